/**
 * The compiled rules of a game, brought to where they run: from what this device keeps, or else from
 * the server. What is kept is looked after behind: a newer version is there the next time.
 */

import { EngineError, open, type Bring, type Description, type Engine } from '../../../engine/src/index';

const CACHE = 'voliere-engine';

const filesOf = (game: string): string[] => [`${game}.json`, `${game}.wasm`];
const addressOf = (file: string): string => `/engine/${file}`;

/** The engine of a game; an EngineError says why there is none. */
export async function engineFor(game: string): Promise<Engine> {
	try {
		const engine = await open(game, fromDevice);
		void renew(game, engine.description).catch(() => undefined);
		return engine;
	} catch (error) {
		if (!(error instanceof EngineError)) throw error;
	}
	return fresh(game);
}

/** Keep the files of a game for when there is no network, unless they are kept already. */
export async function keepFor(game: string): Promise<void> {
	const cache = await opened();
	if (!cache) return;
	const kept = await Promise.all(filesOf(game).map((file) => cache.match(addressOf(file))));
	if (kept.every(Boolean)) return;
	await Promise.all(filesOf(game).map(async (file) => cache.put(addressOf(file), await asked(file))));
}

/** From the server, and kept once it is known to be whole. */
async function fresh(game: string): Promise<Engine> {
	const brought = new Map<string, Response>();
	const engine = await open(game, async (file) => {
		const answer = await asked(file);
		brought.set(file, answer.clone());
		return answer.arrayBuffer();
	});
	const cache = await opened();
	// Where nothing can be kept, the game is played all the same.
	await Promise.all([...brought].map(([file, answer]) => cache?.put(addressOf(file), answer))).catch(() => undefined);
	return engine;
}

/** Keep what the server has now, if it is another version than the one that is played with. */
async function renew(game: string, { sha256, version }: Description): Promise<void> {
	const now = (await (await asked(`${game}.json`)).json()) as Description;
	if (now.sha256 === sha256 && now.version === version) return;
	await fresh(game);
}

const fromDevice: Bring = async (file) => {
	const kept = await (await opened())?.match(addressOf(file));
	if (!kept) throw new Error('it is not kept');
	return kept.arrayBuffer();
};

async function asked(file: string): Promise<Response> {
	const answer = await fetch(addressOf(file), { cache: 'no-cache' });
	if (!answer.ok) throw new Error(`the server says ${answer.status}`);
	return answer;
}

/** Browsers keep files for pages of https addresses and of the own machine only. */
async function opened(): Promise<Cache | null> {
	if (typeof caches === 'undefined') return null;
	return caches.open(CACHE).catch(() => null);
}

