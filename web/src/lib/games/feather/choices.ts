/** The moves of Birds of a Feather as a list, habitat by habitat. */

import { m } from '$lib/words';
import { moveName } from '$lib/words/voice';
import type { Choice } from '../room';
import { birdName, habitatName, habitatOf } from './birds';

/** The moves with their labels. */
export function choices(moves: string[]): Choice[] {
	return moves.map((move) => ({ move, label: moveName('feather', move), group: groupOfMove(move) }));
}

/** What a move stands under: the first card that is passed or drafted, or else the habitat. */
function groupOfMove(move: string): string | undefined {
	const [kind, rest] = move.includes(':') ? (move.split(':') as [string, string]) : ['play', move];
	const [first = '', ...others] = rest.split(kind === 'pass' ? ',' : '/');
	if (kind === 'pass') return others.length ? m.feather_pass_with({ card: birdName(first) }) : undefined;
	return others.length ? moveName('feather', `draft:${first}`) : groupOf(first);
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
