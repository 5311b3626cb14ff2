/** What people want of each other is seen and heard: talk, seats, rematches, invitations. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, PHONE } from './house';
import { invite, meet } from './meeting';
import { OFFERED, playOut, RESULT } from './play';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

test('what is said has a mark and a notice until it is read', async () => {
	const [ana, bob] = await meet(house, 'vautour', [{ size: PHONE }, { size: DESKTOP, lang: 'en-GB' }]);
	await bob.page.getByRole('button', { name: 'Talk', exact: true }).click();
	const phrases = await bob.page.locator('.phrases button').allInnerTexts();
	expect(phrases).toContain('Good luck!');
	expect(phrases.filter((phrase) => /favourite/.test(phrase)), 'phrases for playing together').toEqual([]);
	await bob.page.getByRole('textbox', { name: 'Say something' }).fill('Have fun');
	await bob.page.keyboard.press('Enter');
	await ana.page.locator('[role=status] .notice', { hasText: 'Have fun' }).waitFor();
	const talk = ana.page.getByRole('button', { name: 'Discussion (1 message non lu)' });
	await talk.waitFor();
	await ana.shot('talk-unread-phone');
	expect(await ana.serious()).toEqual([]);
	await ana.page.reload();
	await talk.waitFor({ timeout: COLD });
	await talk.click();
	await ana.page.getByRole('button', { name: 'Discussion', exact: true }).waitFor();
	expect(await ana.page.locator('header .count').count()).toBe(0);
	// Whoever reads along needs no notice.
	await bob.page.getByRole('button', { name: 'Thank you!' }).click();
	await ana.page.getByRole('list', { name: 'Discussion' }).getByText('Merci !').waitFor();
	expect(await ana.page.locator('.notice', { hasText: 'Merci' }).count()).toBe(0);
	await Promise.all([ana.leave(), bob.leave()]);
});

test('who sits down last is not told that the game has begun, however slowly the grain of chance comes', async () => {
	const ana = await house.visitor({ size: DESKTOP, isStill: true });
	const bob = await house.visitor({ size: PHONE, isStill: true });
	const refused: string[] = [];
	const seals: number[] = [];
	bob.page.on('websocket', (socket) =>
		socket.on('framereceived', ({ payload }) => {
			const message = JSON.parse(String(payload)) as { type: string; code?: string; seal?: { revealed: number[] } };
			if (message.type === 'refused') refused.push(message.code ?? '');
			if (message.type === 'seal') seals.push(message.seal?.revealed.length ?? 0);
		})
	);
	await bob.page.goto(await invite(ana, 'vautour'));
	const sit = bob.page.locator('.seats .free button').first();
	await sit.waitFor({ timeout: COLD });
	await bob.page.evaluate(() => {
		const send = WebSocket.prototype.send;
		const late: [WebSocket, string][] = [];
		WebSocket.prototype.send = function (this: WebSocket, text) {
			if (String(text).includes('"nonce"')) late.push([this, String(text)]);
			else send.call(this, text);
		};
		Object.assign(window, { letGo: () => late.forEach(([socket, text]) => send.call(socket, text)) });
	});
	await sit.click();
	await expect.poll(() => Math.max(...seals, 0), { timeout: COLD, interval: 20 }).toBe(1);
	await bob.page.evaluate(() => (window as never as { letGo: () => void }).letGo());
	for (const one of [ana, bob]) await one.page.locator(OFFERED).first().waitFor({ timeout: COLD });
	expect(refused).toEqual([]);
	expect(await bob.page.getByText('La partie a déjà commencé').count()).toBe(0);
	await Promise.all([ana.leave(), bob.leave()]);
});

test('a rematch says who wants it and who is awaited, at the table and on the front page', async () => {
	const [ana, bob] = await meet(house, 'vautour', [{ size: DESKTOP }, { size: PHONE }]);
	const nameOf = async (one: typeof ana): Promise<string> =>
		one.page.evaluate(async () => ((await (await fetch('/api/v1/me')).json()) as { name: string }).name);
	const [anas, bobs] = [await nameOf(ana), await nameOf(bob)];
	await Promise.all([playOut(ana), playOut(bob)]);
	const old = bob.page.url();
	await ana.page.getByRole('button', { name: 'Revanche' }).click();
	await ana.page.getByText(`On attend ${bobs}`).waitFor({ timeout: COLD });
	await ana.page.getByText(`Place gardée pour ${bobs}`).waitFor();
	await ana.shot('rematch-waiting-desktop');
	expect(await ana.serious()).toEqual([]);
	const wanted = `${anas} voudrait une revanche.`;
	await bob.page.locator(RESULT).getByText(wanted).waitFor();
	await bob.shot('rematch-wanted-phone');
	expect(await bob.serious()).toEqual([]);
	await bob.page.goto('/');
	await bob.page.getByRole('link', { name: new RegExp(wanted) }).click({ timeout: COLD });
	await expect.poll(() => bob.page.url()).toBe(old.replace(/#.*/, ''));
	await bob.page.locator(RESULT).getByRole('button', { name: 'Rejoindre la revanche' }).click({ timeout: COLD });
	for (const one of [ana, bob]) await one.page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await Promise.all([ana.leave(), bob.leave()]);
});

test('an address without its key says what is missing, and the link pasted over it is followed', async () => {
	const ana = await house.visitor({ size: PHONE, isStill: true });
	const bob = await house.visitor({ size: PHONE, isStill: true, lang: 'en-GB' });
	const link = await invite(ana, 'vautour');
	await bob.page.goto(link.replace(/#.*/, ''));
	await bob.page.getByRole('heading', { name: 'An invitation is needed' }).waitFor({ timeout: COLD });
	await bob.page.getByText('ask somebody at the table for the whole invitation link').waitFor();
	await bob.shot('screen-no-key');
	expect(await bob.serious()).toEqual([]);
	// As the address bar does: only what comes after the # differs, so nothing is loaded.
	await bob.page.evaluate((address) => (location.href = address), link);
	await bob.page.getByRole('button', { name: 'Sit here' }).click();
	await ana.page.locator('[role=status] .notice', { hasText: 'est à la table' }).waitFor();
	await bob.page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await Promise.all([ana.leave(), bob.leave()]);
});

test('the waiting room: pace, rules and talk for everybody, bots for free seats from the host alone', async () => {
	const ana = await house.visitor({ size: DESKTOP, isStill: true });
	const bob = await house.visitor({ size: PHONE, isStill: true });
	await ana.page.goto('/');
	await ana.page.locator('article[data-game="vautour"] .actions > button').click({ timeout: COLD });
	await ana.page.getByRole('radio', { name: '3', exact: true }).check();
	await ana.page.getByRole('radio', { name: /^Par correspondance/ }).check();
	await ana.page.locator('.submit').click();
	const link = await ana.page.locator('.link input').inputValue({ timeout: COLD });
	await bob.page.goto(link);
	await bob.page.getByText('3 jours par coup, plus 7 jours de réserve').waitFor({ timeout: COLD });
	await bob.page.getByRole('heading', { name: 'Discussion' }).waitFor();
	await bob.page.locator('summary', { hasText: 'Règles' }).click();
	await bob.page.locator('#rules-winner').waitFor();
	expect(await bob.page.locator('.seats select').count(), 'only the host fills seats').toBe(0);
	await ana.page.getByLabel('Qui joue à la place 3').selectOption('merle');
	await bob.page.locator('.seats').getByText('Merle').waitFor();
	await bob.shot('waiting-guest-phone');
	expect(await bob.serious()).toEqual([]);
	expect(await bob.overflow()).toBeLessThanOrEqual(0);
	await ana.page.getByLabel('Qui joue à la place 2').selectOption('oisillon');
	await ana.page.getByRole('button', { name: 'Commencer' }).waitFor();
	await ana.page.getByLabel('Qui joue à la place 2').selectOption('');
	await ana.shot('waiting-host-desktop');
	expect(await ana.serious()).toEqual([]);
	await bob.page.getByRole('button', { name: 'S’asseoir ici' }).click();
	for (const one of [ana, bob]) await one.page.locator(OFFERED).first().waitFor({ timeout: COLD });
	// The clocks say what is for this move and what is in reserve.
	const clock = ana.page.locator('.clock').first();
	expect(await clock.getAttribute('title')).toMatch(/^Encore (2 j 23 h|3 j) pour ce coup, puis 7 j de réserve$/);
	await ana.shot('clocks-desktop');
	await Promise.all([ana.leave(), bob.leave()]);
});
