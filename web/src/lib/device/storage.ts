/** What this device keeps, in IndexedDB: a database with one store of things that have a key. */

export class KeptStore {
	#opening: Promise<IDBDatabase> | null = null;

	constructor(
		private readonly database: string,
		private readonly store: string,
		private readonly keyPath: string | string[]
	) {}

	/** Ask something of the store; whoever can't be answered is told by an error. */
	async ask<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
		const database = await this.#opened();
		return new Promise((resolve, reject) => {
			const asked = ask(database.transaction(this.store, mode).objectStore(this.store)) as IDBRequest<T>;
			asked.onsuccess = () => resolve(asked.result);
			asked.onerror = () => reject(asked.error ?? new Error('refused'));
		});
	}

	/** Do several things in one step, all or nothing; done when they are on the disk. */
	async step(work: (store: IDBObjectStore) => void): Promise<void> {
		const database = await this.#opened();
		return new Promise((resolve, reject) => {
			const step = database.transaction(this.store, 'readwrite', { durability: 'strict' });
			work(step.objectStore(this.store));
			step.oncomplete = () => resolve();
			step.onerror = step.onabort = () => reject(step.error ?? new Error('aborted'));
		});
	}

	#opened(): Promise<IDBDatabase> {
		this.#opening ??= new Promise<IDBDatabase>((resolve, reject) => {
			const asked = indexedDB.open(this.database, 1);
			asked.onupgradeneeded = () => asked.result.createObjectStore(this.store, { keyPath: this.keyPath });
			asked.onsuccess = () => resolve(asked.result);
			asked.onerror = asked.onblocked = () => reject(asked.error ?? new Error('blocked'));
		}).catch((error: Error) => {
			this.#opening = null;
			throw error;
		});
		return this.#opening;
	}
}
