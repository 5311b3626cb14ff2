/**
 * A lesson under way: its steps, where we are, and what comes of other moves.
 *
 * The board is fed by the same store as a game seen again. The lesson's line is such a game; a move
 * that is not the line's makes another of it, up to what came of that move, until we step back.
 */

import { house } from '$lib/session.svelte';
import { ReplayStore } from '$lib/study/replay.svelte';
import * as api from '$lib/table/api';
import type { Lesson, LessonStep, Replay, Tried } from '$lib/table/protocol';
import { noteDone, noteStep } from './progress';
import { shareSoon } from './sharing';

export class LessonStore {
	lesson = $state.raw<Lesson | null>(null);
	/** Which step we are at. */
	n = $state.raw(0);
	/** What came of a move that is not the lesson's own. */
	tried = $state.raw<Tried | null>(null);
	/** Our move on its way. */
	pending = $state.raw<string | null>(null);
	/** Whether something is being played that leads to the next step, or to what came of a move. */
	isMoving = $state(false);
	readonly replay: ReplayStore;
	#isLooking = false;
	/** What comes of all moves that are not the lesson's own, as soon as we have it. */
	#tries: Record<string, Record<string, Tried>> | null = null;
	#preparing: Promise<void> = Promise.resolve();

	constructor(
		readonly game: string,
		readonly name: string
	) {
		// A lesson is seen with one pair of eyes, and goes on by itself.
		const never = (): Promise<never> => Promise.reject(new Error('not in a lesson'));
		this.replay = new ReplayStore(never, never);
	}

	get address(): string {
		return `${this.game}/${this.name}`;
	}

	get steps(): LessonStep[] {
		return this.lesson?.steps ?? [];
	}

	get step(): LessonStep | null {
		return this.steps[this.n] ?? null;
	}

	get isAtEnd(): boolean {
		return this.n === this.steps.length - 1;
	}

	/** Whether a move is asked for now. */
	get isAsking(): boolean {
		return Boolean(this.step?.answer) && !this.tried && !this.isMoving;
	}

	/** The moves that may be played now. */
	get moves(): string[] {
		return this.isAsking && this.pending === null ? (this.step?.moves ?? []) : [];
	}

	/** What is said now: the step, or the answer to another move. */
	get text(): string {
		return this.tried?.text ?? this.step?.text ?? '';
	}

	/** Read the lesson in a language and go to a step; the first one if it has no such step. */
	async read(lang: string, wanted: string | null): Promise<void> {
		const lesson = await api.lesson(this.game, this.name, lang);
		this.lesson = lesson;
		this.tried = null;
		if (!this.#isLooking && isKept()) this.#preparing = this.#prepare(lang);
		const n = lesson.steps.findIndex(({ name }) => name === wanted);
		this.#stand(Math.max(0, n));
	}

	/** Only look at a step: nothing is noted of it. */
	async look(lang: string, wanted: string): Promise<void> {
		this.#isLooking = true;
		await this.read(lang, wanted);
	}

	/** Play a move: the lesson's own leads on, any other shows what comes of it. */
	async play(move: string): Promise<void> {
		const step = this.step;
		if (!step || !this.moves.includes(move)) return;
		if (move === step.answer) return this.next();
		this.pending = move;
		try {
			const tried = await this.#cameOf(step, move);
			if (this.step !== step) return;
			this.isMoving = true;
			this.replay.take({ ...this.#line, steps: [...this.#line.steps.slice(0, step.at + 1), ...tried.steps] });
			this.pending = null;
			await this.replay.playTo(step.at + tried.steps.length);
			if (this.step === step && this.isMoving) this.tried = tried;
		} finally {
			this.pending = null;
			this.isMoving = false;
		}
	}

	/** Go on: what the lesson plays here is played, and its next step is told. */
	async next(): Promise<void> {
		const { step } = this;
		const following = this.steps[this.n + 1];
		if (!step || !following || this.isMoving) return;
		if (this.tried) this.again();
		this.isMoving = true;
		await this.replay.playTo(following.at);
		if (this.step !== step) return;
		this.isMoving = false;
		this.#stand(this.n + 1);
	}

	/** Step back: to before a move that was tried, or else to the step before. */
	back(): void {
		if (this.isMoving || this.tried) this.again();
		else this.#stand(Math.max(0, this.n - 1));
	}

	/** Stand where this step begins. */
	again(): void {
		this.#stand(this.n);
	}

	/** From the beginning. */
	begin(): void {
		this.#stand(0);
	}

	/** Show at once what is being played. */
	hurry(): void {
		this.replay.director.skip();
	}

	close(): void {
		this.replay.close();
	}

	/** Have all answers here: the service worker keeps them for when there is no network. */
	async #prepare(lang: string): Promise<void> {
		this.#tries = null;
		this.#tries = await api.tries(this.game, this.name, lang).catch(() => null);
	}

	/** From what we have, or else from the server. */
	async #cameOf(step: LessonStep, move: string): Promise<Tried> {
		const known = (): Tried | undefined => this.#tries?.[step.name]?.[move];
		try {
			return known() ?? (await api.tryMove(this.game, this.name, step.name, move));
		} catch (refusal) {
			await this.#preparing;
			const tried = known();
			if (!tried) throw refusal;
			return tried;
		}
	}

	/** The lesson's line, with our own name in the learner's seat. */
	get #line(): Replay {
		const { replay } = this.lesson as Lesson;
		const seats = replay.seats.map((seat) => (seat.seat === replay.seat ? { ...seat, name: house.me?.name ?? seat.name } : seat));
		return { ...replay, seats };
	}

	#stand(n: number): void {
		this.tried = null;
		this.pending = null;
		this.isMoving = false;
		this.n = n;
		const at = this.steps[n]?.at ?? 0;
		if (this.replay.replay?.steps !== this.lesson?.replay.steps) this.replay.take(this.#line);
		if (this.replay.at !== at) this.replay.goTo(at);
		if (this.#isLooking) return;
		if (this.isAtEnd) noteDone(this.address);
		else noteStep(this.address, this.step?.name ?? '');
		shareSoon();
	}
}

/** Whether what we ask for is kept by a service worker. */
function isKept(): boolean {
	return Boolean(navigator.serviceWorker?.controller);
}
