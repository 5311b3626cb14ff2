/** What the studies of a game need of memory: working arrays, and the seeds of their parts. */
import type { Engine } from './engine.ts';
import type { Block } from './memory.ts';

/** The working arrays of the compiled studies, as these are handed them. */
export function deskFor({ memory, description }: Engine): Block[] {
	const { most, state, hints } = description;
	return [
		memory.array(Uint8Array, state.size),
		memory.array(Uint8Array, state.size),
		memory.array(BigInt64Array, most.seats),
		memory.array(Int32Array, most.seats),
		memory.array(Float64Array, most.seats),
		memory.array(Int32Array, most.seats),
		memory.array(Float64Array, hints.subsets, most.seats),
		memory.array(BigUint64Array, 1)
	];
}

/** The seed of a part of a study, for the piece of it with that label. */
export function seedOf(engine: Engine, seed: number, part: number, label = 0): Block<BigUint64Array> {
	const word = engine.memory.array(BigUint64Array, 1);
	word.$[0] = BigInt(seed);
	engine.call('seed_part', word, part, label);
	return word;
}

/** So many real numbers, all 0. */
export function zeros({ memory }: Engine, ...shape: number[]): Block<Float64Array> {
	const block = memory.array(Float64Array, ...shape);
	block.$.fill(0);
	return block;
}

/** These whole numbers, by rows of so many. */
export function rowsOf({ memory }: Engine, rows: number[][], width: number): Block<Int32Array> {
	const block = memory.array(Int32Array, rows.length, width);
	block.$.set(rows.flat());
	return block;
}

/** These whole numbers. */
export function intsOf({ memory }: Engine, numbers: ArrayLike<number>): Block<Int32Array> {
	const block = memory.array(Int32Array, numbers.length);
	block.$.set(numbers);
	return block;
}
