/** Cards, colours and lines in words. */

import { m } from '$lib/i18n';

const COLOURS: Record<string, () => string> = {
	R: m.songbirds_red,
	B: m.songbirds_blue,
	G: m.songbirds_green,
	W: m.songbirds_white
};

const SPECIALS: Record<string, () => string> = {
	crow: m.songbirds_crow,
	falcon: m.songbirds_falcon,
	hummingbird: m.songbirds_hummingbird,
	mockingbird: m.songbirds_mockingbird
};

const SIDES: Record<string, () => string> = {
	above: m.songbirds_above,
	right: m.songbirds_right,
	below: m.songbirds_below,
	left: m.songbirds_left,
	'above-right': m.songbirds_above_right,
	'below-left': m.songbirds_below_left
};

/** A colour's name. */
export function colourName(colour: string): string {
	return COLOURS[colour]?.() ?? colour;
}

/** A card's name: "red 5", "crow". */
export function nameOf(card: string): string {
	return SPECIALS[card]?.() ?? `${colourName(card.charAt(0))} ${card.slice(1)}`;
}

/** A line's name: "column c", "row 2", "above the centre". */
export function lineName(line: string): string {
	if (SIDES[line]) return SIDES[line]();
	return /\d/.test(line) ? m.songbirds_row({ line }) : m.songbirds_column({ line });
}
