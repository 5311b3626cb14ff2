/** A plain room for any game: the view as lists and the choices as buttons. */

import type { GameEvent } from '$lib/table/protocol';
import type { Room, ScoreLine } from '../room';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';

const SCORED = new Set(['scored', 'scored-together']);

/** Every number an event of scoring gives, and the total last. */
function scores(events: GameEvent[]): ScoreLine[] {
	const lines = new Map<number | null, ScoreLine>();
	for (const event of events) {
		if (!SCORED.has(event.event)) continue;
		const fields = event as unknown as Record<string, unknown>;
		const seat = typeof fields.seat === 'number' ? fields.seat : null;
		const total = Number(fields.total ?? fields.score ?? 0);
		lines.set(seat, { seat, parts: [], total });
	}
	return [...lines.values()];
}

export const room: Room = {
	Board: Board as Room['Board'],
	CardFace,
	choices: (moves) => moves.map((move) => ({ move, label: move })),
	pace: () => 350,
	scores,
	explain: (card) => card,
	section: () => null
};
