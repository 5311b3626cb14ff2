/**
 * The compiled rules and bots of the games, beside the page: one worker a game, started when a table
 * needs it. A worker that dies is noticed; whoever had asked is told so and may ask a new one.
 */

import { EngineError } from '../../../engine/src/errors';
import type { Tables } from './tables';
import type { Answer, Question } from './worker';

/** What of a worker we use. */
export interface Machine {
	onmessage: ((event: MessageEvent<Answer>) => void) | null;
	onerror: ((event: ErrorEvent) => void) | null;
	postMessage(question: Question): void;
	terminate(): void;
}

interface Waiting {
	resolve: (value: never) => void;
	reject: (error: EngineError) => void;
}

/** How long an answer may take before it is asked whether the worker lives, and how long that may (ms). */
const PATIENCE = 2000;
const LAST = 4000;
/** A worker that nobody asks anything is let go after this time (ms): memory that it has taken it never gives back. */
const IDLE = 120_000;

/** Whether this browser can run compiled rules at all. */
export function canRun(): boolean {
	return typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof BigInt64Array === 'function';
}

export class PageEngine {
	#machine: Machine | null = null;
	#begun: Promise<void> | null = null;
	readonly #waiting = new Map<number, Waiting>();
	#asked = 0;
	#watch: ReturnType<typeof setTimeout> | undefined;
	#idle: ReturnType<typeof setTimeout> | undefined;

	constructor(
		readonly game: string,
		private readonly start: () => Machine
	) {}

	/** Ask something of the tables; an EngineError says what is wrong, `engine-died` that the worker is gone. */
	async ask<Name extends keyof Tables>(name: Name, ...given: Parameters<Tables[Name]>): Promise<Awaited<ReturnType<Tables[Name]>>> {
		await this.begin();
		return this.#send<Awaited<ReturnType<Tables[Name]>>>(name, given);
	}

	/** Load the game; what goes wrong can be tried again. */
	begin(): Promise<void> {
		this.#begun ??= this.#begin().catch((error: EngineError) => {
			this.end(error);
			throw error;
		});
		return this.#begun;
	}

	async #begin(): Promise<void> {
		const machine = this.start();
		this.#machine = machine;
		machine.onmessage = ({ data }) => this.#hear(data);
		machine.onerror = () => this.end(died(this.game));
		await this.#send('begin', [this.game]);
	}

	/** Stop the worker; who waits for an answer gets none. */
	end(error: EngineError = died(this.game)): void {
		clearTimeout(this.#watch);
		clearTimeout(this.#idle);
		this.#watch = undefined;
		this.#machine?.terminate();
		this.#machine = null;
		this.#begun = null;
		const waiting = [...this.#waiting.values()];
		this.#waiting.clear();
		for (const { reject } of waiting) reject(error);
	}

	#send<T>(name: Question['name'], given: unknown[]): Promise<T> {
		const machine = this.#machine;
		if (!machine) return Promise.reject(died(this.game));
		return new Promise<T>((resolve, reject) => {
			const id = ++this.#asked;
			clearTimeout(this.#idle);
			this.#waiting.set(id, { resolve, reject });
			machine.postMessage({ id, name, given });
			this.#watch ??= setTimeout(() => this.#suspect(), PATIENCE);
		});
	}

	#hear(answer: Answer): void {
		const waiting = this.#waiting.get(answer.id);
		this.#waiting.delete(answer.id);
		clearTimeout(this.#watch);
		clearTimeout(this.#idle);
		this.#watch = this.#waiting.size ? setTimeout(() => this.#suspect(), PATIENCE) : undefined;
		if (!this.#waiting.size) this.#idle = setTimeout(() => this.end(), IDLE);
		if (!waiting) return;
		if ('value' in answer) return waiting.resolve(answer.value as never);
		const { code, sentence, values } = answer.wrong;
		waiting.reject(new EngineError(code, sentence, values));
		if (code === 'engine-died') this.end();
	}

	/** Nothing was heard for a while: whoever lives answers this, however long a bot thinks. */
	#suspect(): void {
		this.#machine?.postMessage({ id: 0, name: 'ping', given: [] });
		this.#watch = setTimeout(() => this.end(), LAST);
	}
}

function died(game: string): EngineError {
	return new EngineError('engine-died', 'the worker has ended', { game });
}

const engines = new Map<string, PageEngine>();
const analysts = new Map<string, PageEngine>();

/** The engine of a game in this page. */
export function engineOf(game: string): PageEngine {
	return foundIn(engines, game);
}

/** The one that analyses: it may be busy for a while, so no table shares its worker. */
export function analystOf(game: string): PageEngine {
	return foundIn(analysts, game);
}

function foundIn(known: Map<string, PageEngine>, game: string): PageEngine {
	const engine = known.get(game) ?? new PageEngine(game, started);
	known.set(game, engine);
	return engine;
}

function started(): Machine {
	if (!canRun()) throw new EngineError('engine-unsupported', 'this browser runs no WebAssembly');
	return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as Machine;
}
