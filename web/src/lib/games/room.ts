/** What a game's room in the client offers: the contract between the frame and the boards. */

import type { Component } from 'svelte';
import type { GameEvent, GameView, Marks, Told } from '$lib/table/protocol';

/** What a board is given. It shows `view` with the events `told` since, and offers `moves`. */
export interface BoardProps<V = GameView> {
	/** What the seat may know, before the events in `told`. */
	view: V;
	/** The seat we look from; null for a spectator. */
	seat: number | null;
	/** What the players are called, a seat. */
	names: string[];
	/** The colours of the seats: CSS colour is `var(--seat-<colour>)`. */
	colours: string[];
	/** The moves that can be played now, in notation; empty when there is nothing to decide. */
	moves: string[];
	/** Our move that was sent and has not yet had its effect: show it as done. */
	pending: string | null;
	/** The events since `view` that are already shown, in order; the last one happens now. */
	told: Told[];
	/** The cells the seats would like to stay free (cooperative Songbirds). */
	marks: Marks[];
	/** Play one of `moves`. */
	play: (move: string) => void;
	/** Mark cells, replacing our earlier marks. */
	mark: (cells: string[]) => void;
	/** Explain a card: opens a panel with its face, large, and `explain(card)`. */
	onexplain: (card: string) => void;
}

/** What a card's face is given. Faces fill their card; sizes are in `cqw`, hundredths of its width. */
export interface FaceProps {
	card: string;
}

/** A move as a line of the list of choices. Lines with the same group stand under one heading. */
export interface Choice {
	move: string;
	label: string;
	group?: string;
}

/** One seat's arithmetic at the end (`seat` null: all together). */
export interface ScoreLine {
	seat: number | null;
	parts: { label: string; value: number }[];
	total: number;
}

/** A part of the board, or a sign on it, for those who ask what it is. */
export interface Part {
	/** Where it is on the board, as a CSS selector; a sign that stands in many places has none. */
	on?: string;
	/** How the sign looks, in a list of all of them. */
	picture?: string;
	mark?: { of: Component<Record<string, unknown>>; props: Record<string, unknown> };
	says: () => string;
}

/** Everything the frame needs from a game. */
export interface Room {
	Board: Component<BoardProps<never>>;
	CardFace: Component<FaceProps>;
	/** The moves with their labels, for the list that is always there. */
	choices: (moves: string[], view: GameView) => Choice[];
	/** How long an event stays on the board before the next (ms); 0: shown with the next. */
	pace: (event: GameEvent) => number;
	/** The arithmetic of the scores, from the events of the whole game, the last view and what the players are called. */
	scores: (events: GameEvent[], view: GameView, names: string[]) => ScoreLine[];
	/** What is what on the board; a part within another comes first. */
	about?: Part[];
	/** What a card is and does, in a sentence or two. */
	explain: (card: string) => string;
	/** The anchor of the section of the rules that matters now. */
	section: (view: GameView) => string | null;
}

/** The events of told ones, as those of one game. */
export function eventsOf<E>(told: Told[]): E[] {
	return told.map((one) => one.event as E);
}
