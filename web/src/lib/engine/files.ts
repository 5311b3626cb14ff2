/**
 * The compiled rules of a game, brought to where they run: from what this device keeps, or else from
 * the server. What is kept is looked after behind: a newer version is there the next time.
 */

import { EngineError, open, type Engine } from '../../../engine/src/index';
import { asked, isCurrent, keep, kept } from './cache';

const MISSING = 'engine-missing';

/** The engine of a game; an EngineError says why there is none. */
export async function engineFor(game: string): Promise<Engine> {
	try {
		const engine = await open(game, kept);
		void renew(game).catch(() => undefined);
		return engine;
	} catch (error) {
		if (!(error instanceof EngineError)) throw error;
		return fresh(game).catch((newer: EngineError) => {
			// What is kept and can't be used is the reason, if nothing else can be had.
			throw newer.code === MISSING ? error : newer;
		});
	}
}

/** From the server, and kept once it is known to be whole. */
async function fresh(game: string): Promise<Engine> {
	const brought = new Map<string, Response>();
	const engine = await open(game, async (file) => {
		const answer = await asked(file);
		brought.set(file, answer.clone());
		return answer.arrayBuffer();
	});
	await keep(brought);
	return engine;
}

/** Keep what the server has now, if that is another version than the one that is kept. */
async function renew(game: string): Promise<void> {
	if (!(await isCurrent(game))) await fresh(game);
}
