/** A finished game of this device, taken into one's list on the server. */

import { house } from '$lib/session.svelte';
import * as api from '$lib/table/api';
import { writeTable, type KeptTable } from './kept_tables';
import { peopleAt } from './seats';

/** Send a game; the server referees it by its own rules, and a Refusal says why it is not taken. */
export async function sendGame(kept: KeptTable): Promise<void> {
	const { id, saved, seats, training, created, changed } = kept;
	const isAlone = peopleAt(seats).length === 1;
	await house.inside(() =>
		api.bringGame({
			id,
			game: saved.game,
			options: saved.options,
			secret: saved.secret,
			seats: seats.map(({ bot, name, colour }) => ({ bot, name: bot || isAlone ? null : name, colour })),
			moves: saved.moves,
			training,
			created,
			ended: changed
		})
	);
	await writeTable({ ...kept, isSent: true, changes: kept.changes + 1 });
}
