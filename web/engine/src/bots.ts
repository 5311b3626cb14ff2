/**
 * The bots of the ladder and of the levels. What they think is compiled; here it is only asked for, as
 * `voliere/bots/` does: with the same seed and the same budget in simulations they play the same.
 */
import type { Description, Level, Options } from './description.ts';
import type { Engine } from './engine.ts';
import { EngineError } from './errors.ts';
import { halving } from './halving.ts';
import type { Block } from './memory.ts';
import { habitsOf, levelsOf } from './options.ts';
import { checkPersonality, lean } from './personality.ts';
import { search, type Settings, type Thought } from './search.ts';
import type { Seen } from './table.ts';

const WITHIN = 1e-9; // values so close are equal

/** The first n legal moves with what each was worth, summed over samples. */
interface Weighed {
	moves: Block<Int32Array>;
	values: Block<Float64Array>;
	n: number;
}

export interface BotOptions {
	seed?: number | bigint;
	/** How long `merle` and `hibou` search: in milliseconds, or in simulations. */
	budget_ms?: number;
	simulations?: number;
	/** How large a tree may grow, where the budget is in milliseconds: about 350 bytes a point. */
	most_points?: number;
	objective?: 'win' | 'points';
	/** A small tilt towards the moves that suit it: one of `description.bots.personalities`. */
	personality?: string;
}

/** What a bot thinks of a move: `value` from 0 (lost) to 1 (won), and how often it was tried. */
export interface Judged {
	move: string;
	value: number;
	visits: number;
}

export interface Bot {
	readonly name: string;
	/** One of the legal moves, in notation. */
	choose(seen: Seen): string;
	/** All legal moves, best first. */
	evaluate(seen: Seen): Judged[];
	/** The same as `choose` in slices: it yields how many simulations are done, so that a worker can
	 * look after its messages, or give up by `return()`; what it returns is the move. */
	choosing(seen: Seen): Generator<number, string>;
}

/** The names of the bots: the birds of the ladder, then the levels. */
export function botNames({ bots }: Description): string[] {
	return [...Object.keys(bots.birds), ...bots.levels[0]!.levels.map((_, i) => `level-${i + 1}`)];
}

/** The bot of that name: at every table what the level of that number, or that is called like it, is there. */
export function makeBot(engine: Engine, name: string, options: BotOptions): Bot {
	const { description } = engine;
	if (!botNames(description).includes(name)) {
		const bots = botNames(description).join(', ');
		throw new EngineError('unknown-bot', `there is no bot “${name}”: ${bots}`, { bot: name, bots });
	}
	for (const option of ['budget_ms', 'simulations', 'most_points'] as const) {
		const value = options[option];
		const isRight = option === 'budget_ms' ? Number.isFinite(value) : Number.isInteger(value);
		if (value !== undefined && !(isRight && value > 0)) throw badOption(option, value);
	}
	if (options.objective !== undefined && !['win', 'points'].includes(options.objective)) {
		throw badOption('objective', options.objective);
	}
	const { personality } = options;
	checkPersonality(engine, personality);
	const seed = BigInt.asUintN(64, BigInt(options.seed ?? crypto.getRandomValues(new BigUint64Array(1))[0]!));
	const at = ({ view }: Seen): Bot => player(engine, name, levelAt(description, name, view.options, options), seed, options);
	return {
		name,
		choose: (seen) => at(seen).choose(seen),
		evaluate: (seen) => at(seen).evaluate(seen),
		choosing: (seen) => at(seen).choosing(seen)
	};
}

/** What the bot of a name is made of at a table. A bird that plays for points is itself: levels play to win. */
function levelAt(description: Description, name: string, options: Options, { objective }: BotOptions): Level {
	const levels = levelsOf(description, options), { birds } = description.bots;
	if (!Object.hasOwn(birds, name)) return levels[Number(name.slice('level-'.length)) - 1]!;
	const itself = { bird: name, temperature: null, simulations: null, learned: false };
	return objective === 'points' ? itself : levels[birds[name]!.level - 1]!;
}

/** The bot that plays as a level says. */
function player(engine: Engine, name: string, level: Level, seed: bigint, options: BotOptions): Bot {
	const { bird, temperature, simulations, learned } = level, { weights } = engine, { birds } = engine.description.bots;
	const { personality } = options;
	if (temperature !== null && learned && weights) return new DrawingLearned(engine, name, seed, personality, temperature, weights);
	if (temperature !== null) return new Drawing(engine, name, seed, personality, temperature);
	if (bird === 'oisillon') return new Oisillon(engine, name, seed, personality);
	if (bird === 'moineau') return new Moineau(engine, name, seed, personality);
	const settings = simulations === null
		? { ...options, budget_ms: options.budget_ms ?? birds[bird!]!.ms! }
		: { ...options, simulations, budget_ms: 0 };
	return new Searching(engine, name, seed, settings, learned ? weights : null);
}

function badOption(option: string, value: unknown): EngineError {
	return new EngineError('bad-bot-option', `the bot’s option ${option} can’t be ${value}`, { option, value });
}

abstract class SeededBot implements Bot {
	readonly name: string;
	protected readonly engine: Engine;
	readonly #seed: bigint;
	protected readonly personality: string | undefined;

	constructor(engine: Engine, name: string, seed: bigint, personality: string | undefined) {
		this.engine = engine;
		this.name = name;
		this.#seed = seed;
		this.personality = personality;
	}

	abstract evaluate(seen: Seen): Judged[];
	// eslint-disable-next-line require-yield -- most bots have no slices
	abstract choosing(seen: Seen): Generator<number, string>;

	choose(seen: Seen): string {
		const choosing = this.choosing(seen);
		for (;;) {
			const step = choosing.next();
			if (step.done) return step.value;
		}
	}

	/** The seat that is to decide; the random numbers for its decision are in `scratch.rng`. */
	protected seeded(seen: Seen): number {
		return seedDecision(this.engine, this.#seed, seen);
	}

	/** Add to what speaks for each of n moves as much as it suits the bot's personality; nothing without one. */
	protected lean(seen: Seen, weight: number, moves: Block<Int32Array>, logits: Block<Float64Array>, n: number): void {
		if (this.personality !== undefined) lean(this.engine, this.remembered(seen, seen.view.seat!), seen.view.seat!, this.personality, weight, moves, logits, n);
	}

	/** The game as the seat remembers it, what the others have secretly decided still open. */
	protected remembered(seen: Seen, seat: number) {
		return remembered(this.engine, seen, seat);
	}
}

/** The seat that is to decide, once the random numbers for its decision are in `scratch.rng`. */
export function seedDecision(engine: Engine, seed: bigint, { view, memory }: Seen): number {
	if (view.seat === null || view.moves.length === 0) {
		throw new EngineError('nothing-to-decide', 'this seat has nothing to decide now', { seat: view.seat });
	}
	const { rng, buffer } = engine.scratch;
	rng.$[0] = seed;
	buffer.$.set(memory);
	engine.call('seed_decision', buffer, view.seat, rng);
	return view.seat;
}

/** The game as a seat remembers it, in `scratch.memory`, what the others have secretly decided still open. */
export function remembered(engine: Engine, seen: Seen, seat: number) {
	const { memory } = engine.scratch;
	memory.$.set(seen.memory);
	engine.call('withdraw', memory, seat);
	return memory;
}

/** Plays at random. */
class Oisillon extends SeededBot {
	*choosing(seen: Seen): Generator<number, string> {
		if (this.personality !== undefined) return this.#leaning(seen);
		this.seeded(seen);
		return seen.view.moves[this.engine.call('below', this.engine.scratch.rng, seen.view.moves.length)]!;
	}

	#leaning(seen: Seen): string {
		const { engine } = this, { memory, scratch, description } = engine;
		const legal = seen.view.moves.map((text) => engine.moveNumber(text));
		return memory.borrowed(() => {
			const { moves, rng } = scratch, logits = memory.array(Float64Array, legal.length);
			this.seeded(seen);
			moves.$.set(legal);
			logits.$.fill(0);
			this.lean(seen, description.bots.personalities.tilt, moves, logits, legal.length);
			return engine.moveText(engine.call('drawn_move', moves, logits, legal.length, 1, rng));
		});
	}

	evaluate({ view }: Seen): Judged[] {
		return view.moves.map((move) => ({ move, value: 0.5, visits: 0 }));
	}
}

/** Looks one move ahead and takes what evaluates best. */
class Moineau extends SeededBot {
	*choosing(seen: Seen): Generator<number, string> {
		if (this.personality !== undefined) return this.#leaning(seen);
		const judged = this.evaluate(seen);
		const best = judged.filter(({ value }) => value > judged[0]!.value - WITHIN);
		this.seeded(seen);
		return best[this.engine.call('below', this.engine.scratch.rng, best.length)]!.move;
	}

	/** As one who hardly ever draws another move than the best, but leans as those who do. */
	#leaning(seen: Seen): string {
		const { engine } = this, { samples, personalities } = engine.description.bots;
		return this.weighed(seen, samples, ({ moves, values, n }) => {
			engine.call('standardise', values, n);
			this.lean(seen, personalities.tilt * personalities.resolve, moves, values, n);
			const most = Math.max(...values.$.subarray(0, n));
			const best = Array.from(moves.$.subarray(0, n)).filter((_, i) => values.$[i]! > most - WITHIN);
			this.seeded(seen);
			return engine.moveText(best[engine.call('below', engine.scratch.rng, best.length)]!);
		});
	}

	evaluate(seen: Seen): Judged[] {
		const { samples } = this.engine.description.bots;
		return this.weighed(seen, samples, ({ moves, values, n }) =>
			Array.from({ length: n }, (_, i) => ({
				move: this.engine.moveText(moves.$[i]!),
				value: values.$[i]! / samples,
				visits: samples
			})).sort((a, b) => b.value - a.value || (a.move < b.move ? -1 : 1))
		);
	}

	/** What is made of the legal moves, weighed in so many samples of what is hidden. */
	protected weighed<T>(seen: Seen, samples: number, made: (weighed: Weighed) => T): T {
		const { engine } = this, { memory: room, scratch } = engine, { most } = engine.description;
		const { winning } = habitsOf(engine.description, seen.view.options);
		const seat = this.seeded(seen), memory = this.remembered(seen, seat);
		const { rng, moves, buffer, after, scores } = scratch;
		return room.borrowed(() => {
			const values = room.array(Float64Array, most.moves), worths = room.array(Float64Array, most.seats);
			const { players } = seen.view.options;
			const n = engine.call('weigh', memory, seat, players, samples, winning, rng, moves, values, buffer, after, worths, scores);
			return made({ moves, values, n });
		});
	}
}

/** Draws its moves from a policy, the more at random the higher the temperature. */
class Drawing extends Moineau {
	readonly #temperature: number;

	constructor(engine: Engine, name: string, seed: bigint, personality: string | undefined, temperature: number) {
		super(engine, name, seed, personality);
		this.#temperature = temperature;
	}

	override *choosing(seen: Seen): Generator<number, string> {
		const { engine } = this;
		const { policy_samples, personalities } = engine.description.bots;
		return this.weighed(seen, policy_samples, ({ moves, values, n }) => {
			engine.call('standardise', values, n);
			this.lean(seen, personalities.tilt * this.#temperature, moves, values, n);
			return engine.moveText(engine.call('drawn_move', moves, values, n, this.#temperature, engine.scratch.rng));
		});
	}
}

/** Draws its moves from the learned policy, the more at random the higher the temperature. */
class DrawingLearned extends SeededBot {
	readonly #temperature: number;
	readonly #weights: Block;

	constructor(engine: Engine, name: string, seed: bigint, personality: string | undefined, temperature: number, weights: Block) {
		super(engine, name, seed, personality);
		this.#temperature = temperature;
		this.#weights = weights;
	}

	*choosing(seen: Seen): Generator<number, string> {
		return this.#drawn(seen, true, ({ chosen }) => this.engine.moveText(chosen));
	}

	/** The chances that the policy gives to the moves. */
	evaluate(seen: Seen): Judged[] {
		return this.#drawn(seen, false, ({ moves, values, n }) => {
			const chances = values.$.slice(0, n), total = chances.reduce((sum, chance) => sum + chance);
			return [...chances]
				.map((chance, i) => ({ move: this.engine.moveText(moves.$[i]!), value: chance / total, visits: 1 }))
				.sort((a, b) => b.value - a.value || (a.move < b.move ? -1 : 1));
		});
	}

	/** What is made of the legal moves with their chances, in proportion, and of the one drawn. */
	#drawn<T>(seen: Seen, isLeaning: boolean, made: (drawn: Weighed & { chosen: number }) => T): T {
		const { engine } = this, { rng, moves } = engine.scratch;
		const seat = this.seeded(seen), memory = this.remembered(seen, seat);
		return engine.memory.borrowed(() => {
			const values = engine.memory.array(Float64Array, engine.description.most.moves);
			const n = engine.call('learned_policy', memory, seat, this.#weights, moves, values);
			if (isLeaning) this.lean(seen, engine.description.bots.personalities.tilt * this.#temperature, moves, values, n);
			const chosen = engine.call('drawn_move', moves, values, n, this.#temperature, rng);
			return made({ moves, values, n, chosen });
		});
	}
}

/** Searches for some time, or tries moves by what has been learned. */
class Searching extends SeededBot {
	readonly #options: Settings;
	readonly #weights: Block | null;

	constructor(engine: Engine, name: string, seed: bigint, options: Settings, weights: Block | null) {
		super(engine, name, seed, options.personality);
		this.#options = options;
		this.#weights = weights;
	}

	#thinking(seen: Seen): Generator<number, Thought> {
		const seat = this.seeded(seen), memory = this.remembered(seen, seat).$.slice(), given = [seat, seen.view, this.#options] as const;
		return this.#weights ? halving(this.engine, memory, ...given, this.#weights) : search(this.engine, memory, ...given);
	}

	*choosing(seen: Seen): Generator<number, string> {
		if (seen.view.moves.length === 1) return seen.view.moves[0]!;
		return this.engine.moveText((yield* this.#thinking(seen)).chosen);
	}

	evaluate(seen: Seen): Judged[] {
		const thinking = this.#thinking(seen);
		let step = thinking.next();
		while (!step.done) step = thinking.next();
		return this.#judged(step.value, seen.view.moves);
	}

	#judged(thought: Thought, moves: string[]): Judged[] {
		const judged = thought.moves.map((move, i) => ({
			move: this.engine.moveText(move),
			value: thought.values[i]!,
			visits: thought.visits[i]!
		}));
		const tried = new Set(judged.map(({ move }) => move));
		const others = moves.filter((move) => !tried.has(move)).map((move) => ({ move, value: 0, visits: 0 }));
		return [...judged, ...others].sort(
			(a, b) => b.visits - a.visits || b.value - a.value || (a.move < b.move ? -1 : 1)
		);
	}
}
