/** Playing on from a finished game: from a point of its replay, with other hidden cards, and back to the tree of it. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Replay, TableSummary } from '../../src/lib/table/protocol';
import { COLD, DESKTOP, House } from './house';
import { OFFERED, playOut } from './play';
import { played } from './replaying';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

const KINDS = [
	['phone', { width: 390, height: 844 }, 'fr-FR', true],
	['desktop', DESKTOP, 'en-GB', false]
] as const;

describe.each(KINDS)('%s', (name, size, lang, hasTouch) => {
	const said = (fr: string, en: string): string => (lang.startsWith('fr') ? fr : en);

	test('a branch is played to its end and hangs in the tree', { timeout: 3 * COLD }, async () => {
		const visitor = await house.visitor({ size, lang, hasTouch, isStill: true });
		const { page } = visitor;
		await page.goto('/');
		const address = await played(page, 'vautour', 2);
		await page.goto(`${address}#move=24&seat=0`);
		const tab = page.getByRole('button', { name: said('Rejouer', 'Play on') });
		await tab.click({ timeout: COLD });
		await visitor.shot(`branch-${name}`);
		expect(await visitor.serious()).toEqual([]);
		expect(await visitor.overflow()).toBeLessThanOrEqual(0);
		await page.getByRole('radio', { name: said('tirées à nouveau de ce que cette place savait', 'drawn anew from what this seat knew') }).check();
		await page.getByRole('radio', { name: 'Oisillon' }).check();
		await page.locator('[data-play-on] button').click();
		await page.waitForURL(/\/table\//, { timeout: COLD });
		await page.locator(OFFERED).first().waitFor({ timeout: COLD });
		const id = new URL(page.url()).pathname.split('/')[2] as string;
		const table = await page.evaluate(async (id) => ((await (await fetch(`/api/v1/tables/${id}`)).json()) as { table: TableSummary }).table, id);
		expect(table.training).toBe(true);
		expect(table.origin).toMatchObject({ table: address.split('/')[2], move: 24, seat: 0, cards: 'anew' });
		await playOut(visitor);
		await page.goto(address);
		await tab.click({ timeout: COLD });
		await page.locator(`[data-branches] a[href="/game/${id}"]`).waitFor();
		await visitor.shot(`branch-tree-${name}`);
		await page.locator(`[data-branches] a[href="/game/${id}"]`).click();
		await page.waitForURL(new RegExp(id));
		const replay = await page.evaluate(async (id) => (await (await fetch(`/api/v1/tables/${id}/replay`)).json()) as Replay, id);
		expect(replay.origin?.move).toBe(24);
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	});
});
