/**
 * Games played with `@voliere/engine`, and what came of them, for Python to compare: in Node (games.ts)
 * and in browsers (web/tests/browser/equal.test.ts).
 */
import { canonical, secretOfSeed } from '../../web/engine/src/fair.ts';
import { type BranchOptions, EngineError, type Engine, type GameRecord, mistakesIn, nextAfter, type Options, type Table } from '../../web/engine/src/index.ts';
import { hex } from '../../web/engine/src/sha256.ts';

/** A random game to play; or with `bots` what they think after so many moves, with `share` a hint there,
 * with `budget_ms` the analysis of the whole game; with `record` the record written anew of what is read, with
 * `branch` what it is where it is played on, with `tried` what other moves are worth at one of its decisions, with
 * `asked` which of its decisions are asked again. */
export interface Work {
	game: string;
	options: Partial<Options>;
	seed: number;
	moves?: number;
	bots?: [string, object][];
	share?: number;
	budget_ms?: number;
	record?: unknown;
	branch?: BranchOptions;
	tried?: [decision: number, seat: number, moves: string[]];
	asked?: true;
}

/** Numbers that anybody can compute, to choose moves by. */
class Dice {
	#x: number;
	constructor(seed: number) {
		this.#x = seed >>> 0;
	}
	below(n: number): number {
		this.#x = (Math.imul(this.#x, 1664525) + 1013904223) >>> 0;
		return Math.floor((this.#x * n) / 2 ** 32);
	}
}

function watchers(table: Table): (number | null)[] {
	return [...Array(table.options.players).keys(), null];
}

/** What anybody can see now, and the state. */
function standing(table: Table): string {
	const seats = watchers(table);
	return [
		hex(table.state),
		canonical(seats.map((seat) => table.view(seat))),
		canonical(seats.slice(0, -1).map((seat) => table.legalMoves(seat!)))
	].join('\n');
}

function playOn(table: Table, seed: number, most: number, tell: (text: string) => void): void {
	const dice = new Dice(seed);
	for (let n = 0; !table.over && n < most; n++) {
		tell(standing(table));
		const seat = table.actors[0]!, moves = table.legalMoves(seat);
		tell(canonical(table.play(seat, moves[dice.below(moves.length)]!)));
	}
}

/** Play a random game to its end, and tell everything that can be asked of it on the way. */
function tellGame(table: Table, seed: number, tell: (text: string) => void): void {
	playOn(table, seed, Infinity, tell);
	tell(standing(table));
	for (const seat of watchers(table)) tell(canonical(table.events(0, seat)));
	tell(canonical([table.result, table.moves]));
	if (table.engine.description.deal) tell(canonical(table.record()));
}

function refereed(engine: Engine, record: unknown): Table | { code: string } {
	try {
		return engine.fromRecord(record);
	} catch (error) {
		if (error instanceof EngineError) return { code: error.code };
		throw error;
	}
}

/** What a record is when it is read and written again, and all that can be seen of its game. */
function read(engine: Engine, { record, budget_ms }: Work) {
	const table = refereed(engine, record);
	if ('code' in table) return table;
	if (budget_ms !== undefined) return engine.analyse(table, { budget_ms });
	const seats = watchers(table);
	return [table.record(), engine.restored(table.saved()).record(), seats.map((seat) => table.view(seat)), seats.map((seat) => table.events(0, seat))];
}

/** A branch of a record; what is played on from it goes to its end, and through what a device keeps of it. */
function branchOf(engine: Engine, record: GameRecord, seed: number, how: BranchOptions) {
	try {
		const { record: branch, origin } = engine.branch(record, how);
		const saved = engine.fromRecord(branch).saved();
		const table = engine.restored({ ...saved, secret: hex(secretOfSeed(seed)) });
		playOn(table, seed, Infinity, () => {});
		const again = engine.restored(table.saved()).record();
		return [branch, origin, table.record(), again];
	} catch (error) {
		if (error instanceof EngineError) return { code: error.code };
		throw error;
	}
}

/** What is asked again of an analysed game, and when answers come back. */
function askedOf(engine: Engine, record: GameRecord, budget_ms: number) {
	const analysis = engine.analyse(engine.fromRecord(record), { budget_ms }), { description } = engine;
	const stages = [0, 1, 2, 3, 4].flatMap((stage) => [true, false].map((passed) => nextAfter(description, stage, passed)));
	return [analysis.seats.map((_, seat) => mistakesIn(description, analysis, seat).map(({ index }) => index)), stages.map(({ stage, days }) => [stage, days])];
}

function bitsOf(value: number): string {
	const view = new DataView(new ArrayBuffer(8));
	view.setFloat64(0, value);
	return view.getBigUint64(0).toString(16).padStart(16, '0');
}

/** What bots think in a position, to the last bit. */
function thoughts(engine: Engine, table: Table, bots: [string, object][]) {
	if (table.over) return [];
	const seen = table.seen(table.actors.at(-1)!);
	return bots.map(([name, options]) => {
		const bot = engine.bot(name, options);
		const judged = bot.evaluate(seen).map(({ move, value, visits }) => [move, bitsOf(value), visits]);
		return [bot.choose(seen), judged];
	});
}

/** A hint in a position, its figures to the last bit. */
function hintAt(engine: Engine, table: Table, share: number) {
	if (table.over) return null;
	const { moves, ...rest } = engine.hint(table.seen(table.actors.at(-1)!), share);
	return { moves: moves.map((one) => ({ ...one, win: bitsOf(one.win), points: bitsOf(one.points), error: bitsOf(one.error) })), ...rest };
}

/** The answer to a piece of work, as in games.py; `hashed` is the SHA-256 of texts, one after the other. */
export function answer(engine: Engine, work: Work, hashed: (told: string[]) => string): unknown {
	if (work.branch) return branchOf(engine, work.record as GameRecord, work.seed, work.branch);
	if (work.asked) return askedOf(engine, work.record as GameRecord, work.budget_ms!);
	if (work.tried) {
		const [decision, seat, moves] = work.tried;
		return moves.map((move) => engine.tryMove(work.record as GameRecord, decision, seat, move));
	}
	if (work.record !== undefined) return read(engine, work);
	const table = engine.table(work.options, { seed: work.seed });
	if (work.budget_ms !== undefined) {
		playOn(table, work.seed, Infinity, () => {});
		return engine.analyse(table, { budget_ms: work.budget_ms });
	}
	if (work.moves === undefined) {
		const told: string[] = [];
		tellGame(table, work.seed, (text) => told.push(text));
		return hashed(told);
	}
	playOn(table, work.seed, work.moves, () => {});
	return work.share === undefined ? thoughts(engine, table, work.bots!) : hintAt(engine, table, work.share);
}
