import type { Answer, Entry } from '../entry';

/** Either the rounds as they were played, or only what each has taken at the end. */
export interface VautourEntry extends Entry {
	rounds?: Round[];
	taken?: string[][];
	lost?: string[];
}

export interface Round {
	card: string;
	/** The seat; null: nobody, the card stays for the next round. */
	taker: number | null;
}

export interface VautourAnswer extends Answer {
	/** What nobody has taken yet. */
	table: { cards: string[]; stake: number };
	/** Who holds each card written down; null: it lies on the table, or nobody took it. */
	holders: Record<string, number | null>;
	/** The points cards still to come. */
	left: string[];
}

/** One more round is written down. */
export function withRound(entry: VautourEntry, round: Round): VautourEntry {
	return { ...entry, rounds: [...(entry.rounds ?? []), round] };
}

/** A round was taken by somebody else than it was written. */
export function withTaker(entry: VautourEntry, at: number, taker: number | null): VautourEntry {
	return { ...entry, rounds: entry.rounds?.map((round, i) => (i === at ? { ...round, taker } : round)) };
}

/** A round is struck out. */
export function withoutRound(entry: VautourEntry, at: number): VautourEntry {
	return { ...entry, rounds: entry.rounds?.filter((_, i) => i !== at) };
}

/** A card lies with a player, or with nobody, and nowhere else. */
export function withHolder(entry: VautourEntry, card: string, holder: number | null): VautourEntry {
	const others = (cards: string[]): string[] => cards.filter((one) => one !== card);
	return {
		...entry,
		taken: entry.taken?.map((cards, seat) => (seat === holder ? [...others(cards), card] : others(cards))),
		lost: holder === null ? [...others(entry.lost ?? []), card] : others(entry.lost ?? [])
	};
}
