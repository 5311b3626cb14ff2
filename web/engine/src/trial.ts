/**
 * A decision of a finished game tried again: what another move would have been worth by what the seat
 * knew, and how the game might have gone on after it, as `voliere/study/trial.py` does it.
 */
import type { Analysis, DecisionAnalysis } from './analysis.ts';
import { until } from './branches.ts';
import { seedOf } from './desk.ts';
import type { Description } from './description.ts';
import type { Engine } from './engine.ts';
import { EngineError } from './errors.ts';
import { judge, type MoveValue } from './judging.ts';
import { habitsOf } from './options.ts';
import type { GameRecord } from './records.ts';
import type { Table } from './table.ts';

/** What came of an answer: what it loses against the best, whether it passes for as good, what all moves are worth,
 * and how the game goes on: the moves from the answer on. */
export interface Tried {
	loss: number;
	error: number;
	passes: boolean;
	values: MoveValue[];
	moves: [seat: number, move: string][];
}

/** The decisions of a seat that are worth asking again: of those with a class the ones that lost most. */
export function mistakesIn({ mistakes, analysis }: Description, { decisions }: Analysis, seat: number): DecisionAnalysis[] {
	const wrong = decisions.filter((one) => one.counts && one.seat === seat && one.class !== analysis.classes[0]);
	return wrong.sort((a, b) => b.loss - a.loss || a.index - b.index).slice(0, mistakes.asked_again);
}

/** How many right answers in a row there are after one, and in how many days it is asked again (null: not any more). */
export function nextAfter({ mistakes: { pauses, after_a_miss } }: Pick<Description, 'mistakes'>, stage: number, passed: boolean): { stage: number; days: number | null } {
	return passed ? { stage: stage + 1, days: pauses[stage] ?? null } : { stage: 0, days: after_a_miss };
}

/** Try a move at a decision of a recorded game, in slices; an error if it is none there. */
export function* trying(engine: Engine, record: GameRecord, decision: number, seat: number, move: string): Generator<number, Tried> {
	const table = engine.fromRecord(until(record, decision)), { mistakes, analysis } = engine.description;
	if (!table.legalMoves(seat).includes(move)) throw new EngineError('illegal-move', `${move} is not legal for seat ${seat} now`, { move, seat });
	const judged = engine.memory.borrowed(() => {
		const seed = seedOf(engine, mistakes.seed, analysis.could_know_part, decision);
		return judge(engine, table.state, { seat, move: engine.moveNumber(move), options: table.options }, mistakes.ms, seed);
	});
	yield 0;
	const { loss, error, moves: values } = judged ?? { loss: 0, error: 0, moves: [] };
	const moves = yield* playingOn(engine, table, seat, [[seat, move], ...decidedAtOnce(record, decision, table)]);
	return { loss, error, passes: engine.call('is_as_good', loss, error) !== 0, values, moves };
}

/** What others decided at that moment after the one who is asked: they knew nothing of it. */
function decidedAtOnce(record: GameRecord, decision: number, table: Table): [number, string][] {
	const [own, ...later] = record.moves.filter((entry) => 'move' in entry).slice(decision) as { seat: number; move: string }[];
	const waiting = new Set(table.actors.filter((seat) => seat !== own!.seat)), decided: [number, string][] = [];
	for (const { seat, move } of later) {
		if (!waiting.delete(seat)) break;
		decided.push([seat, move]);
	}
	return decided;
}

/** What was decided, then what a bot plays for all until the seat has decided once more and what came of that is seen. */
function* playingOn(engine: Engine, table: Table, seat: number, decided: [number, string][]): Generator<number, [number, string][]> {
	const { bot: name, bot_ms, bot_seed, longest } = engine.description.mistakes;
	const simulations = Math.round(bot_ms * habitsOf(engine.description, table.options).pace);
	const bot = engine.bot(name, { simulations, seed: bot_seed }), begun = table.moves.length;
	const goesOn = (): boolean => !table.over && table.moves.length - begun < longest;
	function* play(): Generator<number> {
		const [actor] = table.actors as [number];
		table.play(actor, yield* bot.choosing(table.seen(actor)));
	}
	for (const [who, move] of decided) table.play(who, move);
	while (!table.actors.includes(seat) && goesOn()) yield* play();
	const { moment } = table;
	while (table.moment === moment && goesOn()) yield* play();
	return table.moves.slice(begun);
}
