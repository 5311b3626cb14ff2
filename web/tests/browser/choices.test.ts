/** What one can choose: how strong each bot is, how quickly cards fly, whether a move is confirmed; what is said of it. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableSummary } from '../../src/lib/table/protocol';
import { COLD, DESKTOP, House, PHONE, type Visitor } from './house';
import { OFFERED, playNow, playOut, playVariant, RESULT } from './play';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

async function tableOf({ page }: Visitor): Promise<TableSummary> {
	return page.evaluate(async () => {
		const seen = (await (await fetch(`/api/v1/tables/${location.pathname.split('/')[2]}`)).json()) as { table: TableSummary };
		return seen.table;
	});
}

async function choose({ page }: Visitor, legend: string, choice: string): Promise<void> {
	await page.getByRole('button', { name: /^(Réglages|Settings)$/ }).click();
	await page.getByRole('group', { name: legend }).getByRole('radio', { name: choice, exact: true }).check();
	await page.keyboard.press('Escape');
}

test('each bot at its own strength', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	await page.goto('/');
	await page.getByRole('button', { name: 'Choisir comment jouer à Stupide Vautour' }).click({ timeout: COLD });
	await page.getByRole('radio', { name: 'Chacun son niveau' }).check();
	await page.getByLabel('Robot 1').selectOption('level-3');
	await page.getByLabel('Robot 2').selectOption('merle');
	await visitor.shot('sheet-mixed-phone');
	expect(await visitor.serious()).toEqual([]);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	await page.locator('.submit').click();
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	expect((await tableOf(visitor)).seats.map(({ bot }) => bot)).toEqual([null, 'level-3', 'merle']);
	await visitor.leave();
});

test('how strong a level is stands under the ladder, for the table that is chosen', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	await page.goto('/');
	await page.getByRole('button', { name: 'Choisir comment jouer à Stupide Vautour' }).click({ timeout: COLD });
	await page.locator('[data-players]').getByRole('radio', { name: '2', exact: true }).check();
	const note = page.locator('[data-bots] [role=status]');
	await page.getByRole('radio', { name: /^1 · Oisillon/ }).check();
	await expect.poll(() => note.textContent()).toBe('le plus faible\u00a0: sa force compte 0');
	await page.getByRole('radio', { name: /^5 · Moineau/ }).check();
	await expect.poll(() => note.textContent()).toMatch(/^\d+ Elo au-dessus du niveau 1, à \d+ près$/);
	await visitor.shot('sheet-strength-phone');
	expect(await visitor.serious()).toEqual([]);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	await visitor.leave();
});

test('after a game another level is offered by how it went, and can be left', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	await page.goto('/');
	await page.getByRole('button', { name: 'Choisir comment jouer à Stupide Vautour' }).click({ timeout: COLD });
	await page.locator('[data-players]').getByRole('radio', { name: '2', exact: true }).check();
	await page.locator('.submit').click();
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await playOut(visitor);
	const result = page.locator(RESULT), offer = result.locator('[data-fitting]');
	await offer.waitFor({ timeout: COLD });
	const { winners } = (await tableOf(visitor)).result!;
	const [offered, bot] = winners.includes(0) ? ['7 · Merle', 'merle'] : ['3 · Mésange', 'level-3'];
	await visitor.shot('result-offer-phone');
	expect(await visitor.serious()).toEqual([]);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	await offer.getByRole('button', { name: `Jouer contre ${offered}` }).click();
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	expect((await tableOf(visitor)).seats.map((seat) => seat.bot)).toEqual([null, bot]);
	await page.goto('/');
	await page.getByRole('button', { name: 'Choisir comment jouer à Stupide Vautour' }).click({ timeout: COLD });
	await page.getByRole('button', { name: `D’après vos dernières parties\u00a0: ${offered}` }).click();
	expect(await page.getByRole('radio', { name: new RegExp(`^${offered}`) }).isChecked()).toBe(true);
	await visitor.leave();
});

test('more than four at songbirds play together, and the sheet says so', async () => {
	const visitor = await house.visitor({ size: DESKTOP, isStill: true });
	const { page } = visitor;
	await page.goto('/');
	await page.getByRole('button', { name: 'Choisir comment jouer à Songbirds' }).click({ timeout: COLD });
	const only = page.getByText('À 5 joueurs, il n’y a qu’une façon de jouer : Tous ensemble (coopératif).');
	expect(await only.count()).toBe(0);
	await page.locator('[data-players]').getByRole('radio', { name: '5', exact: true }).check();
	await only.waitFor();
	await visitor.shot('sheet-only-desktop');
	expect(await visitor.serious()).toEqual([]);
	await visitor.leave();
});

test('alone: the result bears our name, and shows the ladder of ranks', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	await playVariant(visitor, 'songbirds', 1, {});
	expect(await page.getByText('Tous ensemble').count()).toBe(0);
	await playOut(visitor);
	await page.locator(RESULT).waitFor({ timeout: COLD });
	expect(await page.locator(RESULT).getByText('Tous ensemble').count()).toBe(0);
	expect(await page.locator(`${RESULT} tr`).count()).toBe(5);
	expect(await page.locator(`${RESULT} tr.reached`).count()).toBe(1);
	await page.locator('.fair summary .good').waitFor({ timeout: COLD });
	expect(await page.locator('.fair p').first().isVisible(), 'the proof is folded').toBe(false);
	await visitor.shot('result-solo-phone');
	expect(await visitor.serious()).toEqual([]);
	await visitor.leave();
});

test.each([
	['on', 'Oui', false],
	['touch', 'Au doigt seulement', true]
] as const)('a move is asked for again, if that is wanted: %s', async (_, choice, hasTouch) => {
	const visitor = await house.visitor({ size: PHONE, isStill: true, hasTouch });
	const { page } = visitor;
	await playNow(visitor, 'vautour');
	await choose(visitor, 'Confirmer chaque coup', choice);
	const press = async (): Promise<void> => {
		const card = page.locator('.hand [data-move]').first();
		if (!hasTouch) return card.click();
		await card.tap();
		await card.tap();
	};
	const { version } = await tableOf(visitor);
	await press();
	const confirm = page.getByRole('group', { name: 'Confirmer le coup' });
	await confirm.waitFor();
	await visitor.shot(`confirm-${hasTouch ? 'touch' : 'on'}-phone`);
	expect(await visitor.serious()).toEqual([]);
	expect((await tableOf(visitor)).version, 'nothing is played yet').toBe(version);
	await confirm.getByRole('button', { name: 'Annuler' }).click();
	await page.locator('.hand [data-move]').nth(14).waitFor();
	await press();
	await confirm.getByRole('button', { name: 'Jouer ce coup' }).click();
	await page.locator('.hand [data-card]').nth(14).waitFor({ state: 'detached' });
	await confirm.waitFor({ state: 'detached' });
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('cards fly slowly, quickly or not at all, and that is remembered', async () => {
	const visitor = await house.visitor({ size: DESKTOP, lang: 'en-GB' });
	const { page } = visitor;
	await playNow(visitor, 'vautour');
	const flight = async (): Promise<number> => {
		await page.locator('.hand [data-move]').first().click();
		return page.evaluate(() =>
			Math.max(0, ...document.getAnimations().flatMap((one) => (one.id === 'flight' ? Number(one.effect?.getComputedTiming().duration) : [])))
		);
	};
	await choose(visitor, 'Motion', 'Slow');
	const slow = await flight();
	await page.keyboard.press('s');
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await choose(visitor, 'Motion', 'Fast');
	await page.reload();
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	const fast = await flight();
	expect(slow).toBeGreaterThan(2 * fast);
	expect(fast).toBeGreaterThan(0);
	await page.keyboard.press('s');
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await choose(visitor, 'Motion', 'None');
	expect(await flight()).toBe(0);
	await visitor.leave();
});

test('“your turn” is heard, and every tool has a name to see', async () => {
	const visitor = await house.visitor({ size: DESKTOP, isStill: true });
	const { page } = visitor;
	await playNow(visitor, 'vautour');
	const turn = page.locator('[role=status][data-turn]');
	await expect.poll(() => turn.textContent()).toBe('À vous de jouer');
	const named = await page.locator('header .tool').evaluateAll((tools) => tools.map((tool) => (tool as HTMLElement).title));
	expect(named.every(Boolean), named.join()).toBe(true);
	expect(await page.locator('nav .tool').first().innerText()).toContain('Choix possibles');
	// What others choose in secret is a state, not a line.
	await playOut(visitor, 1);
	await page.locator(OFFERED).first().waitFor();
	expect((await page.locator('aside li').allInnerTexts()).filter((line) => /a choisi|a posé une carte/.test(line))).toEqual([]);
	await visitor.leave();
});

test('by key: a card chosen leads to the first place it can go to', async () => {
	const visitor = await house.visitor({ size: DESKTOP, isStill: true });
	const { page } = visitor;
	await playVariant(visitor, 'songbirds', 1, {});
	const card = page.locator('.hand [data-move]').first();
	await card.focus();
	await page.keyboard.press('Enter');
	await expect
		.poll(() => page.evaluate(() => {
			const now = document.activeElement as HTMLElement | null;
			return now?.dataset.move !== undefined && !now.closest('.hand');
		}))
		.toBe(true);
	await page.keyboard.press('Enter');
	await page.locator('.forest .last').waitFor();
	await visitor.leave();
});
