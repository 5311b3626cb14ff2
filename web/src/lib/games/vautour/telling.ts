/** How Vautour is told: how long each event stays, the scores, the cards in words. */

import { m } from '$lib/words';
import type { GameEvent, GameView, VautourEvent } from '$lib/table/protocol';
import type { ScoreLine } from '../room';

const PACE: Partial<Record<VautourEvent['event'], number>> = {
	revealed: 1100,
	cancelled: 800,
	took: 1000,
	carried: 900,
	lost: 900
};

/** How long an event stays (ms). */
export function pace(event: GameEvent): number {
	return PACE[(event as VautourEvent).event] ?? 0;
}

/** The arithmetic of the scores: mice and vultures. */
export function scores(events: GameEvent[]): ScoreLine[] {
	return (events as VautourEvent[]).flatMap((event) =>
		event.event === 'scored'
			? [
					{
						seat: event.seat,
						parts: [
							{ label: m.vautour_mice(), value: event.mice },
							{ label: m.vautour_vultures(), value: event.vultures }
						],
						total: event.total
					}
				]
			: []
	);
}

/** A card's name. */
export function nameOf(card: string): string {
	const kind = card.startsWith('+') ? 'mouse' : card.startsWith('-') ? 'vulture' : 'play';
	return m.vautour_card({ kind, points: Number(card), number: card });
}

/** What a card is and does. */
export function explain(card: string): string {
	if (card.startsWith('+')) return m.vautour_explain_mouse({ n: card.slice(1) });
	if (card.startsWith('-')) return m.vautour_explain_vulture({ n: card.slice(1) });
	return m.vautour_explain_card({ n: card });
}

/** The section of the rules that matters now. */
export function section(view: GameView): string {
	return view.over ? 'end' : view.actors.length ? 'winner' : 'round';
}
