/** A bot's personality: chosen beside its level by mouse or keyboard, at the server's tables and on the device, and told behind its name. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, PHONE, type Visitor } from './house';
import { OFFERED } from './play';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

async function openSheet({ page }: Visitor, name: RegExp): Promise<void> {
	await page.goto('/');
	await page.getByRole('button', { name }).click({ timeout: COLD });
}

async function botsOf({ page }: Visitor): Promise<(string | null)[]> {
	return page.evaluate(async () => {
		const answer = await fetch(`/api/v1/tables/${location.pathname.split('/')[2]}`);
		return ((await answer.json()) as { table: { seats: { bot: string | null }[] } }).table.seats.map(({ bot }) => bot);
	});
}

test('a bot of a level with a personality, by the keyboard', async () => {
	const visitor = await house.visitor({ size: { width: 390, height: 844 }, isStill: true });
	const { page } = visitor;
	await openSheet(visitor, /Choisir comment jouer à Stupide Vautour/);
	await page.locator('[data-players]').getByRole('radio', { name: '2', exact: true }).check();
	await page.getByRole('radio', { name: /^1 · Oisillon/ }).check();
	const choice = page.getByRole('combobox', { name: 'Caractère' });
	expect(await choice.inputValue()).toBe('');
	await choice.focus();
	await page.keyboard.press('t');
	await expect.poll(() => choice.inputValue()).toBe('bold');
	await page.getByRole('radio', { name: /^2 · Roitelet/ }).check();
	expect(await choice.inputValue()).toBe('bold');
	await choice.scrollIntoViewIfNeeded();
	await visitor.shot('sheet-personality-phone');
	expect(await visitor.serious()).toEqual([]);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	await page.locator('.submit').click();
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	expect(await botsOf(visitor)).toEqual([null, 'level-2:personality=bold']);
	await expect.poll(() => page.locator('.tag .name').allTextContents()).toContain('Roitelet, téméraire');
	await visitor.shot('table-personality-phone');
	expect(await visitor.serious()).toEqual([]);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	await visitor.leave();
});

test('each bot its own, in English, on a wide screen', async () => {
	const visitor = await house.visitor({ size: DESKTOP, isStill: true, lang: 'en-GB' });
	const { page } = visitor;
	await openSheet(visitor, /[Hh]ow to play Piafs/);
	await page.locator('[data-players]').getByRole('radio', { name: '3', exact: true }).check();
	await page.getByRole('radio', { name: 'Each its own' }).check();
	await page.getByLabel('Bot 1').selectOption('level-2');
	await page.getByLabel('Personality 1').selectOption('seeds');
	await page.getByLabel('Personality 2').selectOption('pairs');
	await visitor.shot('sheet-personalities-desktop');
	expect(await visitor.serious()).toEqual([]);
	await page.locator('.submit').click();
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	expect(await botsOf(visitor)).toEqual([null, 'level-2:personality=seeds', 'moineau:personality=pairs']);
	await expect.poll(async () => (await page.locator('.tag .name').allTextContents()).join(' · ')).toContain('greedy for seeds');
	await visitor.shot('table-personalities-desktop');
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	await visitor.leave();
});

test('a table of the device has the same personalities', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	await openSheet(visitor, /Choisir comment jouer à Stupide Vautour/);
	await page.locator('[data-players]').getByRole('radio', { name: '2', exact: true }).check();
	await page.getByRole('radio', { name: /^2 · Roitelet/ }).check();
	await page.getByRole('combobox', { name: 'Caractère' }).selectOption('careful');
	await page.getByRole('radio', { name: 'Ici, sans réseau' }).check();
	await page.locator('.submit').click();
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	expect(page.url()).toContain('/table/device-');
	await expect.poll(() => page.locator('.tag .name').allTextContents()).toContain('Roitelet, sur ses gardes');
	await page.locator(OFFERED).first().click();
	await page.getByText('Manche 2 sur 15').first().waitFor({ timeout: COLD });
	await visitor.leave();
});
