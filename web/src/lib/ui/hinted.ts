/**
 * Marks on the board what a move is about: the cards that can be played (`data-move`), the cells and
 * perches (`data-spot`) that its notation names.
 */

import type { Attachment } from 'svelte/attachments';
import { keptOn } from './board_marks';

const KNOWN_BY = ['data-move', 'data-spot'];

/** The names in a move: `R5@c3` names the card and its cell, `pass:M1,MC` two cards. */
export function namesIn(move: string): string[] {
	const names = move.replace(/^[a-z]+:/, '').split(/[@,/]/);
	return [move, ...names.map((name) => name.replace(/^\+|[!?]$/g, ''))].filter(Boolean);
}

export function hinted(move: string | null): Attachment<HTMLElement> {
	const names = new Set(move === null ? [] : namesIn(move));
	const isMeant = (element: Element): boolean => KNOWN_BY.some((name) => names.has(element.getAttribute(name) ?? ''));
	return keptOn('data-hinted', KNOWN_BY, (board) => (names.size ? [...board.querySelectorAll('[data-move], [data-spot]')].filter(isMeant) : []));
}
