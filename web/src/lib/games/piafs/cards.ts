/** The cards of Piafs as their notation tells them: `CH5m`, `2`, `crow`. */

import { m } from '$lib/i18n';
import { house } from '$lib/session.svelte';

export const SPECIES = ['CH', 'SP', 'BU', 'BL', 'GR', 'YE'] as const;
export type Species = (typeof SPECIES)[number];

const NAMES: Record<Species, () => string> = {
	CH: () => m.piafs_chaffinch(),
	SP: () => m.piafs_sparrow(),
	BU: () => m.piafs_bullfinch(),
	BL: () => m.piafs_blackbird(),
	GR: () => m.piafs_greenfinch(),
	YE: () => m.piafs_yellowhammer()
};

const PLURALS: Record<Species, () => string> = {
	CH: () => m.piafs_chaffinches(),
	SP: () => m.piafs_sparrows(),
	BU: () => m.piafs_bullfinches(),
	BL: () => m.piafs_blackbirds(),
	GR: () => m.piafs_greenfinches(),
	YE: () => m.piafs_yellowhammers()
};

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

/** The strengths of birds, summed. */
export function strengthOf(birds: string[]): number {
	return birds.reduce((sum, card) => sum + (birdOf(card)?.strength ?? 0), 0);
}

/** Birds as a collection lists them: by species, strength, male before female. */
export function sorted(birds: string[]): string[] {
	const place = (card: string): number => {
		const bird = birdOf(card);
		return bird ? SPECIES.indexOf(bird.species) * 100 + bird.strength * 2 + (bird.isMale ? 0 : 1) : 0;
	};
	return [...birds].sort((a, b) => place(a) - place(b));
}

/** Male and female of the same species and strength stand together, the others alone. */
export function couples(birds: string[]): string[][] {
	const groups = new Map<string, string[]>();
	for (const card of sorted(birds)) {
		const key = card.slice(0, 3);
		groups.set(key, [...(groups.get(key) ?? []), card]);
	}
	return [...groups.values()];
}

/** A species' name. */
export function speciesName(species: string): string {
	return NAMES[species as Species]();
}

/** Several birds of a species. */
export function speciesPlural(species: string): string {
	return PLURALS[species as Species]();
}

/** A card's name. */
export function nameOf(card: string): string {
	if (card === 'crow') return m.piafs_crow();
	if (card === 'squirrel') return m.piafs_squirrel();
	const bird = birdOf(card);
	if (!bird) return m.piafs_seed({ n: card });
	const name = speciesName(bird.species);
	return bird.isMale ? m.piafs_male({ name, n: bird.strength }) : m.piafs_female({ name, n: bird.strength });
}
