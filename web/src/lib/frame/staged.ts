/** Cards fly between the places within an element, as somebody directs. */

import type { Attachment } from 'svelte/attachments';
import { Stage } from '$lib/animate';
import { isMotionWanted, tempo } from '$lib/settings.svelte';
import type { Director } from '$lib/table/director.svelte';

export function staged(director: Director): Attachment<HTMLElement> {
	return (element) => {
		director.stage = new Stage(element, isMotionWanted, tempo);
		return () => (director.stage = null);
	};
}
