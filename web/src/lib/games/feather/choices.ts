/** The moves of Birds of a Feather as a list, habitat by habitat. */

import { listing, m } from '$lib/i18n';
import type { Choice } from '../room';
import { birdName, cardName, habitatName, habitatOf } from './birds';

/** The moves with their labels. */
export function choices(moves: string[]): Choice[] {
	return moves.map(choice);
}

function choice(move: string): Choice {
	const [kind, rest] = move.includes(':') ? (move.split(':') as [string, string]) : ['play', move];
	if (kind === 'pass') {
		const cards = rest.split(',');
		const group = cards.length > 1 ? m.feather_pass_with({ card: birdName(cards[0] ?? '') }) : undefined;
		return { move, label: m.feather_pass({ cards: listing(cards.map(birdName)) }), group };
	}
	if (kind === 'draft') {
		const [mine = '', put] = rest.split('/');
		const label = m.feather_draft({ card: cardName(mine) });
		return put ? { move, label: m.feather_put({ card: cardName(put) }), group: label } : { move, label, group: groupOf(mine) };
	}
	const label = kind === 'x' ? m.feather_discard({ card: cardName(rest) }) : m.feather_play({ card: cardName(rest) });
	return { move, label, group: groupOf(rest) };
}

function groupOf(card: string): string {
	return habitatName(habitatOf(card));
}

/** The move that passes exactly these cards, if there is one. */
export function passing(moves: string[], cards: string[]): string | null {
	const wanted = setOf(cards);
	return moves.find((move) => move.startsWith('pass:') && setOf(move.slice(5).split(',')) === wanted) ?? null;
}

function setOf(cards: string[]): string {
	return [...cards].sort().join();
}

/** How many cards a move of the migration passes. */
export function nPassed(moves: string[]): number {
	const move = moves.find((one) => one.startsWith('pass:'));
	return move ? move.split(',').length : 0;
}

/** The move that takes a card, and puts another one into the neutral hand if that is asked for. */
export function drafting(moves: string[], mine: string, put: string | null): string | null {
	const move = put === null ? `draft:${mine}` : `draft:${mine}/${put}`;
	return moves.includes(move) ? move : null;
}

/** Whether a draft move also names a card for the neutral hand. */
export function isPutAsked(moves: string[]): boolean {
	return moves.some((move) => move.startsWith('draft:') && move.includes('/'));
}
