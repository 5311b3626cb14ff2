/** The analyses of finished games where the compiled rules run: piece by piece, for whoever asks how far they are. */

import { analysing, mistakesIn, paceOf, standingOf, type Analysis, type Engine, type Progress, type Saved } from '../../../engine/src/index';

export type Depth = 'quick' | 'full';

/** What came of an analysis: with it the standard errors of the écarts, and how it is to be told. */
export interface Analysed {
	analysis: Analysis;
	errors: (number | null)[];
	/** There was one score for all. */
	shared: boolean;
	/** The values of moves are to be read with caution. */
	coarse: boolean;
}

/** The same, and the decisions that are worth asking again. */
export interface AnalysedGame extends Analysed {
	mistakes: { seat: number; decision: number; loss: number }[];
}

export interface Stage extends Progress {
	analysed: AnalysedGame | null;
}

/** How long it works before it answers, at least one piece (ms). */
const MOMENT = 100;

interface Begun {
	work: Generator<Progress, Analysis>;
	how: { shared: boolean; coarse: boolean };
}

export class Analyses {
	readonly #begun = new Map<string, Begun>();

	constructor(private readonly engine: Engine) {}

	/** Go on with the analysis of a finished game for a moment; what is not begun under that name is begun. */
	goOn(id: string, game: Saved, seats: string[], depth: Depth): Stage {
		const begun = this.#begun.get(id) ?? this.#begin(game, seats, depth);
		this.#begun.set(id, begun);
		const until = performance.now() + MOMENT;
		for (;;) {
			const step = begun.work.next();
			if (!step.done && performance.now() < until) continue;
			if (!step.done) return { ...step.value, analysed: null };
			this.#begun.delete(id);
			return { done: 1, of: 1, analysed: { analysis: step.value, errors: this.#errors(step.value), mistakes: this.#mistakes(step.value), ...begun.how } };
		}
	}

	/** Give an analysis up. */
	giveUp(id: string): void {
		this.#begun.delete(id);
	}

	/** How quickly this device plays on, measured for a moment: 1 is the processor that budgets are named for. */
	pace(): number {
		return paceOf(this.engine);
	}

	#begin(game: Saved, seats: string[], depth: Depth): Begun {
		const table = this.engine.restored(game);
		const { quick_ms } = this.engine.description.analysis;
		return { work: analysing(this.engine, table, { seats, ...(depth === 'quick' && { budget_ms: quick_ms }) }), how: standingOf(this.engine, table) };
	}

	#mistakes(analysis: Analysis): AnalysedGame['mistakes'] {
		return analysis.seats.flatMap((_, seat) => mistakesIn(this.engine.description, analysis, seat).map(({ index, loss }) => ({ seat, decision: index, loss })));
	}

	#errors({ seats, decisions }: Analysis): (number | null)[] {
		const { memory } = this.engine;
		return seats.map((_, seat) => {
			const errors = decisions.filter((one) => one.counts && one.seat === seat).map(({ error }) => error);
			if (!errors.length) return null;
			return memory.borrowed(() => {
				const block = memory.array(Float64Array, errors.length);
				block.$.set(errors);
				return this.engine.call('ecart_error_of', block, errors.length);
			});
		});
	}
}
