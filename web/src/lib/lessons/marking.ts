/** Marks on the board: `card 12`, `cell c3`, `place pile` name what a step speaks of. */

const SELECTORS: Record<string, string> = { card: 'data-face', cell: 'data-cell', place: 'data-place' };

/** The elements that a mark means. */
function found(board: ParentNode, mark: string): HTMLElement[] {
	const [kind = '', name = ''] = mark.split(' ', 2);
	const attribute = SELECTORS[kind];
	return attribute ? [...board.querySelectorAll<HTMLElement>(`[${attribute}="${CSS.escape(name)}"]`)] : [];
}

/** Mark what is named, and nothing else. */
export function mark(board: HTMLElement, marks: string[]): void {
	const wanted = new Set(marks.flatMap((one) => found(board, one)));
	for (const old of board.querySelectorAll('[data-marked]')) if (!wanted.has(old as HTMLElement)) old.removeAttribute('data-marked');
	for (const one of wanted) one.setAttribute('data-marked', '');
}

/** Keep the marks on a board that changes. */
export function marking(marks: () => string[]): (board: HTMLElement) => () => void {
	return (board) => {
		const put = (): void => mark(board, marks());
		put();
		const observer = new MutationObserver(put);
		observer.observe(board, { childList: true, subtree: true, attributeFilter: ['data-face', 'data-cell', 'data-place'] });
		return () => observer.disconnect();
	};
}
