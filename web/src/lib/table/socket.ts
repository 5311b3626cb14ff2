/**
 * A table's WebSocket: says hello, comes back by itself, loses no move.
 *
 * A move stays here until the server has accepted or refused it, and is sent again, with the same
 * id, after every welcome. Knows no browser but through what it is given, so that it can be tested.
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
	'logged-out',
	'unknown-session',
	'not-signed-in',
	'too-many-messages'
]);

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
const SILENCE = 40_000;
const LOST_AFTER = 3;

export class TableSocket {
	#wire: Wire | null = null;
	#unanswered = new Map<string, Play>();
	#attempts = 0;
	#isWelcome = false;
	#isOver = false;
	#heard = 0;
	#retry: ReturnType<typeof setTimeout> | undefined;
	#beat: ReturnType<typeof setInterval> | undefined;

	constructor(
		readonly url: string,
		private readonly ears: Ears,
		private readonly dial: (url: string) => Wire = (url) => new WebSocket(url) as unknown as Wire,
		private readonly now: () => number = Date.now
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
		this.ears.link(this.#attempts >= LOST_AFTER ? 'lost' : 'connecting');
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
			this.#attempts = 0;
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
		this.#attempts += 1;
		this.ears.link(this.#attempts >= LOST_AFTER ? 'lost' : 'connecting');
		const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#attempts - 1));
		this.#retry = setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
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
