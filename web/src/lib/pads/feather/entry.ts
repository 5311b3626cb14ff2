import type { Answer, Entry } from '../entry';

/** A list of ticked boxes a player. */
export interface FeatherEntry extends Entry {
	sheets: string[][];
}

export interface FeatherAnswer extends Answer {
	/** Player by player, the habitats in the order of the sheet. */
	habitats: { habitat: string; seen: number; points: number; full: boolean }[][];
}
