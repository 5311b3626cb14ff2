/** Plays by what the page offers, and by nothing else. */

import { expect } from 'vitest';
import type { GameCard } from '../../src/lib/table/protocol';
import { COLD, type Visitor } from './house';

export type Options = Record<string, boolean | number | string | string[]>;

/** How many levels of bots there are. */
const BOTS = 8;

/** The first thing to decide, or the result. */
export const OFFERED = 'main [data-move]';
export const RESULT = 'dialog:has(.fair)';
/**
 * The browser has dealt the game again and found the same cards; the seal, our grain of chance, the
 * pledges and the cards we saw are those it has kept itself.
 */
export const ALL_HELD = '.fair[data-again=true][data-seal=true][data-ours=true][data-pledges=true][data-seen=true]';

/** Open a table of Stupide Vautour for two, with friends or on one device. */
export async function openTable(visitor: Visitor, mode: string): Promise<void> {
	const { page } = visitor;
	await page.goto('/');
	await page.getByRole('button', { name: 'Choisir comment jouer à Stupide Vautour' }).click({ timeout: COLD });
	await page.getByRole('radio', { name: mode }).check();
	await page.getByRole('radio', { name: '2', exact: true }).first().check();
	await page.locator('.submit').click();
}

/** One tap on the front page; what comes back is a table where something is to be decided. */
export async function playNow({ page }: Visitor, game: string): Promise<void> {
	await page.goto('/');
	await page.locator(`article[data-game="${game}"] .now button`).first().click({ timeout: COLD });
	await page.locator(OFFERED).first().waitFor({ timeout: COLD });
}

/** Choose players and variant on the sheet, against the quickest bots or the strongest, and begin. */
export async function playVariant({ page }: Visitor, game: string, players: number, options: Options, bots: 'first' | 'last' = 'first'): Promise<void> {
	await page.goto('/');
	const card = await page.evaluate(
		async (name) => ((await (await fetch('/api/v1/games?lang=fr')).json()) as { name: string }[]).find((one) => one.name === name),
		game
	) as unknown as GameCard;
	await page.locator(`article[data-game="${game}"] .now button`).nth(1).click({ timeout: COLD });
	const sheet = page.locator('#play-form');
	await sheet.locator('[data-players] label').nth(players - card.least_players).click();
	if (players > 1) await sheet.locator('[data-bots] label').nth(bots === 'first' ? 0 : BOTS - 1).click();
	for (const [name, wanted] of Object.entries(options)) {
		const field = sheet.locator(`[data-option="${name}"]`);
		const option = card.options.find((one) => one.name === name);
		const isNeeded = name in (card.needed[String(players)] ?? {});
		const values = (option?.choices ?? []).map(({ value }) => value).filter((value) => !(isNeeded && value === null));
		if (option?.kind === 'flag') await field.locator('input').setChecked(Boolean(wanted));
		else if (option?.kind === 'number') await field.locator('input').fill(String(wanted));
		else if (option?.many) {
			const list = Array.isArray(wanted) ? wanted : [wanted];
			for (const one of list) await field.locator('input').nth(values.indexOf(one as string)).check();
			for (const [i, one] of values.entries()) if (!list.includes(one as string)) await field.locator('input').nth(i).uncheck();
		} else if (await field.locator('select').count()) await field.locator('select').selectOption(String(wanted));
		else await field.locator('label').nth(values.indexOf(wanted as string)).click();
	}
	await page.locator('.submit').click();
	await page.locator(`${OFFERED}, ${RESULT}`).first().waitFor({ timeout: COLD });
}

/**
 * Press whatever can be played until the result is shown, or `most` times; a card in hand only when
 * nothing else is offered, since cells and buttons complete a move. Passes curtains, skips what is
 * being told. What comes back says how often something was pressed.
 */
export async function playOut({ page }: Visitor, most = Infinity, seed = 1): Promise<number> {
	const outcome = await page.evaluate(
		async ({ limit, begin, patience }) => {
			let state = begin;
			const random = (below: number): number => {
				state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
				return Math.floor((state / 2 ** 32) * below);
			};
			const rest = (): Promise<unknown> => new Promise((done) => setTimeout(done, 8));
			let presses = 0;
			let since = performance.now();
			while (presses < limit && performance.now() - since < patience) {
				if (document.querySelector('dialog :is(.fair, [data-origin])')) return { presses, isStuck: false };
				document.querySelector<HTMLElement>('.told [data-skip]')?.click();
				const ready = document.querySelector<HTMLElement>('dialog[aria-labelledby="curtain-title"] button');
				const offered = [...document.querySelectorAll<HTMLElement>('main [data-move]')].filter(
					(one) => !(one as HTMLButtonElement).disabled && !one.closest('[inert]')
				);
				const whole = offered.filter((one) => !one.closest('.hand, .draft'));
				const among = whole.length ? whole : offered;
				const chosen = ready ?? among[random(among.length)];
				if (chosen) {
					const button = chosen.matches('button') ? chosen : chosen.querySelector('button');
					button?.click();
					presses += 1;
					since = performance.now();
				}
				await rest();
			}
			return { presses, isStuck: presses < limit };
		},
		{ limit: most === Infinity ? 100_000 : most, begin: seed, patience: COLD }
	);
	expect(outcome.isStuck, 'nothing to decide, and the game is not over').toBe(false);
	return outcome.presses;
}

/** The scores in the result, after checking that the arithmetic shown adds up. */
export async function scoresOf({ page }: Visitor): Promise<number[]> {
	await page.locator(RESULT).waitFor({ timeout: COLD });
	const lines = await page.locator(`${RESULT} ol > li`).evaluateAll((all) =>
		all.map((line) => {
			const numbers = [...line.querySelectorAll('dd')].map((one) => Number(one.textContent?.replace('−', '-')));
			return { total: numbers.slice(0, -1).reduce((a, b) => a + b, 0), shown: numbers.at(-1) ?? NaN };
		})
	);
	for (const line of lines) expect(line.total).toBe(line.shown);
	return lines.map((line) => line.shown);
}
