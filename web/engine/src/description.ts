/** `GAME.json`, as `voliere/wasm/describe.py` writes it. */
export const FORMAT = 6;

export type Value = boolean | number | string | null | string[];
export type Options = { players: number } & Record<string, Value>;
export type Condition = Record<string, { in?: Value[]; not?: Value[]; list?: true }>;

export interface OptionRule {
	name: string;
	field: string;
	/** One of these values; in the state its place among them, plus `first`. */
	values?: Value[];
	first?: number;
	/** Or a list of these, packed into words. */
	several?: string[];
	n_field?: string;
	bits?: number;
	a_word?: number;
	/** Or a whole number; without `most` below the number of players. */
	least?: number;
	most?: number | null;
	null?: number;
}

export interface OptionRules {
	options: OptionRule[];
	refusals: { code: string; option: string; other: string; allowed?: string; when: Condition }[];
	settled: { option: string; to: Value; when: Condition }[];
	derived: { field: string; any: Condition[] }[];
}

/** A part of a deal, and where it stands in a state (`voliere/games/layout.py`). */
export interface DealPart {
	kind: 'cards' | 'value' | 'always';
	key: string;
	/** It is there where these fields of the state have one of these values, or none of them. */
	when: Record<string, { in?: number[]; not?: number[] }>;
	field?: string;
	/** The number of a deck; null: numbers. */
	texts?: number | null;
	at?: number;
	value?: unknown[];
	shape?: (number | number[] | 'players' | 'rest')[];
	up_to?: string | null;
	labels?: string[] | null;
	apart?: boolean;
}

export interface DealLayout {
	parts: DealPart[];
	/** Under one of these conditions there is a deal for every round. */
	matches: Condition[];
	/** Whether parts with nothing in them are left out. */
	bare: boolean;
	/** What chance brings after the deal. */
	later: {
		kind: string;
		key: string;
		field: string;
		n_field: string;
		shape: [number, number];
		texts: number;
		/** What a record does not say comes of this field: numbers below the digits, drawn from the hash of what is dealt into other fields. */
		tape: { field: string; digits: number[]; of: string[] };
	} | null;
}

export interface Kind {
	kind: string;
	/** Of a phrase: its message. */
	id?: string;
	of?: Kind;
	deck?: number;
	first?: number;
	bits?: number | number[];
	most?: number;
	sorted?: boolean;
	lengths?: number | number[];
	names?: string[];
	fields?: [string, Kind][];
}

export interface Field {
	name: string;
	at: number;
	kind: Kind;
	seen_by: string[] | null;
	unless: string | null;
}

/** How a search goes about its work at tables whose options fulfil `when`: `games/doors/habits.py`. */
export interface Habits {
	when: Condition;
	/** What the compiled search reads, for either objective. */
	win: number[];
	points: number[];
	/** The same of a search that judges moves. */
	judging: number[];
	winning: number;
	draws: boolean;
	full_grown: number;
	/** Simulations a millisecond, about. */
	pace: number;
}

/** What a level is made of, one of three: `games/doors/levels.py`. */
export interface Level {
	bird: string | null;
	/** It draws its moves from a policy: the learned one, or that written by hand. */
	temperature: number | null;
	simulations: number | null;
	learned: boolean;
}

/** The levels from 1 on at tables whose options fulfil `when`. */
export interface EightLevels {
	levels: Level[];
	when: Condition;
}

/** The weights of a learned policy: `voliere/wasm/weights.py`. */
export interface DescribedWeights {
	/** Of the record that compiled code reads, in bytes. */
	size: number;
	/** Which of its numbers are there: the first of each piece, and how many. */
	pieces: [number, number][];
	/** All these, in half precision, as base64. */
	halves: string;
}

export interface Description {
	format: number;
	game: string;
	version: string;
	sha256: string;
	players: number[];
	defaults: Options;
	options: OptionRules | null;
	deal: DealLayout | null;
	titles: string[];
	state: { size: number; fields: Record<string, [number, number]> };
	view: { size: number; fields: Field[] };
	events: { tag: string; fields: Field[]; chance: string[] | null }[];
	decks: [number, unknown][][];
	moves: string[];
	most: { moves: number; length: number; log: number; seats: number; words: number };
	memory_seed: number;
	bots: {
		/** The bots of the ladder, weakest first: the number of the level called like it, and how long it searches (ms). */
		birds: Record<string, { level: number; ms: number | null }>;
		/** The first whose condition holds are those of a table. */
		levels: EightLevels[];
		/** What has been learned of the game, where levels go by it. */
		weights: DescribedWeights | null;
		/** How moves are tried by it: `bots/learned/halving.py`. */
		trying: { candidates: number; hopeless: number; moments: number };
		/** What bots may be beside their strength, and how much that tilts what they play. */
		personalities: { names: string[]; tilt: number; worth: number; resolve: number };
		samples: number;
		policy_samples: number;
		/** The first whose condition holds are those of a table. */
		habits: Habits[];
		final_spread: number;
		tree: {
			point_size: number;
			tried_size: number;
			moves_a_point: number;
			spare_moves: number;
			spare_points: number;
			haste: number;
			most_points: number;
		};
		budget: { first_chunk: number; fewest: number };
		solver: { objectives: string[]; room: Record<string, number>; depths: number; cards: number } | null;
	};
	/** What hints go by (`voliere/study/hints.py`), and what they can say. */
	hints: {
		seed: number;
		simulations: number;
		ms: number;
		ply_ns: number;
		probes: number;
		fewest: number;
		most: number;
		games: number;
		fewest_games: number;
		fewest_moves: number;
		most_moves: number;
		is_a_judge: boolean;
		/** How games go on after a move that is judged: by instinct, or searched, in a tree with room for so many points. */
		judged_by: 'instinct' | 'search';
		judge_points: number;
		figures_part: number;
		reasons_part: number;
		subsets: number;
		n_facts: number;
		reasons: { id: string; fields: Field[] }[];
	};
	/** What analyses go by (`voliere/study/analyse.py`), and what their figures are called. */
	analysis: {
		version: number;
		seed: number;
		policy: string;
		quick_ms: number;
		could_know_part: number;
		hindsight_part: number;
		fair_part: number;
		found: number;
		times: number;
		classes: string[];
		causes: string[];
		account: string[];
	};
	/** How hidden cards are drawn anew where a game is played on (`voliere/study/branches.py`). */
	branches: { exchanges: number; one_in: number; known: string[]; orders: string; card: string };
	/** Which decisions are asked again, how answers are judged and gone on from, and when they come back (`voliere/study/trial.py`, `spacing.py`). */
	mistakes: {
		asked_again: number;
		ms: number;
		seed: number;
		bot: string;
		bot_ms: number;
		bot_seed: number;
		longest: number;
		pauses: number[];
		after_a_miss: number;
	};
	messages: string[];
}
