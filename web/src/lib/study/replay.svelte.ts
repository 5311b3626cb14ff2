/** A game seen again: its steps, where we are in it, whose eyes we look with, and going on by itself. */

import type { TableShown } from '$lib/table/context';
import { Director } from '$lib/table/director.svelte';
import type { BranchAsk, Comment, GameEvent, GameView, Replay, ReplayStep, Told } from '$lib/table/protocol';
import { Sentences } from '$lib/table/sentences';
import type { Point } from './point';

/** What a seat alone could see, by the fields of its view. */
export type Hand = Record<string, unknown>;

export type Speed = 'slow' | 'usual' | 'fast';
export const SPEEDS: Speed[] = ['slow', 'usual', 'fast'];
const FACTORS: Record<Speed, number> = { slow: 2, usual: 1, fast: 0.4 };

/** How long a step stays (ms): one that shows nothing but that somebody has chosen, and any other. */
const GLANCE = 150;
const LOOK = 600;

/** Whether there is something to read of an event: that somebody has chosen in secret is seen at the seats. */
export function isNews({ event }: Told): boolean {
	return event.event !== 'chose';
}

export type Ask = (seat: number | null, open: boolean) => Promise<Replay>;

export class ReplayStore implements TableShown {
	replay = $state.raw<Replay | null>(null);
	/** The step we want to see. */
	at = $state.raw(0);
	/** The step that the board shows; while events are played, the one before. */
	#shown = $state.raw(0);
	isPlaying = $state(false);
	speed = $state<Speed>('usual');
	/** Without spoilers: nothing ahead is shown, and there is only one way. */
	isBlind = $state(false);
	comments = $state.raw<Comment[]>([]);
	#views: GameView[] = [];
	#hands: Hand[][] = [];
	readonly #known = new Map<string, Replay>();
	readonly #sentences = new Sentences();
	#landed: (() => void) | null = null;
	#playing = 0;
	/** How long an event stays on the board (ms). */
	pace: (event: GameEvent) => number = () => 0;

	readonly director = new Director(
		() => undefined,
		({ decision }) => {
			this.#shown = decision;
			this.#landed?.();
		}
	);

	// What is the same at every table where nothing is decided any more.
	readonly hurried: number[] = [];
	readonly pending = null;
	readonly clocks = null;
	readonly lag = 0;

	constructor(
		private readonly ask: Ask,
		/** Open a table that plays on from this game, and say its id. */
		readonly playOn: (branch: BranchAsk) => Promise<string>,
		/** Called once that is offered. */
		readonly prepare: () => void = () => undefined
	) {
		this.director.pace = (event) => this.pace(event) * FACTORS[this.speed];
	}

	get table(): { seats: Replay['seats'] } | null {
		return this.replay && { seats: this.replay.seats.map((seat) => ({ ...seat, played_by: null })) };
	}

	/** Nobody is away from a game that is over. */
	get present(): number[] {
		return this.replay?.seats.map(({ seat }) => seat) ?? [];
	}

	get names(): string[] {
		return this.replay?.seats.map((seat) => seat.name) ?? [];
	}

	get colours(): string[] {
		return this.replay?.seats.map((seat) => seat.colour) ?? [];
	}

	/** The seat we look from, if it was ours: only that one is called "you". */
	get mine(): number[] {
		return this.replay?.mine ?? [];
	}

	get seat(): number | null {
		return this.replay?.seat ?? null;
	}

	get steps(): ReplayStep[] {
		return this.replay?.steps ?? [];
	}

	/** The number of the last step. */
	get last(): number {
		return Math.max(0, this.steps.length - 1);
	}

	get step(): ReplayStep | null {
		return this.steps[this.at] ?? null;
	}

	get isAtEnd(): boolean {
		return this.at >= this.last;
	}

	/** What has been told up to what the board shows. */
	get log(): Told[] {
		const before = this.steps.slice(0, this.#shown + 1).flatMap((step) => step.told);
		return [...before, ...this.director.told];
	}

	/** The sentence of the present step, or of the last one that had any. */
	get sentence(): string {
		for (let i = this.at; i >= 0; i--) {
			const news = this.steps[i]?.told.filter((told) => this.replay?.open || isNews(told));
			if (news?.length) return news.map(this.say).join(' ');
		}
		return '';
	}

	/** What happened, in the language now. */
	readonly say = (told: Told): string => this.#sentences.of(told, this.replay?.game ?? '', this.names);

	/** What the seats alone could see at the present step; empty unless cards are open. */
	get hands(): Hand[] {
		return this.#hands[this.at] ?? [];
	}

	get point(): Point {
		return { move: this.at, seat: this.seat, open: this.replay?.open ?? false, blind: this.isBlind };
	}

	/** Look with other eyes, from the same point. */
	async look(seat: number | null, open: boolean): Promise<void> {
		const key = `${seat} ${open}`;
		const found = this.#known.get(key) ?? (await this.ask(seat, open));
		this.#known.set(key, found);
		if (!this.replay) this.comments = found.comments;
		this.take(found);
	}

	/** Show these steps from now on, from the same point. */
	take(found: Replay): void {
		this.#views = [];
		this.#hands = [];
		for (const step of found.steps) {
			this.#views.push({ ...this.#views.at(-1), ...step.view } as GameView);
			const before = this.#hands.at(-1);
			if (step.hands) this.#hands.push(step.hands.map((hand, i) => ({ ...before?.[i], ...hand })));
		}
		this.pause();
		this.replay = found;
		this.goTo(Math.min(this.at, this.last));
	}

	/** Ask anew: somebody's name is another. */
	async renew(): Promise<void> {
		const { replay } = this;
		if (!replay) return;
		this.#known.clear();
		await this.look(replay.seat, replay.open);
	}

	/** Show a step; one further the cards fly, as they did. */
	goTo(step: number): void {
		const wanted = Math.max(0, Math.min(step, this.last));
		if (this.isBlind && wanted < this.at && this.replay) return;
		this.at = wanted;
		this.director.show(this.#views[wanted] ?? null, wanted);
	}

	forward(): void {
		this.pause();
		this.goTo(this.at + 1);
	}

	back(): void {
		this.pause();
		this.goTo(this.at - 1);
	}

	begin(): void {
		this.pause();
		this.goTo(0);
	}

	end(): void {
		this.pause();
		if (!this.isBlind) this.goTo(this.last);
	}

	/** Where the next round begins, or the present or earlier one; where there are none, turns. */
	jump(way: 1 | -1): void {
		this.pause();
		const isRounds = (this.steps.at(-1)?.round ?? 1) > 1;
		const mark = (i: number): number => (isRounds ? this.steps[i]?.round : this.steps[i]?.turn) ?? 0;
		let to = this.at + way;
		if (way > 0) while (to < this.last && mark(to) === mark(this.at)) to += 1;
		else while (to > 0 && mark(to) === mark(to - 1)) to -= 1;
		this.goTo(to);
	}

	/** Go on step by step, each in its time, until the end or until somebody wants it otherwise. */
	async play(): Promise<void> {
		if (this.isAtEnd && !this.isBlind) this.goTo(0);
		const turn = ++this.#playing;
		this.isPlaying = true;
		while (turn === this.#playing && !this.isAtEnd) {
			await this.#playStep(this.at + 1);
			const isGlance = !this.step?.told.some(isNews);
			if (turn === this.#playing) await new Promise((done) => setTimeout(done, (isGlance ? GLANCE : LOOK) * FACTORS[this.speed]));
		}
		if (turn === this.#playing) this.isPlaying = false;
	}

	/** Play the steps up to that one; done when the last of them is shown, or somebody wants it otherwise. */
	async playTo(step: number): Promise<void> {
		const turn = ++this.#playing;
		this.isPlaying = true;
		while (turn === this.#playing && this.at < Math.min(step, this.last)) await this.#playStep(this.at + 1);
		if (turn === this.#playing) this.isPlaying = false;
	}

	pause(): void {
		if (!this.isPlaying) return;
		this.#playing += 1;
		this.isPlaying = false;
		this.director.skip();
	}

	close(): void {
		this.pause();
		this.director.stop();
	}

	#playStep(number: number): Promise<void> {
		const step = this.steps[number];
		const view = this.#views[number];
		if (!step || !view) return Promise.resolve();
		this.at = number;
		return new Promise((landed) => {
			this.#landed = () => {
				this.#landed = null;
				landed();
			};
			this.director.push({ told: step.told, view, decision: number });
		});
	}
}
