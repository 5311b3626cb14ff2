/** Opening a table on this device and going there. */

import { EngineError } from '../../../engine/src/errors';
import { engineOf } from '$lib/engine/engine';
import { router } from '$lib/router.svelte';
import { house } from '$lib/session.svelte';
import { Refusal } from '$lib/table/api';
import { open } from '$lib/table/opening';
import { partsOf } from '$lib/table/personality';
import type { Seat, TableAsk } from '$lib/table/protocol';
import { toast } from '$lib/ui/toasts.svelte';
import { load, m } from '$lib/words';
import { newTableId } from './ids';
import { tableOf, writeTable } from './kept_tables';
import { refusalOf } from './refusals';
import { peopleAt, seatsFor, whoAt } from './seats';

/** What only the device is to blame for: the server can play the same table. */
const OF_DEVICE = /^engine-/;

/** Open a table here and go there; where this device can't play, the server does, and it is said. */
export async function openHere(ask: TableAsk): Promise<void> {
	await load('device');
	const seats = seatsFor(ask.seats, (seat) => (seat === 0 && house.name) || m.player_n({ n: seat + 1 }));
	try {
		const levels = await engineOf(ask.game).ask('levels');
		const stranger = seats.find(({ bot }) => bot && !levels.includes(partsOf(bot).name));
		if (stranger) throw new Refusal('device', m.device_bot({ bot: stranger.name }), 0);
		for (const { bot } of seats) {
			const personality = bot && partsOf(bot).personality;
			if (personality) await engineOf(ask.game).ask('checkPersonality', personality);
		}
		await begin(ask.game, { players: seats.length, ...ask.options }, seats);
	} catch (error) {
		if (error instanceof Refusal) throw error;
		if (!(error instanceof EngineError) || !OF_DEVICE.test(error.code)) throw new Refusal('device', refusalOf(error), 0);
		await instead(ask, refusalOf(error));
	}
}

/** The same people and bots once more. */
export async function openAgain(id: string): Promise<void> {
	const before = await tableOf(id);
	if (!before) throw new Refusal('device', m.device_gone(), 0);
	await begin(before.saved.game, before.saved.options, before.seats).catch((error: unknown) => {
		throw new Refusal('device', refusalOf(error), 0);
	});
}

async function begin(game: string, options: NonNullable<TableAsk['options']>, seats: Seat[]): Promise<void> {
	const id = newTableId();
	const saved = await engineOf(game).ask('deal', options, { table: id, seats: whoAt(seats) });
	const now = Date.now();
	const written = await writeTable({ id, changes: 1, created: now, changed: now, seats, saved, marks: [], training: false, awaited: peopleAt(seats), result: null, isSent: false });
	if (written === 'not-kept') toast(m.device_full(), 'bad');
	router.go(`/table/${id}`);
}

async function instead(ask: TableAsk, why: string): Promise<void> {
	try {
		await open(ask);
	} catch {
		throw new Refusal('device', why, 0);
	}
	toast(m.device_instead({ why }));
}
