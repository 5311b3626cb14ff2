/** The forest as it is drawn: its cells, its lines, and what the colours add up to in a line. */

export const COLOURS = ['R', 'B', 'G', 'W'] as const;
export const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;
export const ROWS = ['1', '2', '3', '4', '5'] as const;

/** The cells around a special card, by the name that its tokens have. */
const AROUND: Record<string, string[]> = {
	above: ['c1', 'c2'],
	right: ['d3', 'e3'],
	below: ['c4', 'c5'],
	left: ['a3', 'b3'],
	'above-right': ['c1', 'c2', 'd3', 'e3'],
	'below-left': ['a3', 'b3', 'c4', 'c5']
};

/** The cells of a line: a column, a row, or a side of the special card. */
export function cellsOf(line: string): string[] {
	if (AROUND[line]) return AROUND[line];
	return /\d/.test(line) ? COLUMNS.map((column) => column + line) : ROWS.map((row) => line + row);
}

/** Whether a card is a bird with a colour and a volume, and not a special card. */
export function isBird(card: string): boolean {
	return /^[RBGW]\d$/.test(card);
}

export interface Sum {
	colour: string;
	sum: number;
}

/** A line looked at: what the colours sing in it, and how many cells are free. */
export interface Looked {
	line: string;
	sums: Sum[];
	free: number;
}

/** What each colour sings in the cells, the loudest first. */
export function sumsOf(forest: Record<string, string>, cells: string[]): Sum[] {
	const sums = new Map<string, number>();
	for (const cell of cells) {
		const card = forest[cell];
		if (card && isBird(card)) sums.set(card.charAt(0), (sums.get(card.charAt(0)) ?? 0) + Number(card.slice(1)));
	}
	return inOrder(Object.fromEntries(sums));
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
