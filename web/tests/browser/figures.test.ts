/**
 * Figures of the page on this machine. Sizes and what stays in memory are judged always; times are
 * printed, and judged only in the long form, since they vary with what else the machine does.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, IS_SOAK, PHONE, type Visitor } from './house';
import { OFFERED, playNow, playOut, RESULT } from './play';
import { ROOT } from './server';

const FIRST_BOARD = 150_000; // bytes
const FIRST_PAINT = 1000; // ms
const INTERACTIVE = 1500;
const MOVE_SHOWN = 100;
const LONG_TASK = 50;
const GROWTH = 4_000; // kB: the engine keeps the code that it has compiled, nothing else grows
const GAMES = IS_SOAK ? 50 : 4;

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

const sorted = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b);
const median = (numbers: number[]): number => sorted(numbers)[numbers.length >> 1] ?? NaN;

test('script and style for the first playable board', async () => {
	const folder = join(process.env.VOLIERE_WEB ?? join(ROOT, 'src/voliere/server/web'), 'assets');
	const size = (file: string): number => gzipSync(readFileSync(join(folder, file))).length;
	const known = new Set(readdirSync(folder));
	for (const game of ['piafs', 'vautour', 'feather', 'songbirds']) {
		const visitor = await house.visitor({ size: PHONE });
		const fetched = new Set<string>();
		visitor.page.on('response', (answer) => fetched.add(new URL(answer.url()).pathname.split('/').at(-1) ?? ''));
		await playNow(visitor, game);
		const files = [...fetched].filter((file) => known.has(file) && /\.(js|css)$/.test(file));
		const bytes = files.map(size).reduce((a, b) => a + b, 0);
		console.log(`${game}: ${(bytes / 1000).toFixed(1)} kB gzip in ${files.length} files`);
		expect(files.length).toBeGreaterThan(1);
		expect(bytes, game).toBeLessThanOrEqual(FIRST_BOARD);
		await visitor.leave();
	}
});

test('first paint and interactive', async () => {
	const visitor = await house.visitor({ size: PHONE });
	const { page } = visitor;
	const paints: number[] = [];
	const readies: number[] = [];
	for (let visit = 0; visit < 5; visit++) {
		await page.goto('about:blank');
		await page.goto('/');
		await page.locator('article[data-game="vautour"] .now button').first().waitFor({ timeout: COLD });
		const [paint, ready] = await page.evaluate(() => [
			performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
			performance.now()
		]);
		paints.push(paint ?? NaN);
		readies.push(ready ?? NaN);
	}
	console.log(`first contentful paint ${median(paints).toFixed(0)} ms, interactive ${median(readies).toFixed(0)} ms (medians)`);
	if (IS_SOAK) {
		expect(median(paints)).toBeLessThan(FIRST_PAINT);
		expect(median(readies)).toBeLessThan(INTERACTIVE);
	}
	await visitor.leave();
});

interface Traced {
	ph: string;
	name: string;
	tid: number;
	/** How long it took, and how much of that its thread was at work (µs). */
	dur?: number;
	tdur?: number;
	args: { name?: string };
}

/**
 * How long the tasks of the page's main thread worked while something went on (ms), the longest
 * first: time on a core, so that it does not matter what else the machine does.
 */
async function tasksDuring(visitor: Visitor, what: () => Promise<void>): Promise<number[]> {
	const session = await visitor.tracer();
	const events: Traced[] = [];
	session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
	const includedCategories = ['toplevel', '__metadata'];
	await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
	await what();
	const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await ended;
	const names = events.filter((event) => event.name === 'thread_name');
	const main = names.find((event) => /CrRendererMain|InProcRenderer/.test(event.args.name ?? ''))?.tid;
	const tasks = events.filter((event) => event.tid === main && event.name.endsWith('RunTask'));
	return sorted(tasks.map((task) => (task.tdur ?? task.dur ?? 0) / 1000)).reverse();
}

test('a move is shown at once, and nothing stutters while cards move', async () => {
	const moves: number[] = [];
	const frames: number[] = [];
	for (const game of ['vautour', 'feather']) {
		const visitor = await house.visitor({ size: DESKTOP });
		const { page } = visitor;
		await playNow(visitor, game);
		await page.waitForTimeout(1000);
		const tasks = await tasksDuring(visitor, async () => {
			for (let round = 0; round < 4; round++) {
				await page.locator(OFFERED).first().waitFor({ timeout: COLD });
				const [move, frame] = await page.evaluate(async () => {
					const card = document.querySelector<HTMLElement>('.hand [data-move]') as HTMLElement;
					const key = card.dataset.card;
					const start = performance.now();
					card.click();
					if (document.querySelector(`.hand [data-card="${key}"]`)) throw new Error('it is still in the hand');
					const done = performance.now() - start;
					await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
					return [done, performance.now() - start] as const;
				});
				moves.push(move);
				frames.push(frame);
				await page.waitForTimeout(1500);
			}
		});
		console.log(`${game}: ${tasks.length} tasks while cards move, the longest ${tasks.slice(0, 3).map(Math.round).join(', ')} ms of work`);
		expect(tasks.length).toBeGreaterThan(100);
		if (IS_SOAK) expect(tasks[0]).toBeLessThan(LONG_TASK);
		await visitor.leave();
	}
	console.log(`a move is made within ${median(moves).toFixed(0)} ms, and on the screen within ${median(frames).toFixed(0)} ms (medians)`);
	expect(median(moves)).toBeLessThan(MOVE_SHOWN);
	if (IS_SOAK) expect(median(frames)).toBeLessThan(MOVE_SHOWN);
});

test(`no memory is kept after ${GAMES} games in one page`, async () => {
	const visitor = await house.visitor({ size: DESKTOP, isStill: true });
	const { page } = visitor;
	const session = await visitor.context.newCDPSession(page);
	const heap: number[] = [];
	const nodes: number[] = [];
	await session.send('Performance.enable');
	await playNow(visitor, 'vautour');
	for (let game = 1; game <= GAMES; game++) {
		await playOut(visitor, Infinity, game);
		await page.locator(RESULT).waitFor({ timeout: COLD });
		await session.send('HeapProfiler.collectGarbage');
		const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
		heap.push(Math.round(usedSize / 1000));
		const { metrics } = await session.send('Performance.getMetrics');
		nodes.push(metrics.find((one) => one.name === 'Nodes')?.value ?? NaN);
		if (game < GAMES) {
			await page.getByRole('button', { name: 'Revanche' }).click();
			await page.locator(OFFERED).first().waitFor({ timeout: COLD });
		}
	}
	console.log(`heap after each game, kB: ${heap.join(', ')}`);
	expect(nodes.at(-1)).toBeLessThan(1.2 * (nodes[0] ?? 0));
	expect((heap.at(-1) ?? 0) - (heap[1] ?? 0)).toBeLessThan(GROWTH);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
}, 1_200_000);
