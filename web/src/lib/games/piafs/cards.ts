/** The cards of Piafs as their notation tells them: `CH5m`, `2`, `crow`. */

import { m } from '$lib/words';
import { house } from '$lib/session.svelte';

export const SPECIES = ['CH', 'SP', 'BU', 'BL', 'GR', 'YE'] as const;
export type Species = (typeof SPECIES)[number];

export interface Bird {
	species: Species;
	strength: number;
	isMale: boolean;
	eggs: number;
}

/** The bird of a card; null for seeds, crows and squirrels. */
export function birdOf(card: string): Bird | null {
	const species = SPECIES.find((one) => card.startsWith(one));
	if (!species) return null;
	return { species, strength: Number(card[2]), isMale: card[3] === 'm', eggs: house.worth('piafs', card) };
}

/** Birds as a collection lists them: by species, strength, male before female. */
export function sorted(birds: string[]): string[] {
	const place = (card: string): number => {
		const bird = birdOf(card);
		return bird ? SPECIES.indexOf(bird.species) * 100 + bird.strength * 2 + (bird.isMale ? 0 : 1) : 0;
	};
	return [...birds].sort((a, b) => place(a) - place(b));
}

/** The birds of a collection in its order; those of a pair stand together, the others alone. */
export function grouped(birds: string[], pairs: [string, string][]): string[][] {
	const groups: string[][] = [];
	for (const card of sorted(birds)) {
		const pair = pairs.find((one) => one.includes(card) && one.every((bird) => birds.includes(bird)));
		if (!pair) groups.push([card]);
		else if (card === pair[0]) groups.push(pair);
	}
	return groups;
}

/** A species' name. */
export function speciesName(species: string): string {
	return m.piafs_species({ species });
}

/** Several birds of a species. */
export function speciesPlural(species: string): string {
	return m.piafs_species_many({ species });
}

/** A card's name. */
export function nameOf(card: string): string {
	const bird = birdOf(card);
	const kind = bird ? 'bird' : /^\d/.test(card) ? 'seed' : 'malus';
	const { species = '', strength = 0, isMale = false } = bird ?? {};
	return m.piafs_card({ kind, species, strength, sex: isMale ? 'm' : 'f', value: card, malus: card });
}
