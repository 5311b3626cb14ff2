/** What the host of a server does beside it, as those at the page meet it. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, PHONE } from './house';
import { OFFERED, playNow } from './play';
import { Server } from './server';

const server = new Server();
let house: House;
beforeAll(async () => {
	await server.start();
	house = new House(server.address);
}, COLD);
afterAll(async () => {
	await house?.close();
	await server.close();
});

test('what is announced is shown and read aloud everywhere, can be closed, and goes by itself', async () => {
	const [reader, player] = await Promise.all([
		house.visitor({ size: PHONE, isStill: true }),
		house.visitor({ size: DESKTOP, lang: 'en-GB', theme: 'dark', isStill: true })
	]);
	await playNow(player, 'vautour');
	await player.page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await server.host('announce', '--stop-in', '10', 'Une nouvelle version arrive.');
	const banner = player.page.getByRole('note').filter({ hasText: 'The server stops in 10 minutes' });
	await banner.waitFor();
	await expect.poll(() => player.page.locator('[data-live]').allInnerTexts()).toContainEqual(expect.stringContaining('The server stops in 10 minutes'));
	await player.shot('announced-playing');
	expect(await player.serious()).toEqual([]);
	expect(await player.overflow()).toBeLessThanOrEqual(0);
	await player.page.locator(OFFERED).first().waitFor();

	await reader.page.goto('/');
	const told = reader.page.getByRole('note').filter({ hasText: 'Le serveur s’arrête dans 10 minutes' });
	await told.waitFor();
	await reader.shot('announced-home');
	expect(await reader.serious()).toEqual([]);
	expect(await reader.overflow()).toBeLessThanOrEqual(0);
	await told.getByRole('button').focus();
	await reader.page.keyboard.press('Enter');
	await told.waitFor({ state: 'detached' });
	expect(await banner.count(), 'who has not closed it still reads it').toBe(1);
	await server.host('announce', '--clear');
	await banner.waitFor({ state: 'detached' });
	expect([...reader.complaints, ...player.complaints]).toEqual([]);
	await Promise.all([reader.leave(), player.leave()]);
});

test('who is banned is told so at once, and finds nobody to play with any more', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	await playNow(visitor, 'vautour');
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	const name = await page.evaluate(async () => ((await (await fetch('/api/v1/me')).json()) as { name: string }).name);
	expect(await server.host('ban', name, '--yes', '--lang', 'en')).toBe('Done.\n');
	await page.getByText('L’hôte de ce serveur vous a exclu.').waitFor();
	await visitor.shot('banned');
	expect(await visitor.serious()).toEqual([]);
	await page.goto('/');
	await page.getByText('L’hôte de ce serveur vous a exclu.').waitFor();
	await page.getByRole('link', { name: 'Apprendre un jeu' }).click();
	await page.waitForURL('**/learn');
	await server.host('unban', name);
	await page.goto('/');
	await page.getByRole('heading', { level: 2 }).first().waitFor();
	await visitor.leave();
});
