/** What the page must reach, measured on a quiet machine and written to the file that VOLIERE_FIGURES names. */

import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesToPlay, GAMES, keptAfter, median, moving, paintAndReady } from '../browser/figures';
import { House } from '../browser/house';

/** A figure that may not be larger than its limit. */
interface Figure {
	work: string;
	value: number;
	unit: string;
	limit: number;
}

const MATCH = 50; // games in one page
const figures: Figure[] = [];
let house: House;
beforeAll(() => (house = new House()));
afterAll(async () => {
	await house?.close();
	const path = process.env.VOLIERE_FIGURES;
	if (path) writeFileSync(path, JSON.stringify(figures));
});

function note(work: string, value: number, unit: string, limit: number): void {
	expect(value).not.toBeNaN();
	figures.push({ work, value, unit, limit });
}

test('first playable board', async () => {
	for (const game of GAMES)
		note(`${game}: JavaScript and CSS until the first move can be made, gzip`, (await bytesToPlay(house, game)) / 1000, 'KB', 150);
});

test('the front page', async () => {
	const { paint, ready } = await paintAndReady(house, 9);
	note('front page, warm server: first contentful paint', paint, 'ms', 1000);
	note('front page, warm server: interactive', ready, 'ms', 1500);
});

// In Piafs not every decision takes a card from the hand.
test.each(GAMES.filter((game) => game !== 'piafs'))('%s: moves and flights', async (game) => {
	const { made, shown, longest, smooth } = await moving(house, game, 6);
	note(`${game}: from the click to the card gone from the hand`, made, 'ms', 100);
	note(`${game}: from the click to that on the screen`, shown, 'ms', 100);
	note(`${game}: the longest task while cards move`, longest, 'ms', 50);
	note(`${game}: frames that came late while cards move, of 60 a second`, 100 * (1 - smooth), '%', 5);
});

test('memory', async () => {
	const { heap, nodes } = await keptAfter(house, MATCH);
	const tail = heap.slice(MATCH / 2);
	note(`heap in use after game 2 of ${MATCH} in one page`, (heap[1] ?? NaN) / 1000, 'MB', 50);
	note(`heap more after game ${MATCH} than after game 2`, ((heap.at(-1) ?? NaN) - (heap[1] ?? NaN)) / 1000, 'MB', 4);
	note(`heap more after game ${MATCH} than after game ${MATCH / 2 + 1}`, ((tail.at(-1) ?? NaN) - (tail[0] ?? NaN)) / 1000, 'MB', 1);
	// How many there are depends on how a game ended, so ten games are compared with ten.
	note('elements more after the last ten games than after the first ten', median(nodes.slice(-10)) - median(nodes.slice(0, 10)), '', 100);
});
