/** A finished game analysed on its page: asked for, followed, read, jumped about in; in a file too. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLD, DESKTOP, House, type Visitor } from './house';
import { played } from './replaying';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

type Size = { width: number; height: number };

/** Each kind of screen has games of its own: an analysis takes seconds. */
const KINDS: [name: string, size: Size, lang: string, hasTouch: boolean, games: [string, number][]][] = [
	['phone', { width: 390, height: 844 }, 'fr-FR', true, [['vautour', 2], ['songbirds', 1]]],
	['desktop', DESKTOP, 'en-GB', false, [['piafs', 2], ['feather', 3]]]
];

async function isFine(visitor: Visitor, what: string): Promise<void> {
	await visitor.shot(what);
	expect(await visitor.overflow(), what).toBeLessThanOrEqual(0);
	expect(await visitor.serious(), what).toEqual([]);
}

const stepOf = async (page: Page): Promise<number> => Number(await page.locator('[aria-valuetext]').inputValue());

describe.each(KINDS)('%s', (name, size, lang, hasTouch, games) => {
	const said = (fr: string, en: string): string => (lang.startsWith('fr') ? fr : en);

	async function analysed(visitor: Visitor, what: string): Promise<void> {
		const { page } = visitor;
		await page.getByRole('button', { name: said('Analyse', 'Analysis'), exact: true }).click({ timeout: COLD });
		const panel = page.locator('aside');
		await panel.getByRole('button', { name: said('Analyser la partie', 'Analyse the game') }).click();
		await panel.getByRole('progressbar').waitFor();
		// The quick look, then the thorough one.
		await panel.locator('.summary p').nth(2).waitFor({ timeout: COLD });
		await expect.poll(() => panel.getByRole('progressbar').count(), { timeout: COLD }).toBe(0);
		expect(await panel.getByText(said('Premier coup d’œil', 'First look')).count()).toBe(0);
		expect(await panel.locator('.summary p').count()).toBe(3);
		await isFine(visitor, what);
	}

	test.each(games)('%s for %i is analysed', { timeout: 3 * COLD }, async (game, players) => {
		const visitor = await house.visitor({ size, lang, hasTouch, isStill: true });
		const { page } = visitor;
		await page.goto('/');
		await page.goto(await played(page, game, players));
		await analysed(visitor, `analysis-${name}-${game}`);
		const panel = page.locator('aside');

		// Both questions, visibly apart.
		const know = panel.getByRole('region', { name: said('Ce qu’on pouvait savoir', 'What could be known') });
		const after = panel.getByRole('region', { name: said('Après coup', 'In hindsight') });
		expect(await know.count()).toBe(1);
		const figures = (await after.locator('tbody').first().locator('td:nth-of-type(1)').allInnerTexts()).map((text) => Number(text.replace(',', '.').replace('−', '-')));
		const result = figures.pop() ?? NaN;
		expect(Math.abs(figures.reduce((a, b) => a + b, 0) - result)).toBeLessThan(0.4); // what rounding leaves

		// The worst decisions are seen as their seat saw them.
		const worst = know.getByRole('button', { name: said('Montre-moi mes trois pires', 'Show me my three worst') });
		if (await worst.count()) {
			await worst.click();
			const first = know.locator('li > button').first();
			await expect.poll(() => first.getAttribute('aria-expanded')).toBe('true');
			const number = Number(await first.locator('.number').innerText());
			await expect.poll(() => stepOf(page)).toBe(number - 1);
			expect(await know.locator('li table tbody tr').count()).toBeGreaterThan(1);
			await isFine(visitor, `analysis-${name}-${game}-worst`);
		}
		await after.locator('summary').click();
		const last = Number(await page.locator('[aria-valuetext]').getAttribute('max'));
		expect(await after.locator('details tbody tr').count()).toBe(last + 1);
		await after.locator('ol button').first().click();
		await expect.poll(() => stepOf(page)).toBeGreaterThan(0);

		// It was kept; and without spoilers nothing of it is shown.
		if (game === 'vautour') {
			await page.reload();
			const curve = page.getByRole('img', { name: said('Courbe des chances', 'Curve of the chances') });
			await curve.waitFor({ timeout: COLD });
			await isFine(visitor, `analysis-${name}-${game}-curve`);
			await page.getByRole('button', { name: said('Sans spoiler', 'No spoilers') }).click();
			await expect.poll(() => curve.count()).toBe(0);
		}
		expect(visitor.complaints).toEqual([]);
	});

	test('a file is analysed, and what cannot be is said', { timeout: 3 * COLD }, async () => {
		const visitor = await house.visitor({ size, lang, hasTouch, isStill: true });
		const { page } = visitor;
		await page.goto('/');
		const address = await played(page, 'vautour', 2);
		const record = await page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}/record`)).json(), address.split('/').pop());
		const open = async (one: unknown): Promise<void> => {
			await page.goto('/replay');
			await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(one)) });
		};
		await open(record);
		await analysed(visitor, `analysis-${name}-file`);
		await open({ ...record, moves: record.moves.slice(0, 4), result: null });
		await page.getByRole('button', { name: said('Analyse', 'Analysis'), exact: true }).click({ timeout: COLD });
		await page.getByText(said('Seule une partie finie', 'Only a finished game')).waitFor();
	});
});
