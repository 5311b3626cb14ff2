/** What a seat holds, sorted into cards and what else there is to read. */

import type { Hand } from './replay.svelte';

export interface Held {
	/** The field of the view it stands in: `hand` first. */
	field: string;
	cards: string[];
	texts: string[];
	/** The card it has chosen, as long as it is still in the hand. */
	chosen: string | null;
}

/** The cards of a seat, field by field; `known` are the cards of the game by their notation. */
export function cardsIn(hand: Hand, known: Record<string, unknown>): Held[] {
	const chosen = typeof hand.chosen === 'string' ? hand.chosen : null;
	const held: Held[] = [];
	for (const [field, value] of Object.entries(hand)) {
		if (field === 'chosen') continue;
		const values = (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
		if (!values.length) continue;
		const cards = values.filter((one) => one in known);
		held.push({ field, cards, texts: values.filter((one) => !(one in known)), chosen: field === 'hand' ? chosen : null });
	}
	// A card that was put down is in no hand: it is shown with it all the same, raised.
	const own = held.find(({ field }) => field === 'hand');
	if (chosen !== null && chosen in known && own && !own.cards.includes(chosen)) own.cards.push(chosen);
	return held.sort((a, b) => Number(b.field === 'hand') - Number(a.field === 'hand'));
}
