/** Complete games of Piafs through the page, against bots. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, House, PHONE, type Visitor } from './house';

const COLD = 120_000; // a server that has never run compiles its games first
const MOST_TURNS = 400;

let house: House;
beforeAll(async () => (house = await House.open()));
afterAll(() => house?.close());

/** Open a table against the quickest bots. */
async function begin({ page }: Visitor, players: number): Promise<void> {
	await page.goto('/');
	await page.getByRole('button', { name: 'Choisir comment jouer à Piafs' }).click();
	const sheet = page.locator('dialog');
	await sheet.getByText(String(players), { exact: true }).first().click({ force: true });
	await sheet.getByText(/Oisillon/).first().click({ force: true });
	await sheet.locator('button[type=submit]').click();
	await page.locator('.hand [data-move]').first().waitFor({ timeout: COLD });
}

/** Hurry on until there is something to decide; false when the game is over. */
async function isAsked({ page }: Visitor): Promise<boolean> {
	const end = Date.now() + COLD;
	while (Date.now() < end) {
		if (await page.locator('dialog:has(.fair)').isVisible()) return false;
		if (await page.locator('main [data-move]').count()) return true;
		await page.keyboard.press('s');
		await page.waitForTimeout(60);
	}
	throw new Error('nothing to decide, and the game is not over');
}

/** Decide once, whatever is asked; says what it was. */
async function decide({ page }: Visitor, turn: number): Promise<string> {
	const gifts = page.locator('.gifts [data-move]');
	const hand = page.locator('.hand [data-move]');
	const draws = page.locator('.track [data-move]');
	const asked = page.locator('.ask [data-move]');
	if (await gifts.count()) {
		await gifts.first().click();
		return 'crow';
	}
	if (await draws.count()) {
		await draws.nth(turn % (await draws.count())).click();
		return 'draw';
	}
	if (await asked.count()) {
		await (turn % 2 ? hand : asked).first().click();
		return 'add';
	}
	await hand.nth(turn % (await hand.count())).click();
	const drops = page.locator('.drop');
	if (await drops.count()) {
		const captures = page.locator('.row:has(.gain) .drop');
		await ((await captures.count()) ? captures : drops).first().click();
		return 'play';
	}
	if (!(await asked.count())) await page.locator('.hand [data-move]:not([aria-pressed])').first().click();
	await asked.first().click();
	return 'keep';
}

describe.each([
	['phone', PHONE, 'light', 2],
	['desktop', DESKTOP, 'light', 4],
	['phone-dark', PHONE, 'dark', 3]
] as const)('%s', (name, size, theme, players) => {
	test(`a whole game of ${players}`, async () => {
		const visitor = await house.visitor({ size, theme });
		const { page } = visitor;
		await begin(visitor, players);
		expect(await page.locator('.perches .row').count()).toBe(players === 4 ? 3 : 2);
		expect(await page.locator('.places .place').count()).toBe(players);
		const seen = new Set<string>();
		for (let turn = 0; turn < MOST_TURNS && (await isAsked(visitor)); turn++) {
			const kind = await decide(visitor, turn);
			if (!seen.has(kind)) {
				seen.add(kind);
				await page.waitForTimeout(300);
				await visitor.shot(`piafs-${name}-${kind}`);
				expect(await visitor.overflow()).toBeLessThanOrEqual(0);
			}
		}
		await page.locator('.fair .good').first().waitFor();
		await visitor.shot(`piafs-${name}-over`);
		expect(seen).toContain('play');
		expect(seen).toContain('draw');
		expect(seen).toContain('keep');
		expect(await page.locator('dialog ol > li').count()).toBe(players);
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	}, 600_000);
});
