import type { Answer, Entry } from '../entry';

export interface PiafsEntry extends Entry {
	/** The birds before each player, in notation. */
	collections: string[][];
	/** The values of the seeds of each player. */
	seeds: string[][];
}

export interface PiafsAnswer extends Answer {
	/** Species by species, a number a player. */
	species: { species: string; counts: number[]; pairs: number[]; eggs: number[]; holders: number[] }[];
}

/** A bird joins a collection, or leaves it if it is there. */
export function toggled(entry: PiafsEntry, seat: number, bird: string): PiafsEntry {
	const collections = entry.collections.map((birds, i) => {
		if (i !== seat) return birds;
		return birds.includes(bird) ? birds.filter((one) => one !== bird) : [...birds, bird];
	});
	return { ...entry, collections };
}

/** One seed of a value more, or one less. */
export function withSeed(entry: PiafsEntry, seat: number, value: string, step: 1 | -1): PiafsEntry {
	const seeds = entry.seeds.map((own, i) => {
		if (i !== seat) return own;
		if (step > 0) return [...own, value];
		const at = own.lastIndexOf(value);
		return own.filter((_, j) => j !== at);
	});
	return { ...entry, seeds };
}
