/** One's mistakes in games of this device: decisions that are asked again, and when; kept in IndexedDB. */

import { KeptStore } from './storage';

/** A decision of a seat, by its place among the moves, and what it lost. `stage` is how many right answers in a row
 * there have been, `due` when it is asked next (null: not any more). */
export interface KeptMistake {
	table: string;
	decision: number;
	seat: number;
	loss: number;
	at: number;
	stage: number;
	due: number | null;
}

const mistakes = new KeptStore('voliere-mistakes', 'mistakes', ['table', 'decision']);

/** All of them, those that lost most first; none where nothing can be kept. */
export async function allMistakes(): Promise<KeptMistake[]> {
	const found = await mistakes.ask<KeptMistake[]>('readonly', (store) => store.getAll()).catch(() => []);
	return found.sort((a, b) => b.loss - a.loss || (a.table < b.table ? -1 : 1) || a.decision - b.decision);
}

/** Note mistakes; what is known of them already stays. */
export async function noteMistakes(found: KeptMistake[]): Promise<void> {
	await mistakes.step((store) => {
		for (const one of found) {
			const known = store.getKey([one.table, one.decision]);
			known.onsuccess = () => {
				if (known.result === undefined) store.put(one);
			};
		}
	});
}

/** Note what came of an answer. */
export async function writeMistake(mistake: KeptMistake): Promise<void> {
	await mistakes.step((store) => store.put(mistake));
}

/** Forget the mistakes of a table, or one of them. */
export async function forgetMistakes(table: string, decision?: number): Promise<void> {
	const those = decision === undefined ? IDBKeyRange.bound([table], [table, []]) : [table, decision];
	await mistakes.ask('readwrite', (store) => store.delete(those)).catch(() => undefined);
}
