/** The table that the components of its page share. */

import { createContext } from 'svelte';
import type { Clocks, GameView, Seat, Told } from './protocol';
import type { Pending, TableStore } from './store.svelte';

/** What boards and the tags of players know of their table, whether it is played or seen again. */
export interface TableShown {
	readonly table: { seats: Seat[] } | null;
	/** The seat that is looked from; null for a spectator. */
	readonly seat: number | null;
	readonly names: string[];
	readonly colours: string[];
	readonly mine: number[];
	readonly present: number[];
	readonly hurried: number[];
	readonly pending: Pending | null;
	readonly clocks: Clocks | null;
	readonly lag: number;
	readonly log: Told[];
	/** Report who has a seat, where that can be done. */
	readonly report?: ((seat: number) => void) | undefined;
	readonly director: { readonly view: GameView | null; readonly told: Told[] };
}

export const [shownHere, setShownHere] = createContext<TableShown>();
export const [tableHere, setTableHere] = createContext<TableStore>();
