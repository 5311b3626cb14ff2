/** The moves of Songbirds as a list: a heading a card, its cells below it. */

import { moveName } from '$lib/words/voice';
import type { Choice } from '../room';
import { sorted } from './forest';
import { nameOf } from './words';

/** A move taken apart: the card it names (null: the card shown), and what is done with it. */
export interface Move {
	card: string | null;
	cell: string | null;
	kind: 'place' | 'lay' | 'show';
}

export function parse(move: string): Move {
	const card = /^[RBGW]\d/.exec(move)?.[0] ?? null;
	if (move.endsWith('?')) return { card, cell: null, kind: 'show' };
	if (move.endsWith('!')) return { card, cell: null, kind: 'lay' };
	return { card, cell: move.slice(-2), kind: 'place' };
}

/** The cells where the card can be placed now, each with its move. */
export function cellsFor(moves: string[], card: string | null): Map<string, string> {
	const cells = new Map<string, string>();
	for (const move of moves) {
		const parsed = parse(move);
		if (parsed.kind === 'place' && parsed.card === card && parsed.cell) cells.set(parsed.cell, move);
	}
	return cells;
}

/** The moves with their labels. */
export function choices(moves: string[]): Choice[] {
	const cards = sorted([...new Set(moves.flatMap((move) => parse(move).card ?? []))]);
	return moves
		.map((move) => ({ move, ...parse(move) }))
		.sort((a, b) => order(cards, a) - order(cards, b) || Number(a.kind === 'lay') - Number(b.kind === 'lay') || a.move.localeCompare(b.move))
		.map(({ move, card, kind }) => ({
			move,
			label: moveName('songbirds', move),
			group: card && kind !== 'show' ? nameOf(card) : undefined
		}));
}

function order(cards: string[], { card }: Move): number {
	return card ? cards.indexOf(card) : 0;
}
