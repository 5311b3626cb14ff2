/**
 * Contact sheets of all boards and all other screens, to be looked at, in screenshots/boards/: a sheet a game, size,
 * theme and language. `VOLIERE_PICTURES="vautour 844x390 dark-en"` makes only those sheets whose names have all these
 * words.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { leastAt, troubles } from '../browser/geometry';
import { SCREENSHOTS, type Visitor } from '../browser/house';
import { nameOf, type Position, Positions, sit, type Size, SIZES, takeUp } from '../browser/positions';

const SHEETS = join(SCREENSHOTS, 'boards');
const WIDTH = 1800; // of a sheet, px
const WORDS = (process.env.VOLIERE_PICTURES ?? '').split(' ').filter(Boolean);
const GAMES = ['piafs', 'vautour', 'feather', 'songbirds'];
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['fr-FR', 'en-GB'] as const;
/** The screens that are no boards, by their addresses. */
const ADDRESSES = ['/', '/rules/feather', '/me', '/games', '/replay', '/score', ...GAMES.map((game) => `/score/${game}`), '/setup/songbirds', '/table/none', '/nowhere'];

const positions = new Positions();
beforeAll(() => positions.open());
afterAll(() => positions.close());

/** Of every number of players and every question one table, the last: it has the most options. */
function worthSeeing(game: string): Position[] {
	const found = new Map<string, Position>();
	for (const position of positions.all) {
		if (position.game !== game) continue;
		const players = /players=(\d)/.exec(position.variant)?.[1];
		const isLate = position.after > 12;
		found.set(`${players} ${position.kind} ${isLate}`, position);
	}
	return [...found.values()];
}

/** The board with a card taken up; below it which table it is, and what cannot be seen or hit there. */
async function pictureOf(visitor: Visitor, size: Size, position: Position): Promise<string> {
	await sit(visitor, position);
	const found = await troubles(visitor, position.game, leastAt(size));
	if (await takeUp(visitor)) found.push(...(await troubles(visitor, position.game, leastAt(size))));
	const words = `${position.variant.replace(/^\w+-/, '')} [${position.kind}] ${position.after} <b>${found.slice(0, 4).join(', ')}</b>`;
	if (found.length) console.log(`${nameOf(size)} ${position.variant} [${position.kind}] ${position.after}: ${found.join(', ')}`);
	return figure(visitor, words);
}

/** A screen from its top, or after something on it was pressed. */
async function screenOf(visitor: Visitor, address: string, pressed?: string): Promise<string> {
	await visitor.page.goto(address, { waitUntil: 'networkidle' });
	if (pressed) await visitor.page.locator(pressed).first().click();
	return figure(visitor, address);
}

async function figure(visitor: Visitor, words: string): Promise<string> {
	await visitor.settle();
	await visitor.page.evaluate(() => Promise.all([...document.images].map((one) => one.decode().catch(() => undefined))));
	const picture = await visitor.page.screenshot({ type: 'jpeg', quality: 80 });
	return `<figure><img src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${words}</figcaption></figure>`;
}

const STYLE = `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:11px sans-serif;background:#888}figure{margin:0}figcaption{width:0;min-width:100%}b{color:#700}img{display:block}</style>`;

async function makeSheet(name: string, size: Size, pictures: string[]): Promise<void> {
	mkdirSync(SHEETS, { recursive: true });
	const viewer = await positions.house.visitor({ size: { width: WIDTH, height: 600 } });
	const shown = Math.min(size.width, Math.floor(WIDTH / Math.max(2, Math.floor(WIDTH / size.width))) - 12);
	await viewer.page.setContent(`${STYLE}<style>img{width:${shown}px}</style>${pictures.join('')}`);
	await viewer.page.screenshot({ path: join(SHEETS, `${name}.png`), fullPage: true });
	await viewer.leave();
}

const SHEET_NAMES = [...GAMES, 'screens']
	.flatMap((what) => SIZES.flatMap((size) => THEMES.flatMap((theme) => LANGUAGES.map((lang) => ({ what, size, theme, lang })))))
	.map((one) => ({ ...one, name: `${one.what}-${nameOf(one.size)}-${one.theme}-${one.lang.slice(0, 2)}` }));

test.each(SHEET_NAMES.filter(({ name }) => WORDS.every((word) => name.includes(word))))('$name', { timeout: 300_000 }, async ({ what, size, theme, lang, name }) => {
	const visitor = await positions.visitor(size, { theme, lang });
	const pictures: string[] = [];
	for (const position of worthSeeing(what)) pictures.push(await pictureOf(visitor, size, position));
	if (what === 'screens') {
		for (const address of ADDRESSES) pictures.push(await screenOf(visitor, address));
		for (const game of GAMES) pictures.push(await screenOf(visitor, '/', `article[data-game="${game}"] button >> nth=1`));
	}
	await visitor.leave();
	await makeSheet(name, size, pictures);
});
