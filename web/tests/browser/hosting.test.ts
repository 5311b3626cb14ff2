/** What the host of a server does beside it, as those at the page meet it. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, PHONE, type Visitor } from './house';
import { meet } from './meeting';
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
	await expect.poll(() => player.page.locator('[data-news]').allInnerTexts()).toContainEqual(expect.stringContaining('The server stops in 10 minutes'));
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

interface Report {
	id: string;
	table: string;
	reason: string;
	text: string;
	whom: { name: string };
	by: { name: string };
	chat: { text: string }[];
}

/** How wide and high the part of a tag is that a finger hits. */
async function reachOf(visitor: Visitor): Promise<{ width: number; height: number }> {
	return visitor.page.evaluate(() => {
		const name = document.querySelector('.board button.name') as HTMLElement;
		const { left, top, width, height } = (name.closest('.tag') as HTMLElement).getBoundingClientRect();
		const [x, y] = [left + width / 2, top + height / 2];
		const isHit = (dx: number, dy: number): boolean => name.contains(document.elementFromPoint(x + dx, y + dy));
		const far = (hit: (n: number) => boolean): number => {
			let n = 0;
			while (n < 200 && hit(n + 0.5)) n += 0.5;
			return n;
		};
		return { width: far((n) => isHit(n, 0)) + far((n) => isHit(-n, 0)), height: far((n) => isHit(0, n)) + far((n) => isHit(0, -n)) };
	});
}

test.each(['vautour', 'feather', 'songbirds'])('%s: who is reported can be hit by a finger', async (game) => {
	const [ana, bob] = await meet(house, game, [{ size: { width: 360, height: 640 }, hasTouch: true }, { size: DESKTOP }]);
	// Who has sat down is told over the board, for a while.
	await ana.page.locator('.notice button').first().click();
	await ana.page.locator('.notice').waitFor({ state: 'detached' });
	await ana.shot(`report-tag-${game}`);
	const { width, height } = await reachOf(ana);
	expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
	expect(Math.max(width, height)).toBeGreaterThanOrEqual(44);
	await Promise.all([ana.leave(), bob.leave()]);
});

test('somebody is reported from the chat and from their tag, by touch and by keys, and learns nothing of it', async () => {
	const [ana, bob] = await meet(house, 'piafs', [{ size: PHONE, hasTouch: true }, { size: DESKTOP, lang: 'en-GB', theme: 'dark' }]);
	await bob.page.keyboard.press('t');
	await bob.page.getByLabel('Say something').fill('You are a dodo!');
	await bob.page.keyboard.press('Enter');
	await ana.page.keyboard.press('t');
	await ana.page.getByText('You are a dodo!').first().waitFor();
	await ana.shot('report-1-chat');
	await ana.page.locator('.talk .report').tap();
	const dialog = ana.page.getByRole('dialog');
	await dialog.getByLabel('Nous fait attendre exprès').tap();
	await dialog.getByLabel('Insultes').tap();
	await dialog.getByLabel('Avec vos mots').fill('Il m’appelle dodo.');
	await ana.settle();
	await ana.shot('report-2-dialog-phone');
	expect(await ana.serious()).toEqual([]);
	expect(await ana.overflow()).toBeLessThanOrEqual(0);
	await dialog.getByRole('button', { name: 'Signaler' }).tap();
	await ana.page.getByText('Personne à la table n’en saura rien.').first().waitFor();
	await dialog.waitFor({ state: 'detached' });

	const tag = bob.page.locator('.board').getByRole('button', { name: /: report to the host/ });
	await tag.focus();
	await bob.page.keyboard.press('Enter');
	const his = bob.page.getByRole('dialog');
	await his.waitFor();
	await bob.settle();
	await bob.shot('report-3-dialog-desktop');
	expect(await bob.serious()).toEqual([]);
	await his.getByLabel('An offensive name').focus();
	await bob.page.keyboard.press('Space');
	await his.getByRole('button', { name: 'Report' }).focus();
	await bob.page.keyboard.press('Enter');
	await bob.page.getByText('the host of this server will read it').first().waitFor();

	const found = JSON.parse(await server.host('reports', '--json')) as Report[];
	const [second, first] = found;
	expect(found.length).toBe(2);
	expect([first?.reason, first?.text, first?.chat.map(({ text }) => text)]).toEqual(['insult', 'Il m’appelle dodo.', ['You are a dodo!']]);
	expect(first?.table).toBe(new URL(ana.page.url()).pathname);
	expect([second?.reason, second?.whom.name]).toEqual(['name', first?.by.name]);
	await server.host('settle', first?.id ?? '');
	expect((JSON.parse(await server.host('reports', '--json')) as Report[]).length).toBe(1);
	expect([...ana.complaints, ...bob.complaints]).toEqual([]);
	await Promise.all([ana.leave(), bob.leave()]);
});

test.each([
	['phone', PHONE, 'fr-FR', 'Mes parties peuvent servir à la recherche'],
	['desktop', DESKTOP, 'en-GB', 'My games may be used for research']
] as const)('whether one’s games may be used for research is off until one says so, %s', async (name, size, lang, label) => {
	const visitor = await house.visitor({ size, lang, isStill: true });
	const { page } = visitor;
	await page.goto('/me');
	const agree = page.getByRole('switch', { name: label });
	await agree.waitFor();
	expect(await agree.isChecked()).toBe(false);
	await agree.focus();
	await page.keyboard.press('Space');
	const isKept = (): Promise<boolean> =>
		page.evaluate(async () => ((await (await fetch('/api/v1/me')).json()) as { research: boolean }).research);
	await expect.poll(isKept).toBe(true);
	expect(await agree.evaluate((one) => one === document.activeElement), 'the focus stays').toBe(true);
	await visitor.shot(`research-${name}`);
	expect(await visitor.serious()).toEqual([]);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	await page.reload();
	await expect.poll(() => agree.isChecked()).toBe(true);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});
