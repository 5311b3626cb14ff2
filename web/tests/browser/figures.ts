/** Figures of the page as the browser itself gives them; who calls them says what is good enough. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { COLD, DESKTOP, PHONE, type House, type Visitor } from './house';
import { stranded } from './kept';
import { OFFERED, playNow, playOut, RESULT } from './play';
import { ROOT } from './server';

export const GAMES = ['piafs', 'vautour', 'feather', 'songbirds'];

const sorted = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b);
export const median = (numbers: number[]): number => sorted(numbers)[numbers.length >> 1] ?? NaN;

/** Bytes of script and style that came, gzipped, until something can be played. */
export async function bytesToPlay(house: House, game: string): Promise<number> {
	const folder = join(process.env.VOLIERE_WEB ?? join(ROOT, 'src/voliere/server/web'), 'assets');
	const known = new Set(readdirSync(folder));
	const visitor = await house.visitor({ size: PHONE });
	const fetched = new Set<string>();
	visitor.page.on('response', (answer) => fetched.add(new URL(answer.url()).pathname.split('/').at(-1) ?? ''));
	await playNow(visitor, game);
	await visitor.leave();
	const files = [...fetched].filter((file) => known.has(file) && /\.(js|css)$/.test(file));
	if (files.length < 2) throw new Error(`only ${files.join(', ') || 'nothing'} was fetched`);
	return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}

/** First contentful paint, and until the first button can be pressed (ms): medians of some visits. */
export async function paintAndReady(house: House, visits: number): Promise<{ paint: number; ready: number }> {
	const visitor = await house.visitor({ size: PHONE });
	const { page } = visitor;
	const paints: number[] = [];
	const readies: number[] = [];
	for (let visit = 0; visit <= visits; visit++) {
		await page.goto('about:blank');
		await page.goto('/');
		const [paint = NaN, ready = NaN] = await page.evaluate(async () => {
			const isReady = (): boolean => document.querySelector('article[data-game="vautour"] .now button:enabled') !== null;
			while (!isReady()) await new Promise(requestAnimationFrame);
			const now = performance.now();
			const painted = (): PerformanceEntry | undefined => performance.getEntriesByName('first-contentful-paint')[0];
			while (!painted()) await new Promise(requestAnimationFrame);
			return [painted()?.startTime, now];
		});
		if (visit === 0) continue; // the server and the browser's code cache are not warm yet
		paints.push(paint);
		readies.push(ready);
	}
	await visitor.leave();
	return { paint: median(paints), ready: median(readies) };
}

interface Traced {
	ph: string;
	name: string;
	tid: number;
	pid: number;
	/** How long it took, and how much of that its thread was at work (µs). */
	dur?: number;
	tdur?: number;
	args: { name?: string };
}

/**
 * How long the tasks of the page's main thread worked while something went on (ms), the longest
 * first: time on a core, so that it matters less what else the machine does.
 */
async function tasksDuring(visitor: Visitor, what: () => Promise<void>): Promise<number[]> {
	const session = await visitor.tracer();
	const events: Traced[] = [];
	session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
	const includedCategories = ['toplevel', '__metadata'];
	await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
	try {
		await what();
	} finally {
		const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
		await session.send('Tracing.end');
		await ended;
	}
	const threads = events.filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain');
	const mains = new Set(threads.map((thread) => `${thread.pid} ${thread.tid}`));
	const tasks = events.filter((event) => event.name.endsWith('RunTask') && mains.has(`${event.pid} ${event.tid}`));
	return sorted(tasks.map((task) => (task.tdur ?? task.dur ?? 0) / 1000)).reverse();
}

export interface Moving {
	/** From the click to the card gone from the hand (ms, medians), and to that on the screen. */
	made: number;
	shown: number;
	/** The longest task while cards moved (ms), and how many there were. */
	longest: number;
	nTasks: number;
	/** The share of frames that came in time (60 a second) while cards moved. */
	smooth: number;
}

const FRAME = 1000 / 60;
/** What can be played besides the cards in hand: with it, a card is not what is asked for first. */
const ELSEWHERE = 'main [data-move]:not(.hand [data-card])';

/** A few moves with everything that flies, in a game whose every decision takes a card from the hand. */
export async function moving(house: House, game: string, rounds: number): Promise<Moving> {
	const visitor = await house.visitor({ size: DESKTOP });
	const { page } = visitor;
	await playNow(visitor, game);
	await visitor.settle();
	const made: number[] = [];
	const shown: number[] = [];
	const frames: number[] = [];
	const tasks = await tasksDuring(visitor, async () => {
		for (let round = 0; round < rounds; round++) {
			await page.locator(OFFERED).first().waitFor({ timeout: COLD });
			while ((await page.locator(ELSEWHERE).count()) || !(await page.locator('.hand [data-move]').count())) await playOut(visitor, 1);
			const seen = await page.evaluate(async (elsewhere) => {
				const inHand = (): number => document.querySelectorAll('.hand [data-card]').length;
				const frame = (): Promise<number> => new Promise(requestAnimationFrame);
				const before = inHand();
				const card = document.querySelector<HTMLElement>('.hand [data-card][data-move]');
				let begin = performance.now();
				card?.click();
				// A card that goes to a place of the player's choosing is put there.
				if (inHand() === before) {
					await frame();
					const place = document.querySelector<HTMLElement>(elsewhere);
					const button = place?.matches('button') ? place : place?.querySelector('button');
					begin = performance.now();
					button?.click();
				}
				if (inHand() === before) throw new Error('the card is still in the hand');
				const done = performance.now() - begin;
				await frame();
				await frame();
				const painted = performance.now() - begin;
				const times: number[] = [];
				const isMoving = (): boolean => document.getAnimations().some((one) => one.id === 'flight' && one.playState === 'running');
				for (let still = 0, last = await frame(); still < 30; ) {
					const now = await frame();
					still = isMoving() ? 0 : still + 1;
					if (!still) times.push(now - last);
					last = now;
				}
				return { done, painted, times };
			}, ELSEWHERE);
			made.push(seen.done);
			shown.push(seen.painted);
			frames.push(...seen.times);
		}
	});
	await visitor.leave();
	const smooth = frames.filter((ms) => ms < 1.5 * FRAME).length / Math.max(frames.length, 1);
	return { made: median(made), shown: median(shown), longest: tasks[0] ?? NaN, nTasks: tasks.length, smooth };
}

/** What the page keeps after each of some games in a row: kB of heap, and elements. */
export async function keptAfter(house: House, games: number, isOffline = false): Promise<{ heap: number[]; nodes: number[] }> {
	const visitor = isOffline ? await stranded(house) : await house.visitor({ size: DESKTOP, isStill: true });
	const { page } = visitor;
	const session = await visitor.context.newCDPSession(page);
	const heap: number[] = [];
	const nodes: number[] = [];
	await session.send('Performance.enable');
	await playNow(visitor, 'vautour');
	for (let game = 1; game <= games; game++) {
		await playOut(visitor, Infinity, game);
		await page.locator(RESULT).waitFor({ timeout: COLD });
		await visitor.settle();
		await session.send('HeapProfiler.collectGarbage');
		const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
		heap.push(Math.round(usedSize / 1000));
		const { metrics } = await session.send('Performance.getMetrics');
		nodes.push(metrics.find((one) => one.name === 'Nodes')?.value ?? NaN);
		if (game === games) break;
		await page.getByRole('button', { name: 'Revanche' }).click();
		await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	}
	await visitor.leave();
	return { heap, nodes };
}

/** From the tap to the first move of a bot without a network (ms): in a page just opened, and once more in it; and the longest task of the page's thread meanwhile. */
export async function toFirstBotMove(house: House, times: number): Promise<{ cold: number; warm: number; longest: number }> {
	const visitor = await stranded(house, { size: PHONE });
	const { page } = visitor;
	const found: Record<'cold' | 'warm' | 'longest', number[]> = { cold: [], warm: [], longest: [] };
	for (let i = 0; i < times; i++) {
		await page.goto('/');
		for (const kind of ['cold', 'warm'] as const) {
			const { ms, longest } = await tapped(page);
			found[kind].push(ms);
			found.longest.push(longest);
			await page.locator('a[href="/"]').first().click();
		}
	}
	await visitor.leave();
	return { cold: median(found.cold), warm: median(found.warm), longest: Math.max(...found.longest) };
}

/** Play vautour at once, until a bot has laid a card. */
async function tapped(page: Page): Promise<{ ms: number; longest: number }> {
	await page.getByText('Pas de réseau').waitFor();
	return page.evaluate(async () => {
		const tasks: number[] = [];
		const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
		watch.observe({ type: 'longtask' });
		const begun = performance.now();
		document.querySelector<HTMLElement>('article[data-game="vautour"] .now button')?.click();
		while (!document.querySelector('main [data-card^="bid-"]')) await new Promise((next) => setTimeout(next, 1));
		const ms = performance.now() - begun;
		await new Promise((next) => setTimeout(next, 300));
		watch.disconnect();
		return { ms, longest: Math.max(0, ...tasks) };
	});
}

/** The longest task of the page's thread (ms) while the device analyses a finished game of its own, from the tap to the end of the thorough analysis, and while its curve is looked at. */
export async function longestWhileAnalysing(house: House, game: string): Promise<number> {
	const visitor = await stranded(house, { size: PHONE });
	const { page } = visitor;
	await page.goto('/');
	await page.locator(`article[data-game="${game}"] .now button`).first().click();
	await playOut(visitor);
	await page.getByRole('link', { name: 'Revoir' }).click();
	await page.getByRole('button', { name: 'Analyse', exact: true }).click();
	const panel = page.locator('aside');
	const begin = panel.getByRole('button', { name: 'Analyser la partie' });
	await begin.waitFor();
	const tasks = await tasksDuring(visitor, async () => {
		await begin.click();
		await panel.locator('.summary p').nth(2).waitFor({ timeout: COLD });
		await page.keyboard.press('End');
		await panel.getByRole('progressbar').waitFor({ state: 'detached', timeout: COLD });
	});
	await visitor.leave();
	return tasks[0] ?? NaN;
}
