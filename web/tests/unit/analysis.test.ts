import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AnalysisStore } from '../../src/lib/study/analysis/analysis.svelte';
import { prospects, range, worst } from '../../src/lib/study/analysis/curve';
import type { Analysis, AnalysisState } from '../../src/lib/table/protocol';

const decision = (index: number, seat: number, loss: number, counts = true): Analysis['decisions'][number] => ({
	index,
	seat,
	move: '1',
	best: '2',
	counts,
	loss,
	error: 0.01,
	class: 'good',
	moves: []
});

const analysis = {
	seats: ['0', '1'],
	decisions: [decision(0, 0, 0.02), decision(1, 1, 0.3), decision(2, 0, 0.1), decision(3, 1, 0.5, false)],
	luck: [
		{ index: 0, cause: 'deal', seat: null, change: [0.1, -0.1], error: 0 },
		{ index: 0, cause: 'decision', seat: 0, change: [-0.2, 0.2], error: 0 },
		{ index: 1, cause: 'chance', seat: null, change: [0.6, -0.6], error: 0 }
	],
	summary: [
		{ seat: 0, fair: 0.5 },
		{ seat: 1, fair: 0.5 }
	]
} as unknown as Analysis;

describe('the curve', () => {
	test('begins with the deal and ends with the result', () => {
		const values = prospects(analysis, 3).map((all) => all.map((one) => Math.round(100 * one)));
		expect(values).toEqual([
			[60, 40],
			[40, 60],
			[100, 0]
		]);
	});

	test('points have a range of their own', () => {
		expect(range([[3], [8]], true)).toEqual([3, 8]);
		expect(range([[3], [8]], false)).toEqual([0, 1]);
		expect(range([[3], [3]], true)).toEqual([2, 4]);
	});

	test('what lost most comes first, and only what counts', () => {
		expect(worst(analysis, null).map(({ index }) => index)).toEqual([1, 2, 0]);
		expect(worst(analysis, 0).map(({ index }) => index)).toEqual([2, 0]);
	});
});

describe('an analysis on its way', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	const state = (more: Partial<AnalysisState>): AnalysisState => ({ key: null, state: 'working', done: 0, of: 4, depth: null, analysis: null, told: null, ...more });

	test('is followed until it is there, the quick one meanwhile', async () => {
		const told = { sentences: ['…'] } as unknown as AnalysisState['told'];
		const answers = [state({ done: 1 }), state({ depth: 'quick', analysis, told }), state({ state: 'done', depth: 'full', analysis, told })];
		const asked: (string | null)[] = [];
		const store = new AnalysisStore({
			by: 'server',
			begin: async () => state({ state: 'waiting', of: 0 }),
			look: async (have) => {
				asked.push(have);
				return answers.shift() as AnalysisState;
			}
		});
		await store.begin();
		expect(store.state).toBe('waiting');
		await vi.advanceTimersByTimeAsync(300);
		expect(store.share).toBe(0.25);
		await vi.advanceTimersByTimeAsync(300);
		expect([store.depth, store.isUnderWay]).toEqual(['quick', true]);
		await vi.advanceTimersByTimeAsync(1000);
		expect([store.depth, store.state, store.isUnderWay]).toEqual(['full', 'done', false]);
		expect(asked).toEqual([null, null, 'quick']);
	});

	test('is asked for again if the server has forgotten it', async () => {
		let begun = 0;
		const store = new AnalysisStore({
			by: 'server',
			begin: async () => state({ state: begun++ ? 'done' : 'waiting' }),
			look: async () => state({ state: 'none' })
		});
		await store.begin();
		await vi.advanceTimersByTimeAsync(300);
		expect([begun, store.state]).toEqual([2, 'done']);
	});

	test('a game of the device alone is not offered', async () => {
		const store = new AnalysisStore({ by: 'server', begin: () => Promise.reject(Object.assign(new Error(), { status: 404 })), look: async () => state({}) });
		await store.begin();
		expect(store.isOffered).toBe(false);
	});

	test('a refusal is told', async () => {
		const store = new AnalysisStore({ by: 'server', begin: () => Promise.reject(new Error('no')), look: async () => state({}) });
		await store.begin();
		expect([store.state, store.refusal?.message]).toEqual(['failed', 'no']);
	});
});
