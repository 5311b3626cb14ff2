/** "Your turn" notices of the browser, if the person wants them and is looking elsewhere. */

import { artUrl } from '$lib/birds';
import { settings } from '$lib/settings.svelte';

/** Whether this browser has notices at all. */
export function canNotify(): boolean {
	return typeof Notification !== 'undefined';
}

/** Ask for leave to show notices; whether it was given comes back. */
export async function askLeave(): Promise<boolean> {
	return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Show a notice that leads to an address, unless the page is being looked at. */
export function notify(title: string, text: string, address: string): void {
	if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return;
	if (document.visibilityState === 'visible' && document.hasFocus()) return;
	const notice = new Notification(title, { body: text, tag: address, icon: artUrl('logo') });
	notice.onclick = () => {
		window.focus();
		location.assign(address);
	};
}
