/** A finished game of this device as a game record. */

import { engineOf } from '$lib/engine/engine';
import { Refusal } from '$lib/table/api';
import { m } from '$lib/words';
import { tableOf } from './kept_tables';
import { refusalOf } from './refusals';

/** The record of a table of this device, with the names at it and where it was played on from. */
export async function recordOf(id: string): Promise<object> {
	const kept = await tableOf(id);
	if (!kept) throw new Refusal('no-such-table', m.device_gone(), 0);
	const { saved, seats, training, branch } = kept;
	const names = seats.map(({ bot, name }) => (bot ? `bot:${bot}` : name));
	return engineOf(saved.game).ask('record', saved, { seats: names, training, branch: branch?.origin }).catch((error: unknown) => {
		throw new Refusal('device', refusalOf(error), 0);
	});
}
