/**
 * The tables that are played on this device, kept in IndexedDB after every move.
 *
 * A table counts its changes. What is written must follow from what is there: of two windows with one
 * table only one can play on. Where nothing can be kept (no storage, or it is full) the tables last as
 * long as the page.
 */

import type { Saved } from '../../../engine/src/table';
import type { Marks, Origin, Result, Seat } from '$lib/table/protocol';
import { KeptStore } from './storage';

export interface KeptTable {
	id: string;
	/** How often it was written. */
	changes: number;
	created: number;
	changed: number;
	seats: Seat[];
	/** Options, secret and moves: the whole game is made from them. */
	saved: Saved;
	marks: Marks[];
	/** Moves were taken back, there was a hint, or it was played on from another game. */
	training: boolean;
	/** The game that it was played on from: `of` is its id, or the hash of its record where it has none. */
	branch?: { origin: Origin; of: string };
	/** The people's seats that must decide now. */
	awaited: number[];
	result: Result | null;
	/** It was taken into somebody's list on the server. */
	isSent: boolean;
}

export type Written = 'kept' | 'not-kept' | 'changed-elsewhere';

const tables = new KeptStore('voliere', 'tables', 'id');
/** What could not be kept, or not yet. */
const unkept = new Map<string, KeptTable>();

/** A table, as it was written last; null: there is none here. */
export async function tableOf(id: string): Promise<KeptTable | null> {
	const kept = await tables.ask<KeptTable | undefined>('readonly', (store) => store.get(id)).catch(() => undefined);
	const here = unkept.get(id);
	return here && here.changes > (kept?.changes ?? 0) ? here : (kept ?? null);
}

/** All tables, the latest first. */
export async function allTables(): Promise<KeptTable[]> {
	const kept = await tables.ask<KeptTable[]>('readonly', (store) => store.getAll()).catch(() => []);
	const others = kept.filter(({ id }) => !unkept.has(id));
	return [...others, ...unkept.values()].sort((a, b) => b.changed - a.changed);
}

/** Write a table, if it follows from what is there; its `changes` is already one more. */
export async function writeTable(table: KeptTable): Promise<Written> {
	try {
		const isNext = await putNext(table);
		unkept.delete(table.id);
		return isNext ? 'kept' : 'changed-elsewhere';
	} catch {
		unkept.set(table.id, table);
		return 'not-kept';
	}
}

/** Forget a table. */
export async function forgetTable(id: string): Promise<void> {
	unkept.delete(id);
	await tables.ask('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** Whether it could be put there: looked up and written in one step. */
async function putNext(table: KeptTable): Promise<boolean> {
	let isNext = true;
	await tables.step((store) => {
		const found = store.get(table.id) as IDBRequest<KeptTable | undefined>;
		found.onsuccess = () => {
			const before = Math.max(found.result?.changes ?? 0, unkept.get(table.id)?.changes ?? 0);
			isNext = table.changes === before + 1;
			if (isNext) store.put(table);
		};
	});
	return isNext;
}
