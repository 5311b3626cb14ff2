/** How Songbirds is told: how long each event stays, the scores, the cards in words. */

import { m } from '$lib/words';
import type {
	GameEvent,
	GameView,
	SongbirdsEvent,
	SongbirdsScored,
	SongbirdsScoredTogether,
	SongbirdsView
} from '$lib/table/protocol';
import type { ScoreLine } from '../room';
import { isBird } from './forest';
import { isShared } from './scene';
import { colourName, nameOf } from './words';

const PACE: Partial<Record<SongbirdsEvent['event'], number>> = {
	drew: 380,
	skipped: 700,
	showed: 1000,
	placed: 620,
	laid: 900,
	awarded: 1600,
	lapsed: 1600,
	revealed: 800,
	scored: 800,
	'scored-together': 2000,
	'round-ended': 5000
};

/** How long an event stays (ms). */
export function pace(event: GameEvent): number {
	return PACE[(event as SongbirdsEvent).event] ?? 0;
}

/** The arithmetic of the scores: the favourite and its colour's tokens; in a match, round by round. */
export function scores(events: GameEvent[]): ScoreLine[] {
	const lines = new Map<number, SongbirdsScored[]>();
	for (const event of events as SongbirdsEvent[]) {
		if (event.event === 'scored-together') return [togetherLine(event)];
		if (event.event === 'scored') lines.set(event.seat, [...(lines.get(event.seat) ?? []), event]);
	}
	return [...lines].map(([seat, rounds]) => ({
		seat,
		parts: rounds.length === 1 ? rounds.flatMap(partsOf) : rounds.map(roundPart),
		total: rounds.at(-1)?.total ?? 0
	}));
}

function partsOf(event: SongbirdsScored): ScoreLine['parts'] {
	const card = nameOf(event.favourite);
	const own =
		event.worm === null
			? { label: m.songbirds_part_favourite({ card }), value: event.volume ?? 0 }
			: { label: m.songbirds_part_worm({ card }), value: event.worm };
	return [own, { label: m.songbirds_part_tokens({ colour: colourName(event.favourite.charAt(0)) }), value: event.berries }];
}

function roundPart(event: SongbirdsScored, index: number): ScoreLine['parts'][number] {
	const own = event.worm ?? event.volume ?? 0;
	const label = m.songbirds_part_round({ n: index + 1, card: nameOf(event.favourite), sum: addition(own, event.berries) });
	return { label, value: event.score };
}

/** Two numbers as a sum: "5 + 22", "5 − 3". */
export function addition(a: number, b: number): string {
	return `${a} ${added(b)}`;
}

/** A number that is added: "+ 22", "− 3". */
export function added(n: number): string {
	return `${n < 0 ? '−' : '+'} ${Math.abs(n)}`;
}

function togetherLine({ favourite, volume, counted, score }: SongbirdsScoredTogether): ScoreLine {
	if (favourite === null) return { seat: null, parts: [{ label: m.songbirds_part_none(), value: 0 }], total: score };
	const tokens = ownFirst(counted, favourite).map(([colour, value]) => ({ label: m.songbirds_part_tokens({ colour: colourName(colour) }), value }));
	return { seat: null, parts: [{ label: m.songbirds_part_favourite({ card: nameOf(favourite) }), value: volume }, ...tokens], total: score };
}

/** What is known of each colour, the favourite's own before the others. */
export function ownFirst<T>(byColour: Record<string, T>, favourite: string): [string, T][] {
	const own = favourite.charAt(0);
	return Object.entries(byColour).sort(([a], [b]) => Number(b === own) - Number(a === own));
}

/** What a card is and does. */
export function explain(card: string): string {
	if (isBird(card)) return m.songbirds_explain_bird({ card: nameOf(card), colour: colourName(card.charAt(0)), n: card.slice(1) });
	const specials: Record<string, () => string> = {
		crow: m.songbirds_explain_crow,
		falcon: m.songbirds_explain_falcon,
		hummingbird: m.songbirds_explain_hummingbird,
		mockingbird: m.songbirds_explain_mockingbird
	};
	return specials[card]?.() ?? card;
}

/** The section of the rules that matters now. */
export function section(view: GameView): string {
	const { over, options } = view as SongbirdsView;
	if (isShared(view as SongbirdsView)) return options.coop ? 'coop' : 'solo';
	if (over) return 'end';
	return options.early_bird ? 'early-bird' : 'turn';
}
