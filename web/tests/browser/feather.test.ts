/** Complete games of Birds of a Feather through the page: each variant against bots, and alone. */

import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, House, PHONE, type Visitor } from './house';

const COLD = 120_000; // a server that has never run compiles its games first

let house: House;
beforeAll(async () => (house = await House.open()));
afterAll(() => house?.close());

type Options = { players: number; opening?: string; raptors?: boolean };

/** Open a table with bots on the other seats, and begin. */
async function begin({ page }: Visitor, options: Options): Promise<void> {
	await page.goto('/');
	await page.getByRole('heading', { level: 1 }).waitFor();
	const id = await page.evaluate(async (asked) => {
		const seats = Array.from({ length: asked.players }, (_, seat) => (seat ? { kind: 'bot', bot: 'moineau' } : { kind: 'me' }));
		const answer = await fetch('/api/v1/tables', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ game: 'feather', seats, options: asked })
		});
		return ((await answer.json()) as { table: { id: string } }).table.id;
	}, options);
	await page.goto(`/table/${id}`);
	const start = page.getByRole('button', { name: 'Commencer' });
	await start.or(page.locator('[data-move]')).first().waitFor({ timeout: COLD });
	if (await start.isVisible()) await start.click();
	await page.locator('[data-move]').first().waitFor({ timeout: COLD });
}

/** Press it wherever it is, even while it flies. Our own move is shown at once, so nothing waits. */
async function press(button: Locator): Promise<void> {
	await button.dispatchEvent('click');
}

/** Pass or draft as long as it is asked, two cards or more with the button that confirms them. */
async function open({ page }: Visitor): Promise<void> {
	for (;;) {
		await page.locator('.hand [data-move], .draft [data-move]').first().waitFor({ timeout: COLD });
		const confirm = page.locator('button.go');
		const isDraft = (await page.locator('.draft').count()) > 0;
		if (!isDraft && !(await confirm.count())) return;
		const cards = page.locator(isDraft ? '.draft button.card' : '.hand button.card');
		if (await confirm.count()) {
			for (let i = 0; i < 3 && (await confirm.isDisabled()); i++) await press(cards.nth(i));
			await press(confirm);
		} else await press(cards.first());
		await page.keyboard.press('s');
	}
}

/** Play the first card offered until the result is shown; what comes back is how often. */
async function playOut({ page }: Visitor): Promise<number> {
	for (let decisions = 0; ; decisions++) {
		const offered = page.locator('.hand [data-move]').first();
		const result = page.locator('dialog:has(.fair)');
		await expect
			.poll(
				async () => {
					await page.keyboard.press('s');
					return (await offered.count()) + (await result.count());
				},
				{ timeout: COLD }
			)
			.toBeGreaterThan(0);
		if (await result.count()) return decisions;
		await press(offered);
	}
}

test.each([
	['solo-phone', PHONE, 'light', { players: 1, raptors: true }, 23],
	['draft-phone', PHONE, 'dark', { players: 2, opening: 'draft' }, 14],
	['migration-desktop', DESKTOP, 'light', { players: 3, opening: 'migration', raptors: true }, 14],
	['crowd-desktop', DESKTOP, 'dark', { players: 7 }, 7]
] as const)('%s: from the first card to the result', async (name, size, theme, options, decisions) => {
	const visitor = await house.visitor({ size, theme });
	await begin(visitor, options);
	await visitor.page.waitForTimeout(400);
	await visitor.shot(`feather-${name}-1-begin`);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	await open(visitor);
	await visitor.shot(`feather-${name}-2-play`);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	expect(visitor.complaints).toEqual([]);
	expect(await visitor.serious()).toEqual([]);
	visitor.complaints.length = 0; // the page's policy complains of axe being brought in
	expect(await playOut(visitor)).toBe(decisions);
	await visitor.page.locator('.fair .good').first().waitFor();
	await visitor.shot(`feather-${name}-3-over`);
	expect(await visitor.page.locator('dialog ol > li').count()).toBe(options.players);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});
