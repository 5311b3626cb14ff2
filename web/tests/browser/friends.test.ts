/** Two people with a browser each; one device for two; two windows in one seat. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, PHONE, type Visitor } from './house';
import { OFFERED, playOut } from './play';


let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

/** The socket of a visitor's page passes through here, so that it can be cut. */
async function onALine(visitor: Visitor): Promise<{ cut: () => Promise<void>; mend: () => void }> {
	let isCut = false;
	const open = new Set<{ close: () => Promise<void> }>();
	await visitor.context.routeWebSocket(/\/socket$/, (socket) => {
		if (isCut) {
			void socket.close({ code: 1001 });
			return;
		}
		socket.connectToServer();
		open.add(socket);
	});
	return {
		cut: async () => {
			isCut = true;
			for (const socket of open) await socket.close();
			open.clear();
		},
		mend: () => (isCut = false)
	};
}

async function openTable(visitor: Visitor, mode: string): Promise<void> {
	const { page } = visitor;
	await page.goto('/');
	await page.getByRole('button', { name: 'Choisir comment jouer à Stupide Vautour' }).click({ timeout: COLD });
	await page.getByRole('radio', { name: mode }).check();
	await page.getByRole('radio', { name: '2', exact: true }).first().check();
	await page.locator('.submit').click();
}

test('friends: a link, a reload, a lost connection, a result', async () => {
	const ana = await house.visitor({ size: DESKTOP });
	const bob = await house.visitor({ size: PHONE });
	const line = await onALine(ana);
	await openTable(ana, 'Avec des amis');
	const link = await ana.page.locator('.link input').inputValue({ timeout: COLD });
	await bob.page.goto(link);
	await bob.page.getByRole('button', { name: 'S’asseoir ici' }).waitFor();
	await bob.shot('friends-1-guest');
	await bob.page.getByRole('button', { name: 'S’asseoir ici' }).click();

	for (let round = 1; round <= 15; round++) {
		for (const one of [ana, bob]) {
			const { page } = one;
			const offered = page.locator('.hand [data-move]').first();
			await offered.waitFor({ timeout: COLD });
			const card = await offered.getAttribute('data-card');
			if (one === ana && round === 5) await line.cut();
			await offered.click({ force: true });
			await page.locator(`.hand [data-card="${card}"]`).waitFor({ state: 'detached' });
			if (one === ana && round === 5) {
				await page.getByText(/Reconnexion|Connexion perdue/).waitFor();
				await ana.shot('friends-2-lost');
				line.mend();
			}
			if (one === bob && round === 3) await page.reload();
			await page.keyboard.press('s');
		}
	}
	for (const one of [ana, bob]) await one.page.locator('.fair .good').first().waitFor({ timeout: COLD });
	await bob.shot('friends-3-over');
	expect(await bob.page.locator('dialog ol > li').count()).toBe(2);

	// A second window in the same seat: the first one says so, and can take it back.
	const other = await ana.context.newPage();
	await other.goto(ana.page.url());
	await ana.page.getByRole('heading', { name: 'Ouverte ailleurs' }).waitFor();
	await ana.shot('screen-replaced');
	await ana.page.getByRole('button', { name: 'Jouer ici' }).click();
	await ana.page.locator('.fair').waitFor();

	// Somebody without a seat and without the key finds nothing.
	const eve = await house.visitor({ size: PHONE });
	await eve.page.goto(link.replace(/#.*/, ''));
	await eve.page.getByRole('heading', { name: 'Pas de table ici' }).waitFor();
	await Promise.all([ana.leave(), bob.leave(), eve.leave()]);
});

test('one device for two: a curtain between them', async () => {
	const visitor = await house.visitor({ size: PHONE });
	const { page } = visitor;
	await openTable(visitor, 'Sur cet appareil');
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
	await playOut(visitor, 1);
	const curtain = page.getByRole('button', { name: /C’est moi/ });
	await curtain.waitFor();
	await page.waitForTimeout(300);
	await visitor.shot('device-curtain');
	expect(await visitor.serious()).toEqual([]);
	expect(await page.locator(OFFERED).count(), 'nothing of the next hand can be played yet').toBe(0);
	await curtain.click();
	await page.locator(OFFERED).first().waitFor();
	await playOut(visitor);
	await page.locator('.fair .good').first().waitFor({ timeout: COLD });
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});
