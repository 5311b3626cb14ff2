/** A table of this device, as the page's stores reach it. */

import { engineOf } from '$lib/engine/engine';
import { Refusal } from '$lib/table/api';
import type { Recap, Replay } from '$lib/table/protocol';
import type { Place } from '$lib/table/store.svelte';
import { m } from '$lib/words';
import { tableOf, type KeptTable } from './kept_tables';
import { refusalOf } from './refusals';
import { peopleAt } from './seats';
import { summaryOf } from './summary';
import { branchesOf } from './tree';
import { DeviceWire } from './wire';

/** How a store reaches a table of this device. */
export function placeOf(id: string): Place {
	return { dial: () => new DeviceWire(id), recap: async (_, seat) => recapOf(await found(id), seat) };
}

/** A game of this device seen again, as a seat saw it (null: a spectator), or with open cards. */
export async function replayOf(id: string, seat: number | null, open: boolean): Promise<Replay> {
	const kept = await found(id);
	if (!kept.result) throw new Refusal('not-over', '', 0);
	const { game, options, seats, training, created, result } = summaryOf(kept);
	const steps = await asked(engineOf(game).ask('steps', kept.saved, { seat, open }));
	const mine = peopleAt(seats);
	return { id: null, game, options, seats, mine, hidden: false, training, created, ended: kept.changed, result, seat, open, steps, comments: [], origin: kept.branch?.origin ?? null, branches: await branchesOf(id) };
}

/** What happened since the last move of a seat, which is the first of it. */
async function recapOf({ saved }: KeptTable, seat: number): Promise<Recap> {
	const steps = await asked(engineOf(saved.game).ask('steps', saved, { seat, open: false }));
	const first = steps.findLastIndex((step) => step.seat === seat);
	return { steps: steps.slice(Math.max(0, first)) };
}

async function found(id: string): Promise<KeptTable> {
	const kept = await tableOf(id);
	if (!kept) throw new Refusal('no-such-table', m.device_gone(), 404);
	return kept;
}

async function asked<T>(answer: Promise<T>): Promise<T> {
	return answer.catch((error: unknown) => {
		throw new Refusal('device', refusalOf(error), 0);
	});
}
