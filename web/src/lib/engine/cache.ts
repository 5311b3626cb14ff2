/** The files of the compiled games in the browser's cache, and at the server. */

import { hex, sha256 } from '../../../engine/src/sha256';

const CACHE = 'voliere-engine';

const filesOf = (game: string): string[] => [`${game}.json`, `${game}.wasm`];
const addressOf = (file: string): string => `/engine/${file}`;

/** Keep the files of the games that the server has for when there is no network, those that are not kept as they are now. */
export async function keepAll(): Promise<void> {
	const cache = await opened();
	if (!cache) return;
	for (const game of Object.keys(await offered())) {
		if (await isCurrent(game)) continue;
		await Promise.all(filesOf(game).map(async (file) => cache.put(addressOf(file), await asked(file))));
	}
}

/** Whether the files of a game are kept as the server has them now. */
export async function isCurrent(game: string): Promise<boolean> {
	const [description] = await Promise.all(filesOf(game).map(kept)).catch(() => []);
	return description !== undefined && hex(sha256(new Uint8Array(description))) === (await offered())[game];
}

/** Whether the files of a game are kept, as they are now or were before. */
export async function isKept(game: string): Promise<boolean> {
	return Promise.all(filesOf(game).map(kept)).then(
		() => true,
		() => false
	);
}

/** The games that the server has, with the hashes of their descriptions. */
async function offered(): Promise<Record<string, string>> {
	return (await fetch('/engine', { cache: 'no-cache' })).json() as Promise<Record<string, string>>;
}

/** A file as it is kept; an error if it is not. */
export async function kept(file: string): Promise<ArrayBuffer> {
	const found = await (await opened())?.match(addressOf(file));
	if (!found) throw new Error('it is not kept');
	return found.arrayBuffer();
}

/** Keep what was brought; where nothing can be kept, nothing is. */
export async function keep(brought: Map<string, Response>): Promise<void> {
	const cache = await opened();
	await Promise.all([...brought].map(([file, answer]) => cache?.put(addressOf(file), answer))).catch(() => undefined);
}

/** A file from the server. */
export async function asked(file: string): Promise<Response> {
	const answer = await fetch(addressOf(file), { cache: 'no-cache' });
	if (!answer.ok) throw new Error(`the server says ${answer.status}`);
	return answer;
}

/** Browsers keep files for pages of https addresses and of the own machine only. */
async function opened(): Promise<Cache | null> {
	if (typeof caches === 'undefined') return null;
	return caches.open(CACHE).catch(() => null);
}
