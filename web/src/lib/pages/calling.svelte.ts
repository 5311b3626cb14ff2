/** Calls of a table: sounds for what happens, and a notice for those who look elsewhere. */

import { untrack } from 'svelte';
import { notify } from '$lib/notify';
import { sound } from '$lib/sound';
import type { TableStore } from '$lib/table/store.svelte';
import { m } from '$lib/words';

export interface Heard {
	title: string;
	isOurTurn: boolean;
	isOver: boolean;
}

/** Call as long as the component lives that asks for it. */
export function call(store: TableStore, heard: () => Heard): void {
	const address = `/table/${store.id}`;
	const isOurTurn = $derived(heard().isOurTurn);
	const isOver = $derived(heard().isOver);
	const rematchBy = $derived(store.table?.rematch ? (store.table.rematch_by ?? '') : null);

	$effect(() => {
		if (!isOurTurn) return;
		untrack(() => {
			sound('turn');
			notify(m.your_turn(), heard().title, address);
		});
	});
	$effect(() => {
		if (isOver) untrack(() => sound('end'));
	});
	$effect(() => {
		if (store.director.told.length) untrack(() => sound('card'));
	});
	$effect(() => {
		if (rematchBy) untrack(() => notify(m.rematch_wanted({ name: rematchBy }), heard().title, address));
	});
}
