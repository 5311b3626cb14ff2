/** Leaving one's seat and taking it back; what was taken back is gone. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, PHONE, type Visitor } from './house';
import { meet } from './meeting';
import { OFFERED, playNow, playOut } from './play';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

/** The version of the table, as the server has it. */
async function versionOf({ page }: Visitor): Promise<number> {
	return page.evaluate(async () => {
		const seen = (await (await fetch(`/api/v1/tables/${location.pathname.split('/')[2]}`)).json()) as { version: number };
		return seen.version;
	});
}

test.each([
	['phone', PHONE, 'fr-FR', ['Quitter ma place', 'Rester', 'Mettre la partie en pause', 'Reprendre ma place']],
	['desktop', DESKTOP, 'en-GB', ['Leave my seat', 'Stay', 'Pause the game', 'Take my seat back']]
] as const)('against bots, %s: leaving is asked again, the game waits, and the seat is taken back after a reload', async (name, size, lang, words) => {
	const [ask, stay, pause, back] = words;
	const visitor = await house.visitor({ size, lang, isStill: true });
	const { page } = visitor;
	await playNow(visitor, 'vautour');
	await playOut(visitor, 1);
	await page.locator(OFFERED).first().waitFor();
	if (size === PHONE) await page.keyboard.press('j');
	await page.getByRole('button', { name: ask }).click();
	await visitor.shot(`leaving-${name}-1-asked`);
	expect(await visitor.serious()).toEqual([]);
	await page.getByRole('button', { name: stay }).click();
	expect(await page.getByRole('button', { name: back }).count()).toBe(0);
	await page.getByRole('button', { name: ask }).click();
	await page.getByRole('button', { name: pause }).click();
	await page.getByRole('button', { name: back }).waitFor();
	const version = await versionOf(visitor);
	await page.reload();
	await page.getByRole('button', { name: back }).waitFor({ timeout: COLD });
	await visitor.shot(`leaving-${name}-2-left`);
	expect(await visitor.serious()).toEqual([]);
	expect(await visitor.overflow()).toBeLessThanOrEqual(0);
	expect(await versionOf(visitor), 'nobody has played meanwhile').toBe(version);
	await page.goto('/');
	await page.getByText(lang === 'fr-FR' ? 'En pause' : 'Paused').first().click();
	await page.getByRole('button', { name: back }).click({ timeout: COLD });
	await page.getByRole('button', { name: back }).waitFor({ state: 'detached' });
	await playOut(visitor, 2);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('alone with bots a move goes back whatever it has shown, and the game is training', async () => {
	const visitor = await house.visitor({ size: DESKTOP, isStill: true });
	const { page } = visitor;
	await playNow(visitor, 'vautour');
	await playOut(visitor, 2);
	await page.getByText('la partie compte alors comme un entraînement').waitFor();
	await page.getByRole('button', { name: 'Reprendre mon coup' }).click();
	await page.getByText('Un coup a été repris.').waitFor();
	await page.getByText('Entraînement').waitFor();
	await visitor.shot('training');
	await playOut(visitor);
	await page.getByText('C’était un entraînement').waitFor({ timeout: COLD });
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

test('a move can be taken back once there is one, and nothing of it is left', async () => {
	const both = await meet(house, 'songbirds', [{ size: DESKTOP }, { size: DESKTOP }]);
	await Promise.race(both.map(({ page }) => page.locator(OFFERED).first().waitFor({ timeout: COLD })));
	const [mover, other] = (await both[0].page.locator(OFFERED).count()) ? both : ([both[1], both[0]] as const);
	const takeBack = mover.page.getByRole('button', { name: 'Reprendre mon coup' });
	expect(await takeBack.isDisabled(), 'nothing was played yet').toBe(true);
	const lines = async (): Promise<string[][]> =>
		Promise.all(both.flatMap(({ page }) => [page.locator('aside li').allInnerTexts(), page.locator('.told .sentence').allInnerTexts()]));
	await expect.poll(async () => (await lines()).every((some) => some.length)).toBe(true);
	const before = await lines();
	await playOut(mover, 2);
	await other.page.locator('.forest .last').waitFor();
	await takeBack.click();
	await other.page.getByRole('button', { name: 'D’accord' }).click();
	for (const one of both) await one.page.getByText('Un coup a été repris.').waitFor();
	expect(await lines(), 'log and status line are as before').toEqual(before);
	for (const one of both) expect(await one.page.locator('.forest .last').count(), 'no cell is marked').toBe(0);
	expect(await takeBack.isDisabled()).toBe(true);
	for (const one of both) expect(one.complaints).toEqual([]);
	await Promise.all(both.map((one) => one.leave()));
});

test('among people a bot plays for who left, until they are back', async () => {
	const [ana, bob] = await meet(house, 'vautour', [{ size: DESKTOP }, { size: PHONE }]);
	await ana.page.getByRole('button', { name: 'Quitter ma place' }).click();
	await ana.page.getByText('Un robot joue à votre place jusqu’à').waitFor();
	await ana.page.getByRole('button', { name: 'Laisser ma place à un robot' }).click();
	await ana.page.getByText('Un robot joue à votre place.').waitFor();
	await playOut(bob, 2);
	await ana.page.getByRole('button', { name: 'Reprendre ma place' }).click();
	await ana.page.getByText('Un robot joue à votre place.').waitFor({ state: 'detached' });
	await Promise.all([playOut(ana), playOut(bob)]);
	await Promise.all([ana.leave(), bob.leave()]);
});
