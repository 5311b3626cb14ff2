/** Figures of the page on this machine: printed, not judged, but for sizes, which do not vary. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, House } from './house';

const COLD = 120_000;
const GAMES = Number(process.env.VOLIERE_GAMES ?? 2);
const FIRST_BOARD = 150_000;
const LONG_TASK = 50;

let house: House;
beforeAll(async () => (house = await House.open()));
afterAll(() => house?.close());

test('script and style for the first playable board', () => {
	const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
	const folder = join(process.env.VOLIERE_WEB ?? join(root, 'src/voliere/server/web'), 'assets');
	const size = (file: string): number => gzipSync(readFileSync(join(folder, file))).length;
	const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
	const rooms = /^(piafs|vautour|feather|songbirds|plain)-/;
	const later = /^(MePage|RulesPage|workbox)/;
	const frame = files.filter((file) => !rooms.test(file) && !later.test(file)).map(size).reduce((a, b) => a + b, 0);
	for (const game of ['piafs', 'vautour', 'feather', 'songbirds']) {
		const board = files.filter((file) => file.startsWith(`${game}-`)).map(size).reduce((a, b) => a + b, 0);
		console.log(`${game}: ${((frame + board) / 1000).toFixed(1)} kB gzip`);
		expect(frame + board, game).toBeLessThanOrEqual(FIRST_BOARD);
	}
});

test('first paint, interactive, a move, long tasks, memory', async () => {
	const visitor = await house.visitor({ size: DESKTOP });
	const { page } = visitor;
	await page.goto('/');
	await page.locator('article').nth(3).waitFor({ timeout: COLD });
	await page.goto('/');
	await page.getByRole('button', { name: /Stupide Vautour tout de suite/ }).waitFor();
	const [paint, ready] = await page.evaluate(() => [
		performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
		performance.now()
	]);
	console.log(`first contentful paint ${paint?.toFixed(0)} ms, interactive within ${ready?.toFixed(0)} ms`);

	await page.evaluate(() => {
		const kept = window as never as { tasks: number[] };
		kept.tasks = [];
		new PerformanceObserver((list) => kept.tasks.push(...list.getEntries().map((one) => one.duration))).observe({
			type: 'longtask'
		});
	});
	await page.getByRole('button', { name: /Stupide Vautour tout de suite/ }).click();
	const shown: number[] = [];
	const heap: number[] = [];
	const session = await visitor.context.newCDPSession(page);
	const offered = page.locator('.hand [data-move]').first();
	const result = page.locator('dialog:has(.fair)');
	for (let game = 1; game <= GAMES; game++) {
		for (let round = 1; round <= 15; round++) {
			await offered.waitFor({ timeout: COLD });
			if (game === 1 && round === 2) await page.evaluate(() => ((window as never as { tasks: number[] }).tasks = []));
			shown.push(
				await page.evaluate(async () => {
					const card = document.querySelector<HTMLElement>('.hand [data-move]') as HTMLElement;
					const start = performance.now();
					card.click();
					await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
					return performance.now() - start;
				})
			);
			if (game > 1) await page.keyboard.press('s');
			await page.waitForTimeout(game === 1 ? 800 : 30);
		}
		await result.waitFor({ timeout: COLD });
		if (game === 1) {
			const tasks = await page.evaluate(() => (window as never as { tasks: number[] }).tasks);
			console.log(`long tasks over ${LONG_TASK} ms in a game: ${tasks.filter((ms) => ms > LONG_TASK).map(Math.round).join(', ') || 'none'}`);
		}
		await session.send('HeapProfiler.collectGarbage');
		const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
		heap.push(Math.round(usedSize / 1000));
		if (game < GAMES) await page.getByRole('button', { name: 'Revanche' }).click();
	}
	shown.sort((a, b) => a - b);
	console.log(`a move is shown after ${shown[shown.length >> 1]?.toFixed(0)} ms (median), ${shown.at(-1)?.toFixed(0)} ms (worst)`);
	console.log(`heap after each game, kB: ${heap.join(', ')}`);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});
