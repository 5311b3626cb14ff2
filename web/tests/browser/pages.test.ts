/** Every page and every screen, looked at by axe, and a picture of each. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLD, DESKTOP, House, IS_SOAK, PHONE } from './house';


let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

const KINDS = [
	['phone', PHONE, 'light'],
	['desktop-dark', DESKTOP, 'dark'],
	['phone-dark', PHONE, 'dark'],
	['desktop', DESKTOP, 'light']
] as const;

describe.each(IS_SOAK ? KINDS : KINDS.slice(0, 2))('%s', (name, size, theme) => {
	test('home, sheet, lobby, settings, rules, me, dead ends, about', async () => {
		const visitor = await house.visitor({ size, theme, isStill: true });
		const { page } = visitor;
		const seen = async (what: string): Promise<void> => {
			await visitor.shot(`page-${name}-${what}`);
			expect(await visitor.overflow(), what).toBeLessThanOrEqual(0);
			expect(await visitor.serious(), what).toEqual([]);
		};

		await page.goto('/');
		await page.locator('article').nth(3).waitFor({ timeout: COLD });
		await seen('home');
		await page.getByRole('button', { name: 'Choisir comment jouer à Songbirds' }).click();
		await page.getByRole('dialog').waitFor();
		await seen('sheet-bots');
		await page.getByRole('radio', { name: 'Sur cet appareil' }).check();
		await seen('sheet-device');
		await page.getByRole('radio', { name: 'Contre des robots' }).check();
		await page.getByRole('radio', { name: '4', exact: true }).check();
		await page.getByRole('checkbox', { name: /^Faucon/ }).check();
		await page.locator('.submit').click();
		await page.locator('.problem:not(:empty)').waitFor();
		await seen('sheet-refused');
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Réglages' }).click();
		await seen('settings');
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Jouer à Stupide Vautour avec des amis' }).click();
		await seen('sheet-friends');
		await page.getByRole('button', { name: 'Ouvrir la table' }).click();
		await page.locator('.code').waitFor();
		await seen('lobby');
		await page.goto('/rules/feather#round');
		await page.locator('#rules-round').waitFor();
		await seen('rules');
		await page.goto('/me');
		await page.getByRole('heading', { level: 1 }).waitFor();
		await seen('me');
		await page.goto('/table/0123456789abcdef');
		await page.getByRole('heading', { name: 'Il faut une invitation' }).waitFor();
		await seen('dead-link');
		await page.goto('/nowhere');
		await page.getByRole('heading', { level: 1 }).waitFor();
		await seen('unknown');
		await page.goto('/about');
		const licences = page.getByRole('link', { name: 'Licences de ce dont cette page est faite' });
		await licences.waitFor();
		await seen('about');
		const [told] = await Promise.all([page.waitForEvent('popup'), licences.click()]);
		await told.getByText(/^svelte \d/m).waitFor();
		await told.close();
		await visitor.leave();
	});

	test('a table with its panels', async () => {
		const visitor = await house.visitor({ size, theme, lang: 'en-GB', isStill: true });
		const { page } = visitor;
		const seen = async (what: string): Promise<void> => {
			await visitor.shot(`table-${name}-${what}`);
			expect(await visitor.overflow(), what).toBeLessThanOrEqual(0);
			expect(await visitor.serious(), what).toEqual([]);
		};
		await page.goto('/');
		await page.getByRole('button', { name: 'Play now: Stupide Vautour' }).click({ timeout: COLD });
		await page.locator('.hand [data-move]').first().waitFor({ timeout: COLD });
		await seen('board');
		await page.keyboard.press('?');
		await page.locator('#rules-winner').waitFor();
		await seen('rules');
		await page.keyboard.press('l');
		await page.locator('[data-choice="15"]').waitFor();
		await seen('choices');
		await page.keyboard.press('t');
		await seen('talk');
		await page.keyboard.press('j');
		await seen('log');
		await page.keyboard.press('Escape');
		await page.locator('.stake button').first().click();
		await page.getByRole('dialog').waitFor();
		await seen('card');
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	});
});
