/** A whole sheet of each game entered on a phone; the totals are those of `voliere.scorepad`. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, House, IS_SOAK, PHONE, type Visitor } from './house';
import { begin, inOrder, keptEntry, result, Referee, turnTo } from './sheets';

let house: House;
let referee: Referee;
beforeAll(() => {
	referee = new Referee();
	house = new House();
});
afterAll(async () => {
	referee.close();
	await house?.close();
});

async function seen(visitor: Visitor, what: string): Promise<void> {
	await visitor.shot(`pad-${what}`);
	expect(await visitor.overflow(), what).toBeLessThanOrEqual(0);
	expect(await visitor.serious(), what).toEqual([]);
	visitor.complaints.length = 0; // the page's policy complains of axe being brought in
}

/** A thumb draws sideways over the sheet. */
async function swipe(page: Page, dx: number): Promise<void> {
	await page.locator('#pad-sheet').evaluate((sheet, distance) => {
		const touch = (clientX: number): Touch => new Touch({ identifier: 1, target: sheet, clientX, clientY: 300 });
		sheet.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(180)], bubbles: true }));
		sheet.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(180 + distance)], bubbles: true }));
	}, dx);
}

const FEATHER = {
	game: 'feather',
	players: ['Ana', 'Bo', 'Chloé'],
	sheets: [
		['MA', 'MR', 'MX', 'M1', 'M2', 'M3', 'MC', 'WA', 'W2', 'OC'],
		['DA', 'DR', 'D1', 'FA', 'FX', 'F3', 'OA', 'O1', 'OC', 'WC'],
		['OA', 'OR', 'OX', 'O1', 'O2', 'O3', 'OC', 'FA', 'MC']
	]
};

/** The sheets at the second size, where only the room around them differs: the long form. */
const sizes = <T>(first: T, second: T): T[] => (IS_SOAK ? [first, second] : [first]);

test.each(sizes<[string, typeof PHONE, 'light' | 'dark']>(['phone', PHONE, 'light'], ['desktop', DESKTOP, 'dark']))('feather on a %s: ticked, taken back, reloaded, totalled, saved, played again', async (name, size, theme) => {
	const visitor = await house.visitor({ size, theme, hasTouch: size === PHONE, isStill: true });
	const { page } = visitor;
	await page.goto('/score/feather');
	await page.getByRole('button', { name: 'Commencer la feuille' }).waitFor();
	await seen(visitor, `feather-${name}-1-start`);
	await begin(page, 'feather', FEATHER.players);
	if (size === PHONE) {
		await swipe(page, -120);
		await page.getByRole('tab', { name: /Bo/, selected: true }).waitFor();
		await swipe(page, 120);
		await page.getByRole('tab', { name: /Ana/, selected: true }).waitFor();
	}
	for (const [seat, birds] of FEATHER.sheets.entries()) {
		await turnTo(page, seat);
		for (const bird of birds) await page.locator(`[data-box="${seat}-${bird}"]`).click();
	}
	await page.locator('[data-box="2-DX"]').click();
	await page.locator('[data-box="2-DX"][aria-checked=true]').waitFor();
	await page.keyboard.press('Control+z');
	await page.locator('[data-box="2-DX"][aria-checked=false]').waitFor();
	await page.getByRole('button', { name: 'Refaire' }).click();
	await page.locator('[data-box="2-DX"][aria-checked=true]').waitFor();
	await page.getByRole('button', { name: 'Annuler' }).click();
	await page.locator('[data-box="2-DX"][aria-checked=false]').waitFor();
	expect(await page.locator('[data-live]').textContent()).toContain('Ana\u00a0: 13 points');

	await page.reload();
	await page.locator('#pad-sheet').waitFor();
	expect(await keptEntry(page, 'feather')).toMatchObject(FEATHER);
	await seen(visitor, `feather-${name}-2-sheet`);
	const wanted = await referee.score(FEATHER);
	expect(await result(page)).toEqual(inOrder(wanted));
	await seen(visitor, `feather-${name}-3-result`);

	await page.getByRole('button', { name: 'Encore une partie' }).click();
	for (const seat of [0, 1, 2]) {
		await turnTo(page, seat);
		await page.locator(`[data-box="${seat}-MA"]`).click();
	}
	await page.locator('[data-box="2-MA"][aria-checked=true]').waitFor();
	expect(await result(page)).toEqual([['Ana', 2], ['Bo', 2], ['Chloé', 2]]);
	await page.getByRole('table', { name: 'Classement après 2 parties' }).waitFor();
	await seen(visitor, `feather-${name}-4-standings`);

	const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Image' }).click()]);
	expect(picture.suggestedFilename()).toMatch(/^voliere-feather-\d{4}-\d\d-\d\d\.png$/);
	const [table] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
	expect(table.suggestedFilename()).toMatch(/\.csv$/);
	await page.goto('/score');
	await page.getByRole('button', { name: /Ana gagne|Chloé gagne|Bo gagne/ }).first().waitFor();
	await seen(visitor, `feather-${name}-5-history`);
	await page.getByRole('button', { name: /gagne/ }).first().click();
	await page.getByRole('dialog').locator('.scores').waitFor();
	await seen(visitor, `feather-${name}-6-past`);
	await page.getByRole('button', { name: 'Oublier cette partie' }).click();
	expect(await page.locator('.evening li').count()).toBe(1);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('feather alone gives the rank of the engine', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const entry = { game: 'feather', players: ['Ana'], sheets: [['M', 'W', 'D', 'F'].flatMap((habitat) => [...'ARX123C'].map((kind) => habitat + kind))] };
	await begin(visitor.page, 'feather', entry.players);
	for (const bird of entry.sheets[0] ?? []) await visitor.page.locator(`[data-box="0-${bird}"]`).click();
	await visitor.page.locator('[data-total="40"]').first().waitFor();
	expect(await result(visitor.page)).toEqual([['Ana', 40]]);
	expect(await visitor.page.getByRole('heading', { level: 2 }).first().textContent()).toContain((await referee.score(entry)).title?.text);
	await seen(visitor, 'feather-solo');
	await visitor.leave();
});

test.each(sizes<[string, typeof PHONE]>(['desktop', DESKTOP], ['phone', PHONE]))('piafs on a %s: pairs, majorities, seeds; a bird twice and a seed too many are refused', async (name, size) => {
	const visitor = await house.visitor({ size, isStill: true });
	const { page } = visitor;
	const entry = {
		game: 'piafs',
		players: ['Ana', 'Bo'],
		options: { without: 'YE' },
		collections: [
			['CH1m', 'CH1f', 'CH5m', 'SP3m', 'BL6f', 'BL6m'],
			['CH2m', 'SP1m', 'SP2f', 'GR4m', 'GR4f', 'BU6m']
		],
		seeds: [
			['1', '3', '3'],
			['2', '2']
		]
	};
	await begin(page, 'piafs', entry.players, [['Espèce retirée', 'bruant']]);
	for (const seat of [0, 1]) {
		await turnTo(page, seat);
		for (const bird of entry.collections[seat] ?? []) await page.locator(`[data-box="${seat}-${bird}"]`).click();
		for (const seed of entry.seeds[seat] ?? []) await page.locator(`[data-seed="${seat}-${seed}"]`).click();
	}
	await page.locator('[data-box="1-CH5m"]').click();
	await page.getByRole('alert').filter({ hasText: 'deux endroits' }).waitFor();
	await seen(visitor, `piafs-${name}-1-refused`);
	await page.locator('[data-box="1-YE1m"]').click();
	await page.getByRole('alert').filter({ hasText: 'bruants' }).waitFor();
	for (let i = 0; i < 8; i++) await page.locator('[data-seed="1-2"]').click();
	await page.getByRole('alert').filter({ hasText: 'graines de valeur 2' }).waitFor();
	await page.getByRole('button', { name: 'Annuler la dernière entrée' }).waitFor();
	const tooMany = ((await keptEntry(page, 'piafs')) as typeof entry).seeds[1]?.length ?? 0;
	for (let i = tooMany; i > 2; i--) await page.getByRole('button', { name: 'Une graine de 2 de moins' }).last().click();
	await expect.poll(() => keptEntry(page, 'piafs')).toMatchObject(entry);
	const wanted = await referee.score(entry);
	expect(await result(page)).toEqual(inOrder(wanted));
	for (const sentence of wanted.why) await page.getByText(sentence.replace(/ ([:;!?])/g, '\u00a0$1')).waitFor();
	await seen(visitor, `piafs-${name}-2-result`);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

const TAKERS = [0, 1, null, 2, 0, 1, 2, null, null, 0, 1, 2, 0, 1, null];
const ORDER = [5, -3, 8, 2, -1, 10, 4, -5, 7, 1, 9, -2, 3, 6, -4];

test.each([
	['runner-up', 'Le suivant gagne', PHONE],
	['best-mouse', 'La plus grosse souris gagne', DESKTOP]
] as const)('vautour round by round with %s: carried over, twice refused, lost at the end', async (tiebreak, label, size) => {
	const visitor = await house.visitor({ size, isStill: true });
	const { page } = visitor;
	const rounds = ORDER.map((card, i) => ({ card: card > 0 ? `+${card}` : String(card), taker: TAKERS[i] ?? null }));
	const entry = { game: 'vautour', players: ['Ana', 'Bo', 'Chloé'], options: { tiebreak }, rounds };
	await begin(page, 'vautour', entry.players, [['En cas d’égalité', label]]);
	for (const [i, { card, taker }] of rounds.entries()) {
		await page.locator(`[data-points="${card}"]`).click();
		await page.locator(`[data-taker="${taker ?? 'none'}"]`).click();
		await page.locator('section ol > li').nth(i).waitFor();
		if (i === 7) {
			await page.locator('[data-points="+8"]').click();
			await page.locator('[data-taker="1"]').click();
			await page.getByRole('alert').filter({ hasText: 'deux fois' }).waitFor();
			await seen(visitor, `vautour-${tiebreak}-1-refused`);
			await page.reload();
			await page.locator('section ol > li').nth(7).waitFor();
		}
	}
	expect(await keptEntry(page, 'vautour')).toMatchObject(entry);
	const wanted = await referee.score(entry);
	expect(await result(page)).toEqual(inOrder(wanted));
	for (const sentence of wanted.why) await page.getByText(sentence.replace(/ ([:;!?])/g, '\u00a0$1')).waitFor();
	await seen(visitor, `vautour-${tiebreak}-2-result`);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('vautour at the end only: what each has taken', async () => {
	const visitor = await house.visitor({ size: PHONE, theme: 'dark', isStill: true });
	const { page } = visitor;
	const entry = { game: 'vautour', players: ['Ana', 'Bo'], options: { tiebreak: 'runner-up' }, taken: [[] as string[], [] as string[]], lost: ['-4'] };
	await begin(page, 'vautour', entry.players, [['Noter', 'Seulement les prises, à la fin']]);
	for (const [i, points] of ORDER.entries()) {
		const card = points > 0 ? `+${points}` : String(points);
		const taker = card === '-4' ? 'none' : i % 2;
		await page.locator(`[data-points="${card}"]`).click();
		await page.locator(`[data-taker="${taker}"]`).click();
		if (taker !== 'none') entry.taken[taker]?.push(card);
	}
	await page.getByText('Toutes les cartes sont notées.').waitFor();
	await seen(visitor, 'vautour-taken');
	expect(await result(page)).toEqual(inOrder(await referee.score(entry)));
	await visitor.leave();
});

const CARDS = ['R', 'B', 'G', 'W'].flatMap((colour) => [1, 2, 3, 4, 5, 6, 7].map((volume) => colour + volume));
const BERRIES = [15, 12, 12, 10, 9, 8, 7, 7, 6, 5];
const CELLS = ['1', '2', '3', '4', '5'].flatMap((row) => ['a', 'b', 'c', 'd', 'e'].map((column) => column + row));

test.each(sizes<[string, typeof PHONE, number[]]>(['phone', PHONE, [5, 11]], ['desktop', DESKTOP, [11]]))('songbirds on a %s: whole forests with a special card and worms, cell by cell', async (name, size, strides) => {
	const visitor = await house.visitor({ size, isStill: true });
	const { page } = visitor;
	const players = ['Ana', 'Bo', 'Chloé', 'Dan'];
	const rounds = strides.map((stride) => {
		const cells = CELLS.filter((cell) => cell !== 'c3');
		const order = CARDS.map((_, i) => CARDS[(i * stride) % CARDS.length] as string);
		return {
			forest: Object.fromEntries(cells.map((cell, i) => [cell, order[i] as string])),
			columns: BERRIES.slice(0, 5),
			rows: BERRIES.slice(5),
			favourites: order.slice(24),
			worms: [3, null, 2, null]
		};
	});
	const entry = { game: 'songbirds', players, options: { special: 'falcon', early_bird: true, rounds: rounds.length }, rounds };
	await begin(page, 'songbirds', players, [
		['Carte spéciale', 'faucon'],
		['Early Bird', 'Oui'],
		['Manches', String(rounds.length)]
	]);
	for (const [number, round] of rounds.entries()) {
		if (number > 0) await page.getByRole('button', { name: 'Manche 2', exact: true }).click();
		const picks = [...round.columns, ...round.rows, ...Object.values(round.forest), ...round.favourites];
		for (const [i, pick] of picks.entries()) {
			if (i === 0) expect(await page.locator('[aria-live]', { hasText: /^colonne/ }).count(), 'the place is read in words').toBe(1);
			await page.locator(`[data-pick="${pick}"]`).click();
			if (i === 20 && number === 0) {
				await page.locator(`[data-pick="${picks[12]}"]`).click();
				await page.getByRole('alert').filter({ hasText: 'deux endroits' }).waitFor();
				await seen(visitor, `songbirds-${name}-1-refused`);
			}
		}
		for (const [seat, worm] of round.worms.entries())
			if (worm) {
				await page.locator(`[data-place="worm-${seat}"]`).click();
				await page.locator(`[data-pick="${worm}"]`).click();
			}
		await expect.poll(async () => ((await keptEntry(page, 'songbirds')) as typeof entry).rounds[number]).toMatchObject(round);
		await seen(visitor, `songbirds-${name}-${number + 2}-round`);
	}
	const kept = (await keptEntry(page, 'songbirds')) as typeof entry & { rounds: { first: number | null }[] };
	expect(kept).toMatchObject({ ...entry, options: { ...entry.options, special: kept.options.special } });
	const wanted = await referee.score(kept);
	expect(wanted.complete).toBe(true);
	expect(await result(page)).toEqual(inOrder(wanted));
	await seen(visitor, `songbirds-${name}-4-result`);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('songbirds with the tokens only, all together: the title of the engine; impossible sums refused', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	const players = ['Ana', 'Bo', 'Chloé', 'Dan', 'Eva'];
	await begin(page, 'songbirds', players, [['Noter', 'Seulement les jetons']]);
	const enter = async (colour: string, sum: number): Promise<void> => {
		await page.locator(`[data-sum="${colour}"]`).fill(String(sum));
		await page.locator(`[data-sum="${colour}"]`).press('Tab');
	};
	await enter('R', 3);
	await page.getByRole('alert').filter({ hasText: 'Rouge' }).waitFor();
	await seen(visitor, 'songbirds-tokens-1-refused');
	await enter('R', 44);
	await enter('B', 17);
	await enter('G', 23);
	await enter('W', 7);
	await page.locator('[data-place="favourite-0"]').click();
	await page.locator('[data-pick="R5"]').click();
	const entry = { game: 'songbirds', players, options: { coop: true }, rounds: [{ tokens: { R: 44, B: 17, G: 23, W: 7 }, favourites: ['R5'] }] };
	await expect.poll(async () => ((await keptEntry(page, 'songbirds')) as typeof entry).rounds[0]).toMatchObject(entry.rounds[0] ?? {});
	const wanted = await referee.score(entry);
	expect(await result(page)).toEqual([[wanted.players[0]?.name, 2]]);
	expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toContain(wanted.title?.text);
	await seen(visitor, 'songbirds-tokens-2-result');
	await visitor.leave();
});
