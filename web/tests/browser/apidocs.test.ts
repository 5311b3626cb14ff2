/** The interactive page on the REST interface: it works, and has nothing from elsewhere. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLD, DESKTOP, House } from './house';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

test('an operation can be read and tried out, within our own rules for pages', async () => {
	const visitor = await house.visitor({ size: DESKTOP, isStill: true });
	const { page } = visitor;
	const refused: string[] = [];
	const asked = new Set<string>();
	page.on('console', (message) => {
		if (/Content Security Policy/.test(message.text())) refused.push(message.text());
	});
	page.on('request', (request) => {
		if (!request.url().startsWith('data:')) asked.add(new URL(request.url()).origin);
	});
	await page.goto('/api/v1/docs');
	await page.locator('#operations-operation-about').waitFor({ timeout: COLD });
	await page.locator('#operations-operation-about button').first().click();
	await page.getByRole('button', { name: 'Try it out' }).click();
	await page.getByRole('button', { name: 'Execute' }).click();
	await page.locator('.live-responses-table', { hasText: '"voliere"' }).waitFor({ timeout: COLD });
	await page.locator('#operations-bots-stream').scrollIntoViewIfNeeded();
	await visitor.shot('apidocs');
	expect(refused).toEqual([]);
	expect([...asked]).toEqual([new URL(page.url()).origin]);
});
