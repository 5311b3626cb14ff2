/** At the table: without a network, on several phones, by keyboard, and laying the table. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, House, IS_SOAK, PHONE, type Visitor } from './house';
import { begin, inOrder, keptEntry, result, Referee } from './sheets';

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
	await visitor.shot(`table-${what}`);
	expect(await visitor.overflow(), what).toBeLessThanOrEqual(0);
	expect(await visitor.serious(), what).toEqual([]);
	visitor.complaints.length = 0; // the page's policy complains of axe being brought in
}

/** The pictures on the page that did not come. */
async function missing(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const pictures = [...document.images];
		await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
		return pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.src);
	});
}

test('everything works without a network, and survives a reload', async () => {
	const visitor = await house.visitor({ size: PHONE, isInstalled: true, isStill: true });
	const { page, context } = visitor;
	await page.goto('/score');
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await context.setOffline(true);
	for (const game of ['piafs', 'vautour', 'feather', 'songbirds']) {
		await begin(page, game, ['Ana', 'Bo']);
		expect(await missing(page), game).toEqual([]);
	}
	await page.goto('/score/feather');
	await page.locator('[data-box="0-MA"]').click();
	await page.locator('[data-box="0-MA"][aria-checked=true]').waitFor();
	await page.reload();
	await page.locator('[data-box="0-MA"][aria-checked=true]').waitFor();
	await page.getByRole('tab', { name: /Bo/ }).click();
	await page.locator('[data-box="1-MC"]').click();
	await page.locator('[data-box="1-MC"][aria-checked=true]').waitFor();
	await visitor.shot('table-offline-sheet');
	expect(await result(page)).toEqual([['Ana', 2], ['Bo', 0]]);
	const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Image' }).click()]);
	expect(picture.suggestedFilename()).toMatch(/\.png$/);
	await page.goto('/setup/songbirds');
	await page.getByText('Étape 1 sur').waitFor();
	expect(await missing(page)).toEqual([]);
	await page.goto('/');
	await page.getByRole('link', { name: /vraie table/ }).waitFor();
	await visitor.leave();
});

test('each on their own phone: invited by a code, collected by a code, the result handed back', async () => {
	const [ana, bo] = await Promise.all([house.visitor({ size: PHONE, isStill: true }), house.visitor({ size: PHONE, theme: 'dark', isStill: true })]);
	await begin(ana.page, 'feather', ['Ana', 'Bo']);
	for (const bird of ['MA', 'MR']) await ana.page.locator(`[data-box="0-${bird}"]`).click();
	const tools = async (): Promise<void> => {
		await ana.page.getByRole('button', { name: 'Autres outils' }).click();
		await ana.page.getByRole('button', { name: 'Chacun son téléphone' }).click();
		await ana.page.locator('[data-qr]').waitFor();
	};
	await tools();
	await seen(ana, 'phones-1-invite');
	const invitation = (await ana.page.locator('[data-qr]').getAttribute('data-qr')) ?? '';
	expect(invitation).toContain(`${house.address}/score/feather#join=`);
	await ana.page.keyboard.press('Escape');

	await bo.page.goto(invitation);
	await bo.page.getByRole('heading', { name: 'Qui êtes-vous ?' }).waitFor();
	await seen(bo, 'phones-2-join');
	await bo.page.getByRole('button', { name: 'Bo' }).click();
	for (const bird of ['OA', 'O1', 'OC', 'FA']) await bo.page.locator(`[data-box="1-${bird}"]`).click();
	await bo.page.locator('[data-box="1-FA"][aria-checked=true]').waitFor();
	await seen(bo, 'phones-3-own');
	await bo.page.getByRole('button', { name: 'Montrer ma feuille' }).click();
	const code = (await bo.page.locator('[data-code]').textContent()) ?? '';
	await seen(bo, 'phones-4-code');
	await bo.page.keyboard.press('Escape');

	await tools();
	await ana.page.getByRole('textbox', { name: 'Code d’une feuille' }).fill(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`);
	await ana.page.getByRole('button', { name: 'Prendre' }).click();
	await ana.page.getByRole('alert').filter({ hasText: 'vérifiez les dix signes' }).waitFor();
	await ana.page.getByRole('textbox', { name: 'Code d’une feuille' }).fill(code.toLowerCase());
	await ana.page.getByRole('button', { name: 'Prendre' }).click();
	await ana.page.getByText('Feuille reçue : Bo.').first().waitFor();
	await ana.page.keyboard.press('Escape');
	const entry = { game: 'feather', players: ['Ana', 'Bo'], sheets: [['MA', 'MR'], ['FA', 'OA', 'O1', 'OC']] };
	expect(await result(ana.page)).toEqual(inOrder(await referee.score(entry)));
	await ana.page.getByRole('button', { name: 'Donner le résultat' }).click();
	const handed = (await ana.page.locator('[data-qr]').getAttribute('data-qr')) ?? '';
	await seen(ana, 'phones-5-result');

	await bo.page.goto(handed);
	await bo.page.getByRole('heading', { name: 'Bo gagne !' }).waitFor();
	await seen(bo, 'phones-6-handed');
	await bo.page.goto('/score');
	await bo.page.getByRole('button', { name: /Bo gagne/ }).waitFor();
	await Promise.all([ana.leave(), bo.leave()]);
});

test('a link that hands over a sheet of another table is refused', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	await begin(visitor.page, 'feather', ['Ana', 'Bo']);
	const before = await keptEntry(visitor.page, 'feather');
	await visitor.page.goto('/score/feather#sheet=K7QM2-9XTB4');
	await visitor.page.getByText('n’est pas celui d’une feuille de cette partie').waitFor();
	expect(await keptEntry(visitor.page, 'feather')).toEqual(before);
	await visitor.leave();
});

test('a sheet by keyboard only', async () => {
	const visitor = await house.visitor({ size: DESKTOP, isStill: true });
	const { page } = visitor;
	await begin(page, 'feather', ['Ana', 'Bo']);
	await page.locator('[data-box="0-MA"]').focus();
	await page.keyboard.press('Space');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Space');
	await page.locator('[data-box="0-WR"][aria-checked=true]').waitFor();
	expect(await keptEntry(page, 'feather')).toMatchObject({ sheets: [['MA', 'MR', 'WR'], []] });
	await page.keyboard.press('Control+z');
	await page.locator('[data-box="0-WR"][aria-checked=false]').waitFor();
	await page.keyboard.press('Control+Shift+Z');
	await page.locator('[data-box="0-WR"][aria-checked=true]').waitFor();
	await visitor.leave();
});

test('a sheet can be thrown away, and the names stay', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	await begin(page, 'vautour', ['Ana', 'Bo', 'Chloé']);
	await page.getByRole('button', { name: 'Autres outils' }).click();
	await seen(visitor, 'tools');
	await page.getByRole('button', { name: 'Jeter cette feuille' }).click();
	await page.getByRole('button', { name: 'Jeter pour de bon' }).click();
	await page.getByRole('button', { name: 'Commencer la feuille' }).waitFor();
	expect(await page.getByRole('combobox', { name: 'Joueur 3' }).inputValue()).toBe('Chloé');
	await visitor.leave();
});

const LAYING = [
	['phone', PHONE, 'light', 'fr-FR'],
	['desktop', DESKTOP, 'dark', 'en-GB']
] as const;

// The second size differs only in the room around the steps: the long form.
describe.each(IS_SOAK ? LAYING : LAYING.slice(0, 1))('laying the table on a %s', (name, size, theme, lang) => {
	const words = lang === 'fr-FR' ? { done: 'C’est fait', draw: 'Tirer au sort', sheet: 'Ouvrir la feuille de score' } : { done: 'Done', draw: 'Draw', sheet: 'Open the score sheet' };

	test('every game step by step, to its sheet', async () => {
		const visitor = await house.visitor({ size, theme, lang, isStill: true });
		const { page } = visitor;
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/score');
		await seen(visitor, `${name}-pads`);
		for (const link of await page.getByRole('link', { name: /PDF/ }).all()) {
			const sheets = await page.request.get((await link.getAttribute('href')) ?? '');
			expect([sheets.status(), sheets.headers()['content-type']]).toEqual([200, 'application/pdf']);
		}
		for (const game of ['piafs', 'vautour', 'feather', 'songbirds']) {
			await page.goto(`/setup/${game}`);
			await page.locator('.step').waitFor();
			await seen(visitor, `${name}-setup-${game}`);
			const next = page.getByRole('button', { name: words.done, exact: true });
			for (let steps = 0; await next.isEnabled(); steps++) {
				expect(await missing(page), game).toEqual([]);
				await next.click();
				expect(steps).toBeLessThan(20);
			}
			await page.getByRole('button', { name: words.sheet }).click();
			await page.locator('#pad-sheet').waitFor();
		}
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	});

	test('lots: the first player, the species left out, the special card', async () => {
		const visitor = await house.visitor({ size, theme, lang, isStill: true });
		const { page } = visitor;
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const drawn = async (): Promise<void> => {
			const next = page.getByRole('button', { name: words.done, exact: true });
			const draw = page.locator('.step').getByRole('button', { name: words.draw });
			while (!(await draw.count())) await next.click();
			await draw.click();
		};
		await page.goto('/setup/piafs');
		await page.getByRole('radio', { name: '2', exact: true }).check();
		await drawn();
		await page.locator('.asks input[type=radio]:checked').nth(1).waitFor({ state: 'attached' });
		await drawn();
		expect(await page.locator('.step li.drawn').count()).toBe(1);
		await seen(visitor, `${name}-first`);
		await page.goto('/setup/songbirds');
		await page.getByRole('radio', { name: '4', exact: true }).check();
		await drawn();
		await page.locator('.step .text').filter({ hasText: /centre/ }).waitFor();
		await seen(visitor, `${name}-special`);
		await page.goto('/setup/feather');
		await page.locator('details summary').click();
		expect(await page.locator('details tbody tr').count()).toBe(7);
		await visitor.leave();
	});
});
