/** A match of Songbirds as it is entered: round by round, the forest or only the tokens. */

import { COLUMNS, ROWS } from '$lib/games/songbirds/forest';
import type { Answer, Entry } from '../entry';

export interface Round {
	/** Who began. */
	first?: number | null;
	forest?: Record<string, string>;
	columns?: (number | null)[];
	rows?: (number | null)[];
	/** Only the sums of each colour, instead of the forest; as it was typed if it is no number. */
	tokens?: Record<string, number | string | null>;
	favourites: (string | null)[];
	worms: (number | null)[];
}

export interface SongbirdsEntry extends Entry {
	rounds: Round[];
}

export interface LineAnswer {
	line: string;
	cells: string[];
	token: number | null;
	full: boolean;
	sums: Record<string, number>;
	cancelled: string[];
	colour: string | null;
	text: string;
}

export interface SongbirdsAnswer extends Answer {
	rounds: { complete: boolean; first: number | null; lines: LineAnswer[]; harvest: Record<string, number>; next_first: number | null }[];
}

/** A place of a round where something is entered. */
export type Place =
	| { kind: 'cell'; cell: string }
	| { kind: 'columns' | 'rows'; at: number }
	| { kind: 'favourite'; seat: number }
	| { kind: 'worm'; seat: number };

/** The special card of a round; a match may have another one each round. */
export function specialOf({ options }: SongbirdsEntry, round: number): string | null {
	const all = Array.isArray(options.special) ? options.special : [options.special];
	const special = all[round % all.length];
	return typeof special === 'string' ? special : null;
}

/** The match with another special card in a round; the other rounds keep theirs. */
export function withSpecial(entry: SongbirdsEntry, round: number, special: string): SongbirdsEntry {
	const all = entry.rounds.map((_, i) => (i === round ? special : (specialOf(entry, i) ?? special)));
	return { ...entry, options: { ...entry.options, special: all } };
}

/** The match with one round more; its special card is that of the round before. */
export function withRound(entry: SongbirdsEntry, round: Round): SongbirdsEntry {
	const last = specialOf(entry, entry.rounds.length - 1);
	const longer = { ...entry, rounds: [...entry.rounds, round] };
	return last === null ? longer : withSpecial(longer, entry.rounds.length, last);
}

/** What a place is called in notes and in tests. */
export function keyOf(place: Place): string {
	if (place.kind === 'cell') return place.cell;
	return `${place.kind}-${'at' in place ? place.at : place.seat}`;
}

/** A round with nothing entered; the favourite is one for all when everybody plays together. */
export function blankRound(players: number, { isTogether, isForest }: { isTogether: boolean; isForest: boolean }): Round {
	const nobody = Array.from({ length: isTogether ? 1 : players }, () => null);
	const five = (): null[] => [null, null, null, null, null];
	return {
		...(isForest ? { forest: {}, columns: five(), rows: five() } : { tokens: {} }),
		favourites: nobody,
		worms: isTogether ? [] : nobody
	};
}

/** The round with something at a place, or with the place empty again. */
export function withPlace(round: Round, place: Place, value: string | number | null): Round {
	const put = <T>(list: T[], at: number): T[] => list.map((one, i) => (i === at ? (value as T) : one));
	switch (place.kind) {
		case 'cell': {
			const { [place.cell]: _, ...others } = round.forest ?? {};
			return { ...round, forest: value === null ? others : { ...others, [place.cell]: String(value) } };
		}
		case 'columns':
		case 'rows':
			return { ...round, [place.kind]: put(round[place.kind] ?? [], place.at) };
		case 'favourite':
			return { ...round, favourites: put(round.favourites, place.seat) };
		case 'worm':
			return { ...round, worms: put(round.worms, place.seat) };
	}
}

/** What stands at a place; null: nothing yet. */
export function valueAt(round: Round, place: Place): string | number | null {
	if (place.kind === 'cell') return round.forest?.[place.cell] ?? null;
	if (place.kind === 'favourite') return round.favourites[place.seat] ?? null;
	if (place.kind === 'worm') return round.worms[place.seat] ?? null;
	return round[place.kind]?.[place.at] ?? null;
}

/** All places of a round but the worms, in the order in which they are entered. */
export function placesOf(round: Round, special: string | null): Place[] {
	const tokens: Place[] = (['columns', 'rows'] as const).flatMap((kind) =>
		(round[kind] ?? []).map((_, at): Place => ({ kind, at }))
	);
	const cells: Place[] = round.forest
		? ROWS.flatMap((row) => COLUMNS.map((column): Place => ({ kind: 'cell', cell: column + row }))).filter(
				(place) => !special || keyOf(place) !== 'c3'
			)
		: [];
	const favourites = round.favourites.map((_, seat): Place => ({ kind: 'favourite', seat }));
	return [...tokens, ...cells, ...favourites];
}

/** The next empty place after one, or null when everything is entered. */
export function nextPlace(round: Round, special: string | null, after: Place | null): Place | null {
	const places = placesOf(round, special);
	const from = after ? places.findIndex((place) => keyOf(place) === keyOf(after)) + 1 : 0;
	return [...places.slice(from), ...places.slice(0, from)].find((place) => valueAt(round, place) === null) ?? null;
}
