/** Playing on from finished games on this device: a table against bots from one of their points. */

import type { Saved } from '../../../engine/src/table';
import { engineOf } from '$lib/engine/engine';
import { house } from '$lib/session.svelte';
import { Refusal } from '$lib/table/api';
import type { BranchAsk } from '$lib/table/protocol';
import type { GameRecord } from '$lib/study/records';
import { toast } from '$lib/ui/toasts.svelte';
import { load, m } from '$lib/words';
import { newTableId } from './ids';
import { tableOf, writeTable } from './kept_tables';
import { refusalOf } from './refusals';
import { savedOf } from './replays';
import { peopleAt, seatsFor } from './seats';
import { keyOf } from './tree';

/** Who plays the other seats, unless it is said. */
const USUAL_BOT = 'merle';

/** Play on from a game of this device; the id of the new table comes back, null if the game is not here. */
export async function playOnFrom(id: string, ask: BranchAsk): Promise<string | null> {
	const kept = await tableOf(id);
	return kept && begin(kept.saved, ask, { table: id, of: id });
}

/** Play on from a record: that of a table of the server, or one that has none. */
export async function playOnFromRecord(record: GameRecord, ask: BranchAsk, table: string | null): Promise<string> {
	return begin(await savedOf(record), ask, { table, of: table ?? keyOf(record) });
}

async function begin(game: Saved, ask: BranchAsk, { table, of }: { table: string | null; of: string }): Promise<string> {
	await load('device');
	const { move, seat, cards, exchange } = ask, bot = ask.bots?.[0] ?? USUAL_BOT;
	const asked = Array.from({ length: game.options.players }, (_, one) => (one === seat ? { kind: 'me' as const } : { kind: 'bot' as const, bot }));
	const seats = seatsFor(asked, (one) => house.name || m.player_n({ n: one + 1 }));
	const id = newTableId();
	try {
		const { saved, origin, actors } = await engineOf(game.game).ask('branch', game, { move, seat, cards, exchange });
		const now = Date.now(), awaited = peopleAt(seats).filter((one) => actors.includes(one));
		const written = await writeTable({
			id,
			changes: 1,
			created: now,
			changed: now,
			seats,
			saved,
			marks: [],
			training: true,
			branch: { origin: { ...origin, table }, of },
			awaited,
			result: null,
			isSent: false
		});
		if (written === 'not-kept') toast(m.device_full(), 'bad');
	} catch (error) {
		throw new Refusal('device', refusalOf(error), 0);
	}
	return id;
}
