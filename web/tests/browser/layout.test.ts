/** Every board can be played at every size: card and target are seen together, can be hit, and axe finds nothing. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastAt, troubles } from './geometry';
import { IS_SOAK, type Visitor } from './house';
import { isTouched, nameOf, type Position, Positions, sit, type Size, SIZES, takeUp } from './positions';

/** The two hardest: little height, little width. */
const HARDEST = 2;

const positions = new Positions();
beforeAll(() => positions.open());
afterAll(() => positions.close());

/** What is wrong at a table, before and after a card is taken up. */
async function looked(visitor: Visitor, size: Size, position: Position): Promise<string[]> {
	const least = leastAt(size);
	await sit(visitor, position);
	const found = await troubles(visitor, position.game, least);
	const sentence = (await visitor.page.locator('.told .sentence').textContent()) ?? '';
	if (!/ .*\.|^$/.test(sentence)) found.push(`“${sentence}” is no sentence`);
	if (await takeUp(visitor)) found.push(...(await troubles(visitor, position.game, least)));
	return found.map((what) => `${position.variant} [${position.kind}] after ${position.after}: ${what}`);
}

/** The variant of a game with the most to show. */
const FULLEST = ['piafs-players=4', 'vautour-players=5-tiebreak=runner-up-memory_aid=True', 'feather-players=7-opening=draft-raptors=True', 'songbirds-players=4-rounds=3'];

const isFullest = ({ variant }: Position): boolean => FULLEST.some((one) => variant.startsWith(one));

test.each(SIZES.map((size, i) => [nameOf(size), size, i < HARDEST || IS_SOAK] as const))(
	'%s: what can be played and what it is played for are seen, in all variants',
	async (_, size, isWhole) => {
		const visitor = await positions.visitor(size);
		const found: string[] = [];
		const heard = new Set<string>();
		for (const position of positions.all) {
			if (!isWhole && !isFullest(position)) continue;
			found.push(...(await looked(visitor, size, position)));
			if (!isFullest(position) || heard.has(position.game)) continue;
			heard.add(position.game);
			found.push(...(await visitor.serious()).map((what) => `${position.variant}: ${what}`));
		}
		expect([...heard].sort()).toEqual(['feather', 'piafs', 'songbirds', 'vautour']);
		expect(found).toEqual([]);
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	}
);

/** The first table of a variant where this is asked. */
function positionOf(variant: string, kind: string): Position {
	const found = positions.all.find((one) => one.variant.startsWith(variant) && one.kind === kind);
	if (!found) throw new Error(`no ${variant} [${kind}]`);
	return found;
}

test.each(SIZES.filter(isTouched).map((size) => [nameOf(size), size] as const))(
	'%s: who is waited for, what happened and the way on stand beside each other, and nothing is cut off',
	async (_, size) => {
		const visitor = await positions.visitor(size);
		const { page } = visitor;
		await sit(visitor, positionOf('vautour-players=5', ''));
		await page.locator('.hand [data-move]').first().dispatchEvent('click');
		await page.locator('.told [data-skip]').waitFor();
		const found = await page.evaluate(() => {
			const one = (name: string): HTMLElement => document.querySelector(`.told ${name}`) as HTMLElement;
			const parts = ['strong', '.sentence', '[data-skip]'].map(one).filter((part) => part.textContent);
			const boxes = parts.map((part) => part.getBoundingClientRect());
			const isApart = (a: DOMRect, b: DOMRect): boolean => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
			const { width, height } = one('[data-skip]').getBoundingClientRect();
			return {
				nTogether: boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => isApart(a, b))).filter((apart) => !apart).length,
				isCut: one('.sentence').scrollHeight > one('.sentence').clientHeight + 1,
				isBelow: boxes.some((box) => box.right > innerWidth || box.bottom > (document.querySelector('.board') as HTMLElement).getBoundingClientRect().top + 1),
				reach: Math.min(width, height)
			};
		});
		expect(found).toEqual({ nTogether: 0, isCut: false, isBelow: false, reach: expect.any(Number) });
		expect(found.reach).toBeGreaterThanOrEqual(40);
		await visitor.leave();
	}
);

test('a card that comes from a player is never larger on its way than where it lies in the end', async () => {
	const visitor = await positions.visitor({ width: 1440, height: 900 }, { isStill: false });
	const { page } = visitor;
	await page.evaluate(() => {
		const fly = Element.prototype.animate;
		Object.assign(window, { scales: [] });
		Element.prototype.animate = function (this: HTMLElement, frames, options) {
			const first = (frames as Keyframe[])[0];
			// Our own card has a place of its own that it comes from, and is seen through nowhere.
			if (this.dataset.from?.startsWith('tag-') && first?.scale && Number(first.opacity) < 1) (window as never as { scales: number[] }).scales.push(Number(first.scale));
			return fly.call(this, frames, options);
		};
	});
	await sit(visitor, positionOf('songbirds-players=4-special=crow-early_bird=False', '@'));
	await takeUp(visitor);
	await page.locator('.target').first().click();
	const scales = (): Promise<number[]> => page.evaluate(() => (window as never as { scales: number[] }).scales);
	await expect.poll(async () => (await scales()).length, { timeout: 30_000 }).toBeGreaterThan(2);
	expect(Math.max(...(await scales()))).toBeLessThanOrEqual(1);
	await visitor.leave();
});

test('on a phone a collection in short can be seen whole, and the card taken up is named', async () => {
	const visitor = await positions.visitor({ width: 360, height: 640 });
	const { page } = visitor;
	await sit(visitor, positionOf('piafs-players=4', '@'));
	await takeUp(visitor);
	expect(await page.locator('.ask').textContent()).toMatch(/(mâle|femelle) \d\s: à quel perchoir/);
	await page.getByRole('button', { name: 'Voir la collection de Oisillon B' }).click();
	expect(await page.locator('.place.whole').getAttribute('aria-label')).toBe('Oisillon B');
	expect(await troubles(visitor, 'piafs', leastAt({ width: 360, height: 640 }))).toEqual([]);
	await visitor.leave();
});
