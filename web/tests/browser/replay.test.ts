/** One's games in a list, and games seen again: by keys and by touch, with everybody's eyes, without spoilers, from a file. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLD, DESKTOP, House, type Visitor } from './house';
import { stranded } from './kept';
import { played } from './replaying';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

const KINDS = [
	['phone', { width: 390, height: 844 }, 'fr-FR', true],
	['desktop', DESKTOP, 'en-GB', false]
] as const;

const GAMES: [string, number, Record<string, unknown>][] = [
	['vautour', 3, {}],
	['piafs', 2, {}],
	['feather', 3, {}],
	['songbirds', 2, {}]
];

const stepOf = async (page: Page): Promise<number> => Number(await page.locator('[aria-valuetext]').inputValue());

async function isFine(visitor: Visitor, what: string): Promise<void> {
	await visitor.shot(what);
	expect(await visitor.overflow(), what).toBeLessThanOrEqual(0);
	expect(await visitor.serious(), what).toEqual([]);
}

describe.each(KINDS)('%s', (name, size, lang, hasTouch) => {
	const isFrench = lang.startsWith('fr');
	const said = (fr: string, en: string): string => (isFrench ? fr : en);

	test('the list is empty, fills, and is found in', { timeout: 2 * COLD }, async () => {
		const visitor = await house.visitor({ size, lang, hasTouch, isStill: true });
		const { page } = visitor;
		await page.goto('/');
		await page.getByRole('link', { name: said('Mes parties', 'My games') }).click({ timeout: COLD });
		await page.getByText(said('Pas encore de partie', 'No game yet')).waitFor({ timeout: COLD });
		await isFine(visitor, `games-${name}-empty`);

		await played(page, 'vautour', 3);
		await played(page, 'songbirds', 1);
		const address = await played(page, 'vautour', 2);
		await page.reload();
		const lines = page.locator('main li a');
		await expect.poll(() => lines.count()).toBe(3);
		await isFine(visitor, `games-${name}`);
		const [game, variant] = [page.locator('.filters select').nth(0), page.locator('.filters select').nth(1)];
		await game.selectOption('vautour');
		await expect.poll(() => lines.count()).toBe(2);
		await variant.selectOption({ index: 1 });
		await expect.poll(() => lines.count()).toBe(1);
		await variant.selectOption({ index: 0 });
		await page.getByLabel(said('Avec', 'With')).fill('personne');
		await page.getByText(said('Aucune partie de ce genre.', 'No game like that.')).waitFor();
		await page.getByLabel(said('Avec', 'With')).fill('oisil');
		await expect.poll(() => lines.count()).toBe(2);
		await lines.first().click();
		await page.locator('.board').waitFor();
		expect(new URL(page.url()).pathname).toBe(address);
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	});

	test.each(GAMES)('%s is seen again', { timeout: 2 * COLD }, async (game, players, options) => {
		const visitor = await house.visitor({ size, lang, hasTouch, isStill: true });
		const { page } = visitor;
		await page.goto('/');
		await page.locator('article').first().waitFor({ timeout: COLD });
		const address = await played(page, game, players, options);
		await page.goto(address);
		await page.locator('.board').waitFor();
		expect(await stepOf(page)).toBe(0);
		const press = async (label: string): Promise<void> => {
			const button = page.getByRole('button', { name: label, exact: true });
			await (hasTouch ? button.tap() : button.click());
		};

		if (hasTouch) {
			await press('Coup suivant');
			await press('Coup suivant');
			await press('Coup précédent');
		} else for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
		await expect.poll(() => stepOf(page)).toBe(1);
		await page.keyboard.press('End');
		const last = await stepOf(page);
		expect(last).toBeGreaterThan(10);
		expect(await page.locator('main [data-move]').count(), 'nothing can be played').toBe(0);
		await page.keyboard.press('Home');
		await page.keyboard.press('PageDown');
		expect(await stepOf(page)).toBeGreaterThan(0);

		await page.getByRole('slider').fill(String(Math.floor(last / 2)));
		await expect.poll(() => new URL(page.url()).hash).toContain(`move=${Math.floor(last / 2)}&seat=0`);
		await isFine(visitor, `replay-${name}-${game}`);
		await press(said('Cartes ouvertes', 'Open cards'));
		if (players > 1) await page.locator('.hands').waitFor();
		await isFine(visitor, `replay-${name}-${game}-open`);
		const eyes = page.getByLabel(said('Vu par', 'As seen by'));
		for (const seat of [...Array(players).keys()].slice(1)) {
			await eyes.selectOption(String(seat));
			await expect.poll(() => new URL(page.url()).hash).toContain(`seat=${seat}`);
			expect(await stepOf(page)).toBe(Math.floor(last / 2));
		}
		await eyes.selectOption('none');
		await expect.poll(() => new URL(page.url()).hash).toContain('seat=none');
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	});

	test('without spoilers, comments, the result, a link to a point', { timeout: 2 * COLD }, async () => {
		const visitor = await house.visitor({ size, lang, hasTouch, isStill: true });
		const { page } = visitor;
		await page.goto('/');
		await page.locator('article').first().waitFor({ timeout: COLD });
		const address = await played(page, 'vautour', 2);
		await page.goto(`${address}#move=17&seat=1`);
		await page.locator('.board').waitFor();
		expect(await stepOf(page)).toBe(17);
		await expect(page.getByLabel(said('Vu par', 'As seen by')).inputValue()).resolves.toBe('1');

		const tool = (label: string) => page.getByRole('navigation').getByRole('button', { name: label });
		await tool(said('Commentaires', 'Comments')).click();
		await page.getByRole('textbox').fill(said('Bien vu !', 'Well seen!'));
		await page.getByRole('button', { name: said('Commenter', 'Comment'), exact: true }).click();
		await page.locator('aside li p').waitFor();
		await isFine(visitor, `replay-${name}-comments`);
		await tool(said('Partie', 'Game')).click();
		await page.locator('aside ol').waitFor();
		await isFine(visitor, `replay-${name}-about`);
		await page.getByRole('button', { name: said('Retirer mon nom de cette partie', 'Take my name out of this game') }).click();
		await page.getByRole('button', { name: said('Remettre mon nom', 'Put my name back') }).waitFor();
		await tool(said('Journal', 'Log')).click();
		await page.locator('aside ol button').nth(2).click();
		expect(await stepOf(page)).toBeLessThan(17);
		await page.locator('aside').getByRole('button', { name: said('Fermer', 'Close') }).click();

		await page.goto(`${address}#move=0&blind`);
		await page.reload();
		await page.locator('.board').waitFor();
		expect(await page.getByRole('slider').count()).toBe(0);
		await page.keyboard.press('End');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowLeft');
		await page.locator('.told strong', { hasText: /^\D+2$/ }).waitFor();
		if (await page.locator('aside').count() === 0) await tool(said('Journal', 'Log')).click();
		expect(await page.locator('aside ol button').count()).toBeLessThan(4);
		await isFine(visitor, `replay-${name}-blind`);
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	});
});

test('a game goes on by itself, at three speeds, and stops when it is told', { timeout: COLD }, async () => {
	const visitor = await house.visitor({ size: DESKTOP, lang: 'en-GB' });
	const { page } = visitor;
	await page.goto('/');
	await page.locator('article').first().waitFor({ timeout: COLD });
	await page.goto(await played(page, 'vautour', 2));
	await page.locator('.board').waitFor();
	for (const speed of ['Speed: normal', 'Speed: fast', 'Speed: slow', 'Speed: normal']) await page.getByRole('button', { name: speed }).click();
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect.poll(() => stepOf(page), { timeout: 10_000 }).toBeGreaterThan(3);
	await page.getByRole('button', { name: 'Pause', exact: true }).click();
	const stopped = await stepOf(page);
	await page.waitForTimeout(1500);
	expect(await stepOf(page)).toBe(stopped);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('a file is dropped, one of its games chosen, another is no game', { timeout: COLD }, async () => {
	const visitor = await house.visitor({ size: DESKTOP, lang: 'en-GB', isStill: true });
	const { page } = visitor;
	await page.goto('/');
	await page.locator('article').first().waitFor({ timeout: COLD });
	const address = await played(page, 'piafs', 2);
	const record = await page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}/record`)).text(), address.slice(6));
	const broken = JSON.stringify({ ...JSON.parse(record), moves: [{ seat: 0, move: 'zzz' }] });
	const drop = async (text: string): Promise<void> =>
		page.evaluate((content) => {
			const data = new DataTransfer();
			data.items.add(new File([content], 'games.jsonl'));
			window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true, bubbles: true }));
		}, text);

	await page.goto('/games');
	await page.locator('.file').waitFor();
	await drop('this is no game');
	await page.getByRole('alert').waitFor();
	await drop(`${record}\n${broken}\nnothing\n`);
	await page.locator('ol li').nth(2).waitFor();
	await isFine(visitor, 'replay-file');
	await page.locator('ol button').nth(1).click();
	await page.getByRole('alert').filter({ hasText: 'zzz' }).waitFor();
	await page.locator('ol button').first().click();
	await page.locator('.board').waitFor();
	await page.keyboard.press('End');
	expect(await stepOf(page)).toBeGreaterThan(10);
	expect(visitor.complaints.filter((one) => !one.includes('400'))).toEqual([]);
	await visitor.leave();
});

test('in a game of days, what happened since our last move is shown again', { timeout: COLD }, async () => {
	const visitor = await house.visitor({ size: KINDS[0][1], lang: 'en-GB' });
	const { page } = visitor;
	await page.goto('/');
	await page.locator('article').first().waitFor({ timeout: COLD });
	const id = await page.evaluate(async () => {
		const ask = async (method: string, path: string, body?: unknown): Promise<any> =>
			(await fetch(`/api/v1${path}`, { method, headers: { 'Content-Type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body) })).json();
		await ask('POST', '/guest', {});
		const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'oisillon' }];
		const { table } = await ask('POST', '/tables', { game: 'vautour', seats, pace: { kind: 'correspondence', per_move: 86400, bank: 0 } });
		await ask('POST', `/tables/${table.id}/start`, {});
		for (;;) {
			const { view, decision } = await ask('GET', `/tables/${table.id}`);
			if (view?.round === 2 && view.moves.length) return table.id as string;
			if (view?.moves.length) await ask('POST', `/tables/${table.id}/moves`, { id: 'm', seat: 0, decision, move: '9' });
			await new Promise((done) => setTimeout(done, 10));
		}
	});
	await page.goto(`/table/${id}`);
	const again = page.getByRole('button', { name: 'Since my last move' });
	await again.waitFor();
	// It is over in two seconds, which a busy machine may not look in time for: the page keeps watch itself.
	const meanwhile = page.evaluate(
		() =>
			new Promise<number>((seen) => {
				const watch = new MutationObserver(() => {
					if (document.querySelector('.told [data-skip]')) seen(document.querySelectorAll('main [data-move]').length);
				});
				watch.observe(document.body, { childList: true, subtree: true });
			})
	);
	await again.click();
	expect(await meanwhile, 'nothing can be played meanwhile').toBe(0);
	await visitor.snap('recap-phone');
	await page.locator('main [data-move]').first().waitFor();
	expect(await page.locator('main [data-move]').count()).toBe(14);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('the address of a game under way, and of none, says so', { timeout: COLD }, async () => {
	const visitor = await house.visitor({ size: DESKTOP, lang: 'en-GB', isStill: true });
	const { page } = visitor;
	await page.goto('/');
	await page.locator('article[data-game="vautour"] .now button').first().click({ timeout: COLD });
	await page.locator('main [data-move]').first().waitFor({ timeout: COLD });
	const id = new URL(page.url()).pathname.split('/').at(-1);
	await page.goto(`/game/${id}`);
	await page.getByText('This game is still being played').waitFor();
	await page.goto('/game/nothing');
	await page.getByText('No game here').waitFor();
	await visitor.leave();
});

test('a game of the server that was seen before says without a network why it can’t be', { timeout: 2 * COLD }, async () => {
	const visitor = await stranded(house, { size: KINDS[0][1], lang: 'en-GB' });
	const { page, context } = visitor;
	await context.setOffline(false);
	const address = await played(page, 'vautour', 2);
	await page.goto(address);
	await page.locator('main .board').waitFor({ timeout: COLD });
	await context.setOffline(true);
	await page.reload();
	await page.getByText('This game is on the server, and nothing of it is kept here').waitFor({ timeout: COLD });
	await isFine(visitor, 'replay-unreachable-phone');
	await context.setOffline(false);
	await page.getByRole('button', { name: 'Try again' }).click();
	await page.locator('main .board').waitFor({ timeout: COLD });
	expect(visitor.faults()).toEqual([]);
	await visitor.leave();
});
