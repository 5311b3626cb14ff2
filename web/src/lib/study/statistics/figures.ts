/** Finished games in figures: means with their errors, groups, distributions. */

import type { MeasuredGame } from '$lib/table/protocol';

/** A mean over so many values, with its standard error; null where there are none. */
export interface Mean {
	n: number;
	value: number;
	error: number;
}

export interface Group {
	key: string;
	games: number;
	wins: Mean | null;
	score: Mean | null;
	ecart: Mean | null;
	luck: Mean | null;
}

export function mean(values: number[]): Mean | null {
	const n = values.length;
	if (!n) return null;
	const value = values.reduce((a, b) => a + b, 0) / n;
	const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
	return { n, value, error: n > 1 ? Math.sqrt(squares / (n - 1) / n) : 0 };
}

const known = (values: (number | null)[]): number[] => values.filter((one) => one !== null);

export function groupOf(key: string, games: MeasuredGame[]): Group {
	return {
		key,
		games: games.length,
		wins: mean(known(games.map(({ win }) => win))),
		score: mean(games.map(({ score }) => score)),
		ecart: mean(known(games.map(({ ecart }) => ecart))),
		luck: mean(known(games.map(({ luck }) => luck)))
	};
}

/** The games by what each belongs to, the largest group first; a game may belong to several. */
export function grouped(games: MeasuredGame[], keysOf: (game: MeasuredGame) => string[]): Group[] {
	const groups = new Map<string, MeasuredGame[]>();
	for (const game of games) for (const key of new Set(keysOf(game))) groups.set(key, [...(groups.get(key) ?? []), game]);
	return [...groups].map(([key, some]) => groupOf(key, some)).toSorted((a, b) => b.games - a.games || a.key.localeCompare(b.key));
}

export interface Bin {
	from: number;
	to: number;
	n: number;
}

/** How often which scores were reached, in at most so many bins of the same width. */
export function distribution(scores: number[], most = 12): Bin[] {
	if (!scores.length) return [];
	const [least, greatest] = [Math.min(...scores), Math.max(...scores)];
	const width = Math.max(1, Math.ceil((greatest - least + 1) / most));
	const bins: Bin[] = [];
	for (let from = least; from <= greatest; from += width)
		bins.push({ from, to: from + width - 1, n: scores.filter((score) => score >= from && score < from + width).length });
	return bins;
}
