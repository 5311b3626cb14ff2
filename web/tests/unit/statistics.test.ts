import { describe, expect, test } from 'vitest';
import { distribution, grouped, groupOf, mean } from '../../src/lib/study/statistics/figures';
import { rowsOf } from '../../src/lib/study/statistics/own';
import type { MeasuredGame, OwnStatistic } from '../../src/lib/table/protocol';

const game = (more: Partial<MeasuredGame>): MeasuredGame =>
	({ id: 'a', game: 'vautour', variant: '{}', players: 2, ended: 0, seat: 0, outcome: 'won', score: 10, win: 1, opponents: ['Ben'], ecart: null, luck: null, own: null, ...more }) as MeasuredGame;

describe('figures', () => {
	test('a mean has its standard error', () => {
		expect(mean([])).toBeNull();
		expect(mean([3])).toEqual({ n: 1, value: 3, error: 0 });
		expect(mean([1, 3])).toEqual({ n: 2, value: 2, error: 1 });
	});

	test('only analysed games say how somebody played, and solo games have no wins', () => {
		const all = groupOf('', [game({ ecart: 40 }), game({ win: 0, score: 2 })]);
		expect([all.games, all.wins?.value, all.score?.value, all.ecart?.n]).toEqual([2, 0.5, 6, 1]);
		expect(groupOf('', [game({ win: null })]).wins).toBeNull();
	});

	test('a game belongs to each of its opponents once', () => {
		const groups = grouped([game({ opponents: ['Ben', 'Merle', 'Merle'] }), game({ opponents: ['Merle'] })], (one) => one.opponents);
		expect(groups.map(({ key, games }) => [key, games])).toEqual([
			['Merle', 2],
			['Ben', 1]
		]);
	});

	test('scores fall into bins of the same width, none left out', () => {
		const scores = [-3, 0, 0, 5, 40];
		const bins = distribution(scores, 4);
		expect(bins.length).toBeLessThanOrEqual(4);
		expect(bins.reduce((sum, { n }) => sum + n, 0)).toBe(scores.length);
		expect(distribution([7])).toEqual([{ from: 7, to: 7, n: 1 }]);
	});
});

describe('what a game itself tells', () => {
	const told = (kind: OwnStatistic['kind'], keys: string[]): OwnStatistic => ({ game: 'vautour', name: 'it', title: '', kind, values: [], keys: keys.map((key) => ({ key, label: key })) });
	const noted = (it: Record<string, number[]>): MeasuredGame => game({ own: { it } });

	test('numbers are gathered by key over the games that have them', () => {
		const [ten, five] = rowsOf(told('spread', ['+10', '+5', '-5']), [noted({ '+10': [15], '+5': [3] }), noted({ '+10': [13] }), game({})]);
		expect([ten?.mean, [...(ten?.counts ?? [])]]).toEqual([{ n: 2, value: 14, error: 1 }, [[13, 1], [15, 1]]]);
		expect(five?.mean).toEqual({ n: 1, value: 3, error: 0 });
		expect(rowsOf(told('mean', ['+10']), [game({})])).toEqual([]);
	});

	test('choices share all times between them, with those in the middle that were never chosen', () => {
		const rows = rowsOf(told('choice', ['1', '2', '3', '4']), [noted({ '1': [1] }), noted({ '3': [1] }), noted({ '3': [1] }), noted({ '1': [1] })]);
		expect(rows.map(({ key, mean }) => [key, mean.n, mean.value])).toEqual([['1', 2, 0.5], ['2', 0, 0], ['3', 2, 0.5]]);
	});
});
