import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../src/lib/study/hands';
import { hashOf, pointOf } from '../../src/lib/study/point';
import { lean, linesOf, namesIn, scoresIn } from '../../src/lib/study/records';
import { ReplayStore } from '../../src/lib/study/replay.svelte';
import type { Replay, ReplayStep } from '../../src/lib/table/protocol';

describe('a point in an address', () => {
	test('is read and written', () => {
		expect(pointOf('move=17&seat=1')).toEqual({ move: 17, seat: 1 });
		expect(pointOf('#move=3&seat=none&open&blind')).toEqual({ move: 3, seat: null, open: true, blind: true });
		expect(hashOf({ move: 17, seat: 1 })).toBe('#move=17&seat=1');
		for (const point of [{ move: 4, seat: null, open: true }, { move: 0, seat: 2, blind: true }]) expect(pointOf(hashOf(point))).toEqual(point);
	});

	test('is the beginning where it is nonsense', () => {
		for (const hash of [null, '', 'move=-3', 'move=1e9', 'move=<b>', 'seat=x']) expect(pointOf(hash)).toEqual({ move: 0 });
	});
});

describe('a file of records', () => {
	const record = { voliere: 1, game: 'vautour', seats: ['Ana', 'bot:merle'], moves: [{ seat: 0, move: '1', legal: ['1', '2'] }], result: { scores: [3, 4], winners: [1] } };

	test('has one a line, or one over several lines', () => {
		expect(linesOf(`${JSON.stringify(record)}\n\nnothing\n[1]\n`).map((line) => line.record !== null)).toEqual([true, false, false]);
		expect(linesOf(JSON.stringify(record, null, 2))).toEqual([{ number: 1, record }]);
	});

	test('is sent without legal moves', () => {
		expect(lean(record).moves).toEqual([{ seat: 0, move: '1' }]);
		expect(lean({ moves: [null, 3] })).toEqual({ moves: [null, 3] });
	});

	test('says who played and how it ended', () => {
		expect([namesIn(record), scoresIn(record)]).toEqual([['Ana', 'merle'], [3, 4]]);
		expect([namesIn({}), scoresIn({ result: null })]).toEqual([[], []]);
	});
});

test('the cards of a seat stand first, a chosen one with them', () => {
	const known = { '3': {}, '7': {} };
	expect(cardsIn({ seeds: ['x'], hand: ['3'], chosen: '7' }, known)).toEqual([
		{ field: 'hand', cards: ['3', '7'], texts: [], chosen: '7' },
		{ field: 'seeds', cards: [], texts: ['x'], chosen: null }
	]);
});

function step(number: number, round: number): ReplayStep {
	const told = [{ version: number, event: { event: number ? 'took' : 'dealt' }, text: `told ${number}` }] as never;
	return { seat: 0, move: null, turn: number, round, told, view: { n: number, ...(number === 0 && { kept: true }) }, hands: [{ hand: [String(number)] }] };
}

async function opened(): Promise<{ store: ReplayStore; asked: string[] }> {
	const asked: string[] = [];
	const store = new ReplayStore((seat, open) => {
		asked.push(`${seat} ${open}`);
		const steps = [step(0, 1), step(1, 1), step(2, 2), step(3, 2), step(4, 3)];
		return Promise.resolve({ id: 'g', game: 'vautour', seats: [], mine: [], seat, open, steps, comments: [] } as unknown as Replay);
	}, () => Promise.reject(new Error('nobody plays on here')));
	await store.look(0, false);
	return { store, asked };
}

describe('a game seen again', () => {
	test('has a whole view at every step', async () => {
		const { store } = await opened();
		store.goTo(3);
		expect(store.director.view).toEqual({ n: 3, kept: true });
		expect(store.log.map(({ text }) => text)).toEqual(['told 0', 'told 1', 'told 2', 'told 3']);
		expect(store.hands).toEqual([{ hand: ['3'] }]);
	});

	test('goes by steps and by rounds, and no further than its ends', async () => {
		const { store } = await opened();
		const at: number[] = [];
		for (const go of [() => store.jump(1), () => store.jump(1), () => store.forward(), () => store.jump(-1), () => store.jump(-1), () => store.jump(-1), () => store.end(), () => store.begin(), () => store.back()]) {
			go();
			at.push(store.at);
		}
		expect(at).toEqual([2, 4, 4, 2, 0, 0, 4, 0, 0]);
	});

	test('is looked at with other eyes from the same point, each asked for once', async () => {
		const { store, asked } = await opened();
		store.goTo(2);
		await store.look(1, true);
		await store.look(0, false);
		expect(store.at).toBe(2);
		expect(asked).toEqual(['0 false', '1 true']);
	});

	test('without spoilers only goes forward', async () => {
		const { store } = await opened();
		store.isBlind = true;
		store.forward();
		store.forward();
		store.back();
		store.end();
		expect(store.at).toBe(2);
	});

	test('goes on by itself to the end', async () => {
		const { store } = await opened();
		store.speed = 'fast';
		store.goTo(2);
		await store.play();
		expect([store.at, store.isPlaying]).toEqual([4, false]);
	});
});
