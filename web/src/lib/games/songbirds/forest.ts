/** The forest as it is drawn: its cells and lines, and how the view says that a line stands. */

import type { SongbirdsLine, SongbirdsView } from '$lib/table/protocol';

export const COLOURS = ['R', 'B', 'G', 'W'] as const;
export const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;
export const ROWS = ['1', '2', '3', '4', '5'] as const;

/** The cells of a line: a side of the special card has those that the view says. */
export function cellsOf(line: string, { around }: SongbirdsView): string[] {
	return around[line] ?? COLUMNS.flatMap((column) => ROWS.map((row) => column + row)).filter((cell) => cell.includes(line));
}

/** The lines that a cell is part of. */
export function linesOf(cell: string, view: SongbirdsView): string[] {
	return Object.keys(view.lines).filter((line) => cellsOf(line, view).includes(cell));
}

/** Whether a card is a bird with a colour and a volume, and not a special card. */
export function isBird(card: string): boolean {
	return /^[RBGW]\d$/.test(card);
}

export interface Sum {
	colour: string;
	sum: number;
}

/** What each colour sings in a line, the loudest first. */
export function sumsOf(line: SongbirdsLine | undefined): Sum[] {
	const sums = COLOURS.map((colour, i) => [colour, line?.sums[i] ?? 0] as const);
	return inOrder(Object.fromEntries(sums.filter(([, sum]) => sum > 0)));
}

/** Sums by colour as a list, the loudest first. */
export function inOrder(sums: Record<string, number>): Sum[] {
	return Object.entries(sums)
		.map(([colour, sum]) => ({ colour, sum }))
		.sort((a, b) => b.sum - a.sum || rank(a.colour) - rank(b.colour));
}

/** Cards by colour, then volume. */
export function sorted(cards: string[]): string[] {
	return [...cards].sort((a, b) => rank(a) - rank(b) || Number(a.slice(1)) - Number(b.slice(1)));
}

function rank(card: string): number {
	return (COLOURS as readonly string[]).indexOf(card.charAt(0));
}
