/** How Piafs is told: how long each event stays, the scores, the cards in words. */

import { listing, m } from '$lib/words';
import type { GameEvent, GameView, PiafsEvent, PiafsView } from '$lib/table/protocol';
import type { ScoreLine } from '../room';
import { birdOf, nameOf, speciesName, speciesPlural } from './cards';

const PACE: Partial<Record<PiafsEvent['event'], number>> = {
	played: 550,
	held: 550,
	outweighed: 1100,
	'took-seed': 650,
	'took-malus': 800,
	'took-nothing': 700,
	'slid-down': 350,
	captured: 600,
	robbed: 900,
	'gave-up': 800,
	perched: 550,
	added: 650,
	drew: 250,
	'drew-from-track': 550,
	'track-refilled': 200,
	'seed-laid': 300,
	'malus-laid': 600,
	'end-triggered': 1000,
	'passed-over': 700,
	'keeping-began': 900,
	kept: 900
};

/** How long an event stays (ms). */
export function pace(event: GameEvent): number {
	return PACE[(event as PiafsEvent).event] ?? 0;
}

/** The arithmetic of the scores: pairs, the eggs of each majority, seeds. */
export function scores(events: GameEvent[], view: GameView, names: string[]): ScoreLine[] {
	const { collections, pairs } = view as PiafsView;
	return (events as PiafsEvent[]).flatMap((event) =>
		event.event === 'scored'
			? [
					{
						seat: event.seat,
						parts: [
							{ label: pairsLabel(event.pairs, pairs[event.seat] ?? []), value: event.pair_points },
							...Object.entries(event.majorities).map(([species, value]) => ({
								label: eggsLabel(species, event.seat, collections, names),
								value
							})),
							{ label: seedsLabel(event.seeds), value: event.seed_points }
						],
						total: event.total
					}
				]
			: []
	);
}

/** How many pairs, and which: "paires (2) : mésange 3, merle 5". */
function pairsLabel(n: number, pairs: [string, string][]): string {
	const birds = pairs.flatMap(([male]) => {
		const bird = birdOf(male);
		return bird ? `${speciesName(bird.species)} ${bird.strength}` : [];
	});
	return n && birds.length === n ? m.piafs_pairs_of({ n, birds: birds.join(', ') }) : m.piafs_pairs({ n });
}

/** Whose eggs count: how many birds of the species there are, and who has the most of the others. */
function eggsLabel(species: string, seat: number, collections: string[][], names: string[]): string {
	const counts = collections.map((cards) => cards.filter((card) => birdOf(card)?.species === species).length);
	const others = counts.filter((_, other) => other !== seat);
	const most = Math.max(0, ...others);
	const words = { name: speciesPlural(species), n: counts[seat] ?? 0 };
	if (!most) return m.piafs_eggs_alone(words);
	const who = listing(names.filter((_, other) => other !== seat && counts[other] === most));
	return m.piafs_eggs_against({ ...words, most, who });
}

/** How many seed cards of each value: "graines 3×1, 2×3". */
function seedsLabel(seeds: string[]): string {
	const values = [...new Set(seeds)].map((value) => `${seeds.filter((one) => one === value).length}×${value}`);
	return values.length ? `${m.piafs_seeds()} ${values.join(', ')}` : m.piafs_seeds();
}

/** What a card is and does. */
export function explain(card: string): string {
	if (card === 'crow') return m.piafs_explain_crow();
	if (card === 'squirrel') return m.piafs_explain_squirrel();
	const bird = birdOf(card);
	if (!bird) return m.piafs_explain_seed({ n: card });
	return m.piafs_explain_bird({ name: nameOf(card), eggs: bird.eggs, n: bird.strength, plural: speciesPlural(bird.species) });
}

const SECTIONS: Record<string, string> = {
	play: 'turn',
	crow: 'malus',
	add: 'no-capture',
	draw: 'draw',
	keep: 'end',
	over: 'scoring'
};

/** The section of the rules that matters now. */
export function section(view: GameView): string | null {
	return SECTIONS[(view as PiafsView).phase] ?? null;
}
