/** Two people with a browser each; one device for two; two windows in one seat. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fairness } from '../../src/lib/table/protocol';
import { COLD, DESKTOP, House, PHONE } from './house';
import { onALine } from './line';
import { ALL_HELD, OFFERED, openTable, playOut } from './play';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

test('friends: a link, a reload, a lost connection, a result', async () => {
	const ana = await house.visitor({ size: DESKTOP, isStill: true });
	const bob = await house.visitor({ size: PHONE, isStill: true });
	const line = await onALine(ana);
	await openTable(ana, 'Avec des amis');
	const link = await ana.page.locator('.link input').inputValue({ timeout: COLD });
	await bob.page.goto(link);
	await bob.page.getByRole('button', { name: 'S’asseoir ici' }).waitFor();
	await bob.shot('friends-1-guest');
	await bob.page.getByRole('button', { name: 'S’asseoir ici' }).click();

	// What is typed stays in its field until everybody has heard it.
	await ana.page.locator('.hand [data-card]').first().waitFor({ timeout: COLD });
	await ana.page.keyboard.press('t');
	const words = ana.page.getByRole('textbox', { name: 'Dire quelque chose' });
	await words.fill('Bien joué !');
	line.hold();
	await words.press('Enter');
	expect(await words.inputValue()).toBe('Bien joué !');
	line.release();
	await expect.poll(() => words.inputValue()).toBe('');
	expect(await ana.page.getByRole('list', { name: 'Discussion' }).innerText()).toContain('Bien joué !');
	await ana.page.keyboard.press('Escape');

	await Promise.all([playOut(ana, 2), playOut(bob, 2)]);
	// A card played, and the page loaded anew before anybody else has played: it is still played.
	await playOut(bob, 1);
	await bob.page.reload();
	await bob.page.locator('.hand [data-card]').nth(11).waitFor();
	expect(await bob.page.locator('.hand [data-card]').count()).toBe(12);
	await playOut(ana, 1);
	// A card played while there is no line: it is shown as played, and counts once the line is back.
	await ana.page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await line.cut();
	await playOut(ana, 1);
	await ana.page.getByText(/Reconnexion|Connexion perdue/).waitFor();
	expect(await ana.page.locator('.hand [data-card]').count()).toBe(11);
	await ana.shot('friends-2-lost');
	line.mend();
	await Promise.all([playOut(ana), playOut(bob)]);
	for (const one of [ana, bob]) await one.page.locator(ALL_HELD).waitFor({ timeout: COLD });
	await bob.shot('friends-3-over');
	expect(await bob.page.locator('dialog ol > li').count()).toBe(2);

	// A second window in the same seat: the first one says so, and can take it back.
	const other = await ana.context.newPage();
	await other.goto(ana.page.url());
	await ana.page.getByRole('heading', { name: 'Ouverte ailleurs' }).waitFor();
	await ana.shot('screen-replaced');
	await ana.page.getByRole('button', { name: 'Jouer ici' }).click();
	await ana.page.locator('.fair').waitFor();

	// A rematch waits until both pages have pledged and revealed again.
	await ana.page.getByRole('button', { name: 'Revanche' }).click();
	await bob.page.getByRole('button', { name: 'Rejoindre la revanche' }).last().click();
	for (const one of [ana, bob]) await one.page.locator(OFFERED).first().waitFor({ timeout: COLD });
	const { nonces } = await bob.page.evaluate(
		async () => (await fetch(`/api/v1/tables/${location.pathname.split('/').pop()}/fairness`)).json() as Promise<Fairness>
	);
	expect(nonces?.filter(Boolean)).toHaveLength(2);

	// Somebody without a seat and without the key is told what is missing.
	const eve = await house.visitor({ size: PHONE });
	await eve.page.goto(link.replace(/#.*/, ''));
	await eve.page.getByRole('heading', { name: 'Il faut une invitation' }).waitFor();
	await Promise.all([ana.leave(), bob.leave(), eve.leave()]);
});

test('several seats a person: only where the host says so, and everybody is told', async () => {
	const ana = await house.visitor({ size: DESKTOP, isStill: true });
	const bob = await house.visitor({ size: PHONE, isStill: true });
	for (const isSeveral of [false, true]) {
		await ana.page.goto('/');
		await ana.page.getByRole('button', { name: 'Choisir comment jouer à Stupide Vautour' }).click({ timeout: COLD });
		await ana.page.getByRole('radio', { name: 'Avec des amis' }).check();
		await ana.page.locator('[data-players]').getByRole('radio', { name: '4', exact: true }).check();
		if (isSeveral) await ana.page.getByRole('switch', { name: 'Plusieurs places par personne' }).check();
		await ana.page.locator('.submit').click();
		const link = await ana.page.locator('.link input').inputValue({ timeout: COLD });
		await bob.page.goto(link);
		const free = bob.page.getByRole('button', { name: 'S’asseoir ici' });
		await expect.poll(() => free.count()).toBe(3);
		expect(await bob.page.getByText('chacun peut prendre plusieurs places').count()).toBe(Number(isSeveral));
		await free.first().click();
		await bob.page.getByRole('button', { name: 'Se lever' }).waitFor();
		await expect.poll(() => free.count()).toBe(isSeveral ? 2 : 0);
		if (isSeveral) {
			await free.first().click();
			await expect.poll(() => bob.page.getByRole('button', { name: 'Se lever' }).count()).toBe(2);
			await bob.shot('lobby-several');
			expect(await bob.serious()).toEqual([]);
		}
	}
	expect([...ana.complaints, ...bob.complaints]).toEqual([]);
	await Promise.all([ana.leave(), bob.leave()]);
});

test('one device for two: a curtain between them', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	await openTable(visitor, 'Sur cet appareil');
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await playOut(visitor, 1);
	const curtain = page.getByRole('button', { name: /C’est moi/ });
	await curtain.waitFor();
	await visitor.shot('device-curtain');
	expect(await visitor.serious()).toEqual([]);
	expect(await page.locator(OFFERED).count(), 'nothing of the next hand can be played yet').toBe(0);
	await curtain.click();
	await page.locator(OFFERED).first().waitFor();
	await playOut(visitor);
	await page.locator('.fair .good').first().waitFor({ timeout: COLD });
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});
