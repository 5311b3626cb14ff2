/**
 * What the board shows, and when: the told events are played one after the other.
 *
 * A batch is what one message told: its events and the view after them. While it is played, `view`
 * is still the one before it and `told` holds its events up to now; then `view` is the new one and
 * `told` is empty. So a board is a function of the two. Every event is shown: a backlog only makes
 * them quicker, unless it is so long that nobody would sit through it, or the page is hidden.
 */

import { flushSync } from 'svelte';
import type { Stage } from '$lib/animate';
import type { GameEvent, GameView, Told } from './protocol';

export interface Batch {
	told: Told[];
	view: GameView;
	decision: number;
	/** It was told before: it is only shown again. */
	isAgain?: boolean;
}

/** How much playing may wait (ms) before it is hurried, and before it is passed over at once. */
const PATIENCE = 15_000;
const TOO_LONG = 60_000;

export class Director {
	view = $state.raw<GameView | null>(null);
	told = $state.raw<Told[]>([]);
	isPlaying = $state(false);
	stage: Stage | null = null;
	/** How long an event stays before the next one (ms); 0 shows it together with the next. */
	pace: (event: GameEvent) => number = () => 0;

	#queue: Batch[] = [];
	/** What of the batch that is played now has not been told yet. */
	#rest: Told[] = [];
	/** Whether that was told before. */
	#isAgain = false;
	/** Counts the times that playing was begun or broken off. */
	#turn = 0;
	#isSkipping = false;
	#wake: (() => void) | null = null;
	#isOver = false;

	/** `hear` is told each event when it is played, `arrived` each view in the moment it is shown. */
	constructor(
		private readonly hear: (told: Told) => void,
		private readonly arrived: (batch: Batch) => void = () => undefined
	) {}

	/** Show a view at once; what was waiting is told, but not shown any more. */
	show(view: GameView | null, decision = 0): void {
		this.#breakOff();
		this.change(() => {
			this.view = view;
			this.told = [];
			if (view) this.arrived({ told: [], view, decision });
		});
	}

	/** Play a batch after those that wait. */
	push(batch: Batch): void {
		this.#queue.push(batch);
		if (!this.isPlaying) void this.#run();
	}

	/** Hurry to the present. */
	skip(): void {
		if (!this.isPlaying) return;
		this.#isSkipping = true;
		this.#wake?.();
	}

	/** Stop for good: the page is left. */
	stop(): void {
		this.#isOver = true;
		this.stage = null;
		this.#breakOff();
	}

	/** Change what the board shows; the cards fly to their new places. */
	change(what: () => void): void {
		const before = this.stage?.snapshot();
		flushSync(what);
		if (before) this.stage?.fly(before);
	}

	/** Play no further. */
	#breakOff(): void {
		const waiting = [this.#isAgain ? [] : this.#rest, ...this.#queue.map(({ told, isAgain }) => (isAgain ? [] : told))].flat();
		this.#queue = [];
		this.#rest = [];
		this.#turn += 1;
		this.isPlaying = false;
		this.#isSkipping = false;
		this.#wake?.();
		for (const one of waiting) this.hear(one);
	}

	async #run(): Promise<void> {
		const turn = ++this.#turn;
		this.isPlaying = true;
		let batch: Batch | undefined;
		// A view that is there already, but shown together with the next event: one change, one layout.
		let arrival = (): void => undefined;
		while ((batch = this.#queue.shift()) && !this.#isOver) {
			let told: Told[] = [];
			this.#rest = [...batch.told];
			this.#isAgain = batch.isAgain ?? false;
			for (let one = this.#rest.shift(); one; one = this.#rest.shift()) {
				told = [...told, one];
				if (!batch.isAgain) this.hear(one);
				const pause = this.pace(one.event) * this.#haste();
				if (pause > 0) {
					const [shown, arrived] = [told, arrival];
					arrival = () => undefined;
					this.change(() => {
						arrived();
						this.told = shown;
					});
					await this.#wait(pause);
					if (turn !== this.#turn) return;
				}
			}
			const [arriving, before] = [batch, arrival];
			arrival = () => {
				before();
				this.view = arriving.view;
				this.told = [];
				this.arrived(arriving);
			};
			if (!this.#queue.length) {
				this.change(arrival);
				arrival = () => undefined;
			}
		}
		this.isPlaying = false;
		this.#isSkipping = false;
	}

	/** What part of its time an event gets now, by what still waits. */
	#haste(): number {
		const isHidden = typeof document !== 'undefined' && document.hidden;
		if (this.#isSkipping || this.#isOver || isHidden) return 0;
		let waiting = 0;
		for (const told of [this.#rest, ...this.#queue.map((batch) => batch.told)])
			for (const { event } of told) waiting += this.pace(event);
		if (waiting > TOO_LONG) return 0;
		return Math.min(1, PATIENCE / Math.max(waiting, 1));
	}

	#wait(ms: number): Promise<void> {
		return new Promise((resolve) => {
			const timer = setTimeout(() => this.#wake?.(), ms);
			this.#wake = () => {
				clearTimeout(timer);
				this.#wake = null;
				resolve();
			};
		});
	}
}
