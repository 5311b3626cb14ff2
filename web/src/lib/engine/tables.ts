/** The tables of one game where its compiled rules run: in a worker, asked by `worker.ts`. */

import {
	botNames,
	branching,
	commitmentOf,
	EngineError,
	hinting,
	nextAfter,
	trying,
	until,
	type Bot,
	type BotOptions,
	type Branched,
	type BranchOptions,
	type Engine,
	type GameRecord,
	type Hint,
	type Judged,
	type Options,
	type RecordOptions,
	type Result,
	type Saved,
	type Table,
	type Tried
} from '../../../engine/src/index';
import { checkPersonality } from '../../../engine/src/personality';
import { hex } from '../../../engine/src/sha256';
import { partsOf } from '$lib/table/personality';
import type { GameEvent, GameView, ReplayStep, Told } from '$lib/table/protocol';
import { Analyses, type Depth, type Stage } from './analyses';
import { stepsOf, type Eyes } from './steps';

/** How a new table is dealt: from a seed that anybody can use again; or from a secret of this device,
 * to which it commits itself before, for a table of that id where these sit (`person`, `bot:merle`). */
export type Chance = { seed: number } | { table: string; seats: string[] };

/** What a seat may know of a table (null: a spectator). */
export interface Look {
	view: GameView;
	/** What has happened after the version that was asked for. */
	told: Told[];
	/** One more than there were moves. */
	version: number;
	/** The moment of decision: those who decide at once share one. */
	moment: number;
}

/** How a table stands, nothing hidden in it. */
export interface Standing {
	version: number;
	moment: number;
	actors: number[];
	result: Result | null;
}

/** What came of an answer. */
export interface TriedMove {
	tried: Tried;
	/** What was played in the game. */
	played: string;
	steps: ReplayStep[];
	next: ReturnType<typeof nextAfter>;
}

const SECRET_BYTES = 32;
/** How long a bot thinks before what else is asked gets its turn (ms). */
const SLICE = 25;
/** How large the tree of a search may grow here: with everything else a worker stays below 64 MB. */
export const MOST_POINTS = 150_000;

/** A table, and how many events there were after the deal and after each move. */
class OpenTable {
	readonly ends: number[] = [];

	constructor(
		readonly table: Table,
		{ moves, chances = [] }: Saved
	) {
		this.ends.push(table.version);
		for (const [i, [seat, move]] of moves.entries()) {
			table.expect(chances.filter(([after]) => after === i + 1).map(([, entry]) => entry));
			this.play(seat, move);
		}
	}

	play(seat: number, move: string): void {
		this.table.play(seat, move);
		this.ends.push(this.table.version);
	}

	standing(): Standing {
		const { moment, actors, result } = this.table;
		return { version: this.ends.length, moment, actors, result };
	}

	look(seat: number | null, since: number): Look {
		const first = since ? (this.ends[since - 1] ?? this.table.version) : 0;
		const told = this.table.events(first, seat).map((event, i): Told => {
			const version = 1 + this.ends.findIndex((end) => end > first + i);
			return { version, event: event as unknown as GameEvent, text: null };
		});
		const view = this.table.view(seat) as unknown as GameView;
		return { view, told, version: this.ends.length, moment: this.table.moment };
	}
}

/** Go through a thought; what else is asked gets its turn in between. */
async function inSlices<T>(thought: Generator<number, T>): Promise<T> {
	for (let since = performance.now(); ; ) {
		const step = thought.next();
		if (step.done) return step.value;
		if (performance.now() - since < SLICE) continue;
		await new Promise((done) => setTimeout(done));
		since = performance.now();
	}
}

export class Tables {
	readonly #tables = new Map<string, OpenTable>();
	/** The thought that is under way: one after the other, for they share the engine's memory. */
	#thought: Promise<unknown> = Promise.resolve();
	readonly #analyses: Analyses;

	constructor(private readonly engine: Engine) {
		this.#analyses = new Analyses(engine);
	}

	/** The bots that play here. */
	levels(): string[] {
		return botNames(this.engine.description);
	}

	/** Refuse a personality that there is not in this game. */
	checkPersonality(personality: string): void {
		checkPersonality(this.engine, personality);
	}

	/** Deal a new table; nothing is opened yet. Whoever has what comes back knows all cards. */
	deal(options: Partial<Options>, chance: Chance): Saved {
		if ('seed' in chance) return this.engine.table(options, chance).saved();
		const secret = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
		const complete = this.engine.options(options);
		const commitment = commitmentOf(secret, { ...chance, game: this.engine.game, options: complete });
		const nobody = chance.seats.map(() => null);
		const bound = { commitment, pledges: nobody };
		return { game: this.engine.game, options: complete, secret: hex(secret), nonces: nobody, bound, moves: [] };
	}

	/** The table of a game record, every move checked; an error says what is wrong with it. */
	read(record: unknown): Saved {
		return this.engine.fromRecord(record).saved();
	}

	/** Open a table as it was saved, every move checked again. */
	open(id: string, saved: Saved): Standing {
		const table = new OpenTable(this.engine.restored({ ...saved, moves: [] }), saved);
		this.#tables.set(id, table);
		return table.standing();
	}

	close(id: string): void {
		this.#tables.delete(id);
	}

	/** What a seat may know now, and what has happened after a version (0: everything). */
	look(id: string, seat: number | null, since: number): Look {
		return this.#at(id).look(seat, since);
	}

	/** Play a move; an error says why it is none, and nothing has changed. */
	play(id: string, seat: number, move: string): Standing {
		const table = this.#at(id);
		table.play(seat, move);
		return table.standing();
	}

	/** The move that a bot would play for a seat. It is thought out in slices. */
	choose(id: string, seat: number, bot: string, options: BotOptions): Promise<string> {
		return this.#alone(() => inSlices(this.#bot(bot, options).choosing(this.#at(id).table.seen(seat))));
	}

	/** The best moves of a seat, what they are worth and why; made of what it knows, in slices. */
	hint(id: string, seat: number): Promise<Hint> {
		return this.#alone(() => inSlices(hinting(this.engine, this.#at(id).table.seen(seat))));
	}

	/** What a bot thinks of all moves of a seat, best first. */
	evaluate(id: string, seat: number, bot: string, options: BotOptions): Promise<Judged[]> {
		return this.#alone(async () => this.#bot(bot, options).evaluate(this.#at(id).table.seen(seat)));
	}

	/** A game seen again, as a pair of eyes may see it. */
	steps(saved: Saved, eyes: Eyes): ReplayStep[] {
		return stepsOf(this.engine, saved, eyes);
	}

	/** The record of a game. */
	record(saved: Saved, more: RecordOptions): GameRecord {
		return this.engine.restored(saved).record(more);
	}

	/** Play on from a finished game: the table that goes on from there, and where it comes from. */
	branch(saved: Saved, how: BranchOptions): Promise<{ saved: Saved; origin: Branched['origin']; actors: number[] }> {
		return this.#alone(async () => {
			const { record, origin } = await inSlices(branching(this.engine, this.record(saved, {}), how));
			const table = this.engine.fromRecord(record);
			return { saved: table.saved(), origin, actors: table.actors };
		});
	}

	/** A decision of a finished game as it is asked again: the table as its seat saw it then, and the moves there are. */
	question(saved: Saved, seat: number, decision: number): { steps: ReplayStep[]; moves: string[] } {
		const table = this.engine.fromRecord(until(this.record(saved, {}), decision));
		return { steps: this.#stepsFrom(table, seat, decision), moves: table.legalMoves(seat) };
	}

	/** What an answer is worth there, how the game goes on after it, and when it is asked next. */
	tryMove(saved: Saved, asked: { seat: number; decision: number; stage: number }, move: string): Promise<TriedMove> {
		return this.#alone(async () => {
			const { seat, decision, stage } = asked, record = this.record(saved, {});
			const tried = await inSlices(trying(this.engine, record, decision, seat, move));
			const table = this.engine.fromRecord(until(record, decision));
			for (const [who, one] of tried.moves) table.play(who, one);
			const played = this.engine.restored(saved).moves[decision]![1];
			return { tried, played, steps: this.#stepsFrom(table, seat, decision), next: nextAfter(this.engine.description, stage, tried.passes) };
		});
	}

	#stepsFrom(table: Table, seat: number, decision: number): ReplayStep[] {
		return stepsOf(this.engine, table.saved(), { seat, open: false }).slice(decision);
	}

	/** Go on with the analysis of a finished game for a moment, and say how far it is. */
	goOn(id: string, game: Saved, seats: string[], depth: Depth): Stage {
		return this.#analyses.goOn(id, game, seats, depth);
	}

	/** Give an analysis up. */
	giveUp(id: string): void {
		this.#analyses.giveUp(id);
	}

	/** How quickly games are played on here (`Analyses.pace`). */
	pace(): number {
		return this.#analyses.pace();
	}

	#bot(bot: string, options: BotOptions): Bot {
		const { name, personality } = partsOf(bot);
		return this.engine.bot(name, { most_points: MOST_POINTS, ...(personality && { personality }), ...options });
	}

	#at(id: string): OpenTable {
		const table = this.#tables.get(id);
		if (!table) throw new EngineError('no-such-table', `there is no table ${id} here`, { id });
		return table;
	}

	#alone<T>(think: () => Promise<T>): Promise<T> {
		const thought = this.#thought.then(think);
		this.#thought = thought.catch(() => undefined);
		return thought;
	}
}
