/** A whole game without a mouse. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, House, PHONE } from './house';


let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

test('from the front page to the rematch by keyboard alone', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	const focused = (selector: string): Promise<boolean> =>
		page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
	const tabTo = async (selector: string): Promise<void> => {
		for (let i = 0; i < 60 && !(await focused(selector)); i++) await page.keyboard.press('Tab');
		expect(await focused(selector), selector).toBe(true);
	};

	await page.goto('/');
	await page.locator('article').nth(3).waitFor({ timeout: COLD });
	await tabTo('button[aria-label="Jouer à Stupide Vautour tout de suite"]');
	await page.keyboard.press('Enter');
	await page.locator('.hand [data-move]').first().waitFor({ timeout: COLD });
	await tabTo('.hand [data-move]');
	await page.keyboard.press('i');
	await page.getByRole('dialog').waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await expect.poll(() => focused('.hand [data-move]'), { message: 'back where it was' }).toBe(true);
	await page.keyboard.press('End');
	expect(await focused('.hand [data-move="15"]')).toBe(true);
	await page.keyboard.press('ArrowLeft');
	expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.card)).toBe('own-14');

	const told = new Set<string>();
	/** Hurry what is told until there is something to decide, or the result. */
	const hurry = async (): Promise<void> => {
		const isAsked = async (): Promise<boolean> => {
			await page.keyboard.press('s');
			return (await page.locator('.hand [data-move], .fair').count()) > 0;
		};
		await expect.poll(isAsked, { timeout: COLD }).toBe(true);
	};

	for (let round = 1; round <= 15; round++) {
		if (round === 3) {
			// The list of choices, for a change.
			await page.keyboard.press('l');
			await tabTo('[data-choice]');
		} else if (!(await focused('.hand [data-move]'))) await tabTo('.hand [data-move]');
		const left = await page.locator('.hand [data-card]').count();
		await page.keyboard.press('Enter');
		await page.waitForFunction((n) => document.querySelectorAll('.hand [data-card]').length < n, left);
		await hurry();
		told.add((await page.locator('[data-live]').textContent()) ?? '');
	}
	await page.locator('.fair .good').first().waitFor({ timeout: COLD });
	expect(told.size).toBeGreaterThan(5);
	for (let i = 0; i < 20; i++) {
		if (await page.evaluate(() => document.activeElement?.textContent?.includes('Revanche') ?? false)) break;
		await page.keyboard.press('Tab');
	}
	await page.keyboard.press('Enter');
	await page.locator('.hand [data-move]').first().waitFor({ timeout: COLD });
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});
