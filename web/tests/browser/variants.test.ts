/** A whole game of every variant, set up on the page and played by what the page offers. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, House, IS_SOAK, PHONE, type Visitor } from './house';
import { ALL_HELD, type Options, playOut, playVariant, scoresOf } from './play';

const KINDS = {
	phone: { size: PHONE, theme: 'light', lang: 'fr-FR', isStill: true },
	desktop: { size: DESKTOP, theme: 'light', lang: 'fr-FR', isStill: true },
	'phone-dark': { size: PHONE, theme: 'dark', lang: 'en-GB', isStill: true },
	'desktop-dark': { size: DESKTOP, theme: 'dark', lang: 'en-GB', isStill: true }
} as const;

/** Where, which game, how many players, what is chosen, how many score lines there are at the end. */
const VARIANTS: [string, keyof typeof KINDS, string, number, Options, number][] = [
	['two, without a species', 'phone', 'piafs', 2, { without: 'CH' }, 2],
	['four at three perches', 'phone-dark', 'piafs', 4, {}, 4],
	['two, best mouse', 'desktop', 'vautour', 2, { tiebreak: 'best-mouse' }, 2],
	['five, with a memory aid', 'phone', 'vautour', 5, { memory_aid: true }, 5],
	['four', 'desktop-dark', 'vautour', 4, {}, 4],
	['alone with raptors', 'phone', 'feather', 1, { raptors: true }, 1],
	['two with neutral hands', 'phone-dark', 'feather', 2, {}, 2],
	['two, draft with neutral hands', 'phone', 'feather', 2, { opening: 'draft' }, 2],
	['three, draft', 'desktop', 'feather', 3, { opening: 'draft' }, 3],
	['three, migration and raptors', 'phone-dark', 'feather', 3, { opening: 'migration', raptors: true }, 3],
	['four, migration', 'desktop-dark', 'feather', 4, { opening: 'migration' }, 4],
	['five, draft', 'desktop-dark', 'feather', 5, { opening: 'draft' }, 5],
	['six', 'desktop', 'feather', 6, {}, 6],
	['seven', 'phone', 'feather', 7, { opening: 'migration' }, 7],
	['alone', 'phone', 'songbirds', 1, {}, 1],
	['two', 'desktop', 'songbirds', 2, {}, 2],
	['three, Early Bird', 'phone-dark', 'songbirds', 3, { early_bird: true }, 3],
	['four around the crow', 'phone', 'songbirds', 4, {}, 4],
	['four around the mockingbird, Early Bird', 'desktop-dark', 'songbirds', 4, { special: 'mockingbird', early_bird: true }, 4],
	['four, two rounds, falcon and hummingbird', 'desktop', 'songbirds', 4, { rounds: 2, special: ['falcon', 'hummingbird'] }, 4],
	['two, to 50 points', 'phone-dark', 'songbirds', 2, { target: 50, early_bird: true }, 2],
	['two together', 'phone', 'songbirds', 2, { coop: true }, 1],
	['four together', 'desktop', 'songbirds', 4, { coop: true }, 1],
	['eight together', 'phone-dark', 'songbirds', 8, {}, 1]
];

let house: House;
const visitors = new Map<string, Visitor>();
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

async function visitorOf(kind: keyof typeof KINDS): Promise<Visitor> {
	const visitor = visitors.get(kind) ?? (await house.visitor(KINDS[kind]));
	visitors.set(kind, visitor);
	return visitor;
}

test.each(VARIANTS)('%s (%s, %s)', async (what, kind, game, players, options, lines) => {
	const visitor = await visitorOf(kind);
	const { page } = visitor;
	const name = `${game}-${what.toLowerCase().replace(/\W+/g, '-')}-${kind}`;
	await playVariant(visitor, game, players, options);
	await visitor.shot(`variant-${name}-1`);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	expect(await visitor.covered()).toEqual([]);
	const presses = await playOut(visitor, 5);
	await visitor.shot(`variant-${name}-2`);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	if (IS_SOAK) expect(await visitor.serious()).toEqual([]);
	expect(presses + (await playOut(visitor, Infinity, players))).toBeGreaterThan(3);
	await page.locator(ALL_HELD).waitFor();
	expect(await scoresOf(visitor)).toHaveLength(lines);
	await visitor.shot(`variant-${name}-3`);
	expect(visitor.complaints).toEqual([]);
});
