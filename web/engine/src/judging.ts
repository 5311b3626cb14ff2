/** What the moves of a decision are worth, from exactly what its seat knows (`voliere/study/could_know.py`). */
import type { Options } from './description.ts';
import { deskFor, intsOf, zeros } from './desk.ts';
import type { Engine } from './engine.ts';
import type { Block } from './memory.ts';
import { thinkingFor, tryNs } from './tree.ts';

/** A legal move: its win chance, expected points, and the standard error of the win chance. */
export interface MoveValue {
	move: string;
	win: number;
	points: number;
	error: number;
}

/** What came of it: what the move was worth less than the best, and whether it mattered at all what was played; the
 * values of all moves, the best first. */
export interface Judgement {
	best: string;
	counts: boolean;
	loss: number;
	error: number;
	moves: MoveValue[];
}

/** The move of a seat, by its number, at a table with these options. */
export interface Decision {
	seat: number;
	move: number;
	options: Options;
}

/** Judge a decision in a position for so many milliseconds, in borrowed memory; null if there was no choice. */
export function judge(
	engine: Engine,
	position: Uint8Array,
	{ seat, move, options }: Decision,
	ms: number,
	seed: Block<BigUint64Array>
): Judgement | null {
	const memory = known(engine, position, seat);
	const legal = engine.legal(memory.$.slice(), seat).sort(), n = legal.length;
	if (n === 1) return null;
	engine.call('outcome', memory, engine.scratch.scores, engine.scratch.outcome.at);
	const isAlone = Number(engine.scratch.outcome.$[0] === 1);
	const [wins, errors, points] = [zeros(engine, n), zeros(engine, n), zeros(engine, n)];
	const found = zeros(engine, engine.description.analysis.found), places = intsOf(engine, legal);
	const best = engine.call(
		'judge',
		memory,
		seat,
		options.players,
		isAlone,
		intsOf(engine, legal),
		n,
		legal.indexOf(move),
		ms,
		tryNs(engine, options),
		seed,
		wins,
		errors,
		points,
		engine.memory.array(BigInt64Array, n),
		found,
		places,
		intsOf(engine, legal),
		...[0, 1, 2, 3].map(() => zeros(engine, n)),
		...deskFor(engine),
		...thinkingFor(engine, options)
	);
	engine.call('put_best_first', places, wins, n, best);
	const [loss, error] = found.$ as unknown as [number, number];
	return {
		best: engine.moveText(legal[best]!),
		counts: engine.call('mattered', found) !== 0,
		loss,
		error,
		moves: [...places.$].map((i) => ({ move: engine.moveText(legal[i]!), win: wins.$[i]!, points: points.$[i]!, error: errors.$[i]! }))
	};
}

/** A position as a seat knows it, without what others have decided in secret. */
function known(engine: Engine, position: Uint8Array, seat: number): Block<Uint8Array> {
	const memory = engine.memory.array(Uint8Array, position.length), { rng } = engine.scratch;
	memory.$.set(position);
	rng.$[0] = BigInt(engine.description.memory_seed);
	engine.call('determinize', memory, seat, rng);
	engine.call('withdraw', memory, seat);
	return memory;
}
