/** How one has played, in figures and plots. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House } from './house';
import { analysed, played } from './replaying';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

test.each([
	['phone', { width: 390, height: 844 }, 'fr-FR', true],
	['desktop', DESKTOP, 'en-GB', false]
] as const)('%s', { timeout: 2 * COLD }, async (name, size, lang, hasTouch) => {
	const said = (fr: string, en: string): string => (lang.startsWith('fr') ? fr : en);
	const visitor = await house.visitor({ size, lang, hasTouch, isStill: true });
	const { page } = visitor;
	await page.goto('/');
	await played(page, 'vautour', 3);
	await analysed(page, await played(page, 'vautour', 2));
	await page.goto('/games');
	await page.getByRole('link', { name: said('Statistiques', 'Statistics') }).click({ timeout: COLD });
	await page.locator('dl dd').first().waitFor({ timeout: COLD });
	expect(await page.locator('dl dd').first().innerText()).toBe('2');
	expect(await page.locator('.bins b').allInnerTexts().then((all) => all.reduce((sum, one) => sum + Number(one), 0))).toBe(2);
	expect(await page.getByRole('img').count()).toBe(2 + 3); // écart, luck, and what vautour itself tells
	const bids = page.getByRole('figure').filter({ hasText: said('Carte jouée sur chaque carte de points', 'Card played on each points card') });
	expect(await bids.locator('circle').count()).toBeGreaterThanOrEqual(15);
	await bids.getByText(said('En chiffres', 'In figures')).click();
	expect(await bids.locator('tbody tr').count()).toBe(15);
	expect(await bids.locator('tbody tr').first().locator('td').first().innerText()).toBe('2');
	const variants = page.locator('select').nth(1);
	await variants.selectOption({ label: said('3 joueurs', '3 players') });
	expect(await bids.locator('tbody tr').first().locator('td').first().innerText()).toBe('1');
	expect(await page.locator('dl dd').first().innerText()).toBe('1');
	await variants.selectOption('');
	await visitor.shot(`statistics-${name}`);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	expect(await visitor.serious()).toEqual([]);
	for (const kind of ['csv', 'jsonl', 'parquet']) {
		const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: kind.toUpperCase() }).click()]);
		expect(file.suggestedFilename()).toBe(`voliere-games.${kind}`);
	}
	expect(visitor.complaints).toEqual([]);
});
