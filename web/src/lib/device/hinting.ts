/** A hint of this device as a server would say it. */

import type { Hint as Advice } from '../../../engine/src/hints';
import type { Hint } from '$lib/table/protocol';

/** A hint for a decision of a seat; its reasons speak of seats by their names. */
export function hintMessage(seat: number, decision: number, advice: Advice, names: string[]): Hint {
	return {
		type: 'hint',
		seat,
		decision,
		moves: advice.moves.map(({ reasons, ...figures }) => ({
			...figures,
			reasons: reasons.map(({ id, arguments: given }) => ({ id, arguments: withNames(given, names) as Record<string, unknown>, text: null }))
		})),
		shared: advice.shared,
		coarse: advice.coarse,
		hurried: false
	};
}

/** What a phrase is given, with the names of the seats that it speaks of. */
export function withNames(value: unknown, names: string[]): unknown {
	if (Array.isArray(value)) return value.map((one) => withNames(one, names));
	if (value === null || typeof value !== 'object') return value;
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'seat' ? names[one as number] : withNames(one, names)]));
}
