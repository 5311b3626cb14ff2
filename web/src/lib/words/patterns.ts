/** How the moves of a game are written (`{card:card}@{perch:number}`), as in Python (`voliere/games/patterns.py`). */

const FIELD = /\{(\w+):(\w+)\}/g;

/** A field of a move: what it is, and how it is written. */
export interface Written {
	name: string;
	wording: string;
	text: string;
}

/** The kind of a move and its fields; null if no pattern fits. */
export function matched(patterns: Record<string, string>, move: string): { kind: string; fields: Written[] } | null {
	for (const [kind, pattern] of Object.entries(patterns)) {
		const found = expressionOf(pattern).exec(move);
		if (!found) continue;
		const fields = [...pattern.matchAll(FIELD)].map(([, name = '', wording = ''], i) => ({ name, wording, text: found[i + 1] ?? '' }));
		return { kind, fields };
	}
	return null;
}

const known = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
	const expression = known.get(pattern) ?? new RegExp(`^${written(pattern)}$`);
	known.set(pattern, expression);
	return expression;
}

function written(pattern: string): string {
	const between = pattern.split(FIELD).filter((_, i) => i % 3 === 0).map((text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
	const fields = [...pattern.matchAll(FIELD)].map(([, , wording]) => (wording === 'cards' ? '(\\w+(?:,\\w+)*)' : '(\\w+)'));
	return between.map((text, i) => text + (fields[i] ?? '')).join('');
}
