/**
 * The sheet being filled in: what was entered, what it is worth, undo and redo.
 *
 * Every change is put to the calculator first. What it refuses is not entered: the reason stands in
 * `refusal` with the place where it was typed. What it takes is kept on the device at once.
 */

import type { Answer, Calculator, Entry } from './entry';
import { keepSheet, newId, type Kept } from './storage';

const MOST_PAST = 200;

export interface Refused {
	/** The place on the sheet where it was typed. */
	at: string;
	code: string;
	sentence: string;
}

export class Pad<E extends Entry = Entry> {
	readonly id: string;
	readonly series: string;
	readonly own: number | null;
	readonly started: number;
	readonly asked: Entry['options'];
	entry = $state.raw() as E;
	answer = $state.raw<Answer | null>(null);
	refusal = $state.raw<Refused | null>(null);
	/** The calculator could not be had: what is entered is kept, not computed. */
	isLost = $state(false);
	/** The device does not keep anything. */
	isForgetful = $state(false);
	#past = $state.raw<E[]>([]);
	#future = $state.raw<E[]>([]);
	#queue: Promise<unknown> = Promise.resolve();
	#calculator: () => Promise<Calculator>;

	constructor(kept: Kept, calculator: () => Promise<Calculator>) {
		this.id = kept.id;
		this.series = kept.series;
		this.own = kept.own;
		this.started = kept.started;
		this.asked = kept.asked;
		this.entry = kept.entry as E;
		this.#past = kept.past as E[];
		this.#future = kept.future as E[];
		this.#calculator = calculator;
	}

	get canUndo(): boolean {
		return this.#past.length > 0;
	}

	get canRedo(): boolean {
		return this.#future.length > 0;
	}

	/** Compute again: the page has just opened, or speaks another language now. */
	refresh(): Promise<boolean> {
		return this.#queued(async () => (await this.#compute(this.entry, 'sheet')) !== null);
	}

	/** Enter something at a place of the sheet; whether it was possible. */
	change(edit: (entry: E) => E, at: string): Promise<boolean> {
		return this.#queued(async () => {
			const next = edit(this.entry);
			if (!(await this.#compute(next, at))) return false;
			this.#past = [...this.#past, this.entry].slice(-MOST_PAST);
			this.#future = [];
			this.#settle(next);
			return true;
		});
	}

	/** Take the last change back. */
	undo(): Promise<boolean> {
		return this.#queued(async () => {
			const before = this.#past.at(-1);
			if (!before || !(await this.#compute(before, 'sheet'))) return false;
			this.#future = [this.entry, ...this.#future];
			this.#past = this.#past.slice(0, -1);
			this.#settle(before);
			return true;
		});
	}

	/** Make the change again that was taken back last. */
	redo(): Promise<boolean> {
		return this.#queued(async () => {
			const [after, ...later] = this.#future;
			if (!after || !(await this.#compute(after, 'sheet'))) return false;
			this.#past = [...this.#past, this.entry];
			this.#future = later;
			this.#settle(after);
			return true;
		});
	}

	/** Everything, as the device keeps it. */
	kept(): Kept {
		return {
			id: this.id,
			series: this.series,
			asked: this.asked,
			entry: this.entry,
			past: this.#past,
			future: this.#future,
			own: this.own,
			started: this.started
		};
	}

	/** One after another: two quick taps never overtake each other. */
	#queued<T>(work: () => Promise<T>): Promise<T> {
		const done = this.#queue.then(work);
		this.#queue = done.catch(() => undefined);
		return done;
	}

	/** Ask what an entry is worth; false: it was refused. Without a calculator everything is taken. */
	async #compute(entry: E, at: string): Promise<boolean> {
		try {
			const calculator = await this.#calculator();
			const scored = await calculator.score(entry);
			this.isLost = false;
			if ('error' in scored) {
				this.refusal = { at, ...scored.error };
				return false;
			}
			this.answer = scored.ok;
		} catch {
			this.isLost = true;
		}
		this.refusal = null;
		return true;
	}

	#settle(entry: E): void {
		this.entry = entry;
		this.isForgetful = !keepSheet(this.kept());
	}
}

/** A fresh sheet. */
export function freshSheet(
	entry: Entry,
	asked: Entry['options'],
	{ series = newId(), own = null, id = newId() }: { series?: string; own?: number | null; id?: string } = {}
): Kept {
	return { id, series, asked, entry, past: [], future: [], own, started: Date.now() };
}
