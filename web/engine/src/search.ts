/** The search of `merle` and `hibou`, and the solver where a game has one: budgets and arrays. */
import type { Engine } from './engine.ts';
import type { Block } from './memory.ts';
import type { BotOptions } from './bots.ts';
import type { Habits } from './description.ts';
import { habitsOf } from './options.ts';
import { lean } from './personality.ts';
import { searchDeskFor, treeFor, type Tree } from './tree.ts';
import type { View } from './table.ts';

const NO_END = 2 ** 40; // simulations
const SLICE = 2000; // simulations at most before a worker may look after its messages

/** What came out of a search: the move to play, and for each move its value and visits. */
export interface Thought {
	chosen: number;
	moves: number[];
	values: number[];
	visits: number[];
	/** How much of its time the search gave to each. */
	shares: number[];
	simulations: number;
	solved: boolean;
}

export type Settings = BotOptions & { budget_ms: number };

/** Search from what a seat remembers until the budget is spent; the random numbers are those in
 * `scratch.rng`. It yields how many simulations are done. */
export function* search(
	engine: Engine,
	remembered: Uint8Array,
	seat: number,
	view: View,
	settings: Settings
): Generator<number, Thought> {
	const mark = engine.memory.mark;
	try {
		return yield* new Search(engine, remembered, seat, view, settings).run();
	} finally {
		engine.memory.release(mark);
	}
}

/** Arrays of its own: other calls may come between two slices. */
class Search {
	readonly #engine: Engine;
	readonly #seat: number;
	readonly #players: number;
	readonly #settings: Settings;
	readonly #habits: Habits;
	readonly #memory: Block<Uint8Array>;
	readonly #rng: Block<BigUint64Array>;
	readonly #found: { moves: Block<Int32Array>; values: Block<Float64Array>; visits: Block<BigInt64Array>; shares: Block<Float64Array> };

	constructor(engine: Engine, remembered: Uint8Array, seat: number, view: View, settings: Settings) {
		const { memory, scratch } = engine, { most } = engine.description;
		this.#engine = engine;
		this.#seat = seat;
		this.#players = view.options.players;
		this.#settings = settings;
		this.#habits = habitsOf(engine.description, view.options);
		this.#memory = memory.array(Uint8Array, remembered.length);
		this.#memory.$.set(remembered);
		this.#rng = memory.array(BigUint64Array, 1);
		this.#rng.$.set(scratch.rng.$);
		this.#found = {
			moves: memory.array(Int32Array, most.moves),
			values: memory.array(Float64Array, most.moves),
			visits: memory.array(BigInt64Array, most.moves),
			shares: memory.array(Float64Array, most.moves)
		};
	}

	*run(): Generator<number, Thought> {
		return this.#solved() ?? (yield* this.#searched());
	}

	#thought(n: number, simulations: number, isMixed: boolean, isSolved: boolean): Thought {
		const { moves, values, visits, shares } = this.#found;
		const thought = {
			moves: [...moves.$.subarray(0, n)],
			values: [...values.$.subarray(0, n)],
			visits: [...visits.$.subarray(0, n)].map(Number),
			shares: [...shares.$.subarray(0, n)],
			simulations,
			solved: isSolved
		};
		this.#lean(n);
		const chosen = this.#engine.call('choice', moves, values, shares, n, Number(isMixed), Number(isSolved), this.#rng);
		return { chosen, ...thought };
	}

	/** Let the shares of the moves lean to those that suit the bot's personality. */
	#lean(n: number): void {
		const { personality } = this.#settings;
		if (personality === undefined) return;
		const { moves, shares } = this.#found, leanings = this.#engine.memory.array(Float64Array, n);
		leanings.$.fill(0);
		lean(this.#engine, this.#memory, this.#seat, personality, this.#engine.description.bots.personalities.tilt, moves, leanings, n);
		this.#engine.call('tilt', shares, leanings, n);
	}

	*#searched(): Generator<number, Thought> {
		const { description } = this.#engine;
		const state = this.#memory, together = bits(this.#engine.call('actors', state)) > 1;
		const habits = this.#habits, habit = this.#engine.memory.record(habits[this.#settings.objective ?? 'win']);
		const desk = searchDeskFor(this.#engine);
		const budget = new Budget(this.#settings, description.bots.budget);
		const most = habits.full_grown || NO_END;
		const tree = this.#tree(most);
		let n = 0;
		while (!budget.isSpent) {
			tree.clear();
			const begun = budget.done;
			for (;;) {
				const chunk = budget.chunk(most - (budget.done - begun));
				if (chunk === 0) break;
				this.#engine.call('simulate', state, this.#seat, this.#players, chunk, this.#rng, habit, ...tree.arrays, ...desk);
				budget.done += chunk;
				yield budget.done;
			}
			const { moves, values, visits, shares } = this.#found;
			const [points, tried, index] = tree.arrays;
			n = this.#engine.call('add_root', points!, tried!, index!, this.#seat, Number(together), budget.done - begun, moves, values, visits, shares, n);
		}
		this.#engine.call('settle', this.#found.values, this.#found.visits, this.#found.shares, n, budget.done);
		return this.#thought(n, budget.done, together && habits.draws, false);
	}

	/** Room for a tree, as `bots/search_bot.py` measures it. */
	#tree(most: number): Tree {
		const { tree } = this.#engine.description.bots;
		const { simulations, budget_ms, most_points } = this.#settings;
		const largest = simulations === undefined ? (most_points ?? tree.most_points) : tree.most_points;
		const room = Math.floor(Math.min(simulations ?? tree.haste * this.#habits.pace * budget_ms, most));
		return treeFor(this.#engine, Math.min(room * this.#players + tree.spare_points, largest));
	}

	/** The position solved, if it is one that can be solved in that time. */
	#solved(): Thought | null {
		const { solver, final_spread } = this.#engine.description.bots;
		if (solver === null) return null;
		const { memory, description } = this.#engine, state = this.#memory;
		const { simulations, budget_ms } = this.#settings, objective = this.#settings.objective ?? 'win';
		const ms = simulations === undefined ? budget_ms : simulations / this.#habits.pace;
		const ahead = this.#engine.call('moments_ahead', state, ms);
		if (ahead === 0) return null;
		const { depths, cards } = solver, room = solver.room[ahead]!;
		const buffers = memory.array(Uint8Array, depths, description.state.size);
		const solution = [
			memory.array(Int32Array, depths, 2, cards),
			memory.array(BigInt64Array, depths, 2),
			memory.array(Float64Array, depths, cards, cards)
		];
		const tableau = memory.array(Float64Array, cards + 1, cards + 1);
		const strategies = [memory.array(Float64Array, cards), memory.array(Float64Array, cards)];
		const keys = memory.array(BigUint64Array, room), values = memory.array(Float64Array, room);
		const used = memory.array(BigInt64Array, 1);
		buffers.$.set(state.$);
		keys.$.fill(0n);
		used.$.fill(0n);
		this.#engine.call(`solve_${objective}`, buffers, ...solution, tableau, ...strategies, keys, values, used, ahead);
		const { moves, values: worth, visits, shares } = this.#found;
		const forPoints = Number(objective === 'points');
		const n = this.#engine.call('by_solution', this.#seat, forPoints, final_spread, ...solution, ...strategies, moves, worth, visits, shares);
		return this.#thought(n, n, true, true);
	}
}

/** How long a search may go on: `bots/budget.py`. */
export class Budget {
	done = 0;
	readonly #ms: number;
	readonly #simulations: number | null;
	readonly #firstChunk: number;
	readonly #began = performance.now();

	constructor({ budget_ms, simulations }: Settings, { first_chunk, fewest }: { first_chunk: number; fewest: number }) {
		this.#ms = budget_ms;
		this.#simulations = simulations === undefined ? null : Math.max(simulations, fewest);
		this.#firstChunk = first_chunk;
	}

	get isSpent(): boolean {
		if (this.#simulations !== null) return this.done >= this.#simulations;
		return this.done > 0 && performance.now() - this.#began >= this.#ms;
	}

	/** How many simulations come next, `most` at most; 0 when it must end. */
	chunk(most: number): number {
		if (this.isSpent) return 0;
		const limit = Math.min(most, SLICE);
		if (this.#simulations !== null) return Math.min(this.#simulations - this.done, limit);
		if (this.done === 0) return Math.min(this.#firstChunk, limit);
		const spent = performance.now() - this.#began;
		return Math.min(Math.max(16, Math.floor((0.5 * this.done * (this.#ms - spent)) / spent)), limit);
	}
}

function bits(mask: number): number {
	let n = 0;
	for (; mask; mask &= mask - 1) n++;
	return n;
}
