/**
 * The tables that are played on this device, kept in IndexedDB after every move.
 *
 * A table counts its changes. What is written must follow from what is there: of two windows with one
 * table only one can play on. Where nothing can be kept (no storage, or it is full) the tables last as
 * long as the page.
 */

import type { Saved } from '../../../engine/src/table';
import type { Marks, Result, Seat } from '$lib/table/protocol';

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
	/** Moves were taken back. */
	training: boolean;
	/** The people's seats that must decide now. */
	awaited: number[];
	result: Result | null;
	/** It was taken into somebody's list on the server. */
	isSent: boolean;
}

export type Written = 'kept' | 'not-kept' | 'changed-elsewhere';

const DATABASE = 'voliere';
const STORE = 'tables';
/** What could not be kept, or not yet. */
const unkept = new Map<string, KeptTable>();
let opening: Promise<IDBDatabase> | null = null;

/** A table, as it was written last; null: there is none here. */
export async function tableOf(id: string): Promise<KeptTable | null> {
	const kept = await inStore<KeptTable | undefined>('readonly', (store) => store.get(id)).catch(() => undefined);
	const here = unkept.get(id);
	return here && here.changes > (kept?.changes ?? 0) ? here : (kept ?? null);
}

/** All tables, the latest first. */
export async function allTables(): Promise<KeptTable[]> {
	const kept = await inStore<KeptTable[]>('readonly', (store) => store.getAll()).catch(() => []);
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
	await inStore('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** Whether it could be put there: looked up and written in one step. */
async function putNext(table: KeptTable): Promise<boolean> {
	const database = await opened();
	return new Promise((resolve, reject) => {
		const step = database.transaction(STORE, 'readwrite', { durability: 'strict' });
		const store = step.objectStore(STORE);
		let isNext = true;
		const found = store.get(table.id) as IDBRequest<KeptTable | undefined>;
		found.onsuccess = () => {
			const before = Math.max(found.result?.changes ?? 0, unkept.get(table.id)?.changes ?? 0);
			isNext = table.changes === before + 1;
			if (isNext) store.put(table);
		};
		step.oncomplete = () => resolve(isNext);
		step.onerror = step.onabort = () => reject(step.error ?? new Error('aborted'));
	});
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
	const database = await opened();
	return new Promise((resolve, reject) => {
		const asked = ask(database.transaction(STORE, mode).objectStore(STORE)) as IDBRequest<T>;
		asked.onsuccess = () => resolve(asked.result);
		asked.onerror = () => reject(asked.error ?? new Error('refused'));
	});
}

function opened(): Promise<IDBDatabase> {
	opening ??= new Promise<IDBDatabase>((resolve, reject) => {
		const asked = indexedDB.open(DATABASE, 1);
		asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
		asked.onsuccess = () => resolve(asked.result);
		asked.onerror = asked.onblocked = () => reject(asked.error ?? new Error('blocked'));
	}).catch((error: Error) => {
		opening = null;
		throw error;
	});
	return opening;
}
