import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['messages', 'src/lib/pads/messages', ...readdirSync('src/lib/games').map((game) => `src/lib/games/${game}/messages`)].filter(
	(folder) => existsSync(`${folder}/fr.json`)
);

/** What is never one: a range, a match to so many points, what a bird is worth, a bonus, a series. */
const ALWAYS_MANY = new Set(['players_range', 'songbirds_target', 'feather_all_done', 'feather_all_open', 'feather_explain_a', 'feather_explain_c', 'over_series', 'sheet_only']);

/** A text, or one for each number there is in grammar. */
type Message = string | { match: Record<string, string> }[];

const read = (file: string): Record<string, Message> => JSON.parse(readFileSync(file, 'utf8'));
const textsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match)));
const gaps = (message: Message): string[] => [...new Set(textsOf(message).join(' ').match(/\{\w+\}/g))].sort();

test.each(folders)('%s says everything in French and English, with the same gaps', (folder) => {
	const [fr, en] = [read(`${folder}/fr.json`), read(`${folder}/en.json`)];
	expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
	for (const key of Object.keys(fr)) expect(gaps(en[key] as Message), key).toEqual(gaps(fr[key] as Message));
});

test.each(folders)('%s: what counts cards, games or points has a singular', (folder) => {
	const counted = /\{\w+\} (cards|birds|eggs|pairs|games|players|points|seeds)\b/;
	const english = Object.entries(read(`${folder}/en.json`));
	const without = english.filter(([key, message]) => typeof message === 'string' && counted.test(message) && !ALWAYS_MANY.has(key));
	expect(without.map(([key]) => key)).toEqual([]);
});

test.each(folders)('%s: no line of French begins with a colon or a mark', (folder) => {
	const broken = Object.entries(read(`${folder}/fr.json`)).filter(([, message]) => textsOf(message).some((text) => / [:;?!»]|« /.test(text)));
	expect(broken.map(([key]) => key)).toEqual([]);
});
