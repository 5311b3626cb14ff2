// Words phrases as the page does: its own functions, and what it takes of the files of words.
// stdin: {"web": folder of the page, "calls": [[language, game, value with phrases]]}
// stdout: a JSON list of the values in words.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { web, calls } = JSON.parse(readFileSync(0, 'utf-8'));
const open = (file) => import(pathToFileURL(join(web, file)));
const { FluentBundle } = createRequire(join(web, 'package.json'))('@fluent/bundle');
const { wordsFiles } = await open('words/files.ts');
const { wordsOf } = await open('words/messages.ts');
const { functions } = await open('src/lib/words/functions.ts');
const { variablesOf, worded } = await open('src/lib/words/phrase.ts');

const files = wordsFiles();
const speakers = new Map();

function speaker(lang, game) {
	const bundle = new FluentBundle(lang, { functions, useIsolating: false });
	for (const room of ['frame', 'pads', `games/${game}`, `pads/${game}`]) {
		const body = Object.entries(wordsOf(files, room, lang)).map(([id, value]) => ({ id, value, attributes: {} }));
		bundle.addResource({ body });
	}
	return function say(id, values) {
		const errors = [];
		const text = bundle.formatPattern(bundle.getMessage(id).value, variablesOf(values, say), errors);
		if (errors.length) throw errors[0];
		return text;
	};
}

const said = calls.map(([lang, game, value]) => {
	const key = `${lang} ${game}`;
	if (!speakers.has(key)) speakers.set(key, speaker(lang, game));
	return worded(value, speakers.get(key));
});
process.stdout.write(JSON.stringify(said));
