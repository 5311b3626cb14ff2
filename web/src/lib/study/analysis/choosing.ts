/** Who analyses a game that the server could analyse, too: this device, if it has the game's engine and is fast enough. */

import type { Saved } from '../../../../engine/src/table';
import { isKept } from '$lib/engine/cache';
import { analystOf, canRun } from '$lib/engine/engine';
import { load } from '$lib/words';
import type { Source } from './analysis.svelte';
import { MadeHere } from './here';

/** How quick a device must be, against the processor that budgets are named for. */
const QUICK_ENOUGH = 0.4;
/** How long it may be asked how quick it is before nobody waits any longer (ms). */
const PATIENCE = 3000;

const paces = new Map<string, Promise<number>>();

/** The analysis made here; null if it is better left to the server. Where none answers, any device will do. */
export async function hereIfQuick(game: string, read: () => Promise<Saved>, names: string[], isServed: boolean): Promise<Source | null> {
	if (!canRun() || !(await isKept(game))) return null;
	if (isServed && (await paceAt(game)) < QUICK_ENOUGH) return null;
	await load('device');
	return new MadeHere(await read(), names);
}

/** How quick this device is at a game, measured once. */
function paceAt(game: string): Promise<number> {
	const pace = paces.get(game) ?? measured(game);
	paces.set(game, pace);
	return pace;
}

/** The same; 0 if it does not say. */
function measured(game: string): Promise<number> {
	const late = new Promise<number>((done) => setTimeout(() => done(0), PATIENCE));
	return Promise.race([analystOf(game).ask('pace'), late]).catch(() => 0);
}
