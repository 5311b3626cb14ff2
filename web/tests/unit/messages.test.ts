import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['messages', 'src/lib/pads/messages', ...readdirSync('src/lib/games').map((game) => `src/lib/games/${game}/messages`)].filter(
	(folder) => existsSync(`${folder}/fr.json`)
);

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));
const gaps = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each(folders)('%s says everything in French and English, with the same gaps', (folder) => {
	const [fr, en] = [read(`${folder}/fr.json`), read(`${folder}/en.json`)];
	expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
	for (const key of Object.keys(fr)) expect(gaps(en[key] as string), key).toEqual(gaps(fr[key] as string));
});
