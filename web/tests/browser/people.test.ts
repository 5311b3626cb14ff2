/** Accounts: made, left, entered elsewhere, recovered, erased; a seat comes along. In English throughout. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House, PHONE, type Visitor } from './house';
import { OFFERED, playNow } from './play';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

async function account({ page }: Visitor, mode: string, fields: Record<string, string>): Promise<void> {
	await page.goto('/me');
	await page.getByRole('button', { name: mode, exact: true }).first().click();
	const form = page.locator('form').nth(1);
	for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
	await form.getByRole('button', { name: mode, exact: true }).click();
}

test('an account keeps the games, on any device', async () => {
	const login = `ana${Date.now()}`;
	const NEW = 'New password (at least 8 characters)';
	const first = await house.visitor({ size: PHONE, lang: 'en-GB', isStill: true });
	await playNow(first, 'vautour');
	const table = new URL(first.page.url()).pathname;
	await account(first, 'Make an account', { 'Account name': login, [NEW]: 'fauvette-grise' });
	await first.page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
	const code = (await first.page.locator('.codes code').first().textContent()) ?? '';
	await first.shot('me-account');
	expect(await first.serious()).toEqual([]);
	await first.page.getByLabel('As others see it').fill('Ana the Wren');
	await first.page.getByRole('button', { name: 'Save' }).click();
	await first.page.getByText('Saved.').waitFor();

	const second = await house.visitor({ size: DESKTOP, lang: 'en-GB', isStill: true });
	await account(second, 'Sign in', { 'Account name': login, Password: 'wrong-password' });
	await second.page.locator('.notice.bad').waitFor();
	second.complaints.length = 0; // the browser itself notes the refusal
	await account(second, 'Sign in', { 'Account name': login, Password: 'fauvette-grise' });
	await second.page.getByText(`Signed in to the account ${login}.`).waitFor();
	await second.page.locator('.sessions li').nth(1).waitFor(); // the list comes after the words
	expect(await second.page.locator('.sessions li').count()).toBe(2);
	await second.shot('me-sessions');
	await second.page.goto('/');
	await second.page.locator(`a[href="${table}"]`).first().click();
	await second.page.locator(OFFERED).first().waitFor({ timeout: COLD });
	expect(await second.page.locator('.mine [title="Ana the Wren"]').count()).toBe(1);
	expect(second.complaints).toEqual([]);

	const third = await house.visitor({ size: PHONE, lang: 'en-GB', isStill: true });
	await account(third, 'Forgotten password', { 'Account name': login, 'Recovery code': code, [NEW]: 'mesange-bleue' });
	await third.page.getByText(`Signed in to the account ${login}.`).waitFor();
	const download = third.page.waitForEvent('download');
	await third.page.getByRole('button', { name: 'Download everything' }).click();
	expect((await download).suggestedFilename()).toBe('voliere.json');
	await third.page.getByRole('button', { name: 'Erase everything' }).click();
	await third.shot('me-erase');
	await third.page.getByRole('button', { name: 'Erase for good' }).click();
	await third.page.getByText('Everything is erased.').waitFor();
	await Promise.all([first.leave(), second.leave(), third.leave()]);
});

test('tokens are good for what is ticked, shown once, and end with the password', async () => {
	const visitor = await house.visitor({ size: PHONE, isStill: true });
	const { page } = visitor;
	await page.goto('/me');
	const form = page.locator('form').filter({ has: page.getByLabel('Nom du jeton') });
	await form.getByLabel('Nom du jeton').fill('mon robot');
	await form.getByRole('switch', { name: 'Jouer' }).uncheck();
	await form.getByRole('button', { name: 'Créer un jeton' }).click();
	const shown = page.getByLabel('mon robot', { exact: true });
	await shown.waitFor();
	const token = await shown.inputValue();
	const line = page.getByRole('listitem').filter({ hasText: 'mon robot' });
	expect(await line.innerText()).toContain('Regarder');
	expect(await line.innerText()).not.toContain('Jouer');
	await visitor.shot('me-tokens');
	expect(await visitor.serious()).toEqual([]);
	const asked = (path: string, method = 'GET'): Promise<number> =>
		fetch(`${house.address}/api/v1${path}`, { method, headers: { Authorization: `Bearer ${token}` } }).then(({ status }) => status);
	expect([await asked('/me'), await asked('/me/sessions'), await asked('/me', 'DELETE')]).toEqual([200, 403, 403]);

	// A token that would be good for nothing is refused, in a sentence.
	await form.getByLabel('Nom du jeton').fill('bon à rien');
	await form.getByRole('switch', { name: 'Regarder' }).uncheck();
	await form.getByRole('button', { name: 'Créer un jeton' }).click();
	await page.getByText('Un jeton a au moins un droit').waitFor();

	// An account ends the guest's tokens; a weak password makes none.
	const login = `zoe${Date.now()}`;
	const NEW = 'Nouveau mot de passe (8 caractères au moins)';
	await account(visitor, 'Créer un compte', { 'Nom de compte': login, [NEW]: '12345678' });
	await page.getByText('Ce mot de passe se devine tout de suite').waitFor();
	await account(visitor, 'Créer un compte', { 'Nom de compte': login, [NEW]: 'fauvette-grise' });
	await page.getByText('Un nouveau mot de passe ferme toutes vos autres sessions').waitFor();
	expect(await asked('/me')).toBe(401);
	await line.waitFor({ state: 'detached', timeout: COLD });
});

test('a name stays when an account is made of a guest', async () => {
	const visitor = await house.visitor({ size: PHONE, lang: 'en-GB', isStill: true });
	const { page } = visitor;
	await page.goto('/me');
	const name = page.getByLabel('As others see it');
	await expect.poll(() => name.inputValue(), { timeout: COLD }).toMatch(/^Guest/);
	await name.fill('Zoé the Finch');
	await page.getByRole('button', { name: 'Save' }).click();
	await page.getByText('Saved.').waitFor();
	await page.getByLabel('Account name').fill(`zoe${Date.now()}`);
	await page.getByLabel('New password (at least 8 characters)').fill('fauvette-grise');
	await page.getByRole('button', { name: 'Make an account' }).last().click();
	await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
	await page.locator('.sessions li').first().waitFor();
	expect(await name.inputValue()).toBe('Zoé the Finch');
	await visitor.leave();
});

test('nothing on any page is in the other language', async () => {
	const visitor = await house.visitor({ size: DESKTOP, lang: 'en-GB', isStill: true });
	const { page } = visitor;
	const french = /\b(Jouer|Règles|Réglages|Partie|Choix|Joueurs|joueurs|avec|votre|Votre|carte)\b/;
	const read = async (): Promise<string> => page.locator('body').innerText();
	await page.goto('/');
	await page.locator('article').nth(3).waitFor({ timeout: COLD });
	expect(await read()).not.toMatch(french);
	for (const game of ['piafs', 'vautour', 'feather', 'songbirds']) {
		await page.goto(`/rules/${game}`);
		await page.locator('h2').first().waitFor();
		expect(await read(), game).not.toMatch(french);
		await page.goto('/');
		await page.locator(`article[data-game="${game}"] .now button`).nth(1).click();
		expect(await read(), game).not.toMatch(french);
		await page.keyboard.press('Escape');
	}
	await playNow(visitor, 'vautour');
	const dealt = page.locator('[data-live] p').first();
	expect(await dealt.textContent()).toBe('The cards are dealt.');
	await page.getByRole('button', { name: 'Settings' }).click();
	await page.getByRole('radio', { name: 'Français' }).check();
	await page.getByRole('heading', { name: 'Réglages' }).waitFor();
	expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
	await page.getByText('Les cartes sont distribuées.').first().waitFor({ state: 'attached' });
	expect(await dealt.textContent()).toBe('Les cartes sont distribuées.');
	await visitor.leave();
});
