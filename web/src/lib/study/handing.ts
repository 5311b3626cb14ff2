/** Handing an address on: by the device's own sharing, or by the clipboard. */

import { toast } from '$lib/ui/toasts.svelte';
import { m } from '$lib/words';

/** Share an address of ours, or copy it where the device cannot share. */
export async function handOn(address: string): Promise<void> {
	const url = new URL(address, location.origin).href;
	try {
		if (matchMedia('(pointer: coarse)').matches && navigator.share) await navigator.share({ url });
		else {
			await navigator.clipboard.writeText(url);
			toast(m.link_copied(), 'good');
		}
	} catch (refusal) {
		if ((refusal as Error).name !== 'AbortError') toast(url);
	}
}
