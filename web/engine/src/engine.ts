/** A game's compiled rules and bots, loaded; tables and bots are made of it. */
import { type Analysis, analysing, type AnalysisOptions } from './analysis.ts';
import { type Bot, type BotOptions, makeBot } from './bots.ts';
import { type Branched, branching, type BranchOptions } from './branches.ts';
import { Deals } from './deals.ts';
import { type Description, FORMAT, type Options } from './description.ts';
import { EngineError } from './errors.ts';
import { type Hint, hinting } from './hints.ts';
import { type Block, Memory } from './memory.ts';
import { makeOptions } from './options.ts';
import { type GameRecord, tableOf } from './records.ts';
import { hex, sha256 } from './sha256.ts';
import { type Chance, type Saved, type Seen, Table } from './table.ts';
import { type Tried, trying } from './trial.ts';
import { weightsIn } from './weights.ts';

type Argument = number | Block;
type Call = (...numbers: number[]) => number | undefined;

/** Brings a file, `GAME.wasm` or `GAME.json`: from a folder, from the network, from a cache. */
export type Bring = (file: string) => Promise<Uint8Array | ArrayBuffer>;

/** Load a game. An error says if it is not there, or damaged, or of another version than this. */
export async function open(game: string, bring: Bring): Promise<Engine> {
	const [json, wasm] = await Promise.all([`${game}.json`, `${game}.wasm`].map((file) => brought(game, file, bring)));
	return load(wasm!, described(game, json!));
}

async function brought(game: string, file: string, bring: Bring): Promise<Uint8Array> {
	let bytes;
	try {
		bytes = await bring(file);
	} catch (cause) {
		throw new EngineError('engine-missing', `${file} can’t be had: ${cause instanceof Error ? cause.message : cause}`, { game, file });
	}
	return bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
}

function described(game: string, json: Uint8Array): Description {
	try {
		return JSON.parse(new TextDecoder().decode(json));
	} catch {
		throw new EngineError('engine-damaged', `${game}.json is damaged`, { game });
	}
}

/** The same from what has been brought already. */
export async function load(wasm: Uint8Array, description: Description): Promise<Engine> {
	const { game, format, sha256: right } = description;
	if (format !== FORMAT) {
		throw new EngineError('engine-outdated', `${game}.json is of another version of the engine`, { game });
	}
	if (hex(sha256(wasm)) !== right) {
		throw new EngineError('engine-damaged', `${game}.wasm is damaged, or of another version than ${game}.json`, { game });
	}
	const { instance } = await WebAssembly.instantiate(wasm as BufferSource, {});
	return new Engine(description, instance.exports);
}

export class Engine {
	readonly description: Description;
	/** The arrays of the compiled calls; what is in them lasts until the next call. */
	readonly scratch: ReturnType<typeof scratchFor>;
	readonly memory: Memory;
	/** What has been learned of the game, where levels go by it. */
	readonly weights: Block | null;
	readonly #exports: Record<string, unknown>;
	readonly #numbers: Map<string, number>;
	#deals: Deals | null = null;

	constructor(description: Description, exports: WebAssembly.Exports) {
		this.description = description;
		this.#exports = exports;
		const start = (exports.heap_base as WebAssembly.Global).value as number;
		this.memory = new Memory(exports.memory as WebAssembly.Memory, start);
		this.scratch = scratchFor(this.memory, description);
		const { weights } = description.bots;
		this.weights = weights && weightsIn(this.memory, weights);
		this.#numbers = new Map(description.moves.map((text, number) => [text, number]));
	}

	get game(): string {
		return this.description.game;
	}

	/** The options of a table, checked and complete. */
	options(given: Partial<Options> = {}): Options {
		return makeOptions(this.description, given);
	}

	/** A table, dealt and ready to play; the same seed or secret deals the same cards as in Python. */
	table(options: Partial<Options> = {}, chance: Chance = {}): Table {
		return new Table(this, this.options(options), chance);
	}

	/** A table as it was saved, every move checked again. */
	restored(saved: Saved): Table {
		return Table.restored(this, saved);
	}

	/** The table of a game record, every move checked; an error says what is wrong with it. */
	fromRecord(record: unknown): Table {
		return tableOf(this, record);
	}

	/** Deals in notation. */
	get deals(): Deals {
		return (this.#deals ??= new Deals(this));
	}

	/** A bot of the ladder: `oisillon`, `moineau`, `merle` or `hibou`. */
	bot(level: string, options: BotOptions = {}): Bot {
		return makeBot(this, level, options);
	}

	/** The best moves for who has seen this, what they are worth and why; with a share of the usual time coarser. */
	hint(seen: Seen, share = 1): Hint {
		return ended(hinting(this, seen, share));
	}

	/** The analysis of a finished game: what could be known, and what chance did. */
	analyse(table: Table, options: AnalysisOptions = {}): Analysis {
		return ended(analysing(this, table, options));
	}

	/** A finished game as a record that breaks off where it is to be played on from. */
	branch(record: GameRecord, options: BranchOptions): Branched {
		return ended(branching(this, record, options));
	}

	/** A decision of a finished game tried again: what a move is worth there, and how the game might go on. */
	tryMove(record: GameRecord, decision: number, seat: number, move: string): Tried {
		return ended(trying(this, record, decision, seat, move));
	}

	/** The number of the move written so. */
	moveNumber(text: string): number {
		const number = this.#numbers.get(text);
		if (number === undefined) {
			throw new EngineError('bad-notation', `“${text}” is no move of ${this.game}`, { text, game: this.game });
		}
		return number;
	}

	/** The notation of the move of that number. */
	moveText(number: number): string {
		return this.description.moves[number]!;
	}

	/** Whether there is such a compiled function. */
	has(name: string): boolean {
		return typeof this.#exports[name] === 'function';
	}

	/** Call a compiled function; an array is handed over as its address and its lengths. */
	call(name: string, ...given: Argument[]): number {
		const numbers = given.flatMap((one) => (typeof one === 'number' ? [one] : [one.at, ...one.shape]));
		return (this.#exports[name] as Call)(...numbers) ?? 0;
	}

	/** The moves that a seat may play in a state, as numbers; none if it is not to decide. */
	legal(state: Uint8Array, seat: number): Int32Array {
		const { buffer, moves } = this.scratch;
		buffer.$.set(state);
		return moves.$.slice(0, this.call('legal', buffer, seat, moves));
	}
}

/** What comes of a work that is done in slices. */
function ended<T>(work: Generator<unknown, T>): T {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
	}
}

function scratchFor(memory: Memory, { state, view, most }: Description) {
	return {
		buffer: memory.array(Uint8Array, state.size),
		after: memory.array(Uint8Array, state.size),
		memory: memory.array(Uint8Array, state.size),
		view: memory.array(Uint8Array, view.size),
		moves: memory.array(Int32Array, most.moves),
		log: memory.array(Int32Array, most.log),
		scores: memory.array(Int32Array, most.seats),
		outcome: memory.array(Int32Array, 3),
		rng: memory.array(BigUint64Array, 1),
		tape: memory.array(BigUint64Array, most.words + 1)
	};
}
