/**
 * What a score pad keeps and what comes back for it.
 *
 * An entry is plain data: what lay on the table, nothing computed. The answer is computed by
 * `voliere.scorepad`, the same Python that the command `voliere score` runs; see calculator.ts.
 */

export interface Entry {
	game: string;
	players: string[];
	options: Record<string, OptionValue>;
}

export type OptionValue = string | number | boolean | null | string[];

/** One line of a player's sum. */
export interface Line {
	what: string;
	text: string;
	points: number;
}

export interface PlayerScore {
	name: string;
	lines: Line[];
	total: number;
}

export interface Answer {
	game: string;
	complete: boolean;
	/** What is still to enter, a sentence each. */
	missing: string[];
	players: PlayerScore[];
	/** The seats that would win now. */
	leading: number[];
	/** The seats that have won, once nothing is missing. */
	winners: number[];
	/** Majorities, ties, tie-breaks, a sentence each. */
	why: string[];
	/** The title of a solo or cooperative game. */
	title: { code: string; text: string } | null;
	/** Who begins the next round of a match. */
	next_first: number | null;
}

/** Why an entry is impossible. */
export interface Refusal {
	code: string;
	sentence: string;
}

export type Scored = { ok: Answer } | { error: Refusal };

/** One step of setting up the real game. */
export interface Step {
	text: string;
	pictures: string[];
	/** What is drawn by lot in this step. */
	draw: { what: string; from: { value: string | number; text: string }[] } | null;
}

/** The steps, and what differs by the number of players. */
export interface Laying {
	steps: Step[];
	table: { heads: string[]; rows: number[][] };
}

export type SetUp = { ok: Laying } | { error: Refusal };

/** Whoever can compute, and says it in the language now: the calculator in the browser, or another in tests. */
export interface Calculator {
	score(entry: Entry): Promise<Scored>;
	setup(game: string, players: number, options: Entry['options']): Promise<SetUp>;
}

/** The names of the seats' colours; each has a shape of its own (SeatMark). */
const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow', 'violet', 'orange', 'teal', 'pink'] as const;

/** The colour of a seat. */
export function seatColour(seat: number): string {
	return SEAT_COLOURS[seat % SEAT_COLOURS.length] as string;
}
