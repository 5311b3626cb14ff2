/** Moves in an order that a player expects. */

/** Moves in the order of the numbers in them. */
export function inOrder(moves: string[]): string[] {
	return [...moves].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}
