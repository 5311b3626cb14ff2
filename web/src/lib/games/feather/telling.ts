/** How Birds of a Feather is told: how long each event stays, the scores, the cards in words. */

import { m } from '$lib/words';
import { house } from '$lib/session.svelte';
import type { FeatherEvent, FeatherView, GameEvent, GameView } from '$lib/table/protocol';
import type { ScoreLine } from '../room';
import { birdName, habitatName, habitatOf, kindOf } from './birds';

/** How long an event stays (ms). */
export function pace(event: GameEvent): number {
	const told = event as FeatherEvent;
	switch (told.event) {
		case 'revealed':
			return 1500;
		case 'chased-off':
			return 1200;
		case 'visited':
			return told.full ? 1500 : told.new.length ? 850 : 420;
		case 'left':
			return 350;
		case 'settled':
			return 500;
		case 'packs-passed':
			return 450;
		case 'discarded':
			return 350;
		case 'drew':
			return 500;
		case 'passed':
			return told.cards === null ? 0 : 450;
		default:
			return 0;
	}
}

/** The arithmetic of the scores: aces, other birds, common ones, full habitats. */
export function scores(events: GameEvent[]): ScoreLine[] {
	return (events as FeatherEvent[]).flatMap((event) => {
		if (event.event !== 'scored') return [];
		const { aces, others, commons, full } = event.sheet;
		return [
			{
				seat: event.seat,
				parts: [
					part(m.feather_score_aces, aces, house.worth('feather', 'MA')),
					part(m.feather_score_others, others, house.worth('feather', 'MX')),
					part(m.feather_score_commons, commons, house.worth('feather', 'MC')),
					part(m.feather_score_full, full.length, house.worth('feather', 'M'))
				],
				total: event.total
			}
		];
	});
}

/** So many birds of a kind or full habitats, each worth so much. */
function part(label: (words: { n: number; worth: number }) => string, n: number, worth: number): ScoreLine['parts'][number] {
	return { label: label({ n, worth }), value: n * worth };
}

const EXPLAIN = {
	A: m.feather_explain_a,
	R: m.feather_explain_r,
	X: m.feather_explain_x,
	'1': m.feather_explain_u,
	'2': m.feather_explain_u,
	'3': m.feather_explain_u,
	C: m.feather_explain_c
};

/** What a card is and does. */
export function explain(card: string): string {
	const habitat = habitatOf(card);
	const text = EXPLAIN[kindOf(card)]({ habitat: habitatName(habitat), worth: house.worth('feather', card) });
	return m.feather_explain({ bird: birdName(card), text, bonus: house.worth('feather', habitat) });
}

/** The section of the rules that matters now. */
export function section(view: GameView): string {
	const { phase, options } = view as FeatherView;
	if (view.over) return 'scoring';
	if (phase === 'migration' || phase === 'draft') return phase;
	return options.players === 1 ? 'solo' : 'round';
}
