/** What the host of the server tells everybody: heard at tables, asked for elsewhere, gone by itself. */

import { m } from '$lib/words';
import { settings } from '$lib/settings.svelte';
import * as api from '$lib/table/api';
import type { Announcement, Announcements } from '$lib/table/protocol';

const LOOK_EVERY = 60_000;
const TICK = 10_000;
const MINUTE = 60_000;

class News {
	#all = $state.raw<Announcement[]>([]);
	/** The server's time, as far as this device knows it. */
	#now = $state.raw(Date.now());
	/** How far this device's clock is behind the server's (ms). */
	#lag = 0;
	#closed = $state.raw<ReadonlySet<string>>(new Set());

	/** What is to be shown now. */
	get shown(): Announcement[] {
		return this.#all.filter(({ id, until }) => until > this.#now && !this.#closed.has(id));
	}

	/** What is told now, by a table's socket or because we asked. */
	hear({ now, announcements }: Pick<Announcements, 'now' | 'announcements'>): void {
		this.#lag = now - Date.now();
		this.#now = now;
		this.#all = announcements;
	}

	/** Don't show one any more. */
	close(id: string): void {
		this.#closed = new Set([...this.#closed, id]);
	}

	/** An announcement in words, as it is true now. */
	words({ text, stops }: Announcement): string {
		if (stops === null) return text;
		const time = new Intl.DateTimeFormat(settings.lang, { timeStyle: 'short' }).format(stops - this.#lag);
		const minutes = Math.max(1, Math.ceil((stops - this.#now) / MINUTE));
		return `${m.announced_stop({ time, minutes })} ${text}`.trim();
	}

	/** Look now and then; what comes back ends it. */
	follow(): () => void {
		const look = (): void => {
			if (document.visibilityState === 'visible') api.announcements().then((told) => this.hear(told)).catch(() => undefined);
		};
		look();
		const timers = [setInterval(look, LOOK_EVERY), setInterval(() => (this.#now = Date.now() + this.#lag), TICK)];
		document.addEventListener('visibilitychange', look);
		return () => {
			timers.forEach(clearInterval);
			document.removeEventListener('visibilitychange', look);
		};
	}
}

export const news = new News();
