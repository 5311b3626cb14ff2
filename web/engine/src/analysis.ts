/**
 * The analysis of a finished game: what could be known at its decisions, and what chance did. What is
 * reckoned is compiled; here it is asked for piece by piece, as `voliere/study/analyse.py` does, and
 * the same game and budget give the same figures.
 */
import { courseOf, type Decided, type Moment } from './course.ts';
import { deskFor, intsOf, rowsOf, seedOf, zeros } from './desk.ts';
import type { Engine } from './engine.ts';
import { judge, type MoveValue } from './judging.ts';
import { writtenOptions } from './options.ts';
import type { Table } from './table.ts';

/** What could be known at a decision; a forced one has no values. */
export interface DecisionAnalysis {
	index: number;
	seat: number;
	move: string;
	best: string;
	counts: boolean;
	loss: number;
	error: number;
	class: string;
	moves: MoveValue[];
}

/** One change of the prospects of all seats, and its cause. */
export interface Luck {
	index: number;
	cause: string;
	seat: number | null;
	change: number[];
	error: number;
}

/** How the result of a seat came about. */
export interface SeatSummary {
	seat: number;
	fair: number;
	deal: number;
	draw: number;
	own: number;
	others: number;
	remainder: number;
	result: number;
	ecart: number | null;
	n_counted: number;
}

/** The analysis of one game, as `voliere analyse --json` writes it. */
export interface Analysis {
	voliere: number;
	game: string;
	options: Record<string, unknown>;
	seats: string[];
	budget_ms: number;
	bot: string;
	decisions: DecisionAnalysis[];
	luck: Luck[];
	summary: SeatSummary[];
}

export interface AnalysisOptions {
	/** The names at the table; otherwise numbers. */
	seats?: string[];
	/** About how much processor time a game gets; otherwise the usual. It says how many simulations there are, so the figures do not depend on the machine. */
	budget_ms?: number;
}

/** How far an analysis is: so many pieces of all. */
export interface Progress {
	done: number;
	of: number;
}

interface Point {
	means: number[];
	errors: number[];
}

interface Part extends Point {
	index: number;
	seat: number;
}

interface Studied {
	before: Point;
	after: Point;
	undealt: Point;
	parts: Part[];
	chance: boolean;
}

/** How the analysis of a table is to be told. `shared`: there is one score for all; `coarse`: who plays on does so too weakly for the values of moves to be trusted. */
export function standingOf(engine: Engine, table: Table): { shared: boolean; coarse: boolean } {
	const { buffer, scores, outcome } = engine.scratch;
	buffer.$.set(table.state);
	engine.call('outcome', buffer, scores, outcome.at);
	return { shared: outcome.$[0] === 1, coarse: !engine.description.hints.is_a_judge };
}

/** The analysis of a finished game, in pieces: it yields how far it is. */
export function* analysing(engine: Engine, table: Table, options: AnalysisOptions = {}): Generator<Progress, Analysis> {
	const pieces = new Pieces(engine, table, options), of = pieces.n;
	let done = 0;
	const fair = engine.memory.borrowed(() => pieces.fair());
	yield { done: ++done, of };
	const studied: Studied[] = [];
	for (const moment of pieces.moments) {
		studied.push(engine.memory.borrowed(() => pieces.study(moment)));
		yield { done: ++done, of };
	}
	const decisions: DecisionAnalysis[] = [];
	for (const [moment, one] of pieces.decisions) {
		decisions.push(engine.memory.borrowed(() => pieces.judge(moment, one)));
		yield { done: ++done, of };
	}
	return engine.memory.borrowed(() => pieces.together(fair, studied, decisions));
}

/** How long the pace is measured (ms), and what is asked for at a time. */
const MEASURED = 200;
const AT_A_TIME = 10;

/** How quickly games are played on here, against the processor that budgets are named for: 1 is as quick. */
export function paceOf(engine: Engine): number {
	const { description, memory } = engine, options = engine.options();
	const begun = performance.now();
	for (let asked = AT_A_TIME; ; asked += AT_A_TIME) {
		memory.borrowed(() => {
			const position = memory.array(Uint8Array, description.state.size);
			position.$.set(writtenOptions(description, options));
			const seed = seedOf(engine, asked, description.analysis.fair_part);
			const sums = [zeros(engine, options.players), zeros(engine, options.players)];
			engine.call('study_deal', position, options.players, AT_A_TIME, description.hints.ply_ns, seed, ...sums, ...deskFor(engine));
		});
		const took = performance.now() - begun;
		if (took >= MEASURED) return asked / took;
	}
}

class Pieces {
	readonly moments: Moment[];
	readonly decisions: [Moment, Decided][];
	readonly #engine: Engine;
	readonly #table: Table;
	readonly #players: number;
	readonly #seats: string[];
	readonly #budget: number;
	/** For the fair share, for a moment, for a decision (ms). */
	readonly #times: [number, number, number];

	constructor(engine: Engine, table: Table, { seats, budget_ms }: AnalysisOptions) {
		this.#engine = engine;
		this.#table = table;
		this.#players = table.options.players;
		this.#seats = seats ?? Array.from({ length: this.#players }, (_, seat) => String(seat));
		this.#budget = budget_ms ?? engine.call('usual_ms', this.#players);
		this.moments = courseOf(table);
		this.decisions = this.moments.flatMap((moment) => moment.decided.map((one): [Moment, Decided] => [moment, one]));
		const nJudged = this.decisions.filter(([, one]) => !one.isForced).length;
		this.#times = engine.memory.borrowed(() => {
			const times = zeros(engine, engine.description.analysis.times);
			engine.call('share_time', this.#budget, this.moments.length, nJudged, times);
			return [...times.$] as [number, number, number];
		});
	}

	/** How many pieces there are. */
	get n(): number {
		return 1 + this.moments.length + this.decisions.length;
	}

	/** The prospects before the deal. */
	fair(): Point {
		const engine = this.#engine, position = this.#state(writtenOptions(engine.description, this.#table.options));
		const [means, errors] = [zeros(engine, this.#players), zeros(engine, this.#players)];
		engine.call('study_deal', position, this.#players, ...this.#time(0, 'fair_part'), means, errors, ...deskFor(engine));
		return { means: [...means.$], errors: [...errors.$] };
	}

	/** What was decided at a moment, and whether chance had a say in where that led. */
	study({ position, reached, decided, isDealt }: Moment): Studied {
		const engine = this.#engine, nSeats = engine.description.most.seats;
		const free = decided.filter((one) => !one.isForced), all = [...free, ...decided.filter((one) => one.isForced)];
		const point = () => [zeros(engine, nSeats), zeros(engine, nSeats)] as const;
		const [before, after, undealt] = [point(), point(), point()];
		const parts = [0, 1].map(() => zeros(engine, Math.max(free.length, 1), nSeats));
		const chance = engine.call(
			'study_moment',
			this.#state(position),
			this.#state(reached),
			this.#players,
			intsOf(engine, all.map(({ seat }) => seat)),
			intsOf(engine, all.map(({ move }) => move)),
			free.length,
			all.length,
			Number(isDealt),
			...this.#time(1, 'hindsight_part', all[0]!.index),
			...before,
			...after,
			...parts,
			...undealt,
			...deskFor(engine)
		);
		const row = (block: (typeof parts)[number], i: number): number[] => [...block.$.subarray(i * nSeats, i * nSeats + this.#players)];
		const read = ([means, errors]: typeof before): Point => ({ means: row(means, 0), errors: row(errors, 0) });
		return {
			before: read(before),
			after: read(after),
			undealt: read(undealt),
			parts: free.map(({ index, seat }, i) => ({ index, seat, means: row(parts[0]!, i), errors: row(parts[1]!, i) })),
			chance: chance !== 0
		};
	}

	/** What the moves of a decision were worth, from exactly what its seat knew. */
	judge({ position }: Moment, { index, seat, move }: Decided): DecisionAnalysis {
		const engine = this.#engine, { classes } = engine.description.analysis, text = engine.moveText(move);
		const judged = judge(engine, position, { seat, move, options: this.#table.options }, this.#times[2], this.#seed('could_know_part', index));
		if (!judged) return { index, seat, move: text, best: text, counts: false, loss: 0, error: 0, class: classes[0]!, moves: [] };
		const { best, counts, loss, error, moves } = judged;
		return { index, seat, move: text, best, counts, loss, error, class: classes[counts ? engine.call('class_of_loss', loss, error) : 0]!, moves };
	}

	/** The analysis, from what came of all pieces. */
	together(fair: Point, studied: Studied[], decisions: DecisionAnalysis[]): Analysis {
		const engine = this.#engine, { analysis } = engine.description, players = this.#players, n = studied.length;
		const worth = this.#worth(), end = { means: worth, errors: worth.map(() => 0) };
		const points = [...studied.flatMap(({ before, after, undealt }) => [before, after, undealt]), fair, end];
		const decided = studied.flatMap(({ parts }, t) => parts.map((part) => ({ t, ...part })));
		const said = studied.map(({ chance }, t) => [this.moments[t]!.decided.at(-1)!.index, Number(chance), Number(this.moments[t]!.isDealt)]);
		const nMost = 1 + decided.length + 2 * n;
		const causes = engine.memory.array(Int32Array, nMost, 3), changes = zeros(engine, nMost, players), largest = zeros(engine, nMost);
		const nCauses = engine.call(
			'tell_causes',
			this.#rows(points.map(({ means }) => means)),
			this.#rows(points.map(({ errors }) => errors)),
			rowsOf(engine, said, 3),
			rowsOf(engine, decided.map(({ t, index, seat }) => [t, index, seat]), 3),
			this.#rows(decided.map(({ means }) => means)),
			this.#rows(decided.map(({ errors }) => errors)),
			n,
			decided.length,
			players,
			causes,
			changes,
			largest
		);
		const luck = Array.from({ length: nCauses }, (_, i): Luck => {
			const [index, kind, seat] = causes.$.subarray(3 * i) as unknown as [number, number, number];
			const change = [...changes.$.subarray(players * i, players * (i + 1))];
			return { index, cause: analysis.causes[kind]!, seat: seat < 0 ? null : seat, change, error: largest.$[i]! };
		});
		const summary = Array.from({ length: players }, (_, seat): SeatSummary => {
			const account = zeros(engine, analysis.account.length);
			engine.call('add_up', causes, changes, nCauses, seat, fair.means[seat]!, worth[seat]!, account);
			const parts = Object.fromEntries(analysis.account.map((name, i) => [name, account.$[i]!]));
			const { deal, draw, own, others, remainder } = parts as Record<'deal' | 'draw' | 'own' | 'others' | 'remainder', number>;
			const losses = decisions.filter((one) => one.counts && one.seat === seat).map(({ loss }) => loss);
			const ecart = losses.length ? engine.call('ecart_of', this.#reals(losses), losses.length) : null;
			return { seat, fair: fair.means[seat]!, deal, draw, own, others, remainder, result: worth[seat]!, ecart, n_counted: losses.length };
		});
		return {
			voliere: analysis.version,
			game: engine.game,
			options: this.#table.options,
			seats: this.#seats,
			budget_ms: this.#budget,
			bot: analysis.policy,
			decisions,
			luck,
			summary
		};
	}

	/** What the result is worth to each seat. */
	#worth(): number[] {
		const engine = this.#engine, shares = zeros(engine, this.#players);
		engine.call('worth', this.#state(this.#table.state), this.#players, engine.scratch.scores, shares);
		return [...shares.$];
	}

	#time(which: 0 | 1, part: 'fair_part' | 'hindsight_part', label = 0) {
		return [this.#times[which], this.#engine.description.hints.ply_ns, this.#seed(part, label)] as const;
	}

	#seed(part: 'fair_part' | 'hindsight_part' | 'could_know_part', label: number) {
		const engine = this.#engine, { analysis } = engine.description;
		return seedOf(engine, analysis.seed, analysis[part], label);
	}

	#state(bytes: Uint8Array) {
		const block = this.#engine.memory.array(Uint8Array, bytes.length);
		block.$.set(bytes);
		return block;
	}

	#reals(numbers: number[]) {
		const block = zeros(this.#engine, numbers.length);
		block.$.set(numbers);
		return block;
	}

	#rows(rows: number[][]) {
		const block = zeros(this.#engine, rows.length, this.#players);
		block.$.set(rows.flat());
		return block;
	}
}
