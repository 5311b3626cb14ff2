/** What a search needs of memory: its tree and its working arrays, and what one that judges moves needs besides. */
import { habitsOf } from './options.ts';
import type { Options } from './description.ts';
import type { Engine } from './engine.ts';
import type { Block } from './memory.ts';

export interface Tree {
	arrays: Block[];
	clear(): void;
}

/** A tree with room for so many decision points; it holds whatever was there before. */
export function treeFor({ memory, description }: Engine, nPoints: number): Tree {
	const { tree } = description.bots;
	const points = memory.records(nPoints, tree.point_size);
	const tried = memory.records(nPoints * tree.moves_a_point + tree.spare_moves, tree.tried_size);
	const index = memory.array(Int32Array, 2 ** (32 - Math.clz32(2 * nPoints - 1)));
	const used = memory.array(BigInt64Array, 2);
	const where = memory.array(Int32Array, description.moves.length);
	return {
		arrays: [points, tried, index, used, where],
		clear() {
			index.$.fill(0);
			used.$.fill(0n);
			where.$.fill(-1);
		}
	};
}

/** Working arrays, in the order of `bots/search.py`. */
export function searchDeskFor({ memory, description }: Engine): Block[] {
	const { most, state } = description;
	return [
		memory.array(Uint8Array, state.size),
		memory.array(Uint8Array, state.size),
		memory.array(Int32Array, most.moves),
		memory.array(Int32Array, most.moves),
		memory.array(Float64Array, most.moves),
		memory.array(Float64Array, most.seats),
		memory.array(Int32Array, most.seats),
		memory.array(BigUint64Array, most.seats),
		memory.array(Int32Array, most.length, 3)
	];
}

/** What the judge of a game needs if it searches, as `study/weighing.py` has it: its habits, an empty tree, working arrays. */
export function thinkingFor(engine: Engine, options: Options): Block[] {
	const { memory, description } = engine;
	const habit = memory.record(habitsOf(description, options).judging);
	const tree = treeFor(engine, description.hints.judge_points);
	tree.clear();
	return [habit, ...tree.arrays, ...searchDeskFor(engine)];
}

/** What a try of that judge takes about (ns): a move by instinct, or a simulation. */
export function tryNs({ description }: Engine, options: Options): number {
	const { judged_by, ply_ns } = description.hints;
	return judged_by === 'instinct' ? ply_ns : (0.5e6 * Math.max(options.players, 2)) / habitsOf(description, options).pace;
}
