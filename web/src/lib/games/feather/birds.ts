/** The 35 birds by habitat and kind, and what they are called. */

import { m } from '$lib/i18n';

/** The habitats in the order of the sheet. */
export const HABITATS = ['M', 'W', 'D', 'F', 'O'] as const;
export type Habitat = (typeof HABITATS)[number];

/** The kinds of birds in the order of the sheet. */
export const KINDS = ['A', 'R', 'X', '1', '2', '3', 'C'] as const;
export type Kind = (typeof KINDS)[number];

const NAMES: Record<string, () => string> = {
	MA: m.feather_bird_ma,
	MR: m.feather_bird_mr,
	MX: m.feather_bird_mx,
	M1: m.feather_bird_m1,
	M2: m.feather_bird_m2,
	M3: m.feather_bird_m3,
	MC: m.feather_bird_mc,
	WA: m.feather_bird_wa,
	WR: m.feather_bird_wr,
	WX: m.feather_bird_wx,
	W1: m.feather_bird_w1,
	W2: m.feather_bird_w2,
	W3: m.feather_bird_w3,
	WC: m.feather_bird_wc,
	DA: m.feather_bird_da,
	DR: m.feather_bird_dr,
	DX: m.feather_bird_dx,
	D1: m.feather_bird_d1,
	D2: m.feather_bird_d2,
	D3: m.feather_bird_d3,
	DC: m.feather_bird_dc,
	FA: m.feather_bird_fa,
	FR: m.feather_bird_fr,
	FX: m.feather_bird_fx,
	F1: m.feather_bird_f1,
	F2: m.feather_bird_f2,
	F3: m.feather_bird_f3,
	FC: m.feather_bird_fc,
	OA: m.feather_bird_oa,
	OR: m.feather_bird_or,
	OX: m.feather_bird_ox,
	O1: m.feather_bird_o1,
	O2: m.feather_bird_o2,
	O3: m.feather_bird_o3,
	OC: m.feather_bird_oc
};

const HABITAT_NAMES: Record<Habitat, () => string> = {
	M: m.feather_habitat_m,
	W: m.feather_habitat_w,
	D: m.feather_habitat_d,
	F: m.feather_habitat_f,
	O: m.feather_habitat_o
};

const KIND_NAMES: Record<Kind, () => string> = {
	A: m.feather_kind_a,
	R: m.feather_kind_r,
	X: m.feather_kind_x,
	'1': m.feather_kind_1,
	'2': m.feather_kind_2,
	'3': m.feather_kind_3,
	C: m.feather_kind_c
};

/** The habitat of a card. */
export function habitatOf(card: string): Habitat {
	return card.charAt(0) as Habitat;
}

/** The kind of a card. */
export function kindOf(card: string): Kind {
	return card.charAt(1) as Kind;
}

/** The seven birds of a habitat in the order of the sheet. */
export function birdsOf(habitat: Habitat): string[] {
	return KINDS.map((kind) => habitat + kind);
}

/** A bird's name alone. */
export function birdName(card: string): string {
	return NAMES[card]?.() ?? card;
}

/** A habitat's name. */
export function habitatName(habitat: Habitat): string {
	return HABITAT_NAMES[habitat]();
}

/** What a kind of bird is called. */
export function kindName(kind: Kind): string {
	return KIND_NAMES[kind]();
}

/** A card's name with its habitat and kind. */
export function cardName(card: string): string {
	return m.feather_card({
		bird: birdName(card),
		habitat: habitatName(habitatOf(card)),
		kind: kindName(kindOf(card))
	});
}

/** Cards in the order of the sheet. */
export function inOrder(cards: readonly string[]): string[] {
	const rank = (card: string): number =>
		HABITATS.indexOf(habitatOf(card)) * KINDS.length + KINDS.indexOf(kindOf(card));
	return [...cards].sort((a, b) => rank(a) - rank(b));
}
