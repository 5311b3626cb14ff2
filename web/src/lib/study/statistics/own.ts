/** What a game itself tells of how somebody plays it, over several games: a row a key. */

import type { MeasuredGame, OwnStatistic } from '$lib/table/protocol';
import { mean, type Mean } from './figures';

/** What was noted by a key: how often, its mean, and how often each number came. */
export interface Row {
	key: string;
	label: string;
	mean: Mean;
	counts: Map<number, number>;
}

/** The rows of a statistic over these games; a key that nothing was noted by has none. */
export function rowsOf(statistic: OwnStatistic, games: MeasuredGame[]): Row[] {
	const found = statistic.keys.map(({ key, label }) => ({ key, label, values: games.flatMap(({ own }) => own?.[statistic.name]?.[key] ?? []) }));
	if (statistic.kind === 'choice') return chosen(found);
	return found.flatMap(({ values, ...one }) => {
		const known = mean(values);
		return known ? [{ ...one, mean: known, counts: counted(values) }] : [];
	});
}

/** How often each key was the one, of all times; those before the first and after the last are left out. */
function chosen(found: { key: string; label: string; values: number[] }[]): Row[] {
	const total = found.reduce((sum, { values }) => sum + values.length, 0);
	const first = found.findIndex(({ values }) => values.length);
	const last = found.findLastIndex(({ values }) => values.length);
	return found.slice(Math.max(first, 0), last + 1).map(({ values, ...one }) => {
		const share = values.length / total;
		const error = total > 1 ? Math.sqrt((share * (1 - share)) / (total - 1)) : 0;
		return { ...one, mean: { n: values.length, value: share, error }, counts: counted(values) };
	});
}

function counted(values: number[]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const value of values.toSorted((a, b) => a - b)) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}

/** Whether its means are shares of all times. */
export const isShare = (statistic: OwnStatistic): boolean => statistic.kind === 'share' || statistic.kind === 'choice';
