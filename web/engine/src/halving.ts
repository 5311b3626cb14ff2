/** Moves tried by what has been learned, the better half again and again: `bots/learned/halving.py`. */
import type { Engine } from './engine.ts';
import type { Block } from './memory.ts';
import { habitsOf } from './options.ts';
import { lean } from './personality.ts';
import { Budget, type Settings, type Thought } from './search.ts';
import type { View } from './table.ts';

const SLICE = 200; // simulations at most before a worker may look after its messages: each goes to the end of the game

/** Try the moves that the policy finds promising, in imagined deals played to their end, until the budget is
 * spent; the random numbers are those in `scratch.rng`. It yields how many simulations are done. */
export function* halving(
	engine: Engine,
	remembered: Uint8Array,
	seat: number,
	view: View,
	settings: Settings,
	weights: Block
): Generator<number, Thought> {
	const { memory } = engine, mark = memory.mark;
	try {
		return yield* tried(engine, remembered, seat, view, settings, weights);
	} finally {
		memory.release(mark);
	}
}

function* tried(engine: Engine, remembered: Uint8Array, seat: number, view: View, settings: Settings, weights: Block): Generator<number, Thought> {
	const { memory, description, scratch } = engine, { most, state, bots } = description;
	const { players } = view.options, { winning } = habitsOf(description, view.options), { candidates, hopeless, moments } = bots.trying;
	const position = memory.array(Uint8Array, state.size), rng = memory.array(BigUint64Array, 1);
	position.$.set(remembered);
	rng.$.set(scratch.rng.$);
	const moves = memory.array(Int32Array, most.moves), logits = memory.array(Float64Array, most.moves);
	const totals = memory.array(Float64Array, most.moves);
	totals.$.fill(0);
	const desk = [
		memory.array(Uint8Array, state.size),
		memory.array(Uint8Array, state.size),
		memory.array(Int32Array, most.moves),
		memory.array(Float64Array, most.moves),
		memory.array(Int32Array, most.seats)
	];
	const nLegal = engine.call('learned_policy', position, seat, weights, moves, logits);
	const nFirst = engine.call('promising', moves, logits, nLegal, candidates, hopeless);
	const visits = Array.from({ length: nFirst }, () => 0), phases = Math.max(phasesOf(nFirst), 1);
	// With nothing to compare it with, a move is tried for what it is worth.
	const given = nFirst === 1 ? { ...settings, simulations: bots.budget.fewest } : settings;
	let n = nFirst, done = 0;
	for (let phase = 0; phase < phases; phase++) {
		const budget = new Budget(partOf(given, phases), bots.budget);
		for (;;) {
			const chunk = budget.chunk(SLICE);
			if (chunk === 0) break;
			const nDeals = Math.max(Math.floor(chunk / n), 1);
			engine.call('try_moves', position, seat, players, moves, n, nDeals, moments, winning, weights, rng, totals, ...desk);
			for (let i = 0; i < n; i++) visits[i]! += nDeals;
			budget.done += nDeals * n;
			yield done + budget.done;
		}
		done += budget.done;
		n = engine.call('better_half', moves, totals, n);
	}
	const values = visits.map((times, i) => totals.$[i]! / Math.max(times, 1));
	let chosen = 0;
	if (settings.personality !== undefined) {
		const worths = memory.array(Float64Array, nFirst), leanings = memory.array(Float64Array, nFirst);
		worths.$.set(values);
		leanings.$.fill(0);
		lean(engine, position, seat, settings.personality, bots.personalities.worth, moves, leanings, nFirst);
		chosen = engine.call('final_choice', worths, leanings, nFirst);
	}
	return {
		chosen: moves.$[chosen]!,
		moves: [...moves.$.subarray(0, nFirst)],
		values,
		visits,
		shares: visits.map((_, i) => (i === 0 ? 1 : 0)),
		simulations: done,
		solved: false
	};
}

/** In how many phases n moves are halved until one is left. */
function phasesOf(n: number): number {
	return Math.ceil(Math.log2(n));
}

/** One of so many equal parts of a budget. */
function partOf({ simulations, ...settings }: Settings, n: number): Settings {
	const part = { ...settings, budget_ms: settings.budget_ms / n };
	return simulations === undefined ? part : { ...part, simulations: Math.max(Math.floor(simulations / n), 1) };
}
