import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Director } from '$lib/table/director.svelte';
import type { GameView, Told } from '$lib/table/protocol';

const view = (round: number): GameView => ({ game: 'vautour', round }) as unknown as GameView;
const told = (event: string): Told => ({ version: 1, event: { event }, text: event }) as unknown as Told;

let heard: string[];
let director: Director;

beforeEach(() => {
	vi.useFakeTimers();
	heard = [];
	director = new Director((one) => heard.push(one.text ?? ''));
	director.pace = (event) => (event.event === 'chose' ? 0 : 100);
	director.show(view(1));
});
afterEach(() => vi.useRealTimers());

const rounds = (): unknown => (director.view as unknown as { round: number }).round;

test('plays events one after the other before the new view', async () => {
	director.push({ told: [told('chose'), told('revealed'), told('took')], view: view(2), decision: 2 });
	expect(heard).toEqual(['chose', 'revealed']);
	expect(director.told).toHaveLength(2);
	expect(rounds()).toBe(1);
	await vi.advanceTimersByTimeAsync(100);
	expect(director.told).toHaveLength(3);
	await vi.advanceTimersByTimeAsync(100);
	expect(director.told).toEqual([]);
	expect(rounds()).toBe(2);
	expect(director.isPlaying).toBe(false);
});

test('what was told before is shown again and not told again', async () => {
	director.push({ told: [told('revealed'), told('took')], view: view(2), decision: 2, isAgain: true });
	expect(director.told).toHaveLength(1);
	director.show(view(3));
	director.push({ told: [told('took')], view: view(4), decision: 4, isAgain: true });
	await vi.advanceTimersByTimeAsync(100);
	expect(rounds()).toBe(4);
	expect(heard).toEqual([]);
});

test('events without a pause change the view at once', () => {
	director.push({ told: [told('chose')], view: view(2), decision: 2 });
	expect(rounds()).toBe(2);
});

test('skipping hurries to the present and tells everything', async () => {
	director.push({ told: [told('revealed'), told('took')], view: view(2), decision: 2 });
	director.push({ told: [told('revealed')], view: view(3), decision: 3 });
	director.skip();
	await vi.advanceTimersByTimeAsync(0);
	expect(rounds()).toBe(3);
	expect(heard).toEqual(['revealed', 'took', 'revealed']);
});

/** Push so many batches of one event each, and say when (ms) each of the views was shown. */
async function shownAfter(batches: number, pace: number): Promise<number[]> {
	const shown: number[] = [];
	const begun = Date.now();
	director = new Director(() => undefined, () => shown.push(Date.now() - begun));
	director.pace = () => pace;
	for (let n = 0; n < batches; n++) director.push({ told: [told('revealed')], view: view(n), decision: n });
	await vi.runAllTimersAsync();
	return shown;
}

test('the moves of several bots are each shown for their whole time', async () => {
	expect(await shownAfter(10, 500)).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000]);
});

test('a backlog is hurried, but every event is shown', async () => {
	const shown = await shownAfter(50, 1000);
	const stays = shown.map((at, i) => at - (shown[i - 1] ?? 0));
	expect(Math.min(...stays)).toBeGreaterThan(250);
	expect(stays.at(-1)).toBe(1000);
	expect(shown.at(-1)).toBeLessThan(40_000);
});

test('what nobody would sit through is passed over at once', async () => {
	const shown = await shownAfter(200, 1000);
	expect(shown[100]).toBeLessThan(2000);
	expect(shown).toHaveLength(200);
});
