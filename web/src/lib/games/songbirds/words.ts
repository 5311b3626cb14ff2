/** Cards, colours and lines in words. */

import { m } from '$lib/words';
import { isBird } from './forest';

/** A colour's name. */
export function colourName(colour: string): string {
	return m.songbirds_colour({ colour });
}

/** A card's name: "red 5", "crow". */
export function nameOf(card: string): string {
	const kind = isBird(card) ? 'bird' : 'special';
	return m.songbirds_card({ kind, colour: card.charAt(0), volume: card.slice(1), special: card });
}

/** A line's name: "column c", "row 2", "above the centre". */
export function lineName(line: string): string {
	return m.songbirds_line({ line });
}
