/** What can go wrong: each has a screen or a message that says what happened and what to do. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, PHONE } from './house';
import { OFFERED, playNow, playOut, RESULT } from './play';
import { Server } from './server';

const AWAY = 12_000;
/** The goal is three seconds; the machine may be busy. */
const BACK_WITHIN = 4500;

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

test('an expired session and a lost server each have their screen', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page, context } = visitor;
	await playNow(visitor, 'vautour');
	await page.evaluate(() => fetch('/api/v1/logout', { method: 'POST' }));
	await page.getByRole('heading', { name: 'Session terminée' }).waitFor();
	await visitor.shot('screen-expired');
	expect(await visitor.serious()).toEqual([]);
	await page.getByRole('button', { name: 'Entrer de nouveau' }).click();
	await page.getByRole('heading', { name: 'Il faut une invitation' }).waitFor();
	await context.route('**/api/**', (route) => route.abort());
	await page.goto('/table/0123456789abcdef');
	await page.getByRole('heading', { name: 'Serveur introuvable' }).waitFor();
	await visitor.shot('screen-lost');
	expect(await visitor.serious()).toEqual([]);
	await visitor.leave();
});

test('a session that expires on the front page is renewed without a word', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page, context } = visitor;
	await page.goto('/');
	await page.locator('article').nth(3).waitFor({ timeout: COLD });
	await context.clearCookies();
	await page.locator('article[data-game="vautour"] .now button').first().click();
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await visitor.leave();
});

test('an old page against a new server says so', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page, context } = visitor;
	await context.routeWebSocket(/\/socket$/, (socket) => {
		const server = socket.connectToServer();
		// As a page of another time would speak.
		socket.onMessage((message) => server.send(String(message).replace('"protocol":2', '"protocol":0')));
	});
	await page.goto('/');
	await page.locator('article[data-game="vautour"] .now button').first().click({ timeout: COLD });
	await page.getByRole('heading', { name: 'Cette page est trop vieille' }).waitFor();
	await visitor.shot('screen-old');
	expect(await visitor.serious()).toEqual([]);
	const reloaded = page.waitForEvent('load');
	await page.getByRole('button', { name: 'Recharger la page' }).click();
	await reloaded;
	await visitor.leave();
});

test('bots that think shorter than usual are marked, and it is said why', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page, context } = visitor;
	await context.routeWebSocket(/\/socket$/, (socket) => {
		const server = socket.connectToServer();
		// As a server says it at which many bots wait for their turn.
		server.onMessage((message) => socket.send(String(message).replace('"hurried":[]', '"hurried":[1]')));
	});
	await playNow(visitor, 'vautour');
	await page.getByText('Beaucoup de robots attendent leur tour').waitFor();
	await page.locator('.notice').getByRole('button', { name: 'Fermer' }).click();
	const mark = page.getByText('pressé', { exact: true });
	expect(await mark.count()).toBe(1);
	expect(await mark.getAttribute('title')).toContain('réfléchissent moins longtemps');
	await visitor.shot('hurried');
	expect(await visitor.serious()).toEqual([]);
	await visitor.leave();
});

test('a full table lets one watch, a link that was renewed is dead', async () => {
	const ana = await house.visitor({ size: DESKTOP, isStill: true });
	const bob = await house.visitor({ size: PHONE, isStill: true });
	const eve = await house.visitor({ size: PHONE, isStill: true });
	await ana.page.goto('/');
	await ana.page.locator('article[data-game="vautour"] .actions > button').click({ timeout: COLD });
	await ana.page.locator('.submit').click();
	const dead = await ana.page.locator('.link input').inputValue({ timeout: COLD });
	await ana.page.getByRole('button', { name: 'Nouveau lien' }).click();
	await ana.page.waitForFunction((old) => document.querySelector<HTMLInputElement>('.link input')?.value !== old, dead);
	const link = await ana.page.locator('.link input').inputValue();
	await eve.page.goto(dead);
	await eve.page.getByText('Cette invitation n’est plus valable').waitFor({ timeout: COLD });
	await eve.shot('screen-expired-link');
	await bob.page.goto(link);
	await bob.page.getByRole('button', { name: 'S’asseoir ici' }).click();
	await bob.page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await eve.page.goto(link);
	await eve.page.reload();
	await eve.page.getByText('Vous regardez la partie').waitFor({ timeout: COLD });
	await eve.page.getByText('La table est complète').waitFor();
	await eve.shot('screen-full');
	await Promise.all([ana.leave(), bob.leave(), eve.leave()]);
});

test('the server goes away in the middle of a game and comes back: nothing played is lost', async () => {
	const server = new Server();
	await server.start();
	const own = new House(server.address);
	const visitor = await own.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	await playNow(visitor, 'vautour');
	await playOut(visitor, 3);
	await page.locator(OFFERED).first().waitFor();
	await server.stop();
	// It has said goodbye: that is told calmly, and not as a lost connection.
	await page.getByText('Le serveur redémarre').waitFor();
	await page.locator('.hand [data-move]').first().click({ force: true });
	await page.locator('.hand [data-card]').nth(11).waitFor({ state: 'detached' });
	await visitor.shot('screen-server-gone');
	// So long that a browser would let further WebSockets wait.
	await page.waitForTimeout(AWAY);
	await server.start();
	const back = performance.now();
	await page.getByText(/redémarre|Reconnexion|Connexion perdue/).waitFor({ state: 'detached', timeout: COLD });
	expect(performance.now() - back).toBeLessThan(BACK_WITHIN);
	await playOut(visitor);
	await page.locator(RESULT).waitFor();
	expect(await page.locator(`${RESULT} ol > li`).count()).toBe(3);
	await visitor.leave();
	await server.close();
});
