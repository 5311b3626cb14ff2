/**
 * Marks on the board what a move is about: the cards that can be played (`data-move`), the cells and
 * perches (`data-spot`) that its notation names. Boards draw themselves anew, so it looks again then.
 */

import type { Attachment } from 'svelte/attachments';

/** The names in a move: `R5@c3` names the card and its cell, `pass:M1,MC` two cards. */
export function namesIn(move: string): string[] {
	const names = move.replace(/^[a-z]+:/, '').split(/[@,/]/);
	return [move, ...names.map((name) => name.replace(/^\+|[!?]$/g, ''))].filter(Boolean);
}

export function hinted(move: string | null): Attachment<HTMLElement> {
	return (board) => {
		if (move === null) return;
		const names = new Set(namesIn(move));
		const isMeant = (element: HTMLElement): boolean => names.has(element.dataset.move ?? '') || names.has(element.dataset.spot ?? '');
		const mark = (): void => {
			for (const element of board.querySelectorAll<HTMLElement>('[data-move], [data-spot], [data-hinted]'))
				element.toggleAttribute('data-hinted', isMeant(element));
		};
		mark();
		const watcher = new MutationObserver(mark);
		watcher.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-move', 'data-spot'] });
		return () => {
			watcher.disconnect();
			for (const element of board.querySelectorAll('[data-hinted]')) element.removeAttribute('data-hinted');
		};
	};
}
