/** A third language made up of files alone, every text between ⟦ and ⟧: no other word is on any screen. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLD, DESKTOP, House, IS_SOAK, PHONE, type Visitor } from './house';
import { OFFERED, playNow, playOut, RESULT } from './play';
import { analysed, played } from './replaying';
import { PYTHON, ROOT, Server } from './server';

const LANG = 'mk';
const folder = mkdtempSync(join(tmpdir(), 'voliere-language-'));
const tree = join(folder, 'words');
const built = join(folder, 'page');
let server: Server;
let house: House;

beforeAll(async () => {
	execFileSync(PYTHON, ['-m', 'tests.words.marked', tree], { cwd: ROOT });
	server = new Server([], { VOLIERE_WORDS: tree, VOLIERE_STRICT_WORDS: '1' });
	const starting = server.start();
	execFileSync(process.execPath, [join(ROOT, 'web/node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
		cwd: join(ROOT, 'web'),
		env: { ...process.env, VOLIERE_WORDS: tree, VOLIERE_WEB: built, NODE_ENV: 'production', VITEST: '' }
	});
	await starting;
	house = new House(server.address, built);
}, COLD);

afterAll(async () => {
	await house?.close();
	await server?.close();
	rmSync(folder, { recursive: true, force: true });
});

/** What is no word of ours: names of the place, of bots, languages, browsers and keys, notation, addresses. */
const NAMES = /Mozilla[^⟦]*|\b(?:Chrome|Linux|Esc)\b|Volière|Français|English|Oisillon|Roitelet|Mésange|Rouge-gorge|Moineau|Geai|Merle|Hibou|\b[A-Z]{2}\d[mf]\b|https?:\S+|\b[0-9a-f]{8,}\b/g;

/** The words on the screen, and those a screen reader hears, that no file of the language says. */
async function wordsOn({ page }: Visitor): Promise<string[]> {
	const texts = await page.evaluate(() => {
		const found: string[] = [];
		const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
		for (let node = walk.nextNode(); node; node = walk.nextNode()) {
			if (node instanceof Text) {
				if (!node.parentElement?.closest('script, style, noscript')) found.push(node.data);
				continue;
			}
			const element = node as HTMLElement;
			for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription', 'aria-description'])
				found.push(element.getAttribute(name) ?? '');
		}
		found.push(document.title);
		return found;
	});
	return texts.flatMap((text) => text.replace(/⟦[^⟦⟧]*⟧/g, ' ').replace(NAMES, ' ').match(/\p{Script=Latin}{2,}/gu) ?? []);
}

const GAMES = ['piafs', 'vautour', 'feather', 'songbirds'];

describe.each([
	['phone', PHONE, IS_SOAK ? GAMES : ['piafs', 'feather']],
	['desktop', DESKTOP, IS_SOAK ? GAMES : ['vautour', 'songbirds']]
] as const)('%s', (_, size, games) => {
	test('pages, sheets and score pads', async () => {
		const visitor = await house.visitor({ size, lang: LANG, isStill: true });
		const { page } = visitor;
		const seen = async (what: string): Promise<void> => {
			await visitor.settle();
			expect(await wordsOn(visitor), what).toEqual([]);
		};
		await page.goto('/');
		await page.locator('article').nth(3).waitFor({ timeout: COLD });
		expect(await page.locator('h2').first().textContent()).toContain('⟦');
		await seen('home');
		for (const game of GAMES) {
			await page.locator(`article[data-game="${game}"] .now button`).nth(1).click();
			await page.locator('#play-form').waitFor();
			await seen(`sheet of ${game}`);
			await page.keyboard.press('Escape');
			await page.locator('#play-form').waitFor({ state: 'detached' });
		}
		await page.locator('article[data-game=vautour] .ways button, article[data-game=vautour] button').nth(2).click();
		await page.locator('.submit').click();
		await page.locator('.code').waitFor();
		await seen('waiting table');
		for (const [address, there] of [
			['/rules/piafs', '#rules-turn'],
			['/learn', 'section a'],
			['/learn/vautour/first', '.talk .text'],
			['/me', 'h1'],
			['/nowhere', 'h1'],
			['/table/0123456789abcdef', 'h1'],
			['/score', 'h1'],
			['/score/piafs', 'main button'],
			['/score/songbirds', 'main button'],
			['/setup/feather', 'main button']
		] as const) {
			await page.goto(address);
			await page.locator(there).first().waitFor();
			await seen(address);
		}
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	});

	test.each(games)('%s: the board, what happens, the choices, the rules, the result', async (game) => {
		const visitor = await house.visitor({ size, lang: LANG, isStill: true });
		const { page } = visitor;
		await playNow(visitor, game);
		expect(await wordsOn(visitor), 'the board').toEqual([]);
		for (const key of ['l', 'j', 't', '?']) {
			await page.keyboard.press(key);
			await playOut(visitor, 2);
			await page.locator(`${OFFERED}, ${RESULT}`).first().waitFor({ timeout: COLD });
			expect(await wordsOn(visitor), `panel ${key}`).toEqual([]);
		}
		if (game === 'piafs' && !IS_SOAK) return visitor.leave(); // the longest game
		await playOut(visitor);
		await page.locator(RESULT).waitFor();
		expect(await wordsOn(visitor), 'the result').toEqual([]);
		expect((await page.locator('[data-live]').first().textContent()) ?? '').toContain('⟦');
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	});
});

test('a game analysed, and its mistakes asked again', { timeout: 2 * COLD }, async () => {
	const visitor = await house.visitor({ size: PHONE, lang: LANG, isStill: true });
	const { page } = visitor;
	await page.goto('/');
	const address = await played(page, 'vautour', 2);
	await page.goto(address);
	await page.locator('[aria-valuetext]').waitFor({ timeout: COLD });
	await page.keyboard.press('a');
	await page.locator('aside button').last().waitFor();
	expect(await wordsOn(visitor), 'before it').toEqual([]);
	await analysed(page, address);
	await page.reload();
	await page.locator('[aria-valuetext]').waitFor({ timeout: COLD });
	await page.keyboard.press('a');
	await page.locator('.know li > button').first().click();
	await page.locator('.know li table').waitFor();
	expect(await wordsOn(visitor), 'the analysis').toEqual([]);
	await page.goto('/mistakes');
	await page.locator('main [data-move]').first().focus({ timeout: COLD });
	expect(await wordsOn(visitor), 'a question').toEqual([]);
	await page.keyboard.press('Enter');
	await page.locator('.verdict').waitFor({ timeout: COLD });
	expect(await wordsOn(visitor), 'the answer').toEqual([]);
	await visitor.leave();
});
