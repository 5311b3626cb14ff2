/** The prospects of every seat over a game, and its decisions, from an analysis. */

import type { Analysis, DecisionAnalysis } from '$lib/table/protocol';

/** The prospects of all seats after every step of a replay, the deal being step 0: the fair share, and all changes since. */
export function prospects(analysis: Analysis, nSteps: number): number[][] {
	const changes = Array.from({ length: nSteps }, (): number[] => analysis.seats.map(() => 0));
	for (const { index, cause, change } of analysis.luck) {
		const step = changes[Math.min(cause === 'deal' ? index : index + 1, nSteps - 1)];
		if (step) for (const [seat, value] of change.entries()) step[seat] = (step[seat] ?? 0) + value;
	}
	let now = analysis.seats.map((_, seat) => analysis.summary.find((one) => one.seat === seat)?.fair ?? 0);
	return changes.map((change) => (now = now.map((value, seat) => value + (change[seat] ?? 0))));
}

/** Between which values the prospects lie: win chances from 0 to 1, points as they come. */
export function range(values: number[][], isShared: boolean): [number, number] {
	if (!isShared) return [0, 1];
	const all = values.flat();
	const [least, most] = [Math.min(...all), Math.max(...all)];
	return most > least ? [least, most] : [least - 1, most + 1];
}

/** The decisions of a seat (null: of all) that count, by what they lost, the most first. */
export function worst(analysis: Analysis, seat: number | null): DecisionAnalysis[] {
	const counting = analysis.decisions.filter((one) => one.counts && (seat === null || one.seat === seat));
	return counting.toSorted((a, b) => b.loss - a.loss || a.index - b.index);
}
