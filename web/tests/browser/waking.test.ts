/** A server on which nothing was ever compiled: the page says how far it is, and one plays meanwhile. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, PHONE } from './house';
import { OFFERED } from './play';
import { Server } from './server';

const cache = mkdtempSync(join(tmpdir(), 'voliere-cold-'));
const server = new Server([], { VOLIERE_CACHE: cache });
let house: House;

beforeAll(async () => {
	await server.start();
	house = new House(server.address);
});

afterAll(async () => {
	await house?.close();
	await server.close();
	rmSync(cache, { recursive: true, force: true });
});

test.each([
	['fr', PHONE, 'Les oiseaux se réveillent.', 'Réveil des oiseaux'],
	['en', DESKTOP, 'The birds are waking up.', 'How far the birds are awake']
] as const)('before anything is compiled one can play, and is told so (%s)', async (lang, size, told, label) => {
	const visitor = await house.visitor({ size, lang, isStill: true });
	const { page } = visitor;
	await page.goto('/');
	await page.getByText(told).waitFor({ timeout: COLD });
	const progress = page.getByRole('progressbar', { name: label });
	expect(Number(await progress.getAttribute('value'))).toBeLessThan(100);
	await visitor.shot(`waking-${lang}`);
	expect(await visitor.serious()).toEqual([]);
	await page.locator('article[data-game="songbirds"] .now button').first().click();
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await page.getByText(told).waitFor();
	await visitor.shot(`waking-table-${lang}`);
	expect(await visitor.serious()).toEqual([]);
	await visitor.leave();
});

test('when the birds are awake nothing is said any more', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page, context } = visitor;
	let share = 0.5;
	await context.route('**/api/v1/about?*', async (route) => {
		const answer = await route.fetch();
		const compiling = share < 1 ? { piafs: share } : {};
		await route.fulfill({ response: answer, json: { ...(await answer.json()), compiling } });
	});
	await page.goto('/');
	// Three games of four, and half of the fourth.
	await page.getByText('87\u00a0%').waitFor({ timeout: COLD });
	share = 0.75;
	await page.getByText('93\u00a0%').waitFor({ timeout: COLD });
	share = 1;
	await page.getByText('Les oiseaux se réveillent.').waitFor({ state: 'detached', timeout: COLD });
	await visitor.leave();
});
