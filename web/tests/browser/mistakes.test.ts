/** One's mistakes, asked again on the board as it was. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, type Visitor } from './house';
import { analysed, played } from './replaying';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

async function isFine(visitor: Visitor, what: string): Promise<void> {
	await visitor.shot(what);
	expect(await visitor.overflow(), what).toBeLessThanOrEqual(0);
	expect(await visitor.serious(), what).toEqual([]);
}

test.each([
	['phone', { width: 390, height: 844 }, 'fr-FR', true, 'vautour'],
	['desktop', DESKTOP, 'en-GB', false, 'feather']
] as const)('%s', { timeout: 2 * COLD }, async (name, size, lang, hasTouch, game) => {
	const said = (fr: string, en: string): string => (lang.startsWith('fr') ? fr : en);
	const visitor = await house.visitor({ size, lang, hasTouch, isStill: true });
	const { page } = visitor;
	await page.goto('/mistakes');
	await page.getByText(said('Analysez une de vos parties', 'Analyse one of your games')).waitFor({ timeout: COLD });
	await isFine(visitor, `mistakes-${name}-none`);

	const address = await played(page, game, 2);
	await analysed(page, address);
	await page.goto('/games');
	await page.getByRole('link', { name: said('Apprendre de mes erreurs', 'Learn from my mistakes') }).click({ timeout: COLD });
	await page.getByText(said('Que jouez-vous', 'What do you play')).waitFor({ timeout: COLD });
	await isFine(visitor, `mistakes-${name}`);

	await page.locator('main [data-move]').first().focus();
	await page.keyboard.press('Enter');
	const verdict = page.locator('.verdict');
	await verdict.waitFor({ timeout: COLD });
	expect(await verdict.locator('tbody tr').count()).toBeGreaterThan(1);
	await verdict.getByText(said('La question revient', 'The question comes back')).waitFor();
	await isFine(visitor, `mistakes-${name}-verdict`);
	const due = page.locator('header .due');
	const before = await due.innerText();
	await verdict.getByRole('button', { name: said('Question suivante', 'Next question') }).click();
	await expect.poll(async () => (await due.count()) === 0 || (await due.innerText()) !== before, { timeout: COLD }).toBe(true);
	expect(await verdict.count()).toBe(0);
	expect(visitor.complaints).toEqual([]);
});
