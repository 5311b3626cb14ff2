import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { wordsFiles, type WordsFile } from '../../words/files';
import { gapsOf } from '../../words/messages';

/** The page's own words: what it takes of the Python rooms' is looked after by tests/words. */
const files = wordsFiles().filter(({ path }) => path.replaceAll('\\', '/').includes('/web/src/lib/'));
const rooms = [...new Set(files.map(({ room }) => room))];

/** What is never one: a range, a match to so many points, what a bird is worth, a bonus, a series. */
const ALWAYS_MANY = new Set(['players-range', 'songbirds-target', 'feather-all-done', 'feather-all-open', 'feather-explain-a', 'feather-explain-c', 'over-series', 'sheet-only']);

function fileOf(room: string, lang: string): WordsFile {
	const file = files.find((one) => one.room === room && one.lang === lang);
	if (!file) throw new Error(`no words for ${room} in ${lang}`);
	return file;
}

/** The lines of each message: one text, or one for each number there is in grammar. */
function linesOf({ text }: WordsFile): Map<string, string[]> {
	const messages = text.split(/^(?=[a-z][a-z0-9-]* =)/m).slice(1);
	return new Map(messages.map((message) => [message.split(' =')[0] ?? '', message.replace(/^\S+ =\s*/, '').trim().split('\n')]));
}

test('there are words for the frame, the pads and every game', () => {
	expect(rooms).toEqual(expect.arrayContaining(['frame', 'pads', 'games/piafs', 'games/vautour', 'games/feather', 'games/songbirds']));
});

test.each(rooms)('%s says everything in French and English, with the same gaps', (room) => {
	const [fr, en] = [gapsOf(fileOf(room, 'fr')), gapsOf(fileOf(room, 'en'))];
	expect([...en.keys()].sort()).toEqual([...fr.keys()].sort());
	for (const [id, gaps] of fr) expect([...(en.get(id) ?? [])].sort(), id).toEqual([...gaps].sort());
});

test.each(rooms)('%s: what counts cards, games or points has a singular', (room) => {
	const counted = /\{ \$\w+ \} (cards|birds|eggs|pairs|games|players|points|seeds)\b/;
	const without = [...linesOf(fileOf(room, 'en'))].filter(([id, lines]) => lines.length === 1 && counted.test(lines[0] ?? '') && !ALWAYS_MANY.has(id));
	expect(without.map(([id]) => id)).toEqual([]);
});

test.each(rooms)('%s: no line of French begins with a colon or a mark', (room) => {
	const broken = [...linesOf(fileOf(room, 'fr'))].filter(([, lines]) => lines.some((line) => / [:;?!»]|« /.test(line)));
	expect(broken.map(([id]) => id)).toEqual([]);
});

test('what is counted is told by the language’s own grammar', () => {
	const bundle = new FluentBundle('fr', { useIsolating: false });
	bundle.addResource(new FluentResource(fileOf('frame', 'fr').text));
	const said = (n: number): string => bundle.formatPattern(bundle.getMessage('watchers')?.value ?? '', { n });
	expect([said(0), said(1), said(2)]).toEqual(['0 spectateur', '1 spectateur', '2 spectateurs']);
});

/** The rooms whose words are loaded wherever a file of the page is used. */
function roomsFor(file: string): string[] {
	const [, part, game] = /^(games|lessons|pads|study|device)\/(?:(\w+)\/)?/.exec(file) ?? [];
	return ['frame', ...(part && part !== 'games' ? [part] : []), ...(game ? [`games/${game}`] : [])];
}

test('every message is said somewhere, and only where its room is loaded', () => {
	const idsOf = (some: WordsFile[]): (readonly [string, string])[] =>
		some.filter(({ lang }) => lang === 'fr').flatMap((file) => [...gapsOf(file).keys()].map((id) => [id, file.room] as const));
	const all = idsOf(wordsFiles());
	const said = new Set<string>();
	const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.d.ts'));
	for (const file of sources)
		for (const [, name = ''] of readFileSync(`src/${file}`, 'utf8').matchAll(/\bm\.(\w+)/g)) {
			const id = name.replaceAll('_', '-');
			const homes = all.filter(([one]) => one === id).map(([, room]) => room);
			expect(homes.some((room) => roomsFor(file.replace(/^lib\//, '')).includes(room)), `${id} in ${file}`).toBe(true);
			said.add(id);
		}
	expect(idsOf(files).filter(([id]) => !said.has(id))).toEqual([]);
});
