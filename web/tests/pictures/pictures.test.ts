/**
 * Contact sheets of all boards, to be looked at: a sheet a game, size and theme, in screenshots/boards/.
 * `VOLIERE_PICTURES="vautour 844x390 dark"` makes only those sheets whose names have all these words.
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
	await visitor.settle();
	await visitor.page.evaluate(() => Promise.all([...document.images].map((one) => one.decode().catch(() => undefined))));
	const picture = await visitor.page.screenshot({ type: 'jpeg', quality: 80 });
	const words = `${position.variant.replace(/^\w+-/, '')} [${position.kind}] ${position.after} <b>${found.slice(0, 4).join(', ')}</b>`;
	if (found.length) console.log(`${nameOf(size)} ${position.variant} [${position.kind}] ${position.after}: ${found.join(', ')}`);
	return `<figure><img src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${words}</figcaption></figure>`;
}

const STYLE = `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:11px sans-serif;background:#888}figure{margin:0}figcaption{width:0;min-width:100%}b{color:#700}img{display:block}</style>`;

const SHEET_NAMES = GAMES.flatMap((game) => SIZES.flatMap((size) => THEMES.map((theme) => ({ game, size, theme, name: `${game}-${nameOf(size)}-${theme}` }))));

test.each(SHEET_NAMES.filter(({ name }) => WORDS.every((word) => name.includes(word))))('$name', async ({ game, size, theme, name }) => {
	mkdirSync(SHEETS, { recursive: true });
	const visitor = await positions.visitor(size, { theme });
	const pictures: string[] = [];
	for (const position of worthSeeing(game)) pictures.push(await pictureOf(visitor, size, position));
	await visitor.leave();
	const viewer = await positions.house.visitor({ size: { width: WIDTH, height: 600 } });
	const shown = Math.min(size.width, Math.floor(WIDTH / Math.max(2, Math.floor(WIDTH / size.width))) - 12);
	await viewer.page.setContent(`${STYLE}<style>img{width:${shown}px}</style>${pictures.join('')}`);
	await viewer.page.screenshot({ path: join(SHEETS, `${name}.png`), fullPage: true });
	await viewer.leave();
});
