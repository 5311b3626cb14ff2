/** The files of the compiled games in the browser's cache, and at the server. */

const CACHE = 'voliere-engine';

const filesOf = (game: string): string[] => [`${game}.json`, `${game}.wasm`];
const addressOf = (file: string): string => `/engine/${file}`;

/** Keep the files of a game for when there is no network, unless they are kept already. */
export async function keepFor(game: string): Promise<void> {
	const cache = await opened();
	if (!cache) return;
	const kept = await Promise.all(filesOf(game).map((file) => cache.match(addressOf(file))));
	if (kept.every(Boolean)) return;
	await Promise.all(filesOf(game).map(async (file) => cache.put(addressOf(file), await asked(file))));
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
