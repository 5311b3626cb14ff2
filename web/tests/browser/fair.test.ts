/** F2 on the page: what it has kept from its first messages holds, or it says what does not. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Published } from '../../src/lib/table/fairness';
import { COLD, DESKTOP, House, PHONE, type Visitor } from './house';
import { onALine } from './line';
import { ALL_HELD, OFFERED, openTable, playNow, playOut } from './play';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

interface Game {
	deal: { points: string[] };
	fairness: Published;
}

/** From now on the server's records are other than they were. */
async function tamper({ page }: Visitor, change: (game: Game) => void): Promise<void> {
	await page.unroute('**/record');
	await page.route('**/record', async (route) => {
		const game = (await (await route.fetch()).json()) as Game;
		change(game);
		await route.fulfill({ json: game });
	});
	await page.reload();
	await page.locator('.fair:not([data-again=dealing])').waitFor({ timeout: COLD });
}

test('a seal, a nonce, a pledge or a deal other than the first is found out', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	let nSockets = 0;
	page.on('websocket', () => nSockets++);
	await playNow(visitor, 'vautour');
	await page.reload();
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await playOut(visitor);
	await page.locator(ALL_HELD).waitFor({ timeout: COLD });
	expect(nSockets, 'one before the reload, one after: no message looked as if another was missed').toBe(2);
	await visitor.shot('fair-held');
	const bad = async (): Promise<string[]> =>
		(await page.locator('.fair p.bad').allInnerTexts()).map((text) => text.replace(/\s/g, ' '));
	expect(await bad()).toEqual([]);

	await tamper(visitor, ({ fairness }) => (fairness.commitment = 'ab'.repeat(32)));
	expect(await bad()).toEqual([
		'Le sceau n’est pas celui que ce navigateur a reçu avant la donne !',
		'Redistribuée dans ce navigateur, la partie a d’autres cartes, ou le secret n’est pas celui du sceau !'
	]);
	await tamper(visitor, ({ fairness }) => (fairness.nonces[0] = 'swapped'));
	expect((await bad())[0]).toBe('Votre grain de hasard n’a pas servi au mélange.');
	await tamper(visitor, ({ fairness }) => (fairness.pledges = fairness.nonces.map(() => null)));
	expect((await bad())[0]).toMatch(/^Les promesses publiées ne sont pas celles/);
	await tamper(visitor, ({ deal }) => deal.points.reverse());
	expect((await bad())[0]).toMatch(/ne sont pas celles de la donne publiée !$/);
	await visitor.shot('fair-broken');
	expect(await visitor.serious()).toEqual([]);
	await visitor.leave();
});

test('who does not reveal in time is named to everybody, and the game begins', async () => {
	const ana = await house.visitor({ size: DESKTOP, isStill: true });
	const bob = await house.visitor({ size: PHONE, isStill: true });
	const line = await onALine(ana);
	await openTable(ana, 'Avec des amis');
	const link = await ana.page.locator('.link input').inputValue({ timeout: COLD });
	await bob.page.goto(link);
	await bob.page.getByRole('button', { name: 'S’asseoir ici' }).waitFor();
	line.hold();
	await bob.page.getByRole('button', { name: 'S’asseoir ici' }).click();
	await bob.page.getByText('On distribue…').waitFor();
	await Promise.all([
		ana.page.getByText(/^Votre grain de hasard n’est pas dans cette donne/).waitFor(),
		bob.page.getByText(/^Pas révélé à temps, donc laissé de côté/).waitFor()
	]);
	await bob.page.locator(OFFERED).first().waitFor();
	await bob.shot('fair-missing');
	await Promise.all([ana.leave(), bob.leave()]);
});
