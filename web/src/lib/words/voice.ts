/**
 * Games in words: cards, moves and events, in the language now. Which message is meant and what it is
 * given follows from what the game declares (`GET /games`), as in Python (`voliere/games/wording.py`).
 */

import { house } from '$lib/session.svelte';
import { settings } from '$lib/settings.svelte';
import type { GameEvent } from '$lib/table/protocol';
import { argumentsOf, makersOf, type Speaker, type Wordings } from './arguments';
import { filled, has, isLearned, say } from './loaded';
import { matched } from './patterns';
import { madeWhenAsked, type Argument } from './phrase';

/** What a game declares for those who put it into words. */
export interface Declared {
	cards: Record<string, Record<string, string | number>>;
	moves: Record<string, string>;
	events: Record<string, Wordings>;
}

/** What happens in every game: the messages `event-<tag>`. */
const COMMON: Record<string, Wordings> = {
	dealt: { round: 'number' },
	ended: { result: { parts: { scores: 'numbers', winners: 'seats', title: 'title' } } }
};

class Voice implements Speaker {
	readonly parts: ReadonlySet<string>;

	constructor(
		private readonly game: string,
		private readonly declared: Declared
	) {
		this.parts = new Set(Object.values(declared.cards).flatMap(Object.keys));
	}

	part(card: string, part: string): Argument {
		return this.declared.cards[card]?.[part] ?? null;
	}

	card(text: string): string {
		const parts = this.declared.cards[text];
		return parts ? say(`${this.game}-card`, parts) : text;
	}

	theCard(text: string): string {
		const parts = this.declared.cards[text];
		return parts ? say(`${this.game}-the-card`, parts) : text;
	}

	move(text: string): string {
		const found = matched(this.declared.moves, text);
		if (!found) return text;
		const id = `${this.game}-move-${found.kind}`;
		const wordings = Object.fromEntries(found.fields.map(({ name, wording }) => [name, wording === 'number' ? 'text' : wording]));
		const fields = Object.fromEntries(found.fields.map(({ name, wording, text }) => [name, wording === 'cards' ? text.split(',') : text]));
		return this.message(id, argumentsOf(makersOf(id, wordings, this), fields, []));
	}

	title(title: string): string {
		return say(`${this.game}-title-${title}`);
	}

	event(event: GameEvent, names: string[]): string {
		const common = COMMON[event.event];
		const fields = common ?? this.declared.events[event.event];
		if (!fields) return event.event;
		const id = common ? `event-${event.event}` : `${this.game}-event-${event.event}`;
		return this.message(id, argumentsOf(makersOf(id, fields, this), { ...event }, names));
	}

	message(id: string, makers: Record<string, () => Argument>): string {
		return filled(id, madeWhenAsked(makers, say));
	}

	has(id: string): boolean {
		return has(id);
	}
}

const voices = new WeakMap<Declared, Voice>();
const NOTHING: Declared = { cards: {}, moves: {}, events: {} };

/** The voice of a game; one whose declarations are not there yet speaks in notation. */
function voiceOf(game: string): Voice {
	const declared = house.game(game) as Declared | undefined;
	if (!declared) return new Voice(game, NOTHING);
	const voice = voices.get(declared) ?? new Voice(game, declared);
	voices.set(declared, voice);
	return voice;
}

/** A card's name. */
export function cardName(game: string, card: string): string {
	return voiceOf(game).card(card);
}

/** A move as it is told within a sentence. */
export function moveWords(game: string, move: string): string {
	return voiceOf(game).move(move);
}

/** A move as a choice in a list, beginning with a capital letter. */
export function moveName(game: string, move: string): string {
	const name = moveWords(game, move);
	return name.charAt(0).toLocaleUpperCase(settings.lang) + name.slice(1);
}

/** What happened, in one sentence; nothing as long as the game's words are on their way. */
export function told(game: string, event: GameEvent, names: string[]): string {
	return isLearned(`games/${game}`) ? voiceOf(game).event(event, names) : '';
}
