/** The hints of a table: asked for at a decision of ours, gone when it is over. */

import type { Hint } from './protocol';
import type { TableStore } from './store.svelte';

export class Hints {
	/** A hint was asked for and has not come. */
	isThinking = $state.raw(false);
	#hint = $state.raw<Hint | null>(null);

	constructor(private readonly store: TableStore) {}

	/** Whether one can be asked for now. */
	get areOffered(): boolean {
		const { store } = this;
		return Boolean(store.table?.hints) && store.moves.length > 1 && store.seat !== null;
	}

	/** The hint for the decision that is ours now. */
	get now(): Hint | null {
		const { decision, seat, moves } = this.store;
		const hint = this.#hint;
		return hint && hint.decision === decision && hint.seat === seat && moves.length ? hint : null;
	}

	ask(): void {
		const { seat, decision } = this.store;
		if (seat === null || !this.areOffered || this.isThinking || this.now) return;
		this.isThinking = true;
		this.store.send({ type: 'hint-ask', seat, decision });
	}

	hear(hint: Hint): void {
		this.isThinking = false;
		this.#hint = hint;
	}

	/** Nothing is to be waited for any more: it was refused, or the connection was lost. */
	giveUp(): void {
		this.isThinking = false;
	}

	close(): void {
		this.#hint = null;
	}
}
