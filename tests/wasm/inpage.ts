/** The same in a browser: what a page is asked by the test that drives it. */
import { type Engine, open } from '../../web/engine/src/index.ts';
import { hex, sha256 } from '../../web/engine/src/sha256.ts';
import { answer, type Work } from './playing.ts';

const engines = new Map<string, Engine>();

async function engineOf(game: string): Promise<Engine> {
	if (!engines.has(game)) engines.set(game, await open(game, async (file) => (await fetch(`/engine/${file}`)).arrayBuffer()));
	return engines.get(game)!;
}

const hashed = (told: string[]): string => hex(sha256(new TextEncoder().encode(told.join(''))));

/** The answers to all work, in order. */
export async function answers(all: Work[]): Promise<unknown[]> {
	const found = [];
	for (const work of all) found.push(answer(await engineOf(work.game), work, hashed));
	return found;
}
