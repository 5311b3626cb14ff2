/** The moves of Vautour as a list, from the lowest card to the highest. */

import { moveName } from '$lib/words/voice';
import type { Choice } from '../room';

/** The moves with their labels. */
export function choices(moves: string[]): Choice[] {
	return [...moves]
		.sort((a, b) => Number(a) - Number(b))
		.map((move) => ({ move, label: moveName('vautour', move) }));
}
