/**
 * Marks on a board that draws itself anew: what a lesson speaks of, what a hint is about. A mark names what
 * it means: `card R5`, `cell c3`, `place pile`, or `move R5@c3` for what plays it.
 */

import type { Attachment } from 'svelte/attachments';
import { matched } from '$lib/words/patterns';

const KNOWN_BY: Record<string, string> = { card: 'data-face', cell: 'data-cell', place: 'data-place', move: 'data-move' };

/** The elements that a mark means. */
function found(board: ParentNode, mark: string): Element[] {
	const [kind = '', name = ''] = mark.split(' ', 2);
	const attribute = KNOWN_BY[kind];
	return attribute ? [...board.querySelectorAll(`[${attribute}="${CSS.escape(name)}"]`)] : [];
}

/**
 * Keep an attribute on the elements that the marks mean, and on no others, as long as this is attached.
 * They are looked for again when the board, or one of the attributes they are known by, changes.
 */
export function marked(attribute: string, marks: () => string[]): Attachment<HTMLElement> {
	return (board) => {
		const put = (wanted: Set<Element>): void => {
			for (const old of board.querySelectorAll(`[${attribute}]`)) if (!wanted.has(old)) old.removeAttribute(attribute);
			for (const one of wanted) one.setAttribute(attribute, '');
		};
		const look = (): void => put(new Set(marks().flatMap((one) => found(board, one))));
		look();
		const watcher = new MutationObserver(look);
		watcher.observe(board, { childList: true, subtree: true, attributeFilter: Object.values(KNOWN_BY) });
		return () => {
			watcher.disconnect();
			put(new Set());
		};
	};
}

/** What a move is about, as marks: whatever plays it, the cards and the cells that its notation names. */
export function marksOf(patterns: Record<string, string>, move: string): string[] {
	const named = (matched(patterns, move)?.fields ?? []).flatMap(({ name, wording, text }) =>
		text.split(',').flatMap((one) => [`move ${one}`, `cell ${wording === 'number' ? `${name}-${one}` : one}`])
	);
	return [`move ${move}`, ...named];
}
