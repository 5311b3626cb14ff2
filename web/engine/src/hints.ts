/**
 * Hints: at a decision, the two or three best moves, what they are worth, and why, made of what the
 * seat remembers and of nothing else. What is reckoned is compiled; here it is asked for as
 * `voliere/study/hints.py` does, and the same knowledge gets the same hint.
 */
import { remembered, seedDecision } from './bots.ts';
import { deskFor, seedOf } from './desk.ts';
import type { Engine } from './engine.ts';
import { Kinds, type Phrase } from './kinds.ts';
import { clear, rowsIn } from './log.ts';
import type { Block } from './memory.ts';
import { search } from './search.ts';
import type { Seen } from './table.ts';
import { thinkingFor, tryNs } from './tree.ts';

const SLICE = 100; // samples before a worker may look after its messages

/** A move in notation: the win chance with its standard error, the points to expect, and what speaks
 * for or against it; an argument `seat` of a reason is a seat's number. */
export interface Advised {
	move: string;
	win: number;
	points: number;
	error: number;
	reasons: Phrase[];
}

/** The moves advised, the best first. `shared`: there is one score for all; `coarse`: what goes on
 * in the imagined games plays too weakly for figures to be trusted. */
export interface Hint {
	moves: Advised[];
	shared: boolean;
	coarse: boolean;
}

/** A hint for who has seen this, in slices: it yields, so that a worker can look after its messages;
 * with a share of the usual time a coarser one. */
export function* hinting(engine: Engine, seen: Seen, share = 1): Generator<number, Hint> {
	const mark = engine.memory.mark;
	try {
		return yield* new Hinting(engine, seen, share).run();
	} finally {
		engine.memory.release(mark);
	}
}

class Hinting {
	readonly #engine: Engine;
	readonly #seen: Seen;
	readonly #share: number;
	readonly #seat: number;
	readonly #memory: Block<Uint8Array>;
	readonly #isShared: boolean;
	readonly #moves: Block<Int32Array>;
	readonly #buffers: Block<Uint8Array>[];
	readonly #drawn: Block<BigInt64Array>;
	readonly #rng: Block<BigUint64Array>;

	constructor(engine: Engine, seen: Seen, share: number) {
		const { memory, description, scratch } = engine, { hints, most, state } = description;
		this.#engine = engine;
		this.#seen = seen;
		this.#share = share;
		this.#seat = seedDecision(engine, BigInt(hints.seed), seen);
		this.#memory = memory.array(Uint8Array, state.size);
		this.#memory.$.set(remembered(engine, seen, this.#seat).$);
		engine.call('outcome', this.#memory, scratch.scores, scratch.outcome.at);
		this.#isShared = scratch.outcome.$[0] === 1;
		this.#moves = memory.array(Int32Array, hints.most_moves);
		this.#buffers = [0, 1, 2].map(() => memory.array(Uint8Array, state.size));
		this.#drawn = memory.array(BigInt64Array, most.seats);
		this.#rng = memory.array(BigUint64Array, 1);
	}

	*run(): Generator<number, Hint> {
		const { hints } = this.#engine.description;
		const n = yield* this.#advised();
		const { wins, errors, points } = yield* this.#weighed(n);
		const reasons = this.#reasons(n);
		const moves = reasons.map((why, i) => ({
			move: this.#engine.moveText(this.#moves.$[i]!),
			win: wins.$[i]!,
			points: points.$[i]!,
			error: errors.$[i]!,
			reasons: why
		}));
		return { moves, shared: this.#isShared, coarse: !hints.is_a_judge };
	}

	/** Choose the moves that the search goes for most; how many they are. */
	*#advised(): Generator<number, number> {
		const engine = this.#engine, { memory, description } = engine, { hints } = description;
		const legal = engine.legal(this.#memory.$.slice(), this.#seat);
		if (legal.length <= hints.fewest_moves) {
			this.#moves.$.set(legal);
			return legal.length;
		}
		seedDecision(engine, BigInt(hints.seed), this.#seen);
		const simulations = Math.max(Math.floor(hints.simulations * this.#share), 1);
		const thought = yield* search(engine, this.#memory.$.slice(), this.#seat, this.#seen.view, { simulations, budget_ms: 0 });
		return memory.borrowed(() => {
			const given = <T extends Int32Array | Float64Array>(block: Block<T>, numbers: ArrayLike<number>): Block<T> => (block.$.set(numbers), block);
			const n = thought.moves.length;
			const moves = given(memory.array(Int32Array, n), thought.moves);
			const values = given(memory.array(Float64Array, n), thought.values);
			const shares = given(memory.array(Float64Array, n), thought.shares);
			const all = given(memory.array(Int32Array, legal.length), legal);
			return engine.call('candidates', moves, values, shares, n, all, legal.length, this.#moves);
		});
	}

	/** What the moves are worth, which are put in order by it if that can be trusted. */
	*#weighed(nMoves: number) {
		const engine = this.#engine, { memory, description } = engine, { hints } = description;
		const [wins, errors, products, points] = [0, 1, 2, 3].map(() => memory.array(Float64Array, nMoves)) as [Block<Float64Array>, Block<Float64Array>, Block<Float64Array>, Block<Float64Array>];
		const sums = [wins, errors, products, points], seed = this.#seed(hints.figures_part), desk = deskFor(engine);
		const { options } = this.#seen.view, { players } = options, alone = Number(this.#isShared);
		const thinking = thinkingFor(engine, options), aTry = tryNs(engine, options);
		const tryOut = (first: number, n: number): number =>
			engine.call('try_out', this.#memory, this.#seat, players, alone, this.#moves, nMoves, first, n, 1, seed, ...sums, ...desk, ...thinking);
		for (const sum of sums) sum.$.fill(0);
		const plies = tryOut(0, hints.probes) / hints.probes;
		for (const sum of sums) sum.$.fill(0);
		const n = Math.min(Math.max(engine.call('samples_for', hints.ms * this.#share, plies, aTry), hints.fewest), hints.most);
		for (let done = 0; done < n; done += SLICE) {
			tryOut(done, Math.min(SLICE, n - done));
			yield done;
		}
		engine.call('settle_figures', this.#moves, wins, errors, points, nMoves, n, Number(hints.is_a_judge));
		return { wins, errors, points };
	}

	/** What speaks for or against each move. */
	#reasons(nMoves: number): Phrase[][] {
		const engine = this.#engine, { memory, description, scratch } = engine, { hints } = description;
		const facts = memory.array(Float64Array, 2 * nMoves, hints.n_facts);
		facts.$.fill(0);
		const nGames = Math.max(Math.floor(hints.games * this.#share), hints.fewest_games);
		const given = [this.#memory, this.#seat, this.#moves, nMoves] as const;
		engine.call('count_facts', ...given, nGames, this.#seed(hints.reasons_part), facts, ...this.#buffers, this.#drawn, this.#rng);
		engine.call('mean_facts', facts, nMoves, nGames);
		const kinds = new Kinds(description, this.#seen.view.options.players);
		const readers = hints.reasons.map(({ id, fields }) => ({ id, read: kinds.fields(fields) }));
		return Array.from({ length: nMoves }, (_, i) => {
			clear(scratch.log.$);
			engine.call('tell_reasons', ...given, i, facts, scratch.log);
			return rowsIn(scratch.log.$).map((row) => ({ id: readers[row[0]!]!.id, arguments: readers[row[0]!]!.read(row) }));
		});
	}

	/** The seed of a part of the study. */
	#seed(part: number): Block<BigUint64Array> {
		return seedOf(this.#engine, this.#engine.description.hints.seed, part);
	}
}
