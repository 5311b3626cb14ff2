/** Complete games of Vautour through the page, against bots. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, House, PHONE, type Visitor } from './house';

const COLD = 120_000; // a server that has never run compiles its games first

let house: House;
beforeAll(async () => (house = await House.open()));
afterAll(() => house?.close());

/** Play the first card offered until the result is shown. */
async function playOut({ page }: Visitor, each?: (round: number) => Promise<void>): Promise<number> {
	let rounds = 0;
	for (;;) {
		const offered = page.locator('.hand [data-move]').first();
		const result = page.locator('dialog:has(.fair)');
		await offered.or(result).first().waitFor({ timeout: COLD });
		if (await result.isVisible()) return rounds;
		const card = await offered.getAttribute('data-card');
		await offered.click({ force: true });
		rounds += 1;
		await each?.(rounds);
		await page.keyboard.press('s');
		await page.locator(`.hand [data-card="${card}"]`).waitFor({ state: 'detached' });
	}
}

describe.each([
	['phone', PHONE, 'light'],
	['desktop', DESKTOP, 'light'],
	['phone-dark', PHONE, 'dark']
] as const)('%s', (name, size, theme) => {
	test('one tap from the front page, fifteen rounds, a fair deal, a rematch', async () => {
		const visitor = await house.visitor({ size, theme });
		const { page } = visitor;
		await page.goto('/');
		await page.getByRole('heading', { level: 1 }).waitFor();
		await page.getByRole('button', { name: 'Jouer à Stupide Vautour tout de suite' }).click();
		await page.locator('.hand [data-move]').first().waitFor({ timeout: COLD });
		await page.waitForTimeout(400);
		await visitor.shot(`vautour-${name}-1-begin`);
		expect(await visitor.overflow()).toBeLessThanOrEqual(0);
		const rounds = await playOut(visitor, async (round) => {
			if (round === 6) {
				await page.waitForTimeout(700);
				await visitor.shot(`vautour-${name}-2-revealed`);
				expect(await visitor.overflow()).toBeLessThanOrEqual(0);
			}
			if (round === 7) {
				await page.waitForTimeout(3200);
				await visitor.shot(`vautour-${name}-3-middle`);
			}
		});
		expect(rounds).toBe(15);
		await page.locator('.fair .good').first().waitFor();
		await visitor.shot(`vautour-${name}-4-over`);
		expect(await page.locator('dialog ol > li').count()).toBe(3);
		await page.getByRole('button', { name: 'Revanche' }).click();
		await page.locator('.hand [data-move]').first().waitFor();
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	});
});
