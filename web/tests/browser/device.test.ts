/** Tables of this device: the network is cut, and everything that was promised to work without it does. */

import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, House, IS_SOAK, PHONE, type Visitor } from './house';
import { stranded } from './kept';
import { PYTHON } from './server';
import { OFFERED, playOut, playVariant, RESULT, scoresOf, type Options } from './play';

const ANEW = 'tirées à nouveau de ce que cette place savait';

let house: House;
let visitor: Visitor;
beforeAll(async () => {
	house = new House();
	visitor = await stranded(house, { size: PHONE });
});
afterAll(() => house?.close());

/** The record of a random game for two. */
function recordOf(game: string): Record<string, unknown> {
	const played = `
import json, voliere
table = voliere.new_table("${game}", players=2, seed=5)
while not table.over:
    table.play(table.actors[0], table.legal_moves(table.actors[0])[0])
print(json.dumps(table.record(["Ana", "bot:merle"])))
`;
	return JSON.parse(execFileSync(PYTHON, ['-c', played], { encoding: 'utf8' }));
}

/** Open the home page without a network, and play at once. */
async function playNow({ page }: Visitor, game: string): Promise<void> {
	await page.goto('/');
	await page.getByText('Pas de réseau').waitFor();
	await page.locator(`article[data-game="${game}"] .now button`).first().click();
	await page.locator(OFFERED).first().waitFor();
}

test.each(['vautour', 'piafs', 'feather', 'songbirds'])('%s: opened, begun, reloaded in the middle and played to the end, all without a network', async (game) => {
	const { page } = visitor;
	await playNow(visitor, game);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	await visitor.shot(`device-${game}`);
	if (game === 'vautour') expect(await visitor.serious()).toEqual([]);
	await playOut(visitor, 5);
	const told = await page.locator('.sentence').textContent();
	await page.reload();
	await page.locator(`${OFFERED}, ${RESULT}`).first().waitFor();
	expect(told).toBeTruthy();
	await playOut(visitor);
	expect(await scoresOf(visitor)).toHaveLength(3);
	await page.locator('.fair[data-device]').click();
	await page.getByText('scellé la donne avant la première carte').waitFor();
	await page.getByRole('link', { name: 'Revoir' }).click();
	await page.getByRole('slider').waitFor();
	await page.getByRole('button', { name: 'Rejouer' }).click();
	await page.getByRole('radio', { name: ANEW }).check();
	await page.getByRole('button', { name: 'Jouer à partir d’ici' }).click();
	await page.waitForURL(/\/table\/device-/, { timeout: COLD });
	await page.locator(OFFERED).first().waitFor();
	await page.reload();
	await page.locator(OFFERED).first().waitFor();
	expect(visitor.faults()).toEqual([]);
});

/** One of each kind: alone, together, the largest table; in the long form ten, against the strongest. */
const VARIANTS: [string, number, Options][] = [
	['feather', 1, {}],
	['songbirds', 1, {}],
	['songbirds', 3, { coop: true }],
	['vautour', 5, { tiebreak: 'best-mouse' }],
	...(IS_SOAK
		? ([
				['vautour', 3, {}],
				['vautour', 4, { memory_aid: true }],
				['vautour', 2, { tiebreak: 'best-mouse' }],
				['piafs', 2, {}],
				['piafs', 4, {}],
				['feather', 7, {}],
				['feather', 2, {}],
				['songbirds', 2, { early_bird: true }]
			] as [string, number, Options][])
		: [])
];

test.each(VARIANTS)('%s for %i, %o: chosen on the sheet and played without a network', async (game, players, options) => {
	await playVariant(visitor, game, players, options, IS_SOAK ? 'last' : 'first');
	expect(await visitor.page.evaluate(() => location.pathname)).toMatch(/^\/table\/device-/);
	await playOut(visitor);
	await visitor.page.locator(RESULT).waitFor();
	expect(visitor.faults()).toEqual([]);
});

test.each([[0], [4]])('vautour for five: the four levels from the %i-th on sit down together and play without a network', async (first) => {
	const { page } = visitor;
	await page.goto('/');
	await page.locator('article[data-game="vautour"] .now button').nth(1).click();
	const sheet = page.locator('#play-form');
	await sheet.locator('[data-players] label').nth(3).click();
	await sheet.locator('[data-bots] label').last().click();
	const bots = sheet.locator('.each .bot');
	expect(await bots.count()).toBe(4);
	for (let i = 0; i < 4; i++) await bots.nth(i).locator('select').first().selectOption({ index: first + i });
	await page.locator('.submit').click();
	await page.locator(OFFERED).first().waitFor();
	await playOut(visitor);
	expect(await scoresOf(visitor)).toHaveLength(5);
	expect(visitor.faults()).toEqual([]);
});

test('two people at one device: a curtain between them, and the home page finds the table again', async () => {
	const { page } = visitor;
	await page.goto('/');
	await page.getByRole('button', { name: 'Choisir comment jouer à Stupide Vautour' }).click();
	await page.getByRole('radio', { name: 'Sur cet appareil' }).check();
	await page.getByRole('radio', { name: '2', exact: true }).first().check();
	await page.getByText('Le serveur ne répond pas').waitFor();
	await visitor.shot('device-sheet');
	await page.getByRole('radio', { name: 'Avec des amis' }).check();
	await page.getByText('il faut le serveur').waitFor();
	expect(await page.locator('.submit').isDisabled()).toBe(true);
	await page.getByRole('radio', { name: 'Sur cet appareil' }).check();
	await page.locator('.submit').click();
	const curtain = page.locator('dialog[aria-labelledby="curtain-title"]');
	await curtain.getByRole('button').click();
	const address = new URL(page.url()).pathname;
	await page.locator(OFFERED).first().click();
	await curtain.waitFor();
	await page.reload();
	await curtain.waitFor();
	expect(await page.locator('main .hand [data-card]').count()).toBe(0);
	await page.goto('/');
	const found = page.getByRole('link', { name: /Stupide Vautour.*Sur cet appareil/ });
	await found.and(page.locator(`[href="${address}"]`)).click();
	await playOut(visitor);
	expect(await scoresOf(visitor)).toHaveLength(2);
	expect(visitor.faults()).toEqual([]);
});

test('a move is taken back, and the game says that it was', async () => {
	const { page } = visitor;
	await playNow(visitor, 'vautour');
	const hand = (): Promise<number> => page.locator(OFFERED).count();
	const before = await hand();
	await playOut(visitor, 1);
	await expect.poll(hand, { timeout: 20_000 }).toBe(before - 1);
	await page.getByRole('button', { name: 'Journal' }).click();
	await page.getByRole('button', { name: 'Reprendre mon coup' }).click();
	await expect.poll(hand, { timeout: 20_000 }).toBe(before);
	await page.getByText(/Entraînement/).waitFor();
	expect(visitor.faults()).toEqual([]);
});

test('a hint is thought out on the device, and says why', async () => {
	const { page } = visitor;
	await playNow(visitor, 'piafs');
	await page.locator('[data-hint-ask]').click();
	const hint = page.locator('[data-hint]');
	await hint.waitFor({ timeout: 20_000 });
	expect(await hint.getByRole('radio').count()).toBeGreaterThan(1);
	expect(await hint.locator('.why').textContent()).toMatch(/%.*\./);
	await visitor.shot('device-hint');
	await hint.locator('.go').click();
	await hint.waitFor({ state: 'detached' });
	expect(visitor.faults()).toEqual([]);
});

test('a finished game is analysed on the device, piece by piece, while the page goes on', async () => {
	const { page } = visitor;
	await playNow(visitor, 'vautour');
	await playOut(visitor);
	await page.getByRole('link', { name: 'Revoir' }).click();
	await page.getByRole('button', { name: 'Analyse', exact: true }).click();
	const panel = page.locator('aside');
	await panel.getByRole('button', { name: 'Analyser la partie' }).click();
	await panel.getByRole('progressbar').waitFor();
	await panel.locator('.summary p').nth(2).waitFor({ timeout: COLD });
	expect(await panel.locator('.how').textContent()).toMatch(/sur cet appareil/);
	expect(await panel.getByRole('region').count()).toBe(2);
	await page.keyboard.press('End');
	await visitor.shot('device-analysis');
	expect(visitor.faults()).toEqual([]);
});

test('a game file is seen again and analysed without a network, and one that is none is refused', async () => {
	const { page } = visitor;
	const record = recordOf('piafs');
	const open = async (one: unknown): Promise<void> => {
		await page.goto('/replay');
		await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(one)) });
	};
	await open({ ...record, deal: {} });
	await page.getByRole('alert').getByText('que ses règles permettent').waitFor({ timeout: COLD });
	await open(record);
	await page.getByRole('slider').waitFor({ timeout: COLD });
	await page.keyboard.press('End');
	await page.getByText(/^Coup (\d+) sur \1$/).waitFor();
	await page.getByRole('button', { name: 'Analyse', exact: true }).click();
	await page.locator('aside').getByRole('button', { name: 'Analyser la partie' }).click();
	await page.locator('aside .summary p').nth(2).waitFor({ timeout: COLD });
	expect(await page.locator('aside .how').textContent()).toMatch(/sur cet appareil/);
	await visitor.shot('device-file');
	await page.keyboard.press('Home');
	await page.getByRole('button', { name: 'Rejouer' }).click();
	await page.getByRole('button', { name: 'Jouer à partir d’ici' }).click();
	await page.waitForURL(/\/table\/device-/, { timeout: COLD });
	const id = new URL(page.url()).pathname.split('/')[2] as string;
	await open(record);
	await page.getByRole('button', { name: 'Rejouer' }).click({ timeout: COLD });
	await page.locator(`[data-branches] a[href="/table/${id}"]`).waitFor();
	expect(visitor.faults()).toEqual([]);
});

test('two windows with one table: the last one plays, the other says so, and takes it back', async () => {
	await playNow(visitor, 'vautour');
	const other = await visitor.context.newPage();
	await other.goto(await visitor.page.evaluate(() => location.pathname));
	await other.locator(OFFERED).first().waitFor();
	await visitor.page.getByText('Ouverte ailleurs').waitFor();
	await visitor.page.getByRole('button', { name: 'Jouer ici' }).click();
	await visitor.page.locator(OFFERED).first().waitFor();
	await other.getByText('Ouverte ailleurs').waitFor();
	await other.close();
	await playOut(visitor, 2);
	expect(visitor.faults()).toEqual([]);
});

test('a worker that ends in the middle of a game is replaced', async () => {
	await playNow(visitor, 'vautour');
	await playOut(visitor, 1);
	await visitor.page.locator(OFFERED).first().waitFor();
	const [worker] = visitor.page.workers();
	const ended = new Promise((done) => worker?.on('close', done));
	worker?.evaluate(() => self.close()).catch(() => undefined);
	await ended;
	await playOut(visitor, 2);
	await visitor.page.locator(OFFERED).first().waitFor();
	expect(visitor.faults()).toEqual([]);
});

/** Do something to what is kept of the last table. */
async function change(page: Page, edit: string): Promise<void> {
	await page.evaluate(
		(text) =>
			new Promise<void>((done, failed) => {
				const asked = indexedDB.open('voliere');
				asked.onsuccess = () => {
					const store = asked.result.transaction('tables', 'readwrite').objectStore('tables');
					const found = store.get(location.pathname.split('/').at(-1) as string);
					found.onsuccess = () => {
						const kept = found.result as { saved: { moves: [number, string][] } };
						if (text === 'illegal') kept.saved.moves = [[0, '1'], [0, '1']];
						store.put(kept).onsuccess = () => done();
					};
					found.onerror = () => failed(new Error('not found'));
				};
			}),
		edit
	);
}

test('a table of earlier rules says so, and stays as it is', async () => {
	const { page } = visitor;
	await playNow(visitor, 'vautour');
	await change(page, 'illegal');
	await page.reload();
	await page.getByText('règles antérieures').waitFor();
	await visitor.shot('device-other-rules');
	await page.goto('/');
	await page.getByRole('link', { name: /Sur cet appareil/ }).first().waitFor();
	expect(visitor.faults()).toEqual([]);
});

test('where nothing can be kept it is said, and the game goes on', async () => {
	const { page } = visitor;
	await page.addInitScript(() => {
		if (!sessionStorage.getItem('full')) return;
		IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown) {
			this.transaction.abort(); // as a browser does that has no room left
			return undefined;
		} as never;
	});
	await page.evaluate(() => sessionStorage.setItem('full', '1'));
	await playNow(visitor, 'vautour');
	await page.getByText('elle sera perdue quand cette page sera fermée').waitFor();
	await playOut(visitor);
	await page.locator(RESULT).waitFor();
	await page.evaluate(() => sessionStorage.removeItem('full'));
	expect(visitor.faults()).toEqual([]);
});

/** One byte of what is kept of a game is another. */
async function damage(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const cache = await caches.open('voliere-engine');
		const bytes = new Uint8Array(await ((await cache.match('/engine/vautour.wasm')) as Response).arrayBuffer());
		bytes[bytes.length >> 1]! ^= 1;
		await cache.put('/engine/vautour.wasm', new Response(bytes));
	});
}

test('a damaged engine is noticed; without a network it is said, with one it is brought anew', async () => {
	const { page, context } = visitor;
	await playNow(visitor, 'vautour');
	await damage(page);
	await page.reload();
	await page.getByText('est abîmé sur cet appareil').waitFor();
	await visitor.shot('device-damaged');
	await context.setOffline(false);
	await page.getByRole('button', { name: 'Réessayer' }).click();
	await page.locator(OFFERED).first().waitFor();
	await context.setOffline(true);
	await page.reload();
	await page.locator(OFFERED).first().waitFor();
	expect(visitor.faults()).toEqual([]);
});

/** The description that is kept of a game, or after `edit` was done to it. */
async function description(page: Page, edit?: [string, string]): Promise<string> {
	return page.evaluate(async (change) => {
		const cache = await caches.open('voliere-engine');
		const text = await ((await cache.match('/engine/vautour.json')) as Response).text();
		if (change) await cache.put('/engine/vautour.json', new Response(text.replace(...change)));
		return text;
	}, edit);
}

test('after an update what is kept is brought anew, before anybody plays', async () => {
	const { page, context } = visitor;
	await page.goto('/');
	const now = await description(page, ['"format":', '"format":9']);
	await context.setOffline(false);
	await page.goto('/');
	await expect.poll(() => description(page), { timeout: COLD }).toBe(now);
	await context.setOffline(true);
	await playNow(visitor, 'vautour');
	expect(visitor.faults()).toEqual([]);
});

test('back online a finished game is taken into the list of the server, marked, and seen again from there', async () => {
	const { page, context } = visitor;
	await playNow(visitor, 'feather');
	await playOut(visitor);
	await page.locator(RESULT).waitFor();
	const id = await page.evaluate(() => location.pathname.split('/').at(-1) as string);
	await page.goto('/games');
	const line = page.locator('li', { has: page.locator(`a[href="/game/${id}"]`) });
	await line.getByRole('button', { name: 'Prendre dans ma liste' }).click();
	await page.getByText('Le serveur ne répond pas').first().waitFor();
	await context.setOffline(false);
	await line.getByRole('button', { name: 'Prendre dans ma liste' }).click();
	await page.getByText('maintenant dans votre liste').waitFor({ timeout: COLD });
	await line.getByText('Dans votre liste').waitFor();
	await page.locator('#over-title').waitFor();
	await line.nth(1).getByText('Jouée hors ligne').waitFor();
	expect(await visitor.serious()).toEqual([]);
	await visitor.shot('device-my-games');
	await line.first().getByRole('button', { name: 'Supprimer' }).click();
	await line.first().getByRole('button', { name: 'Supprimer' }).click();
	await expect.poll(() => line.count(), { timeout: 20_000 }).toBe(1);
	await line.getByRole('link').click();
	await page.getByRole('slider').waitFor();
	await context.setOffline(true);
	expect(visitor.faults()).toEqual([]);
});

test('a browser without WebAssembly plays on the server, and it is said why', async () => {
	const other = await house.visitor({ isStill: true });
	const { page } = other;
	await page.addInitScript(() => delete (globalThis as { WebAssembly?: unknown }).WebAssembly);
	await page.goto('/');
	await page.getByRole('button', { name: 'Choisir comment jouer à Stupide Vautour' }).click({ timeout: COLD });
	await page.getByRole('radio', { name: 'Ici, sans réseau' }).check();
	await page.locator('.submit').click();
	await page.getByText('Ce navigateur ne peut pas faire tourner les jeux lui-même').waitFor({ timeout: COLD });
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	expect(await page.evaluate(() => location.pathname)).not.toMatch(/device-/);
	await other.leave();
});
