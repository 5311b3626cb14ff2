/** Two people who meet at a table by its link. */

import { COLD, type House, type Kind, type Visitor } from './house';

/** Open a private table for two through the front page; its link comes back. */
export async function invite({ page }: Visitor, game: string): Promise<string> {
	await page.goto('/');
	await page.locator(`article[data-game="${game}"] .actions > button`).click({ timeout: COLD });
	await page.locator('.submit').click();
	return page.locator('.link input').inputValue({ timeout: COLD });
}

/** Two people, whose game has begun. */
export async function meet(house: House, game: string, [first, second]: [Kind, Kind]): Promise<[Visitor, Visitor]> {
	const ana = await house.visitor({ isStill: true, ...first });
	const bob = await house.visitor({ isStill: true, ...second });
	const link = await invite(ana, game);
	await bob.page.goto(link);
	await bob.page.locator('.seats .free button').first().click({ timeout: COLD });
	for (const one of [ana, bob]) await one.page.locator('main .board').waitFor({ timeout: COLD });
	return [ana, bob];
}
