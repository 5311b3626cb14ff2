/** Marks on a board that draws itself anew: hints and lessons put theirs through here. */

import type { Attachment } from 'svelte/attachments';

/**
 * Keep an attribute on the elements that are meant, and on no others, as long as this is attached.
 * What is meant is asked again when the board, or one of the attributes it is known by, changes.
 */
export function keptOn(attribute: string, knownBy: string[], meant: (board: HTMLElement) => Iterable<Element>): Attachment<HTMLElement> {
	return (board) => {
		const put = (wanted: Set<Element>): void => {
			for (const old of board.querySelectorAll(`[${attribute}]`)) if (!wanted.has(old)) old.removeAttribute(attribute);
			for (const one of wanted) one.setAttribute(attribute, '');
		};
		const look = (): void => put(new Set(meant(board)));
		look();
		const watcher = new MutationObserver(look);
		watcher.observe(board, { childList: true, subtree: true, attributeFilter: knownBy });
		return () => {
			watcher.disconnect();
			put(new Set());
		};
	};
}
