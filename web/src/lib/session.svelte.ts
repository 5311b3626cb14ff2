/** Who the server takes us for; whoever comes without a session comes in as a guest. */

import { settings } from '$lib/settings.svelte';
import * as api from '$lib/table/api';
import type { About, GameCard, Me } from '$lib/table/protocol';

const UNAUTHORISED = 401;
const BANNED = 'banned';
const NAME = 'voliere.name';

class House {
	me = $state.raw<Me | null>(null);
	games = $state.raw<GameCard[]>([]);
	about = $state.raw<About | null>(null);
	/** Why the host of the server keeps us out; null: we are welcome. */
	keptOut = $state.raw<string | null>(null);
	#entering: Promise<Me> | null = null;
	#reading: { lang: string; done: Promise<void> } | null = null;

	/** When our vacation ends; null: we are on none. */
	get awayUntil(): number | null {
		const end = this.me?.vacation?.end ?? 0;
		return end > Date.now() ? end : null;
	}

	/** What we are called, as far as this device knows: also where the server can't be asked. */
	get name(): string {
		return this.me?.name ?? keptName();
	}

	/** Come in, once; a failed attempt can be repeated. */
	enter(): Promise<Me> {
		this.#entering ??= api.enter(settings.lang).then(
			(me) => {
				keepName(me.name);
				return (this.me = me);
			},
			(refusal) => {
				this.#entering = null;
				if (refusal instanceof api.Refusal && refusal.code === BANNED) this.shut(refusal.sentence);
				throw refusal;
			}
		);
		return this.#entering;
	}

	/** The server takes us for somebody else from now on, or knows us by another name. */
	become(me: Me): void {
		this.me = me;
		keepName(me.name);
		this.#entering = Promise.resolve(me);
	}

	/** The host of the server keeps us out, and says so. */
	shut(sentence: string): void {
		this.keptOut = sentence;
	}

	/** Come in again: the session has ended. */
	enterAgain(): Promise<Me> {
		this.#entering = null;
		return this.enter();
	}

	/** Do something that needs a session; if it has expired, come in again and do it once more. */
	async inside<T>(work: () => Promise<T>): Promise<T> {
		await this.enter();
		try {
			return await work();
		} catch (refusal) {
			if (refusal instanceof api.Refusal && refusal.code === BANNED) this.shut(refusal.sentence);
			if (!(refusal instanceof api.Refusal) || refusal.status !== UNAUTHORISED) throw refusal;
			await this.enterAgain();
			return work();
		}
	}

	/** Read the games and what else a client should know, once a language. */
	read(): Promise<void> {
		const { lang } = settings;
		if (this.#reading?.lang !== lang) this.#reading = { lang, done: this.#read(lang) };
		return this.#reading.done;
	}

	async #read(lang: string): Promise<void> {
		try {
			const [games, about] = await Promise.all([api.games(lang), api.about(lang)]);
			if (this.#reading?.lang !== lang) return; // another language was chosen meanwhile
			this.games = games;
			this.about = about;
		} catch (refusal) {
			if (this.#reading?.lang === lang) this.#reading = null;
			throw refusal;
		}
	}

	/** How much of a game, or of all of them, is compiled (0 to 1); null: there is nothing to wait for. */
	awake(game?: string): number | null {
		const shares = this.about?.compiling ?? {};
		const left = game === undefined ? Object.values(shares) : game in shares ? [shares[game] ?? 0] : [];
		if (!left.length) return null;
		const whole = game === undefined ? Math.max(this.games.length, left.length) : 1;
		return (whole - left.length + left.reduce((sum, share) => sum + share, 0)) / whole;
	}

	/** Look how far the games are that are being compiled. */
	async lookAgain(): Promise<void> {
		const { lang } = settings;
		const about = await api.about(lang);
		if (lang === settings.lang) this.about = about;
	}

	/** The identity card of a game, once read. */
	game(name: string): GameCard | undefined {
		return this.games.find((game) => game.name === name);
	}

	/** What a card is worth, where its notation does not say it. */
	worth(game: string, card: string): number {
		return this.game(game)?.worth[card] ?? 0;
	}
}

export const house = new House();

function keepName(name: string): void {
	try {
		localStorage.setItem(NAME, name);
	} catch {
		// Without storage the name is known as long as the page.
	}
}

function keptName(): string {
	try {
		return localStorage.getItem(NAME) ?? '';
	} catch {
		return '';
	}
}
