/** A fifth game, of a package of its own: played on the plain board against every bot, in every way. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, PHONE } from './house';
import { OFFERED, playOut, RESULT } from './play';
import { PYTHON, ROOT, Server } from './server';

const GAME = 'nichoir';
const ROUNDS = 7;
const LEVELS = [0, 4, 6, 7]; // random, a move ahead, and the two that search

const folder = mkdtempSync(join(tmpdir(), 'voliere-fifth-'));
let server: Server;
let house: House;

beforeAll(async () => {
	execFileSync(PYTHON, ['-m', 'tests.fifth.installed', join(folder, 'packages')], { cwd: ROOT });
	server = new Server([join(folder, 'packages')]);
	await server.start();
	house = new House(server.address);
}, COLD);

afterAll(async () => {
	await house?.close();
	await server?.close();
	rmSync(folder, { recursive: true, force: true });
});

test.each([
	['phone', PHONE, 'fr-FR', 'Envoyer l’oiseau'],
	['desktop', DESKTOP, 'en-GB', 'Send bird']
] as const)('on a %s: from the front page to the result, told in words', async (name, size, lang, send) => {
	const visitor = await house.visitor({ size, lang, isStill: true });
	const { page } = visitor;
	await page.goto('/');
	const card = page.locator(`article[data-game=${GAME}]`);
	await card.waitFor({ timeout: COLD });
	expect(await page.locator('article[data-game]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.game))).toEqual([
		'piafs',
		'vautour',
		'feather',
		'songbirds',
		GAME
	]);
	expect(await card.locator('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
	expect(await card.locator('a').count()).toBe(1);
	await visitor.shot(`fifth-${name}-1-home`);
	await card.locator('.now button').first().click();
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	expect(await page.locator(OFFERED).first().textContent()).toContain(send);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	expect(await visitor.serious()).toEqual([]);
	await visitor.shot(`fifth-${name}-2-begin`);
	await playOut(visitor);
	await page.locator(RESULT).waitFor();
	expect(await page.locator(`${RESULT} ol > li`).count()).toBe(3);
	expect(await visitor.serious()).toEqual([]);
	await visitor.shot(`fifth-${name}-3-over`);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('with the keyboard alone, against every bot', async () => {
	const visitor = await house.visitor({ lang: 'en-GB', isStill: true });
	const { page } = visitor;
	for (const level of LEVELS) {
		await page.goto('/');
		await page.locator(`article[data-game=${GAME}] .now button`).nth(1).click({ timeout: COLD });
		const sheet = page.locator('#play-form');
		await sheet.locator('[data-players] label').first().click();
		await sheet.locator('[data-bots] label').nth(level).click();
		await page.locator('.submit').click();
		for (let round = 0; round < ROUNDS; round++) {
			await page.locator(OFFERED).first().waitFor({ timeout: COLD });
			// What is offered goes and comes while the deal is told: a key is pressed where there is something to press.
			let left = 0;
			const offered = async (): Promise<number> => {
				await page.locator(OFFERED).first().focus();
				await page.keyboard.press('ArrowRight');
				left = await page.evaluate((one) => (document.activeElement?.matches(one) ? document.querySelectorAll(one).length : 0), OFFERED);
				return left;
			};
			await expect.poll(offered, { timeout: COLD }).toBeGreaterThan(0);
			await page.keyboard.press('Enter');
			await page.waitForFunction(
				([one, before]) => document.querySelectorAll(one).length < before,
				[OFFERED, left] as const,
				{ timeout: COLD }
			);
		}
		await page.locator(RESULT).waitFor({ timeout: COLD });
	}
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
}, 4 * COLD);

test('rules, no pad and no sheets', async () => {
	const visitor = await house.visitor({ lang: 'en-GB' });
	const { page } = visitor;
	await page.goto(`/rules/${GAME}`);
	await page.getByText('the most points win').waitFor();
	expect(visitor.complaints).toEqual([]);
	const answer = await page.request.get(`${server.address}/api/v1/sheets/${GAME}.pdf?lang=en`);
	expect(answer.status()).toBe(404);
	expect(await answer.json()).toMatchObject({ code: 'no-sheets', sentence: 'nichoir has no sheets to print.' });
	await visitor.leave();
});
