/**
 * A table's WebSocket: says hello, comes back by itself, loses no move.
 *
 * A move stays here until the server has accepted or refused it, and is sent again, with the same
 * id, after every welcome. Knows no browser but through what it is given, so that it can be tested.
 *
 * Whether a server that went away is back is asked by plain requests: browsers let a WebSocket wait
 * for seconds when several before it have failed.
 */

import { PROTOCOL, type FromClient, type FromServer, type Hello, type Play } from './protocol';

/** How the connection is: `lost` after a few vain attempts. */
export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** What of a WebSocket we use. */
export interface Wire {
	onopen: (() => void) | null;
	onclose: (() => void) | null;
	onmessage: ((event: { data: unknown }) => void) | null;
	send(text: string): void;
	close(): void;
}

export interface Ears {
	/** What the client knows already, for the hello. */
	hello(): Pick<Hello, 'lang' | 'seen' | 'seat' | 'key'>;
	message(message: FromServer): void;
	link(link: Link): void;
}

/** Goodbyes after which coming back by itself would be wrong. */
export const FINAL = new Set([
	'old-client',
	'replaced',
	'no-such-table',
	'expired-link',
	'table-closed',
	'table-expired',
	'logged-out',
	'banned',
	'unknown-session',
	'not-signed-in',
	'too-many-messages',
	'device-engine',
	'device-other-rules'
]);

/** After a goodbye for a restart, and after a cut, all who were there come back: not in one moment. */
const FIRST_WAIT = 300;
/** The server is asked often while a restart would take, then less so. */
const WAIT = 500;
const OFTEN_FOR = 20_000;
const LONG_WAIT = 2000;
/** A server that is there and does not let one in is left in peace for longer and longer. */
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
const SILENCE = 40_000;
/** How long one tries before the connection counts as lost. */
const LOST_AFTER = 2000;
/** What a proxy says whose server is away. */
const AWAY = new Set([502, 504]);

/** Whether a server answers at all, whatever it says. */
export async function answers(): Promise<boolean> {
	try {
		return !AWAY.has((await fetch('/healthz', { cache: 'no-store' })).status);
	} catch {
		return false;
	}
}

export class TableSocket {
	#wire: Wire | null = null;
	#unanswered = new Map<string, Play>();
	/** When the connection was cut; null while there is one. */
	#cut: number | null = null;
	/** How often the server was there and did not let us in. */
	#vain = 0;
	#isWelcome = false;
	#isOver = false;
	#heard = 0;
	#retry: ReturnType<typeof setTimeout> | undefined;
	#beat: ReturnType<typeof setInterval> | undefined;

	constructor(
		readonly url: string,
		private readonly ears: Ears,
		private readonly dial: (url: string) => Wire = (url) => new WebSocket(url) as unknown as Wire,
		private readonly now: () => number = Date.now,
		private readonly isThere: () => Promise<boolean> = answers
	) {}

	/** The moves that have not been answered. */
	get unanswered(): Play[] {
		return [...this.#unanswered.values()];
	}

	/** Connect, or connect again at once. */
	open(): void {
		clearTimeout(this.#retry);
		this.#isOver = false;
		this.#hangUp();
		this.ears.link(this.#isLost ? 'lost' : 'connecting');
		const wire = this.dial(this.url);
		this.#wire = wire;
		this.#heard = this.now();
		wire.onopen = () => this.#greet(wire);
		wire.onmessage = (event) => this.#hear(wire, String(event.data));
		wire.onclose = () => {
			if (wire === this.#wire) this.#comeBack();
		};
		clearInterval(this.#beat);
		this.#beat = setInterval(() => this.#ping(), PING_EVERY);
	}

	/** Close for good. */
	close(): void {
		this.#isOver = true;
		clearTimeout(this.#retry);
		clearInterval(this.#beat);
		this.#hangUp();
		this.ears.link('closed');
	}

	/** Send a message; false if the table can't hear it now. Moves are kept and sent later. */
	send(message: FromClient): boolean {
		if (message.type === 'play') this.#unanswered.set(message.id, message);
		if (!this.#isWelcome || !this.#wire) return false;
		this.#wire.send(JSON.stringify(message));
		return true;
	}

	#greet(wire: Wire): void {
		const hello: Hello = { type: 'hello', protocol: PROTOCOL, ...this.ears.hello() };
		wire.send(JSON.stringify(hello));
	}

	#hear(wire: Wire, text: string): void {
		if (wire !== this.#wire) return;
		this.#heard = this.now();
		const message = JSON.parse(text) as FromServer;
		if (message.type === 'accepted') this.#unanswered.delete(message.id);
		if (message.type === 'refused' && message.id !== null) this.#unanswered.delete(message.id);
		if (message.type === 'bye' && FINAL.has(message.code)) this.#isOver = true;
		if (message.type === 'welcome' && !this.#isWelcome) {
			this.#isWelcome = true;
			this.#cut = null;
			this.#vain = 0;
			this.ears.link('open');
			for (const play of this.#unanswered.values()) wire.send(JSON.stringify(play));
		}
		this.ears.message(message);
	}

	#ping(): void {
		if (!this.#wire || !this.#isWelcome) return;
		if (this.now() - this.#heard > SILENCE) {
			this.#comeBack();
			return;
		}
		this.#wire.send('{"type":"ping"}');
	}

	#comeBack(): void {
		this.#hangUp();
		if (this.#isOver) {
			clearInterval(this.#beat);
			this.ears.link('closed');
			return;
		}
		if (this.#cut !== null) this.#vain += 1;
		this.#cut ??= this.now();
		this.#tryAgainIn(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#vain));
	}

	#tryAgainIn(longest: number): void {
		this.ears.link(this.#isLost ? 'lost' : 'connecting');
		clearTimeout(this.#retry);
		const retry = setTimeout(() => void this.#tryAgain(retry), longest * (0.5 + Math.random() / 2));
		this.#retry = retry;
	}

	async #tryAgain(retry: ReturnType<typeof setTimeout>): Promise<void> {
		const isThere = await this.isThere();
		if (retry !== this.#retry || this.#isOver || this.#wire) return;
		if (isThere) this.open();
		else {
			this.#vain = 0;
			this.#tryAgainIn(this.#away < OFTEN_FOR ? WAIT : LONG_WAIT);
		}
	}

	get #away(): number {
		return this.#cut === null ? 0 : this.now() - this.#cut;
	}

	get #isLost(): boolean {
		return this.#away >= LOST_AFTER;
	}

	#hangUp(): void {
		const wire = this.#wire;
		this.#wire = null;
		this.#isWelcome = false;
		if (!wire) return;
		wire.onopen = wire.onmessage = wire.onclose = null;
		wire.close();
	}
}
