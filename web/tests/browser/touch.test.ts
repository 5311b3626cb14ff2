/** A phone in the hand: taps, and cards dragged with a finger. */

import type { CDPSession, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, House, PHONE, type Visitor } from './house';
import { OFFERED, playNow } from './play';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

async function centre(one: Locator): Promise<{ x: number; y: number }> {
	const box = await one.boundingBox();
	if (!box) throw new Error('it is not on the screen');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger that goes down at one place, moves in steps, and is lifted at another. */
async function drag(finger: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]): Promise<unknown> =>
		finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
	await touch('touchStart', [from]);
	for (let step = 1; step <= 8; step++)
		await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
	await touch('touchEnd', []);
}

async function phone(): Promise<{ visitor: Visitor; finger: CDPSession }> {
	const visitor = await house.visitor({ size: PHONE, hasTouch: true });
	return { visitor, finger: await visitor.context.newCDPSession(visitor.page) };
}

test('the first tap raises a card, the second plays it; a drag plays it, too', async () => {
	const { visitor, finger } = await phone();
	const { page } = visitor;
	await playNow(visitor, 'vautour');
	const card = page.locator('.hand [data-move="8"]');
	await card.tap();
	await page.getByText('Touchez encore pour jouer').waitFor();
	expect(await card.getAttribute('aria-pressed')).toBe('true');
	await card.tap();
	await page.locator('.hand [data-card="own-8"]').waitFor({ state: 'detached' });

	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	const other = page.locator('.hand [data-move="9"]');
	const from = await centre(other);
	await drag(finger, from, { x: from.x + 20, y: from.y - 20 });
	expect(await other.count(), 'let go over the hand: it goes back').toBe(1);
	await drag(finger, from, { x: 180, y: 250 });
	await page.locator('.hand [data-card="own-9"]').waitFor({ state: 'detached' });
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test.each([
	['piafs', '.drop'],
	['songbirds', '.target']
])('%s: a card dragged to where it can go', async (game, where) => {
	const { visitor, finger } = await phone();
	const { page } = visitor;
	await playNow(visitor, game);
	const card = page.locator('.hand [data-move]').first();
	const key = await card.getAttribute('data-card');
	const from = await centre(card);
	await card.tap();
	const to = await centre(page.locator(where).first());
	await drag(finger, from, { x: to.x, y: to.y });
	await page.locator(`.hand [data-card="${key}"]`).waitFor({ state: 'detached' });
	await page.locator(`[data-card="${key}"]`).first().waitFor();
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('a long press explains a card, and does not play it', async () => {
	const { visitor, finger } = await phone();
	const { page } = visitor;
	await playNow(visitor, 'feather');
	const card = page.locator('.hand [data-move]').first();
	const key = await card.getAttribute('data-card');
	const at = await centre(card);
	// Not every browser makes a right click of it.
	await page.evaluate(() => addEventListener('contextmenu', (event) => event.stopImmediatePropagation(), { capture: true }));
	await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...at, x: at.x - 8 }] });
	await page.getByRole('dialog').waitFor();
	await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await visitor.shot('card-explained-phone');
	expect(await visitor.serious()).toEqual([]);
	await page.keyboard.press('Escape');
	expect(await page.locator(`.hand [data-card="${key}"]`).count()).toBe(1);
	await visitor.leave();
});
