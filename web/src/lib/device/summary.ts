/** What lists say of a table of this device. */

import type { MyGame, Result, TableSummary } from '$lib/table/protocol';
import type { KeptTable } from './kept_tables';
import { peopleAt } from './seats';

/** A table of this device as lists and boards know one. */
export function summaryOf({ id, saved, seats, created, changes, training, result, branch }: KeptTable): TableSummary {
	return {
		id,
		game: saved.game,
		options: saved.options as unknown as TableSummary['options'],
		state: result ? 'over' : 'playing',
		paused: false,
		public: false,
		several_seats: peopleAt(seats).length > 1 ? 'host' : 'nobody',
		pace: { kind: 'untimed' },
		substitute: '',
		seats,
		host: seats.find(({ kind }) => kind === 'person')?.name ?? '',
		created,
		version: changes,
		commitment: saved.bound?.commitment ?? '',
		result,
		rematch: null,
		training,
		rematch_by: null,
		hints: true,
		origin: branch?.origin ?? null
	};
}

/** The same as a line in the list of one's games. */
export function lineOf(kept: KeptTable): MyGame {
	const { id, game, options, state, created, seats, result } = summaryOf(kept);
	const mine = peopleAt(seats);
	return {
		id,
		game,
		options,
		state,
		created,
		ended: result && kept.changed,
		result,
		outcome: result && outcomeOf(result, mine),
		seats: seats.map(({ seat, name, colour, bot }) => ({ seat, name, colour, bot, mine: mine.includes(seat) })),
		your_turn: kept.awaited.length > 0,
		offline: true
	};
}

/** How a game ended for one person; where several share the device it simply ended. */
function outcomeOf({ winners }: Result, mine: number[]): MyGame['outcome'] {
	if (!winners.length || mine.length !== 1) return 'ended';
	if (!winners.includes(mine[0] as number)) return 'lost';
	return winners.length > 1 ? 'shared' : 'won';
}
