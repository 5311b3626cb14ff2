/** The records in a file, and what can be said of each before it is replayed. */

export type GameRecord = Record<string, unknown>;

/** A line of a file: a record, or nothing that can be read. */
export interface Line {
	number: number;
	record: GameRecord | null;
}

/** How large a file is read (bytes), and how many of its records are offered. */
export const MOST_BYTES = 30_000_000;
export const MOST_LINES = 1000;
/** How large one record may be that the server replays (bytes). */
export const RECORD_BYTES = 100_000;

/** The records of a file, one a line; empty lines are none. One record over several lines is one, too. */
export function linesOf(text: string): Line[] {
	const whole = parsed(text);
	if (whole) return [{ number: 1, record: whole }];
	const lines = text.split('\n').filter((line) => line.trim());
	return lines.slice(0, MOST_LINES).map((line, i) => ({ number: i + 1, record: parsed(line) }));
}

function parsed(text: string): GameRecord | null {
	try {
		const found: unknown = JSON.parse(text);
		return found !== null && typeof found === 'object' && !Array.isArray(found) ? (found as GameRecord) : null;
	} catch {
		return null;
	}
}

/** A record without the lists of legal moves, which a replay does not need and which are most of it. */
export function lean(record: GameRecord): GameRecord {
	if (!Array.isArray(record.moves)) return record;
	const moves = record.moves.map((entry: unknown) => {
		if (entry === null || typeof entry !== 'object' || !('legal' in entry)) return entry;
		const { legal: _, ...rest } = entry as Record<string, unknown>;
		return rest;
	});
	return { ...record, moves };
}

/** The players that a record names. */
export function namesIn(record: GameRecord): string[] {
	const { seats } = record;
	return Array.isArray(seats) ? seats.filter((name) => typeof name === 'string').map((name) => name.replace(/^bot:/, '')) : [];
}

/** The scores that a record says. */
export function scoresIn(record: GameRecord): number[] {
	const scores = (record.result as { scores?: unknown } | null)?.scores;
	return Array.isArray(scores) ? scores.filter((one) => typeof one === 'number') : [];
}
