/** A game seen again, step by step, from its options, secret and moves: `voliere/study/replay.py` for the page. */

import type { Engine, Saved, Table } from '../../../engine/src/index';
import type { GameEvent, ReplayStep } from '$lib/table/protocol';

/** Who looks: a seat, or a spectator (null); `open`: with the cards of all. */
export interface Eyes {
	seat: number | null;
	open: boolean;
}

type Fields = Record<string, unknown>;

/** What a view says of who looks, and not of the table. */
const OF_THE_LOOKER = ['seat', 'moves'];

/** The steps of a game: the deal, then what each move led to; views and hands in full. */
export function stepsOf(engine: Engine, saved: Saved, eyes: Eyes): ReplayStep[] {
	const game = engine.restored(saved), moves = [null, ...game.moves];
	const rounds = new Rounds();
	let version = 0;
	return Array.from(game.again(), (table, number): ReplayStep => {
		const played = moves[number];
		const events = eyes.open ? table.openEvents(version) : table.events(version, eyes.seat);
		version = table.version;
		const view: Fields = { ...table.view(eyes.seat), moves: [] };
		const [seat, move] = played ?? [null, null];
		return {
			seat,
			move: eyes.open || seat === eyes.seat ? move : null,
			turn: table.moment,
			round: rounds.at(view, events.filter(({ event }) => event === 'dealt').length),
			told: events.map((event) => ({ version: number, event: event as unknown as GameEvent, text: null })),
			view,
			hands: eyes.open ? handsOf(table) : null
		};
	});
}

/** Counts rounds, whatever a game calls so: a deal begins one, and so does another number in the view. */
class Rounds {
	#n = 0;
	#deals = 0;
	#before = '';

	at(view: Fields, nDeals: number): number {
		this.#deals += nDeals;
		const now = `${this.#deals} ${view.round as number}`;
		if (!view.over && now !== this.#before) {
			this.#n += 1;
			this.#before = now;
		}
		return this.#n;
	}
}

/** What the seats see that a spectator does not, a seat. */
function handsOf(table: Table): Fields[] {
	const shown = table.view(null);
	return Array.from({ length: table.options.players }, (_, seat) =>
		Object.fromEntries(
			Object.entries(table.view(seat)).filter(
				([name, value]) => !OF_THE_LOOKER.includes(name) && JSON.stringify(value) !== JSON.stringify(shown[name])
			)
		)
	);
}
