/**
 * A table that this device plays by itself: options and chance, moves, and from them what each seat
 * may see. The rules run in a worker; what would be lost with it stays here, so that a worker which
 * dies is replaced without anybody noticing.
 */

import { EngineError } from '../../../engine/src/errors';
import type { BotOptions, Judged } from '../../../engine/src/bots';
import type { Options } from '../../../engine/src/description';
import type { Hint } from '../../../engine/src/hints';
import type { Saved } from '../../../engine/src/table';
import type { ReplayStep } from '$lib/table/protocol';
import { engineOf, type PageEngine } from './engine';
import type { Eyes } from './steps';
import type { Chance, Look, Standing } from './tables';

/** The worker has died; or another one has taken its place, which does not know this table. */
const LOST = ['engine-died', 'no-such-table'];

let opened = 0;

export class LocalTable {
	/** Its name in the worker. */
	readonly #id = `${++opened}`;
	readonly #engine: PageEngine;
	#saved: Saved;
	#standing: Standing;
	/** Those who find the worker gone at the same time wait for one new one. */
	#reviving: Promise<void> | null = null;

	private constructor(engine: PageEngine, saved: Saved) {
		this.#engine = engine;
		this.#saved = saved;
		this.#standing = { version: 0, moment: 0, actors: [], result: null };
	}

	/** A new table; the same seed deals the same cards as `voliere.new_table(game, seed=…)`. */
	static async dealt(game: string, options: Partial<Options>, chance: Chance): Promise<LocalTable> {
		return LocalTable.restored(await engineOf(game).ask('deal', options, chance));
	}

	/** A table as it was saved, every move checked again. An EngineError says what is wrong. */
	static async restored(saved: Saved): Promise<LocalTable> {
		const table = new LocalTable(engineOf(saved.game), saved);
		await table.#revive();
		return table;
	}

	/** From this the table is made again. Whoever has it knows all cards: it is not to be shown. */
	get saved(): Saved {
		return this.#saved;
	}

	/** Who must decide now, the moment of decision, and the result once the game is over. */
	get standing(): Standing {
		return this.#standing;
	}

	get isOver(): boolean {
		return this.#standing.result !== null;
	}

	/** What a seat may know now (null: a spectator), its legal moves in the view, and what has happened
	 * to its knowledge after a version (0: everything). */
	look(seat: number | null, since = 0): Promise<Look> {
		return this.#asked(() => this.#engine.ask('look', this.#id, seat, since));
	}

	/** Play a move, in notation; an EngineError says why it is none, and nothing has changed. */
	async play(seat: number, move: string): Promise<void> {
		this.#standing = await this.#asked(() => this.#engine.ask('play', this.#id, seat, move));
		this.#saved = { ...this.#saved, moves: [...this.#saved.moves, [seat, move]] };
	}

	/** Go back to where only the first so many moves were played. */
	async backTo(nMoves: number): Promise<void> {
		const { moves, chances } = this.#saved;
		this.#saved = { ...this.#saved, moves: moves.slice(0, nMoves), ...(chances && { chances: chances.filter(([after]) => after <= nMoves) }) };
		await this.#asked(() => this.#revive());
	}

	/** The move that a bot of that level would play; it sees only what the seat may. */
	choose(seat: number, bot: string, options: BotOptions = {}): Promise<string> {
		return this.#asked(() => this.#engine.ask('choose', this.#id, seat, bot, options));
	}

	/** What a bot thinks of all moves of a seat, best first. */
	evaluate(seat: number, bot: string, options: BotOptions = {}): Promise<Judged[]> {
		return this.#asked(() => this.#engine.ask('evaluate', this.#id, seat, bot, options));
	}

	/** The best moves of a seat, what they are worth and why, for one who sees only what it sees. */
	hint(seat: number): Promise<Hint> {
		return this.#asked(() => this.#engine.ask('hint', this.#id, seat));
	}

	/** The game so far, step by step, for a pair of eyes. */
	steps(eyes: Eyes): Promise<ReplayStep[]> {
		return this.#asked(() => this.#engine.ask('steps', this.#saved, eyes));
	}

	/** Forget it in the worker. */
	close(): void {
		this.#engine.ask('close', this.#id).catch(() => undefined);
	}

	async #revive(): Promise<void> {
		this.#standing = await this.#engine.ask('open', this.#id, this.#saved);
	}

	/** Ask, and once more of a new worker if the old one has died. */
	async #asked<T>(ask: () => Promise<T>): Promise<T> {
		try {
			return await ask();
		} catch (error) {
			if (!(error instanceof EngineError) || !LOST.includes(error.code)) throw error;
		}
		await (this.#reviving ??= this.#revive().finally(() => (this.#reviving = null)));
		return ask();
	}
}
