/** Watching, waiting and being away: spectators, correspondence, notices, the installed page without a server. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Me } from '../../src/lib/table/protocol';
import { COLD, DESKTOP, House, PHONE } from './house';
import { OFFERED, playOut, RESULT } from './play';
import { Server } from './server';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

test('a public table is found in the lobby, taken, and watched by a third', async () => {
	const ana = await house.visitor({ size: PHONE, isStill: true });
	const bob = await house.visitor({ size: DESKTOP, isStill: true });
	const eve = await house.visitor({ size: PHONE, isStill: true });
	await ana.page.goto('/');
	await ana.page.locator('article[data-game="songbirds"] .actions > button').click({ timeout: COLD });
	await ana.page.getByRole('switch', { name: 'Table ouverte à tous' }).check();
	await ana.page.locator('.submit').click();
	await ana.page.getByText('On attend les autres').waitFor();
	const table = new URL(ana.page.url()).pathname;

	await bob.page.goto('/');
	await bob.page.locator(`a[href="${table}"]`).click({ timeout: COLD });
	await bob.page.getByRole('button', { name: 'S’asseoir ici' }).click();
	await Promise.race([ana, bob].map((one) => one.page.locator(OFFERED).first().waitFor({ timeout: COLD })));

	await eve.page.goto(table);
	await eve.page.getByText('Vous regardez la partie').waitFor({ timeout: COLD });
	expect(await eve.page.locator(`${OFFERED}, .hand`).count()).toBe(0);
	await eve.shot('spectator-phone');
	expect(await eve.serious()).toEqual([]);
	await bob.page.locator('.watching').waitFor();
	await Promise.all([playOut(ana), playOut(bob)]);
	await eve.page.keyboard.press('s');
	await eve.page.locator(RESULT).waitFor({ timeout: COLD });
	for (const one of [ana, bob, eve]) expect(one.complaints).toEqual([]);
	await Promise.all([ana.leave(), bob.leave(), eve.leave()]);
});

test('a correspondence table: days on the clock, a notice when it is our turn', async () => {
	const ana = await house.visitor({ size: DESKTOP, isStill: true });
	const bob = await house.visitor({ size: PHONE, isStill: true });
	await ana.context.grantPermissions(['notifications']);
	// What the browser would show on the desktop is collected instead.
	await ana.context.addInitScript(() => {
		const shown: string[] = [];
		(window as never as { shown: string[] }).shown = shown;
		class Notice {
			static permission = 'granted';
			static requestPermission = async (): Promise<string> => 'granted';
			constructor(title: string, { body }: { body: string }) {
				shown.push(`${title} · ${body}`);
			}
		}
		(window as never as { Notification: unknown }).Notification = Notice;
	});
	await ana.page.goto('/');
	await ana.page.getByRole('button', { name: 'Réglages' }).click({ timeout: COLD });
	await ana.page.getByRole('switch', { name: 'Me prévenir quand c’est à moi' }).check();
	await ana.page.keyboard.press('Escape');
	await ana.page.locator('article[data-game="vautour"] .actions > button').click();
	await ana.page.getByRole('radio', { name: /Par correspondance/ }).check();
	await ana.page.locator('.submit').click();
	const link = await ana.page.locator('.link input').inputValue({ timeout: COLD });
	await bob.page.goto(link);
	await bob.page.getByRole('button', { name: 'S’asseoir ici' }).click();
	for (const one of [ana, bob]) await one.page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await ana.page.locator('.clock').first().waitFor();
	expect(await ana.page.locator('.clock').first().textContent()).toMatch(/\d+ j/);
	await ana.page.locator('.away, .watching').first().waitFor({ state: 'detached' });
	await ana.shot('correspondence-desktop');

	await playOut(ana, 1);
	await ana.page.evaluate(() => Object.defineProperty(document, 'hasFocus', { value: () => false }));
	await playOut(bob, 1);
	await ana.page.waitForFunction(() => (window as never as { shown: string[] }).shown.length > 0);
	expect(await ana.page.evaluate(() => (window as never as { shown: string[] }).shown[0])).toBe('À vous de jouer · Stupide Vautour');
	await ana.page.goto('/');
	await ana.page.locator('.lines').first().waitFor();
	await ana.shot('home-with-tables');

	// On vacation the clock of this table stands still, and both pages of ours say so.
	await ana.page.goto('/me');
	const vacation = ana.page.getByRole('region', { name: 'Congé' });
	await vacation.getByRole('radio', { name: '14' }).check();
	await vacation.getByRole('button', { name: 'Partir en congé' }).click();
	await vacation.getByText('Vos pendules par correspondance sont arrêtées jusqu’au').waitFor();
	await ana.shot('me-vacation');
	expect(await ana.serious()).toEqual([]);
	const { vacation: away } = await ana.page.evaluate(async () => (await fetch('/api/v1/me')).json() as Promise<Me>);
	expect(((away?.end ?? 0) - (away?.start ?? 0)) / 86_400_000).toBe(14);
	await ana.page.goto('/');
	await ana.page.getByRole('link', { name: /sont arrêtées jusqu’au/ }).click();
	await vacation.getByRole('button', { name: 'Je suis de retour' }).click();
	await vacation.getByRole('button', { name: 'Partir en congé' }).waitFor();
	expect(ana.complaints).toEqual([]);
	await Promise.all([ana.leave(), bob.leave()]);
});

test('installed: the page opens without a server, says so, and comes back with it', async () => {
	const server = new Server();
	await server.start();
	const own = new House(server.address);
	const visitor = await own.visitor({ size: PHONE, isInstalled: true });
	const { page } = visitor;
	await page.goto('/');
	await page.locator('article').nth(3).waitFor({ timeout: COLD });
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	const manifest = await page.evaluate(async () => {
		const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
		return link ? ((await (await fetch(link.href)).json()) as { name: string }) : null;
	});
	expect(manifest?.name).toBe('Volière');
	await expect
		.poll(async () => {
			await page.reload();
			return page.evaluate(() => navigator.serviceWorker.controller !== null);
		}, { timeout: 30_000, interval: 500 })
		.toBe(true);
	await server.stop();
	await page.reload();
	await page.getByText('Pas de réseau').waitFor({ timeout: COLD });
	await visitor.shot('home-offline');
	await server.start();
	await page.getByRole('button', { name: 'Réessayer' }).click();
	await page.getByText('Pas de réseau').waitFor({ state: 'hidden', timeout: COLD });
	await page.locator('article').nth(3).waitFor({ timeout: COLD });
	await visitor.leave();
	await server.close();
});
