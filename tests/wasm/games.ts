/**
 * Plays games with `@voliere/engine` in Node and says what came of them, for Python to compare.
 *
 *     node games.ts FOLDER < WORK     one JSON object a line in, one answer a line out
 *
 * Work is {game, options, seed} to play a random game, answered by the hash of everything that can be
 * asked of it; or {game, options, seed, moves, bots} for what bots think after so many moves, {…, share}
 * for a hint there, {…, budget_ms} for the analysis of the whole game.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { type Engine, open } from '../../web/engine/src/index.ts';
import { answer, type Work } from './playing.ts';

const folder = process.argv[2]!;
const engines = new Map<string, Engine>();

async function engineOf(game: string): Promise<Engine> {
	if (!engines.has(game)) engines.set(game, await open(game, (file) => readFile(`${folder}/${file}`)));
	return engines.get(game)!;
}

function hashed(told: string[]): string {
	const hash = createHash('sha256');
	for (const text of told) hash.update(text);
	return hash.digest('hex');
}

for await (const line of createInterface({ input: process.stdin })) {
	const work = JSON.parse(line) as Work;
	console.log(JSON.stringify(answer(await engineOf(work.game), work, hashed)));
}
