/** A record from a file seen again by this device, where there is no server to do it. */

import type { Saved } from '../../../engine/src/table';
import { engineOf } from '$lib/engine/engine';
import { Refusal } from '$lib/table/api';
import { COLOURS, type GameOptions, type Replay, type Seat } from '$lib/table/protocol';
import { botName } from '$lib/table/bots';
import type { GameRecord } from '$lib/study/records';
import { load, m } from '$lib/words';
import { refusalOf } from './refusals';
import { branchesOf, keyOf } from './tree';

const BOT = 'bot:';
const NAME_LIMIT = 60;

/** The game of a record, refereed; a Refusal says why it is none. */
export async function savedOf(record: GameRecord): Promise<Saved> {
	await load('device');
	return engineOf(String(record.game)).ask('read', record).catch((error: unknown) => {
		throw new Refusal('device', refusalOf(error), 0);
	});
}

/** A record as a seat saw its game (null: a spectator), or with open cards. */
export async function replayOfRecord(record: GameRecord, seat: number | null, open: boolean): Promise<Replay> {
	const saved = await savedOf(record), seats = seatsIn(record, saved.options.players);
	const steps = await engineOf(saved.game).ask('steps', saved, { seat, open });
	return {
		id: null,
		game: saved.game,
		options: saved.options as unknown as GameOptions,
		seats,
		mine: [],
		hidden: false,
		training: record.training === true,
		created: null,
		ended: null,
		result: record.result as Replay['result'],
		seat,
		open,
		steps,
		comments: [],
		origin: null,
		branches: await branchesOf(keyOf(record))
	};
}

/** The seats of a record by their names; names that are none are numbers. */
export function seatsIn({ seats }: GameRecord, players: number): Seat[] {
	const names = Array.isArray(seats) && seats.length === players ? (seats as unknown[]) : [];
	return Array.from({ length: players }, (_, seat) => {
		const name = typeof names[seat] === 'string' ? names[seat].trim().slice(0, NAME_LIMIT) : '';
		const bot = name.startsWith(BOT) && name.length > BOT.length ? name.slice(BOT.length) : null;
		return {
			seat,
			kind: bot ? 'bot' : 'person',
			name: (bot ? botName(bot) : name) || m.player_n({ n: seat + 1 }),
			colour: COLOURS[seat % COLOURS.length] as string,
			bot,
			played_by: null,
			awaited: null
		};
	});
}
