/** One game being played: `voliere/table/table.py` for programs in JavaScript. */
import type { Deal } from './deals.ts';
import type { Options } from './description.ts';
import type { Engine } from './engine.ts';
import { EngineError } from './errors.ts';
import { boundWords, dealWords, plainCommitment, secretOfSeed } from './fair.ts';
import { Kinds, seatsIn } from './kinds.ts';
import { clear, rowsIn } from './log.ts';
import { writtenOptions } from './options.ts';
import { type GameRecord, type RecordOptions, recordOf } from './records.ts';
import { hex, unhex } from './sha256.ts';

const SPECTATOR = -1;
const SECRET_BYTES = 32;

export interface Result {
	scores: number[];
	winners: number[];
	title?: string;
}

/** What has happened; a field that a seat may not know is null. */
export type Event = { event: string } & Record<string, unknown>;

export interface View extends Record<string, unknown> {
	game: string;
	seat: number | null;
	actors: number[];
	moves: string[];
	over: boolean;
	result: Result | null;
	options: Options;
}

/** All that a bot is handed: what its seat sees, and what it remembers (never to be shown). */
export interface Seen {
	view: View;
	memory: Uint8Array;
}

/** Where the deal comes from: a seed, a secret (by default a fresh one), with the players' nonces;
 * or bound to the table of a server, by what it had shown and its players had pledged. */
export interface Chance {
	seed?: number | bigint;
	secret?: Uint8Array;
	nonces?: readonly (string | null)[];
	bound?: { commitment: string; pledges: readonly (string | null)[] };
	/** Or these cards, in notation, a deal a round; rounds beyond them are drawn. */
	deals?: readonly Deal[];
}

/** A table as JSON: from it the game is dealt and played again. */
export interface Saved {
	game: string;
	options: Options;
	secret: string;
	nonces: readonly (string | null)[];
	bound?: Chance['bound'];
	deals?: readonly Deal[];
	/** What chance has brought after a move, where deals do not say it: by the number of the move. */
	chances?: [after: number, entry: Chanced][];
	moves: [seat: number, move: string][];
}

/** What chance has decided after the deal, as an entry of a record. */
export type Chanced = { chance: string } & Record<string, unknown>;

interface Played {
	seat: number;
	move: number;
	moment: number;
}

export class Table {
	readonly engine: Engine;
	readonly options: Options;
	readonly #secret: Uint8Array;
	readonly #nonces: readonly (string | null)[];
	readonly #bound: Chance['bound'];
	readonly #given: readonly Deal[] | undefined;
	readonly #isSeeded: boolean;
	readonly #deals: Deal[] = [];
	readonly #viewFields: (n: ArrayLike<number>) => Record<string, unknown>;
	readonly #eventFields: ((n: ArrayLike<number>) => Record<string, unknown>)[];
	readonly #state: Uint8Array;
	#waiting = 0;
	#rounds = 0;
	#moment = 0;
	#moves: Played[] = [];
	#events: Event[] = [];
	#chances: [after: number, entry: Chanced][] = [];
	#undealt: Uint8Array | null = null;

	constructor(engine: Engine, options: Options, chance: Chance = {}) {
		this.engine = engine;
		this.options = options;
		this.#secret =
			chance.seed !== undefined
				? secretOfSeed(chance.seed)
				: (chance.secret ?? crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
		this.#nonces = chance.nonces ?? [];
		this.#bound = chance.bound;
		this.#given = chance.deals;
		this.#isSeeded = chance.seed !== undefined;
		const kinds = new Kinds(engine.description, options.players);
		this.#viewFields = kinds.fields(engine.description.view.fields);
		this.#eventFields = engine.description.events.map((event) => kinds.fields(event.fields));
		this.#state = writtenOptions(engine.description, options);
		this.#deal();
	}

	/** A table as it was saved; an error names the first move that is not legal. */
	static restored(engine: Engine, saved: Saved): Table {
		if (saved.game !== engine.game) {
			throw new EngineError('other-game', `this is a table of ${saved.game}, not of ${engine.game}`, { game: saved.game });
		}
		const { secret, nonces, bound, deals } = saved;
		const table = new Table(engine, engine.options(saved.options), { secret: unhex(secret), nonces, bound, deals });
		for (const [i, [seat, move]] of saved.moves.entries()) {
			table.expect((saved.chances ?? []).filter(([after]) => after === i + 1).map(([, entry]) => entry));
			table.play(seat, move);
		}
		return table;
	}

	// What is going on

	/** The seats that must decide now. */
	get actors(): number[] {
		return seatsIn(this.#waiting);
	}

	get over(): boolean {
		return this.#waiting === 0;
	}

	get result(): Result | null {
		if (!this.over) return null;
		const { scores, outcome } = this.engine.scratch;
		this.engine.call('outcome', this.#loaded(), scores, outcome.at);
		const [n, winners, title] = outcome.$ as unknown as [number, number, number];
		const result: Result = { scores: [...scores.$.subarray(0, n)], winners: seatsIn(winners) };
		return title < 0 ? result : { ...result, title: this.engine.description.titles[title]! };
	}

	/** Counts the moments of decision: those who decide at once share one. */
	get moment(): number {
		return this.#moment;
	}

	/** How many events there have been. */
	get version(): number {
		return this.#events.length;
	}

	/** The moves so far, decisions of one moment in the order of seats. */
	get moves(): [seat: number, move: string][] {
		return this.#moves
			.toSorted((a, b) => a.moment - b.moment || a.seat - b.seat)
			.map(({ seat, move }) => [seat, this.engine.moveText(move)]);
	}

	/** All moves the seat may play now, in notation, sorted; none if it is not to decide. */
	legalMoves(seat: number): string[] {
		this.#checkSeat(seat);
		return [...this.engine.legal(this.#state, seat)].map((move) => this.engine.moveText(move)).sort();
	}

	/** A copy of the bytes that the rules work on. Everything hidden is in them. */
	get state(): Uint8Array {
		return this.#state.slice();
	}

	/** Where the last move has led, if a deal followed it. */
	get undealt(): Uint8Array | null {
		return this.#undealt;
	}

	/** The game once more, at one table: as it is before the first move, and after every move. */
	*again(): Generator<Table> {
		const table = new Table(this.engine, this.options, { secret: this.#secret, nonces: this.#nonces, bound: this.#bound, deals: this.#given });
		yield table;
		for (const [i, [seat, move]] of this.moves.entries()) {
			table.expect(this.#chances.filter(([after]) => after === i + 1).map(([, entry]) => entry));
			table.play(seat, move);
			yield table;
		}
	}

	/** The whole of chance, in notation; a match has a deal for each round begun. */
	get deal(): Deal {
		return this.engine.deals.isMatch(this.options) ? { rounds: this.#deals } : this.#deals[0]!;
	}

	/** What chance has decided after the deal: by how many moves there were then. */
	get chances(): [after: number, entry: Chanced][] {
		return this.#chances;
	}

	/** The secret that the cards came from, and what was shown of it; none if they came from a seed, from a
	 * record, or are bound to more than this table knows. */
	get fairness(): GameRecord['fairness'] | null {
		if (this.#isSeeded || this.#given || this.#bound) return null;
		return { commitment: plainCommitment(this.#secret), secret: hex(this.#secret), nonces: this.#nonces };
	}

	/** The table as a game record, with what else it is to say. */
	record(more: RecordOptions = {}): GameRecord {
		return recordOf(this, more);
	}

	// Playing

	/** Let chance decide so, in this order, while the next move is played: a record is played again. */
	expect(chances: Deal[]): void {
		if (this.#given) this.engine.deals.expect(this.#state, chances);
	}

	/** Play a move, given in notation; what happened comes back, nothing hidden. If the move is not
	 * legal an error says why, and the table is as before. */
	play(seat: number, move: string): Event[] {
		this.#checkSeat(seat);
		const { engine } = this, { buffer, moves, log } = engine.scratch;
		const number = engine.moveNumber(move);
		clear(log.$);
		if (!engine.call('play', this.#loaded(), seat, number, moves, log)) throw this.#whyNot(seat, move);
		this.#state.set(buffer.$);
		return this.#played(seat, number, this.#logged());
	}

	#played(seat: number, move: number, events: Event[]): Event[] {
		const before = this.#waiting, version = this.version;
		this.#moves.push({ seat, move, moment: this.#moment });
		this.#events.push(...events);
		for (const event of events) this.#chance(event);
		this.#waiting = this.engine.call('actors', this.#loaded());
		if (this.#waiting !== (before & ~(1 << seat))) this.#moment++;
		this.#undealt = null;
		if (this.over) {
			if (this.engine.call('awaits_deal', this.#loaded())) {
				this.#undealt = this.#state.slice();
				this.#deal();
			} else this.#events.push({ event: 'ended', result: this.result });
		}
		return this.#events.slice(version);
	}

	/** Keep what chance has decided, if an event tells of that. */
	#chance(event: Event): void {
		const chance = this.engine.description.events.find(({ tag }) => tag === event.event)?.chance;
		if (!chance) return;
		const [word, ...names] = chance as [string, ...string[]];
		this.#chances.push([this.#moves.length, { chance: word, ...Object.fromEntries(names.map((name) => [name, event[name]])) }]);
	}

	#logged(): Event[] {
		return rowsIn(this.engine.scratch.log.$).map((row) => {
			const code = row[0]!;
			return { event: this.engine.description.events[code]!.tag, ...this.#eventFields[code]!(row) };
		});
	}

	// Who may know what

	/** What the seat may know now; null is a spectator. */
	view(seat: number | null): View {
		if (seat !== null) this.#checkSeat(seat);
		const { engine } = this, { description, scratch } = engine;
		engine.call('fill_view', this.#loaded(), seat ?? SPECTATOR, scratch.view);
		const bytes = scratch.view.$;
		const fields = this.#viewFields(new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4).slice());
		if (seat === null) {
			for (const { name, kind, seen_by } of description.view.fields) {
				if (seen_by) fields[name] = kind.kind === 'maybe' ? null : [];
			}
		}
		const { result } = this;
		return {
			game: description.game,
			seat,
			actors: this.actors,
			moves: seat === null ? [] : this.legalMoves(seat),
			over: result !== null,
			result,
			options: this.options,
			...fields
		};
	}

	/** What has happened from that version on, as the seat may know it (null: a spectator). */
	events(since = 0, seat: number | null = null): Event[] {
		if (seat !== null) this.#checkSeat(seat);
		return this.#events.slice(since).map((event) => this.#seenBy(event, seat));
	}

	/** The same, nothing hidden: for who studies a game that is over. */
	openEvents(since = 0): Event[] {
		return this.#events.slice(since);
	}

	#seenBy(event: Event, seat: number | null): Event {
		const declared = this.engine.description.events.find(({ tag }) => tag === event.event);
		const hidden = (declared?.fields ?? []).filter(({ seen_by, unless }) => {
			if (seen_by === null || (unless !== null && event[unless] === null)) return false;
			return seat === null || !seen_by.some((name) => event[name] === seat);
		});
		return hidden.length === 0 ? event : { ...event, ...Object.fromEntries(hidden.map(({ name }) => [name, null])) };
	}

	/** What a bot in that seat is handed. */
	seen(seat: number): Seen {
		const view = this.view(seat), { rng, buffer } = this.engine.scratch;
		rng.$[0] = BigInt(this.engine.description.memory_seed);
		this.engine.call('determinize', this.#loaded(), seat, rng);
		return { view, memory: buffer.$.slice() };
	}

	/** The table as JSON. It holds the secret of its deals: whoever has it knows all cards. */
	saved(): Saved {
		return {
			game: this.engine.game,
			options: this.options,
			secret: hex(this.#secret),
			nonces: this.#nonces,
			...(this.#bound && { bound: this.#bound }),
			...(this.#given && { deals: this.#given, chances: this.#chances }),
			moves: this.#moves.map(({ seat, move }) => [seat, this.engine.moveText(move)])
		};
	}

	// Dealing

	#deal(): void {
		const { engine } = this, { buffer } = engine.scratch, round = ++this.#rounds, given = this.#given?.[round - 1];
		if (given) this.#state.set(engine.deals.laidOut(this.#state, given, round > 1));
		else this.#draw(round);
		if (engine.description.deal) this.#deals.push(engine.deals.of(this.#state));
		buffer.$.set(this.#state);
		this.#waiting = engine.call('actors', buffer);
		this.#moment++;
		this.#events.push({ event: 'dealt', round });
	}

	#draw(round: number): void {
		const { engine } = this, { buffer, tape } = engine.scratch, { words } = engine.description.most;
		tape.$[0] = 0n;
		tape.$.set(
			this.#bound
				? boundWords(words, this.#secret, this.#bound.commitment, this.#bound.pledges, this.#nonces, round)
				: dealWords(words, this.#secret, this.#nonces, engine.game, this.options, round),
			1
		);
		engine.call('draw', this.#loaded(), tape);
		engine.call('set_up', buffer);
		this.#state.set(buffer.$);
	}

	/** The state, where the compiled functions find it. */
	#loaded() {
		const { buffer } = this.engine.scratch;
		buffer.$.set(this.#state);
		return buffer;
	}

	// Errors

	#checkSeat(seat: number): void {
		const last = this.options.players - 1;
		if (!Number.isInteger(seat) || seat < 0 || seat > last) {
			throw new EngineError('no-such-seat', `there is no seat ${seat}; the last is ${last}`, { seat, last });
		}
	}

	#whyNot(seat: number, move: string): EngineError {
		if (this.over) return new EngineError('game-over', 'the game is over', { move });
		if (!((this.#waiting >> seat) & 1)) {
			return new EngineError('not-to-move', `seat ${seat} has nothing to decide now`, { seat, actors: this.actors });
		}
		return new EngineError('illegal-move', `${move} is not legal for seat ${seat} now`, { move, seat });
	}
}
