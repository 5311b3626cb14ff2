/** Looks now and then whether a table waits for us, for those who want notices. */

import { m } from '$lib/words';
import { notify } from '$lib/notify';
import { house } from '$lib/session.svelte';
import { settings } from '$lib/settings.svelte';
import * as api from '$lib/table/api';

const EVERY = 60_000;

/** Begin to look; what comes back ends it. */
export function watchTurns(): () => void {
	const told = new Set<string>();
	const timer = setInterval(async () => {
		if (!settings.notify || !house.me || document.visibilityState === 'visible') return;
		try {
			for (const { table, your_turn } of await api.myTables()) {
				const turn = `${table.id} ${table.version}`;
				if (!your_turn || table.state !== 'playing' || told.has(turn)) continue;
				told.add(turn);
				notify(m.your_turn(), house.game(table.game)?.title ?? '', `/table/${table.id}`);
			}
		} catch {
			// The next look may find the server again.
		}
	}, EVERY);
	return () => clearInterval(timer);
}
