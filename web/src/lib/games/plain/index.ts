/** A plain room for any game: the view as lists and the choices as buttons. */

import type { GameView } from '$lib/table/protocol';
import { moveName } from '$lib/words/voice';
import type { Room, ScoreLine } from '../room';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { inOrder } from './order';

/** What each seat has in the end; one score is that of all together. */
function scores(view: GameView): ScoreLine[] {
	const totals = view.result?.scores ?? [];
	return totals.map((total, seat) => ({ seat: totals.length > 1 ? seat : null, parts: [], total }));
}

export const room: Room = {
	Board: Board as Room['Board'],
	CardFace,
	choices: (moves, view) => inOrder(moves).map((move) => ({ move, label: moveName(view.game, move) })),
	pace: () => 350,
	scores: (_, view) => scores(view),
	explain: (card) => card,
	section: () => null
};
