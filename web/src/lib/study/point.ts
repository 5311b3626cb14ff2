/** A point of a game in an address: `#move=17&seat=1`. */

export interface Point {
	move: number;
	/** The seat to look from; null: as a spectator. Undefined: nothing is said about it. */
	seat?: number | null;
	/** With open cards. */
	open?: boolean;
	/** Without spoilers. */
	blind?: boolean;
}

/** The point that the end of an address means; what is no number is not said. */
export function pointOf(hash: string | null): Point {
	const said = new URLSearchParams((hash ?? '').replace(/^#/, ''));
	const point: Point = { move: numberOf(said.get('move')) ?? 0 };
	const seat = numberOf(said.get('seat'));
	if (seat !== null) point.seat = seat;
	else if (said.get('seat') === 'none') point.seat = null;
	if (said.has('open')) point.open = said.get('open') !== '0';
	if (said.has('blind')) point.blind = true;
	return point;
}

/** The end of an address for a point. */
export function hashOf({ move, seat, open, blind }: Point): string {
	const parts = [`move=${move}`];
	if (seat !== undefined) parts.push(`seat=${seat ?? 'none'}`);
	if (open) parts.push('open');
	if (blind) parts.push('blind');
	return `#${parts.join('&')}`;
}

function numberOf(text: string | null): number | null {
	return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
