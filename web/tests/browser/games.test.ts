/** One tap from the front page to a complete game against bots, for each game, on a phone and a desktop. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLD, DESKTOP, House, PHONE } from './house';
import { ALL_HELD, OFFERED, playNow, playOut, RESULT, scoresOf } from './play';

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

describe.each([
	['phone', PHONE, 'light', 'fr-FR', 'Revanche'],
	['desktop', DESKTOP, 'dark', 'en-GB', 'Rematch']
] as const)('%s', (name, size, theme, lang, again) => {
	test.each(['piafs', 'vautour', 'feather', 'songbirds'])('%s: play now, the whole game, the result, a rematch', async (game) => {
		const visitor = await house.visitor({ size, theme, lang });
		const { page } = visitor;
		const seen = async (moment: string): Promise<void> => {
			await visitor.shot(`game-${game}-${name}-${moment}`);
			expect(await visitor.overflow(), moment).toBeLessThanOrEqual(0);
		};
		await playNow(visitor, game);
		await seen('1-begin');
		// The first decisions with everything that moves, as a person sees them.
		const told = new Set<string>();
		for (let i = 0; i < 2; i++) {
			await playOut(visitor, 1);
			if (!(await page.locator(OFFERED).count())) {
				await visitor.snap(`game-${game}-${name}-2-move-${i}`);
			}
			told.add((await page.locator('.sentence').textContent()) ?? '');
			await page.locator(OFFERED).first().waitFor({ timeout: COLD });
		}
		expect(told.size).toBeGreaterThan(1);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await playOut(visitor, 6);
		await page.locator(`${OFFERED}, ${RESULT}`).first().waitFor();
		await seen('3-middle');
		expect(await visitor.serious()).toEqual([]);
		await playOut(visitor);
		await page.locator(ALL_HELD).waitFor();
		await seen('4-over');
		expect(await visitor.serious()).toEqual([]);
		expect(await scoresOf(visitor)).toHaveLength(3);
		await page.getByRole('button', { name: again }).click();
		await page.locator(OFFERED).first().waitFor();
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	});
});
