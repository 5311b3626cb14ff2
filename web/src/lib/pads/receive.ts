/** Somebody's finished sheet arrives at the phone that collects. */

import { m } from '$lib/words';
import { toast } from '$lib/ui/toasts.svelte';
import type { Entry } from './entry';
import type { Pad } from './pad.svelte';
import type { Sharing } from './room';

/** Put the sheet of a code where it belongs; whose it is, or null if it is not of this pad. */
export async function receive(pad: Pad<Entry> | null, sharing: Sharing | undefined, code: string): Promise<string | null> {
	const found = pad && sharing?.withSheet(pad.id, pad.entry, code);
	if (!pad || !found) {
		toast(m.pad_code_wrong(), 'bad');
		return null;
	}
	const isTaken = await pad.change((entry) => sharing?.withSheet(pad.id, entry, code)?.entry ?? entry, 'sheet');
	if (!isTaken) return null;
	const name = pad.entry.players[found.seat] ?? '';
	toast(m.pad_received({ names: name }), 'good');
	return name;
}
