/** Without a network: a finished game is played on from, and its mistakes are asked again, all by the device. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLD, DESKTOP, House, type Visitor } from './house';
import { stranded } from './kept';
import { OFFERED, playOut, RESULT } from './play';
import { played } from './replaying';

const DAY = 24 * 3600 * 1000;
const NARROW = { width: 360, height: 740 };

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

const KINDS = [
	['phone', { width: 390, height: 844 }, 'fr-FR', true],
	['desktop', DESKTOP, 'en-GB', false]
] as const;

/** The record that the page hands out at the end of a game. */
async function taken(page: Page, name: string): Promise<Record<string, any>> {
	const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
	const chunks: Buffer[] = [];
	for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
	return JSON.parse(Buffer.concat(chunks).toString());
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] as string;

async function isFine(visitor: Visitor, what: string): Promise<void> {
	await visitor.shot(what);
	expect(await visitor.overflow(), what).toBeLessThanOrEqual(0);
	expect(await visitor.serious(), what).toEqual([]);
}

/** Let so many days go by for what is asked again. */
async function wait(page: Page, days: number): Promise<void> {
	await page.evaluate(
		(ms) =>
			new Promise<void>((done, failed) => {
				const asked = indexedDB.open('voliere-mistakes');
				asked.onsuccess = () => {
					const step = asked.result.transaction('mistakes', 'readwrite'), store = step.objectStore('mistakes');
					const found = store.getAll();
					found.onsuccess = () => {
						for (const one of found.result as { due: number | null }[]) store.put({ ...one, due: one.due && one.due - ms });
					};
					step.oncomplete = () => done();
					step.onerror = () => failed(new Error('not changed'));
				};
			}),
		days * DAY
	);
}

describe.each(KINDS)('%s', (name, size, lang, hasTouch) => {
	const said = (fr: string, en: string): string => (lang.startsWith('fr') ? fr : en);

	test('a game is played, played on from twice, analysed, and learned from', { timeout: 4 * COLD }, async () => {
		const visitor = await stranded(house, { size, lang, hasTouch });
		const { page } = visitor;
		await page.goto('/');
		await page.locator('article[data-game="vautour"] .now button').first().click();
		await page.locator(OFFERED).first().waitFor();
		await playOut(visitor);
		await page.locator(RESULT).waitFor();
		const origin = idOf(page);
		await page.goto(`/game/${origin}#move=9&seat=0`);
		const tab = page.getByRole('button', { name: said('Rejouer', 'Play on') });
		const go = page.locator('[data-play-on] button');

		// Two cards that can't change places: a sentence, and nothing has happened.
		await tab.click({ timeout: COLD });
		await page.getByText(said('Échanger deux cartes', 'Exchange two cards')).click();
		await page.getByLabel(said('Cette carte…', 'This card…')).selectOption({ index: 1 });
		await page.getByLabel(said('… contre celle-là', '… for that one')).selectOption({ index: 1 });
		await go.click();
		await page.getByRole('alert').getByText(said('ne peuvent pas être échangées ici', 'can’t be exchanged here')).waitFor({ timeout: COLD });
		await page.getByLabel(said('Cette carte…', 'This card…')).selectOption({ index: 0 });

		await page.getByRole('radio', { name: said('tirées à nouveau de ce que cette place savait', 'drawn anew from what this seat knew') }).check();
		await page.getByRole('radio', { name: 'Oisillon' }).check();
		await isFine(visitor, `alone-branch-${name}`);
		await go.click();
		await page.waitForURL(/\/table\/device-/, { timeout: COLD });
		await page.locator(OFFERED).first().waitFor();
		const branch = idOf(page);
		await page.reload();
		await playOut(visitor);
		await page.locator('dialog [data-origin]').waitFor();
		await isFine(visitor, `alone-branch-over-${name}`);
		const record = await taken(page, said('Fichier de la partie', 'Game file'));
		expect(record.branch).toMatchObject({ table: origin, seat: 0, cards: 'anew', exchanged: [] });
		expect(record.training).toBe(true);
		expect(record.fairness).toBeUndefined();

		// A branch of the branch; the tree hangs with the game it all comes from.
		await page.goto(`/game/${branch}#move=3`);
		await tab.click({ timeout: COLD });
		await page.locator(`a[href^="/game/${origin}"]`).waitFor();
		await go.click();
		await page.waitForURL((url) => /device-/.test(url.pathname) && !url.pathname.includes(branch), { timeout: COLD });
		await page.locator(OFFERED).first().waitFor();
		const further = idOf(page);
		await page.goto(`/game/${origin}`);
		await tab.click({ timeout: COLD });
		await page.locator(`[data-branches] li li a[href="/table/${further}"]`).waitFor();
		await page.locator(`[data-branches] a[href="/game/${branch}"]`).waitFor();
		await isFine(visitor, `alone-tree-${name}`);

		// Analysed, at the narrowest width too.
		await page.getByRole('button', { name: said('Analyse', 'Analysis'), exact: true }).click();
		await page.locator('aside').getByRole('button', { name: said('Analyser la partie', 'Analyse the game') }).click();
		await page.locator('aside .summary p').nth(2).waitFor({ timeout: COLD });
		await isFine(visitor, `alone-analysis-${name}`);
		await page.setViewportSize(NARROW);
		await isFine(visitor, `alone-analysis-${name}-narrow`);
		await page.setViewportSize(size);
		await page.locator('aside').getByRole('progressbar').waitFor({ state: 'detached', timeout: 2 * COLD });

		// Its mistakes are asked again.
		await page.goto('/games');
		await page.getByRole('link', { name: said('Apprendre de mes erreurs', 'Learn from my mistakes') }).click({ timeout: COLD });
		await page.getByText(said('Que jouez-vous', 'What do you play')).waitFor({ timeout: COLD });
		await isFine(visitor, `alone-mistakes-${name}`);
		const due = page.locator('header .due'), before = await due.innerText();
		await page.locator('main [data-move]').first().focus();
		await page.keyboard.press('Enter');
		const verdict = page.locator('.verdict');
		await verdict.waitFor({ timeout: COLD });
		expect(await verdict.locator('tbody tr').count()).toBeGreaterThan(1);
		await verdict.getByText(said('La question revient', 'The question comes back')).waitFor();
		await isFine(visitor, `alone-mistakes-verdict-${name}`);
		await verdict.getByRole('button', { name: said('Question suivante', 'Next question') }).click();
		await expect.poll(async () => (await due.count()) === 0 || (await due.innerText()) !== before, { timeout: COLD }).toBe(true);
		await wait(page, 1);
		await page.goto('/mistakes');
		await expect.poll(() => due.innerText(), { timeout: COLD }).toBe(before);
		expect(visitor.faults()).toEqual([]);
		await visitor.leave();
	});
});

test('a game of the server is played on from here once the network has gone', { timeout: 2 * COLD }, async () => {
	const visitor = await stranded(house, {});
	const { page, context } = visitor;
	await context.setOffline(false);
	await page.goto('/');
	const address = await played(page, 'songbirds', 2);
	await page.goto(`${address}#move=4&seat=0`);
	const read = page.waitForResponse((answer) => answer.url().endsWith('/record') && answer.ok());
	await page.getByRole('button', { name: 'Rejouer' }).click({ timeout: COLD });
	await read;
	await context.setOffline(true);
	await page.locator('[data-play-on] button').click();
	await page.waitForURL(/\/table\/device-/, { timeout: COLD });
	await page.locator(OFFERED).first().waitFor();
	const id = idOf(page);
	await context.setOffline(false);
	await page.goto(address);
	await page.getByRole('button', { name: 'Rejouer' }).click({ timeout: COLD });
	await page.locator(`[data-branches] a[href="/table/${id}"]`).waitFor();
	await visitor.leave();
});
