/** Opening a table and going there. */

import { isOfDevice } from '$lib/device/ids';
import { router } from '$lib/router.svelte';
import { house } from '$lib/session.svelte';
import * as api from './api';
import type { GameCard, Opened, SeatAsk, TableAsk } from './protocol';

/** Tables of ours to begin as soon as we are there. */
const begun = new Set<string>();

/** Whether the table is to begin at once; asked once. */
export function isToBegin(id: string): boolean {
	return begun.delete(id);
}

/** Open a table and go there; it begins by itself when every seat is taken already. */
export async function open(ask: TableAsk): Promise<void> {
	arrive(await house.inside(() => api.openTable(ask)));
}

/** Open a table at the server, or where that can't be reached on this device. */
export async function openAnywhere(ask: TableAsk): Promise<void> {
	await open(ask).catch(async (refusal: api.Refusal) => {
		if (refusal.code !== 'unreachable') throw refusal;
		await (await import('$lib/device/opening')).openHere(ask);
	});
}

/** Go to the table where the same people meet again. */
export async function meetAgain(id: string): Promise<void> {
	if (isOfDevice(id)) return (await import('$lib/device/opening')).openAgain(id);
	arrive(await house.inside(() => api.rematch(id)));
}

function arrive(opened: Opened): void {
	begun.add(opened.table.id);
	router.go(`/table/${opened.table.id}`);
}

/** How many play unless it is said: three, or what the game allows. */
export function usualPlayers(game: GameCard): number {
	return Math.min(Math.max(3, game.least_players), game.most_players);
}

/** Our seat, and bots on all others. */
export function withBots(bots: string[]): SeatAsk[] {
	return [{ kind: 'me' }, ...bots.map((bot): SeatAsk => ({ kind: 'bot', bot }))];
}
