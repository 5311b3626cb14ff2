/** Marks on the board: `card 12`, `cell c3`, `place pile` name what a step speaks of. */

import type { Attachment } from 'svelte/attachments';
import { keptOn } from '$lib/ui/board_marks';

const SELECTORS: Record<string, string> = { card: 'data-face', cell: 'data-cell', place: 'data-place' };

/** The elements that a mark means. */
function found(board: ParentNode, mark: string): Element[] {
	const [kind = '', name = ''] = mark.split(' ', 2);
	const attribute = SELECTORS[kind];
	return attribute ? [...board.querySelectorAll(`[${attribute}="${CSS.escape(name)}"]`)] : [];
}

/** Keep the marks on a board that changes. */
export function marking(marks: () => string[]): Attachment<HTMLElement> {
	return keptOn('data-marked', Object.values(SELECTORS), (board) => marks().flatMap((one) => found(board, one)));
}
