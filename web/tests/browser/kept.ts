/** What a browser keeps of the games for when there is no network. */

import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { COLD, type House, type Kind, type Visitor } from './house';

/** Two files of each game; of two languages what the server says of itself, of all games and their rules. */
const ALL = [8, 12, true];

/** Somebody who has been here once and has everything that is kept ahead; then the network went. */
export async function stranded(house: House, kind: Kind = {}): Promise<Visitor> {
	const visitor = await house.visitor({ isStill: true, isInstalled: true, ...kind });
	await visitor.page.goto('/');
	await untilKept(visitor.page);
	await visitor.context.setOffline(true);
	return visitor;
}

/** The same, once the lessons are kept as well: in two languages a list, and each with all its answers. */
export async function strandedWithLessons(house: House, nLessons: number, kind: Kind = {}): Promise<Visitor> {
	const visitor = await house.visitor({ isStill: true, isInstalled: true, ...kind });
	await visitor.page.goto('/');
	await untilKept(visitor.page);
	const kept = async (): Promise<number> => visitor.page.evaluate(async () => (await (await caches.open('voliere-lessons')).keys()).length);
	await vi.waitFor(async () => expect(await kept()).toBe(2 * (1 + 2 * nLessons)), { timeout: COLD, interval: 200 });
	await visitor.context.setOffline(true);
	return visitor;
}

/** Wait until the engines and what is said of the games are kept, and a service worker answers. */
async function untilKept(page: Page): Promise<void> {
	await vi.waitFor(async () => expect(await page.evaluate(kept)).toEqual(ALL), { timeout: COLD, interval: 200 });
}

async function kept(): Promise<[number, number, boolean]> {
	const n = async (name: string): Promise<number> => (await (await caches.open(name)).keys()).length;
	return [await n('voliere-engine'), await n('voliere-cards'), navigator.serviceWorker.controller !== null];
}
