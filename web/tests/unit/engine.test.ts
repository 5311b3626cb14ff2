/** A table of this device, on the games as they are built for the page. */

import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { open, type Engine } from '../../engine/src/index';
import { numberOf } from '../../engine/src/weights';
import { PageEngine, type Machine } from '$lib/engine/engine';
import { Tables } from '$lib/engine/tables';
import type { Answer, Question } from '$lib/engine/worker';

const BUILT = '../src/voliere/wasm/built';
const engine = (game: string): Promise<Engine> => open(game, (file) => readFile(`${BUILT}/${file}`));

/** Two seats of Stupide Vautour, played to the end by the bots. */
async function played(tables: Tables, id: string): Promise<void> {
	let standing = tables.open(id, tables.deal({ players: 2 }, { seed: 7 }));
	while (standing.result === null)
		for (const seat of standing.actors) standing = tables.play(id, seat, await tables.choose(id, seat, 'moineau', { seed: 1 }));
}

test('what is told has the version of its move, and a seat is told what it may know', async () => {
	const tables = new Tables(await engine('vautour'));
	await played(tables, 'a');
	const whole = tables.look('a', 0, 0);
	expect(whole.told[0]).toMatchObject({ version: 1, event: { event: 'dealt' } });
	expect(whole.told.at(-1)?.version).toBe(whole.version);
	const tail = tables.look('a', 0, 5);
	expect(tail.told).toEqual(whole.told.filter(({ version }) => version > 5));
	const chose = (seat: number): unknown[] => tables.look('a', seat, 0).told.filter(({ event }) => event.event === 'chose' && event.seat === 1);
	expect(JSON.stringify(chose(0))).not.toEqual(JSON.stringify(chose(1)));
});

test('a table is committed to its deal, and made again from what was saved', async () => {
	const tables = new Tables(await engine('songbirds'));
	const saved = tables.deal({ players: 2 }, { table: 'device-1', seats: ['person', 'bot:merle'] });
	expect(saved.bound?.commitment).toMatch(/^[0-9a-f]{64}$/);
	tables.open('a', saved);
	tables.open('b', structuredClone(saved));
	expect(tables.look('a', 0, 0)).toEqual(tables.look('b', 0, 0));
});

test('the steps of a game are its moves; open cards show every hand, closed ones only the own', async () => {
	const tables = new Tables(await engine('piafs'));
	const saved = tables.deal({ players: 3 }, { seed: 3 });
	tables.open('a', saved);
	const moves: [number, string][] = [];
	for (let i = 0; i < 6; i++) {
		const seat = tables.open('a', { ...saved, moves }).actors[0] as number;
		moves.push([seat, await tables.choose('a', seat, 'oisillon', { seed: 2 })]);
	}
	const closed = tables.steps({ ...saved, moves }, { seat: 0, open: false });
	expect(closed).toHaveLength(7);
	expect(closed.every(({ hands }) => hands === null)).toBe(true);
	const open = tables.steps({ ...saved, moves }, { seat: 0, open: true });
	expect(open[6]?.hands).toHaveLength(3);
	expect(open.map(({ move }) => move).slice(1)).toEqual(expect.arrayContaining(moves.map(([, move]) => move)));
});

test('bots think one after the other, and what else is asked is answered meanwhile', async () => {
	const tables = new Tables(await engine('feather'));
	tables.open('a', tables.deal({ players: 2 }, { seed: 5 }));
	const order: string[] = [];
	const thoughts = [0, 1].map((seat) => tables.choose('a', seat, 'merle', { seed: 1, budget_ms: 120 }).then(() => order.push(`bot ${seat}`)));
	await new Promise((done) => setTimeout(done, 60));
	expect(tables.look('a', 0, 0).version).toBe(1);
	order.push('look');
	await Promise.all(thoughts);
	expect(order).toEqual(['look', 'bot 0', 'bot 1']);
});

/** The largest tables: their searches need the most room. */
const LARGEST: [string, Record<string, number | boolean>][] = [
	['vautour', { players: 5 }],
	['piafs', { players: 4 }],
	['feather', { players: 7 }],
	['songbirds', { players: 8, coop: true }]
];

test.each(LARGEST)('the strongest bot at the largest table of %s leaves a worker below 64 MB', async (game, options) => {
	const loaded = await engine(game);
	const tables = new Tables(loaded);
	const { actors } = tables.open('a', tables.deal(options, { seed: 1 }));
	// What it needs is taken at the beginning, by how long it is to think.
	await tables.choose('a', actors[0] as number, 'hibou', { budget_ms: 1000 });
	expect(loaded.scratch.buffer.$.buffer.byteLength / 2 ** 20).toBeLessThan(60);
});

/** A worker of its own in this process, which can be killed. */
class Here implements Machine {
	onmessage: Machine['onmessage'] = null;
	onerror: Machine['onerror'] = null;
	isDead = false;

	constructor(private readonly tables: Promise<Tables>) {}

	postMessage({ id, name, given }: Question): void {
		void this.tables.then(async (tables) => {
			if (this.isDead) return;
			const asked = tables as unknown as Record<string, (...given: unknown[]) => unknown>;
			const answer = (value: unknown): Answer => ({ id, value });
			this.onmessage?.({ data: answer(name === 'begin' || name === 'ping' ? null : await asked[name]?.(...given)) } as MessageEvent<Answer>);
		});
	}

	terminate(): void {
		this.isDead = true;
	}
}

test('a worker that says nothing any more, or is asked nothing, is given up, and the next question starts another', async () => {
	const machines: Here[] = [];
	const pageEngine = new PageEngine('vautour', () => {
		machines.push(new Here(engine('vautour').then((loaded) => new Tables(loaded))));
		return machines.at(-1) as Here;
	});
	const saved = await pageEngine.ask('deal', { players: 2 }, { seed: 1 });
	await pageEngine.ask('open', 'a', saved);
	(machines[0] as Here).isDead = true;
	vi.useFakeTimers();
	const lost = expect(pageEngine.ask('look', 'a', 0, 0)).rejects.toMatchObject({ code: 'engine-died' });
	await vi.advanceTimersByTimeAsync(10_000);
	vi.useRealTimers();
	await lost;
	expect((await pageEngine.ask('open', 'a', saved)).version).toBe(1);
	expect(machines).toHaveLength(2);
	vi.useFakeTimers();
	await pageEngine.ask('look', 'a', 0, 0);
	await vi.advanceTimersByTimeAsync(600_000);
	vi.useRealTimers();
	expect(machines[1]?.isDead, 'nobody asks for anything').toBe(true);
	pageEngine.end();
});

test('half a number is a number: the largest, the smallest, and those between', () => {
	const halves: [number, number][] = [
		[0x0000, 0],
		[0x0001, 2 ** -24],
		[0x03ff, 1023 * 2 ** -24],
		[0x0400, 2 ** -14],
		[0x3555, 0.333251953125],
		[0x3c00, 1],
		[0xc500, -5],
		[0x7bff, 65504],
		[0xfc00, -Infinity]
	];
	for (const [bits, number] of halves) expect(numberOf(bits)).toBe(number);
	expect(numberOf(0x7e00)).toBeNaN();
});

test.each([3, 4, 5])('bots of every level play vautour for %i to the end, a bird as its level', async (players) => {
	const tables = new Tables(await engine('vautour'));
	let standing = tables.open('a', tables.deal({ players }, { seed: 3 }));
	const names = tables.levels(), quick = names.filter((name) => !['merle', 'hibou', 'level-7', 'level-8'].includes(name));
	const simulations = 10, seed = 9;
	for (let n = 0; standing.result === null; n++)
		for (const seat of standing.actors) {
			const name = names[(n + seat) % names.length]!;
			const move = await tables.choose('a', seat, name, quick.includes(name) ? { seed } : { seed, simulations });
			if (name === 'moineau') expect(await tables.choose('a', seat, 'level-5', { seed })).toBe(move);
			if (name === 'merle') expect(await tables.choose('a', seat, 'level-7', { seed, simulations })).toBe(move);
			standing = tables.play('a', seat, move);
		}
	expect(standing.result.scores).toHaveLength(players);
}, 60_000);
