/** What the page must reach, measured on a quiet machine and written to the file that VOLIERE_FIGURES names. */

import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesToPlay, GAMES, keptAfter, longestWhileAnalysing, median, moving, paintAndReady, toFirstBotMove } from '../browser/figures';
import { House } from '../browser/house';
import { ROOT } from '../browser/server';
import { open } from '../../engine/src/index';
import { Tables } from '../../src/lib/engine/tables';

/** A figure that may not be larger than its limit. */
interface Figure {
	work: string;
	value: number;
	unit: string;
	limit: number;
}

const MATCH = 50; // games in one page
/** The tables whose searches need the most room. */
const LARGEST: [string, Record<string, number | boolean>][] = [
	['vautour', { players: 5 }],
	['piafs', { players: 4 }],
	['feather', { players: 7 }],
	['songbirds', { players: 8, coop: true }]
];
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

test('without a network', async () => {
	const { cold, warm, longest } = await toFirstBotMove(house, 9);
	note('no network: from the tap to the first move of a bot, page just opened', cold, 'ms', 1500);
	note('no network: the same, the game loaded before', warm, 'ms', 300);
	note('no network: the longest task of the page’s thread meanwhile', longest, 'ms', 50);
});

test.each(GAMES)('%s: analysed by the device', async (game) => {
	note(`no network, ${game}: the longest task of the page’s thread while the device analyses a game`, await longestWhileAnalysing(house, game), 'ms', 50);
});

test('size of the engine', () => {
	for (const game of GAMES) {
		const files = ['wasm', 'json'].map((kind) => readFileSync(join(ROOT, 'src/voliere/wasm/built', `${game}.${kind}`)));
		note(`${game}: compiled rules and bots, with their description, brotli`, files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000, 'KB', 60);
	}
});

test('memory of a worker', async () => {
	for (const [game, options] of LARGEST) {
		const engine = await open(game, (file) => readFile(join(ROOT, 'src/voliere/wasm/built', file)));
		const tables = new Tables(engine);
		const { actors } = tables.open('a', tables.deal(options, { seed: 1 }));
		await tables.choose('a', actors[0] as number, 'hibou', {});
		note(`${game}: memory of the engine after a move of the strongest bot at the largest table`, engine.scratch.buffer.$.buffer.byteLength / 2 ** 20, 'MB', 64);
	}
});

test.each([false, true])('memory, without a network: %s', async (isOffline) => {
	const { heap, nodes } = await keptAfter(house, MATCH, isOffline);
	const where = isOffline ? 'no network: ' : '';
	const tail = heap.slice(MATCH / 2);
	note(`${where}heap in use after game 2 of ${MATCH} in one page`, (heap[1] ?? NaN) / 1000, 'MB', 50);
	note(`${where}heap more after game ${MATCH} than after game 2`, ((heap.at(-1) ?? NaN) - (heap[1] ?? NaN)) / 1000, 'MB', 4);
	note(`${where}heap more after game ${MATCH} than after game ${MATCH / 2 + 1}`, ((tail.at(-1) ?? NaN) - (tail[0] ?? NaN)) / 1000, 'MB', 1);
	// How many there are depends on how a game ended, so ten games are compared with ten.
	note(`${where}elements more after the last ten games than after the first ten`, median(nodes.slice(-10)) - median(nodes.slice(0, 10)), '', 100);
});
