/** What the engine says to bad input: `node mistakes.ts FOLDER` prints a code for each mistake. */
import { readFile } from 'node:fs/promises';

import { EngineError, open } from '../../web/engine/src/index.ts';

const folder = process.argv[2]!;
const bring = (file: string) => readFile(`${folder}/${file}`);
const engine = await open('vautour', bring);
const songbirds = await open('songbirds', bring);
const table = engine.table({ players: 2 }, { seed: 7 });
const before = JSON.stringify([table.saved(), table.view(0)]);

async function other(file: string, change: (text: string) => string) {
	return open('vautour', async (name) =>
		name.endsWith(file) ? new TextEncoder().encode(change((await bring(name)).toString())) : bring(name)
	);
}

function flipped(bytes: Uint8Array): Uint8Array {
	bytes[bytes.length >> 1]! ^= 1;
	return bytes;
}

const mistakes: Record<string, () => unknown> = {
	'a game that is not there': () => open('goose', bring),
	'no description': () => open('vautour', (file) => bring(file.replace('.json', '.nothing'))),
	'a description that is no JSON': () => other('.json', (text) => text.slice(0, -1)),
	'a description of another format': () => other('.json', (text) => text.replace(/"format":\d+/, '"format":0')),
	'a module of another version': () => other('.json', (text) => text.replace(/"sha256":"./, '"sha256":"x')),
	'a damaged module': () => open('vautour', async (file) => (file.endsWith('.wasm') ? flipped(await bring(file)) : bring(file))),
	'an option that is not there': () => engine.table({ colour: 'blue' }),
	'too many players': () => engine.table({ players: 6 }),
	'no number of players': () => engine.table({ players: '2' as never }),
	'a value that is not there': () => engine.table({ tiebreak: 'dice' }),
	'a number for yes': () => engine.table({ memory_aid: 1 }),
	'options that do not go together': () => songbirds.table({ players: 2, special: 'crow' }),
	'an option that is needed': () => songbirds.table({ players: 4 }),
	'a seat that is not there': () => table.play(2, '1'),
	'a view of nobody': () => table.view(-1),
	'no move': () => table.play(0, 'one'),
	'a card that is in no hand': () => table.play(0, '16'),
	'a card that is gone': () => gone(),
	'out of turn': () => songbirds.table({ first: 0 }, { seed: 1 }).play(1, 'R1@a1'),
	'a saved game of another game': () => songbirds.restored(table.saved()),
	'a saved game with a wrong move': () => engine.restored({ ...table.saved(), moves: [[0, '1'], [0, '2']] }),
	'a bot that is not there': () => engine.bot('eagle'),
	'a personality that is not there': () => engine.bot('merle', { personality: 'shy' }),
	'a budget of nothing': () => engine.bot('hibou', { simulations: 0 }),
	'a tree of half a point': () => engine.bot('hibou', { most_points: 0.5 }),
	'a bot that has nothing to decide': () => nothingToDecide(),
	'an analysis of a game that goes on': () => engine.analyse(table)
};

function gone() {
	const other = engine.table({}, { seed: 1 });
	for (const seat of [0, 1]) other.play(seat, '15');
	other.play(0, '15');
}

function nothingToDecide() {
	const other = engine.table({}, { seed: 1 });
	other.play(0, '15');
	engine.bot('moineau').choose(other.seen(0));
}

const codes: Record<string, string> = {};
for (const [mistake, make] of Object.entries(mistakes)) {
	try {
		await make();
		codes[mistake] = 'nothing';
	} catch (error) {
		codes[mistake] = error instanceof EngineError && error.message ? error.code : String(error);
	}
}
codes['and nothing has changed'] = String(JSON.stringify([table.saved(), table.view(0)]) === before);
console.log(JSON.stringify(codes));
