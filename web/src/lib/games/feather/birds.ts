/** The 35 birds by habitat and kind, and what they are called. */

import { m } from '$lib/words';

/** The habitats in the order of the sheet. */
export const HABITATS = ['M', 'W', 'D', 'F', 'O'] as const;
export type Habitat = (typeof HABITATS)[number];

/** The kinds of birds in the order of the sheet. */
export const KINDS = ['A', 'R', 'X', '1', '2', '3', 'C'] as const;
export type Kind = (typeof KINDS)[number];

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
	return m.feather_bird({ bird: card });
}

/** A habitat's name. */
export function habitatName(habitat: Habitat): string {
	return m.feather_habitat({ habitat });
}

/** What a kind of bird is called. */
export function kindName(kind: Kind): string {
	return m.feather_kind({ kind });
}

/** A card's name with its habitat and kind. */
export function cardName(card: string): string {
	return m.feather_card({ bird: card, habitat: habitatOf(card), kind: kindOf(card) });
}

/** Cards in the order of the sheet. */
export function inOrder(cards: readonly string[]): string[] {
	const rank = (card: string): number =>
		HABITATS.indexOf(habitatOf(card)) * KINDS.length + KINDS.indexOf(kindOf(card));
	return [...cards].sort((a, b) => rank(a) - rank(b));
}
