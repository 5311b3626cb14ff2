/**
 * What the page keeps ahead, so that it plays where there is no network: the compiled games, and what
 * the server says of games in every language, lessons included. Fetched once the page is at rest, and only where a
 * service worker answers without a network.
 */

import * as api from '$lib/table/api';
import { keepLessons } from '$lib/lessons/keeping';
import { keepAll } from './cache';

const REST = 3000; // ms

/** Begin to keep these games, when the page has come to rest. */
export async function keepAhead(games: string[], languages: readonly string[]): Promise<void> {
	if (!('serviceWorker' in navigator) || isSparing()) return;
	await navigator.serviceWorker.ready;
	await new Promise<void>((rested) => setTimeout(rested, REST));
	await keepAll();
	for (const lang of languages) {
		const [{ compiling }] = await Promise.all([api.about(lang), api.games(lang)]);
		for (const game of games) await api.rules(game, lang);
		// A server that still compiles has better things to do.
		if (!Object.keys(compiling).length) await keepLessons(lang);
	}
}

/** Whether somebody pays for what is fetched, and has said that it shall be little. */
function isSparing(): boolean {
	return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
