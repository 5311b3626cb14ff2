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
const GROWTH = 2_000; // kB, over all games after the first few
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

/** Begin to note long tasks; what comes back tells them. */
async function longTasks({ page }: Visitor): Promise<() => Promise<number[]>> {
	await page.evaluate(() => {
		const kept = window as never as { tasks: number[] };
		kept.tasks = [];
		new PerformanceObserver((list) => kept.tasks.push(...list.getEntries().map((one) => one.duration))).observe({
			type: 'longtask'
		});
	});
	return () => page.evaluate(() => (window as never as { tasks: number[] }).tasks);
}

test('a move is shown at once, and nothing stutters while cards move', async () => {
	const moves: number[] = [];
	for (const game of ['vautour', 'feather']) {
		const visitor = await house.visitor({ size: DESKTOP });
		const { page } = visitor;
		await playNow(visitor, game);
		await page.waitForTimeout(1000);
		const tasks = await longTasks(visitor);
		for (let round = 0; round < 4; round++) {
			await page.locator(OFFERED).first().waitFor({ timeout: COLD });
			moves.push(
				await page.evaluate(async () => {
					const card = document.querySelector<HTMLElement>('.hand [data-move]') as HTMLElement;
					const key = card.dataset.card;
					const start = performance.now();
					card.click();
					await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
					if (document.querySelector(`.hand [data-card="${key}"]`)) throw new Error('it is still in the hand');
					return performance.now() - start;
				})
			);
			await page.waitForTimeout(1500);
		}
		const long = (await tasks()).filter((ms) => ms > LONG_TASK).map(Math.round);
		console.log(`${game}: long tasks while cards move: ${long.join(', ') || 'none'}`);
		if (IS_SOAK) expect(long).toEqual([]);
		await visitor.leave();
	}
	console.log(`a move is shown after ${median(moves).toFixed(0)} ms (median), ${Math.max(...moves).toFixed(0)} ms (worst)`);
	if (IS_SOAK) expect(Math.max(...moves)).toBeLessThan(MOVE_SHOWN);
});

test(`no memory is kept after ${GAMES} games in one page`, async () => {
	const visitor = await house.visitor({ size: DESKTOP, isStill: true });
	const { page } = visitor;
	const session = await visitor.context.newCDPSession(page);
	const heap: number[] = [];
	await playNow(visitor, 'vautour');
	for (let game = 1; game <= GAMES; game++) {
		await playOut(visitor, Infinity, game);
		await page.locator(RESULT).waitFor({ timeout: COLD });
		await session.send('HeapProfiler.collectGarbage');
		const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
		heap.push(Math.round(usedSize / 1000));
		if (game < GAMES) {
			await page.getByRole('button', { name: 'Revanche' }).click();
			await page.locator(OFFERED).first().waitFor({ timeout: COLD });
		}
	}
	console.log(`heap after each game, kB: ${heap.join(', ')}`);
	expect((heap.at(-1) ?? 0) - (heap[1] ?? 0)).toBeLessThan(GROWTH);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
}, 1_200_000);
