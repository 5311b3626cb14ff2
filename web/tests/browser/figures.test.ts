/**
 * Sizes are judged strictly; times and memory only so that a disaster is noticed, since they depend on
 * what else the machine does. `make bench-page` measures them (tests/figures).
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesToPlay, GAMES, keptAfter, moving, paintAndReady } from './figures';
import { House, IS_SOAK } from './house';

const FIRST_BOARD = 150_000; // bytes
const GROWTH = 4_000; // kB: the engine keeps the code that it has compiled, nothing else grows
const A_WHILE = 10_000; // ms

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

test.each(GAMES)('%s: script and style for the first playable board', async (game) => {
	expect(await bytesToPlay(house, game)).toBeLessThanOrEqual(FIRST_BOARD);
});

test('the page is there, a move is shown, cards move', async () => {
	const { paint, ready } = await paintAndReady(house, 1);
	expect(Math.max(paint, ready)).toBeLessThan(A_WHILE);
	const { shown, longest, nTasks } = await moving(house, 'feather', 2);
	expect(shown).toBeLessThan(A_WHILE / 10);
	expect(nTasks).toBeGreaterThan(100);
	expect(longest).toBeLessThan(A_WHILE / 20);
});

/** Of games at the server, and of games on the device without a network; in the long form fifty. */
test.each([[3, false], [IS_SOAK ? 50 : 3, true]])('nothing is kept of a game that is over: %i games, offline %s', async (games, isOffline) => {
	const { heap, nodes } = await keptAfter(house, games, isOffline);
	expect(nodes.at(-1)).toBeLessThan(1.2 * (nodes[0] ?? 0));
	expect((heap.at(-1) ?? 0) - (heap[1] ?? 0)).toBeLessThan(GROWTH);
});
