/** What is said at a table: what of it we have read, and a notice for what we have not. */

import { m } from '$lib/words';
import { house } from '$lib/session.svelte';
import { toast } from '$lib/ui/toasts.svelte';
import type { Said } from './protocol';

/** What of a table this needs. */
interface Here {
	readonly id: string;
	readonly mine: number[];
	readonly names: string[];
	readonly chat: Said[];
}

/** What was said, in the language now. */
export function wordsOf({ phrase, text }: Said): string {
	return phrase ? (house.about?.phrases[phrase] ?? '') : (text ?? '');
}

export class Talk {
	/** The version of the last thing that was read. */
	#read = $state.raw(0);
	/** Whether it is being read now. */
	#isOpen = false;

	constructor(private readonly here: Here) {
		this.#read = kept(here.id);
	}

	/** How much of what the others said was not read yet. */
	get unread(): number {
		return this.here.chat.filter(({ version, seat }) => version > this.#read && !this.here.mine.includes(seat)).length;
	}

	/** Somebody has just said something. */
	hear(said: Said): void {
		if (this.#isOpen || this.here.mine.includes(said.seat)) return;
		toast(m.talk_heard({ name: this.here.names[said.seat] ?? '', words: wordsOf(said) }));
	}

	/** It is being read from now on, until what comes back is called. */
	open(): () => void {
		this.#isOpen = true;
		return () => (this.#isOpen = false);
	}

	/** Everything said so far was read. */
	read(): void {
		this.#read = this.here.chat.at(-1)?.version ?? this.#read;
		keep(this.here.id, this.#read);
	}
}

const key = (table: string): string => `voliere.read.${table}`;

function kept(table: string): number {
	try {
		return Number(sessionStorage.getItem(key(table)) ?? 0);
	} catch {
		return 0;
	}
}

function keep(table: string, version: number): void {
	try {
		sessionStorage.setItem(key(table), String(version));
	} catch {
		// Without storage it is unread again after a reload.
	}
}
