/** The moves of Piafs as a list. */

import { moveName } from '$lib/words/voice';
import type { Choice } from '../room';
import { nameOf } from './cards';

/** The moves with their labels; plays stand under the card they play. */
export function choices(moves: string[]): Choice[] {
	return moves.map((move) => {
		const [card = '', perch] = move.split('@');
		return perch === undefined ? { move, label: labelOf(move) } : { move, label: labelOf(move), group: nameOf(card) };
	});
}

/** A move in words. */
export function labelOf(move: string): string {
	return moveName('piafs', move);
}
