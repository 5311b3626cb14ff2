/** Lessons followed by their prompts alone: by touch, by keys, in both languages, on a phone and a desktop. */

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LessonCard } from '../../src/lib/table/protocol';
import { COLD, DESKTOP, House, IS_SOAK, SCREENSHOTS, type Visitor } from './house';
import { strandedWithLessons } from './kept';
import { follow, type Hands } from './newcomer';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

const PHONE = { width: 390, height: 844 };
/** How many presses more than it has steps a lesson may take, and how long the first move (ms). */
const MORE_PRESSES = 14;
const TO_FIRST_MOVE = 15_000;

interface Way {
	name: string;
	size: { width: number; height: number };
	lang: string;
	hands: Hands;
	theme?: 'dark';
}

const TOUCHED: Way = { name: 'phone', size: PHONE, lang: 'fr-FR', hands: 'touch' };
const KEYED: Way = { name: 'desktop', size: DESKTOP, lang: 'en-GB', hands: 'keys' };
const ALL_WAYS: Way[] = [
	TOUCHED,
	KEYED,
	{ name: 'phone-en', size: PHONE, lang: 'en-GB', hands: 'keys' },
	{ name: 'desktop-fr', size: DESKTOP, lang: 'fr-FR', hands: 'mouse', theme: 'dark' }
];

async function come(way: Way): Promise<Visitor> {
	return house.visitor({ size: way.size, lang: way.lang, theme: way.theme, hasTouch: way.hands === 'touch', isStill: true });
}

async function followed(visitor: Visitor, { game, name, steps }: LessonCard, way: Way): Promise<void> {
	const picture = (step: string): string => `lesson-${game}-${name}-${way.name}-${step}`;
	const seen = await follow(visitor, `/learn/${game}/${name}#`, way.hands, async (step) => {
		await visitor.shot(picture(step));
		expect(await visitor.overflow(), picture(step)).toBeLessThanOrEqual(0);
	});
	expect(seen.steps).toHaveLength(steps);
	expect(seen.presses, game).toBeLessThanOrEqual(steps + MORE_PRESSES);
	expect(seen.toFirstMove, game).toBeLessThanOrEqual(TO_FIRST_MOVE);
	expect(new Set(seen.spoken).size).toBe(steps);
	expect(visitor.complaints).toEqual([]);
}

async function lessonsOf(visitor: Visitor): Promise<LessonCard[]> {
	await visitor.page.goto('/learn');
	await visitor.page.locator('section a').first().waitFor({ timeout: COLD });
	return visitor.page.evaluate(async () => (await fetch('/api/v1/lessons')).json());
}

// The first lessons, one way each; everything, every way, in the long form.
describe.each(IS_SOAK ? ALL_WAYS : [TOUCHED, KEYED])('$name', (way) => {
	test('a newcomer follows the prompts to the end', { timeout: (IS_SOAK ? 40 : 4) * COLD }, async () => {
		const visitor = await come(way);
		const all = await lessonsOf(visitor);
		await visitor.shot(`learn-${way.name}`);
		expect(await visitor.serious()).toEqual([]);
		const wanted = IS_SOAK ? all : all.filter((card, i) => card.first && i >= 0).filter((_, i) => i % 2 === Number(way === KEYED));
		// What is wrong with one must not hide the others.
		const wrong: string[] = [];
		for (const card of wanted) await followed(visitor, card, way).catch((error: Error) => wrong.push(`${card.game}/${card.name}: ${error.message}`));
		expect(wrong).toEqual([]);
		await visitor.leave();
	});
});

test('another move gets its own answer, and one can step back, leave and come back', { timeout: 2 * COLD }, async () => {
	const visitor = await come({ ...TOUCHED, hands: 'mouse' });
	const { page } = visitor;
	await page.goto('/');
	await page.locator('.offer a[href="/learn/vautour"]').click({ timeout: COLD });
	await page.locator('main [data-move="3"]').click({ timeout: COLD });
	await page.locator('.text.other').waitFor();
	await visitor.shot('lesson-another-move');
	expect(await page.locator('.text').textContent()).toContain('Merle a joué 11');
	await page.getByRole('button', { name: 'Essayer encore' }).click();
	await page.locator('main [data-move="13"]').click();
	await page.locator('.text.good').waitFor();
	await page.getByRole('button', { name: 'Continuer' }).click();
	await page.locator('.page[data-step="once"]').waitFor();
	await page.getByRole('button', { name: 'Revenir en arrière' }).click();
	await page.locator('.page[data-step="mouse"]').waitFor();
	await page.getByRole('button', { name: 'Passer' }).click();
	await page.locator('.page[data-step="once"]').waitFor();
	await page.getByRole('link', { name: 'Quitter la leçon' }).click();
	await page.getByText('commencée').waitFor();
	await page.locator('a[href="/learn/vautour/first"]').click();
	await page.locator('.page[data-step="once"]').waitFor();
	expect(await visitor.serious()).toEqual([]);
	await page.goto('/');
	await page.locator('article').first().waitFor({ timeout: COLD });
	expect(await page.locator('.offer').count(), 'offered once').toBe(0);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('a lesson left half-way goes on on another device, also what was done without a network', { timeout: 2 * COLD }, async () => {
	const [one, other] = await Promise.all([come({ ...TOUCHED, hands: 'mouse' }), come({ ...KEYED, lang: 'fr-FR' })]);
	const account = { login: 'half-way-home', password: 'three quiet owls at dusk' };
	await signedIn(one, '/me/account', account);
	await signedIn(other, '/login', account);
	const shared = (): Promise<unknown> => one.page.waitForResponse((answer) => answer.url().endsWith('/me/lessons') && (answer.request().postData() ?? '').includes('"step"'));
	await one.page.goto('/learn/vautour/first#once');
	await shared();
	await other.page.goto('/learn');
	await other.page.getByText('commencée').waitFor({ timeout: COLD });
	await other.page.locator('a[href="/learn/vautour/first"]').click();
	await other.page.locator('.page[data-step="once"]').waitFor();
	await one.context.setOffline(true);
	await one.page.getByRole('button', { name: 'Continuer' }).click();
	await one.page.locator('.page[data-step="vulture"]').waitFor();
	await one.page.waitForRequest((asked) => asked.url().endsWith('/me/lessons'));
	const back = shared();
	await one.context.setOffline(false);
	await back;
	await other.page.goto('/learn/vautour/first');
	await other.page.getByText('On reprend là où vous en étiez sur un autre appareil.').waitFor({ timeout: COLD });
	expect(await other.page.locator('.page').getAttribute('data-step')).toBe('vulture');
	await other.page.goto('/me');
	await other.page.getByRole('button', { name: 'Se déconnecter' }).click();
	await expect.poll(() => other.page.evaluate(() => JSON.parse(localStorage.getItem('voliere.lessons') ?? '{}').at)).toEqual({});
	await Promise.all([one.leave(), other.leave()]);
});

async function signedIn({ page }: Visitor, path: string, account: object): Promise<void> {
	await page.goto('/learn');
	await page.locator('section a').first().waitFor({ timeout: COLD });
	const status = await page.evaluate(
		async ([path, body]) => (await fetch(`/api/v1${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status,
		[path, JSON.stringify(account)]
	);
	expect(status).toBeLessThan(300);
}

test('without a network a lesson is played to its end, any move is answered, and a real game follows', { timeout: 3 * COLD }, async () => {
	const visitor = await strandedWithLessons(house, (await (await fetch(`${house.address}/api/v1/lessons`)).json()).length, { size: PHONE });
	const { page } = visitor;
	await page.goto('/learn');
	await page.locator('a[href="/learn/vautour/first"]').click();
	await page.locator('main [data-move="3"]').click();
	await page.locator('.text.other').waitFor();
	expect(await page.locator('.text').textContent()).toContain('Merle a joué 11');
	await page.getByRole('button', { name: 'Essayer encore' }).click();
	const seen = await follow(visitor, '/learn/vautour/first#', 'mouse');
	expect(seen.steps.at(-1)).toBe('end');
	await page.evaluate(() => localStorage.setItem('voliere.settings', JSON.stringify({ lang: 'en' })));
	await page.goto('/learn/songbirds/solo');
	await page.locator('.text').getByText('Alone in the forest').waitFor();
	await follow(visitor, '/learn/songbirds/solo#', 'mouse');
	await page.getByRole('button', { name: 'Play a real game' }).click();
	await page.locator('main [data-move]').first().waitFor();
	expect(page.url()).toContain('/table/device-');
	expect(visitor.complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
	await visitor.leave();
});

test('the rules show a step on the board itself, fold what a table does not use, and lead to the lesson', { timeout: COLD }, async () => {
	const visitor = await come(TOUCHED);
	const { page } = visitor;
	await page.goto('/rules/songbirds');
	await page.locator('#rules-turn').waitFor({ timeout: COLD });
	expect(await page.locator('.folded').count()).toBe(5);
	expect(await page.getByText('S6', { exact: true }).count(), 'no numbers unless they are wanted').toBe(0);
	await page.getByRole('switch', { name: 'Numéros des paragraphes' }).click();
	await page.getByText('S6', { exact: true }).first().waitFor();
	const figure = page.locator('details.figure').first();
	await figure.locator('summary').click();
	await figure.locator('.frame [data-marked]').first().waitFor();
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	expect(await visitor.serious()).toEqual([]);
	await visitor.shot('rules-figure');
	await figure.locator('a').click();
	await page.locator('.page[data-step]').waitFor({ timeout: COLD });
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test.each(['vautour', 'piafs', 'feather', 'songbirds'])('every paragraph of %s with a worked example has its figure, and what then happens is played', { timeout: COLD }, async (game) => {
	const visitor = await come({ ...KEYED, hands: 'mouse' });
	const { page } = visitor;
	await page.goto(`/rules/${game}`);
	await page.locator('#rules-examples').waitFor({ timeout: COLD });
	await page.getByRole('switch', { name: 'Numbers of paragraphs' }).click();
	const examples = page.locator('#rules-examples + ul > li');
	await expect.poll(() => examples.locator('details.figure').count()).toBe(await examples.count());
	const numbers = async (items: string): Promise<string[]> => (await page.locator(items).allInnerTexts()).flatMap((one) => one.split(', '));
	const cited = new Set(await numbers('#rules-examples + ul > li > small'));
	await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>('details.folded').forEach((one) => (one.open = true)));
	const shown = await numbers(':is(li, .paragraph):not(#rules-examples + ul > li):has(> details.figure) > small');
	expect([...cited].filter((one) => !shown.includes(one))).toEqual([]);
	for (const example of IS_SOAK ? await examples.all() : (await examples.all()).slice(0, 1)) {
		await example.locator('summary').click();
		expect(await example.locator('.frame[role="img"]').getAttribute('aria-label'), 'how the table stands').toMatch(/\w{2}/);
		await example.scrollIntoViewIfNeeded();
		await visitor.settle();
		await example.screenshot({ path: join(SCREENSHOTS, `figure-${game}-${(await example.innerText()).slice(0, 24).replace(/\W+/g, '-')}.png`) });
		const see = example.getByRole('button', { name: 'See what happens' });
		if (await see.count()) {
			await see.click();
			await expect.poll(() => example.getByRole('status').textContent(), { message: 'what happens is said' }).toMatch(/\w/);
			await example.getByRole('button', { name: 'Back to the start' }).click();
			await see.waitFor();
		}
	}
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('what is this? says it of whatever is touched, pointed at or focused, and plays nothing', { timeout: 2 * COLD }, async () => {
	const visitor = await come({ ...TOUCHED, hands: 'mouse' });
	const { page } = visitor;
	const said = page.locator('[data-about]');
	for (const [game, part, word] of [
		['vautour', '.sum', 'enjeu'],
		['piafs', '.scale', 'balance'],
		['feather', '.row .box', 'case'],
		['songbirds', '.head', 'baies']
	] as const) {
		await page.goto(`/learn/${game}`);
		await page.locator('main [data-move]').first().waitFor({ timeout: COLD });
		await page.getByRole('button', { name: 'Qu’est-ce que c’est' }).click();
		await page.locator(`.board ${part}`).first().hover();
		await expect.poll(() => said.textContent(), { message: game }).toContain(word);
		const before = await said.textContent();
		await page.locator('main [data-move]').last().click();
		await expect.poll(() => said.textContent(), { message: game }).not.toBe(before);
		expect(await page.locator('main [data-move]').count(), 'nothing was played').toBeGreaterThan(0);
		await page.getByRole('button', { name: 'Légende' }).click();
		await visitor.shot(`about-${game}`);
		expect(await visitor.serious(), game).toEqual([]);
		await page.keyboard.press('Escape');
		await page.locator('.talk').waitFor();
	}
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('a lesson that is not there, and a step that is none, are said in a sentence', { timeout: COLD }, async () => {
	const visitor = await come(TOUCHED);
	const { page } = visitor;
	await page.goto('/learn/vautour/nowhere');
	await page.getByText('Pas de leçon ici').waitFor({ timeout: COLD });
	await page.goto('/learn/dodo');
	await page.getByText('Pas de leçon ici').waitFor({ timeout: COLD });
	await page.goto('/learn/vautour/first#nowhere');
	await page.getByText('on reprend au début').waitFor({ timeout: COLD });
	await page.locator('.page[data-step="mouse"]').waitFor();
	await visitor.leave();
});
