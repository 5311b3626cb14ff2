/** A newcomer at a lesson: does what the prompts ask, and nothing else. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { COLD, type Visitor } from './house';

export type Hands = 'mouse' | 'touch' | 'keys';

const ARROWS = 80;
const WAYS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowDown', 'Home', 'ArrowRight'];
/** The cards that a move names, whatever else its notation says. */
const CARDS = /[A-Z]{2}\d[mf]|[A-Z]{1,2}[\dA-Z]|[+-]?\d+/g;

export interface Followed {
	steps: string[];
	presses: number;
	/** From the opening to the first move (ms). */
	toFirstMove: number;
	spoken: string[];
}

/** Follow a lesson to its end; `look` is called at every step, at rest. */
export async function follow(visitor: Visitor, address: string, hands: Hands, look?: (step: string) => Promise<void>): Promise<Followed> {
	const { page } = visitor;
	const opened = Date.now();
	await page.goto(address);
	const steps: string[] = [];
	const spoken: string[] = [];
	let presses = 0;
	let toFirstMove = 0;
	for (;;) {
		const step = await arrived(page, steps.at(-1));
		await page.locator('main .board > *').waitFor({ timeout: COLD });
		steps.push(step);
		spoken.push((await page.locator('[data-live]').textContent()) ?? '');
		if (look) await look(step);
		if (await page.locator('.end').count()) return { steps, presses, toFirstMove, spoken };
		const asked = await page.locator('.page').getAttribute('data-asks');
		if (asked === null) {
			await press(page.locator('[data-next] button'), hands, page);
			presses += 1;
		} else {
			presses += await play(page, asked, step, hands);
			toFirstMove ||= Date.now() - opened;
		}
	}
}

/** The step that is told now, once it is another than before. */
async function arrived(page: Page, before?: string): Promise<string> {
	const told = page.locator(`.page[data-step]:not([data-step="${before ?? ''}"]) .talk:not(.moving)`);
	await expect
		.poll(async () => {
			const hurry = page.locator('.talk.moving .actions button').last();
			if (await hurry.count()) await hurry.click({ timeout: 500 }).catch(() => undefined);
			return told.count();
		}, { timeout: COLD })
		.toBe(1);
	return (await page.locator('.page').getAttribute('data-step')) ?? '';
}

/** Play a move by what the board offers for it: its cards, then what completes it. */
async function play(page: Page, move: string, step: string, hands: Hands): Promise<number> {
	const isDone = async (): Promise<boolean> => (await page.locator(`.page[data-step="${step}"] .talk:not(.moving)`).count()) === 0;
	const cards = move.match(CARDS) ?? [];
	let presses = 0;
	await page.locator('main [data-move]').first().waitFor({ timeout: COLD });
	for (let k = 0; presses < 12; ) {
		const whole = page.locator(`main [data-move="${move}"]:not(:disabled)`);
		const card = page.locator(`main .hand [data-face="${cards[k]}"], main [data-face="${cards[k]}"][data-move]`);
		if (await whole.count()) await press(pressable(whole.first()), hands, page);
		else {
			await press(card.first(), hands, page);
			k = Math.min(k + 1, cards.length - 1);
		}
		presses += 1;
		await page.waitForTimeout(60);
		if (await isDone()) return presses;
	}
	throw new Error(`${move} could not be played at ${step}`);
}

/** Some of what is offered is a button inside. */
function pressable(one: Locator): Locator {
	return one.locator('xpath=self::button | ./button').first();
}

async function press(what: Locator, hands: Hands, page: Page): Promise<void> {
	if (hands === 'touch') await what.tap();
	else if (hands === 'mouse') await what.click();
	else {
		await walk(what, page);
		await page.keyboard.press('Enter');
	}
}

/** By Tab into the group, then by arrows towards it. */
async function walk(what: Locator, page: Page): Promise<void> {
	await what.waitFor();
	const where = (): Promise<string> =>
		what.evaluate((wanted) => {
			const now = document.activeElement;
			if (now === wanted) return '';
			if (!now?.closest('[data-rove]') || !wanted.closest('[data-rove]')) return 'Tab';
			const [a, b] = [now.getBoundingClientRect(), wanted.getBoundingClientRect()];
			const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
			if (Math.abs(dy) > Math.abs(dx) / 2 && Math.abs(dy) > 20) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
			return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
		});
	const place = (): Promise<string> =>
		page.evaluate(() => {
			const { x, y } = document.activeElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
			return `${x} ${y}`;
		});
	const been = new Set<string>();
	for (let i = 0; i < ARROWS; i++) {
		const key = await where();
		if (!key) return;
		// Where one has been before, the straight way leads in a circle: another way, then.
		const here = await place();
		await page.keyboard.press(key === 'Tab' || !been.has(here) ? key : (WAYS[i % WAYS.length] as string));
		been.add(here);
	}
	expect(await where(), 'reached by keys').toBe('');
}
