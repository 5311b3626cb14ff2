/** The moves of Piafs as a list. */

import { listing, m } from '$lib/i18n';
import type { Choice } from '../room';
import { nameOf } from './cards';
import { keptIn } from './scene';

/** The moves with their labels; plays stand under the card they play. */
export function choices(moves: string[]): Choice[] {
	return moves.map((move) => {
		const [card = '', perch] = move.split('@');
		return perch === undefined ? { move, label: labelOf(move) } : { move, label: labelOf(move), group: nameOf(card) };
	});
}

/** A move in words. */
export function labelOf(move: string): string {
	const [card = '', perch] = move.split('@');
	if (perch !== undefined) return m.piafs_play({ card: nameOf(card), n: perch });
	if (move === '-') return m.piafs_add_nothing();
	if (move === 'd') return m.piafs_draw();
	if (move.startsWith('+')) return m.piafs_add({ card: nameOf(move.slice(1)) });
	if (move.startsWith('x:')) return m.piafs_give({ card: nameOf(move.slice(2)) });
	if (move.startsWith('t:')) return m.piafs_take({ card: nameOf(move.slice(2)) });
	return m.piafs_keep({ cards: listing((keptIn(move) ?? []).map(nameOf)) });
}
