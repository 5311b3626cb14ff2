/** A hint: asked for by touch and by key, marked on the board, played from; in every game, at every size. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableSummary } from '../../src/lib/table/protocol';
import { COLD, type Visitor } from './house';
import { isTouched, nameOf, type Position, Positions, sit, SIZES } from './positions';

const positions = new Positions();
beforeAll(() => positions.open());
afterAll(() => positions.close());

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Where there is a choice: two positions of each game, with the most to show. */
const SHOWN = ['piafs-players=4', 'vautour-players=5', 'feather-players=2-opening=deal-raptors=True', 'songbirds-players=4-special=crow'];

function positionOf(variant: string): Position {
	const found = positions.all.find((one) => one.variant.startsWith(variant) && one.after > 0);
	if (!found) throw new Error(`no ${variant}`);
	return found;
}

async function ask({ page }: Visitor, isByKey: boolean): Promise<void> {
	if (isByKey) await page.keyboard.press('h');
	else await page.locator('[data-hint-ask]').click();
	await page.locator('[data-hint] [role=radio]').first().waitFor({ timeout: COLD });
}

/** What of a hint can't be seen or hit: its buttons, and something that is marked on the board. */
async function outOfReach({ page }: Visitor, least: number): Promise<string[]> {
	return page.evaluate((least) => {
		const isSeen = (element: Element): boolean => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const seen = document.elementFromPoint(left + width / 2, top + height / 2);
			return seen !== null && (element.contains(seen) || seen.contains(element));
		};
		const found: string[] = [];
		for (const button of document.querySelectorAll('[data-hint] button')) {
			const { width, height, left, right, bottom } = button.getBoundingClientRect();
			if (left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1 || !isSeen(button)) found.push(`${button.textContent}: not seen`);
			if (Math.max(width, height) < least || Math.min(width, height) < 32) found.push(`${button.textContent}: ${width} x ${height}`);
		}
		const marked = [...document.querySelectorAll('.board [data-hinted]')];
		if (!marked.some(isSeen)) found.push(`nothing is marked (${marked.length})`);
		return found;
	}, least);
}

test.each([
	['phone', PHONE],
	['desktop', DESKTOP]
] as const)('%s: a hint in every game, read aloud, marked on the board, and played', async (name, size) => {
	const visitor = await positions.visitor(size);
	const { page } = visitor;
	for (const variant of SHOWN) {
		await sit(visitor, positionOf(variant));
		await ask(visitor, name === 'desktop');
		const [game] = variant.split('-');
		await visitor.shot(`hint-${game}-${name}`);
		expect(await outOfReach(visitor, 44), variant).toEqual([]);
		expect(await visitor.serious(), variant).toEqual([]);
		expect(await visitor.overflow()).toBeLessThanOrEqual(0);
		const said = await page.locator('[data-hint] [role=status]').textContent();
		expect(said).toMatch(/(de chances de gagner|Score final moyen)/);
		expect(said).toMatch(/(donnes imaginées|cartes inconnues|en moyenne)/);
		const n = await page.locator('[data-hint] [role=radio]').count();
		expect(n).toBeGreaterThanOrEqual(2);
		await page.locator('[data-hint] [role=radio]').nth(1).click();
		expect(await page.locator('[data-hint] [role=radio][aria-checked=true]').count()).toBe(1);
		await page.locator('[data-hint] .go').click();
		const confirm = page.getByRole('group', { name: 'Confirmer le coup' });
		await page.locator('[data-hint]').waitFor({ state: 'detached' });
		if (await confirm.isVisible()) await confirm.getByRole('button').first().click();
		await expect.poll(() => page.locator('.board [data-hinted]').count()).toBe(0);
	}
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test.each(SIZES.map((size) => [nameOf(size), size] as const))('%s: nothing of a hint is out of reach', async (_, size) => {
	const visitor = await positions.visitor(size);
	const found: string[] = [];
	for (const variant of SHOWN) {
		await sit(visitor, positionOf(variant));
		await ask(visitor, !isTouched(size));
		found.push(...(await outOfReach(visitor, isTouched(size) ? 44 : 32)).map((what) => `${variant}: ${what}`));
		await visitor.shot(`hint-${variant.split('-')[0]}-${nameOf(size)}`);
		await visitor.page.keyboard.press('Escape');
		await visitor.page.locator('[data-hint]').waitFor({ state: 'detached' });
	}
	expect(found).toEqual([]);
	await visitor.leave();
});

test('the game is said to be training, and its hints are in the open', async () => {
	const visitor = await positions.visitor(DESKTOP);
	const { page } = visitor;
	await sit(visitor, positionOf('vautour-players=5'));
	await ask(visitor, true);
	await page.getByText('Entraînement').first().waitFor();
	const id = new URL(page.url()).pathname.split('/')[2];
	const table = await page.evaluate(async (id) => ((await (await fetch(`/api/v1/tables/${id}`)).json()) as { table: TableSummary }).table, id);
	expect(table.training).toBe(true);
	await visitor.leave();
});
