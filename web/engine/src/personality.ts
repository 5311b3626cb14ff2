/** Personalities of bots: a small tilt towards the moves that suit them, as in `voliere/bots/personality.py`. */
import type { Engine } from './engine.ts';
import { EngineError } from './errors.ts';
import type { Block } from './memory.ts';

/** Refuse a personality that bots cannot have in this game; none is always right. */
export function checkPersonality(engine: Engine, personality: string | undefined): void {
	const { names } = engine.description.bots.personalities;
	if (personality === undefined || names.includes(personality)) return;
	const personalities = names.join(', ') || '-';
	const text = `there is no personality “${personality}” here; the personalities are: ${personalities}`;
	throw new EngineError('unknown-personality', text, { personality, personalities });
}

/** Add to what speaks for each of n moves as much as it suits a personality, by what the seat remembers. */
export function lean(
	engine: Engine,
	memory: Block<Uint8Array>,
	seat: number,
	personality: string,
	weight: number,
	moves: Block<Int32Array>,
	logits: Block<Float64Array>,
	n: number
): void {
	const number = engine.description.bots.personalities.names.indexOf(personality);
	engine.call('lean', memory, seat, number, weight, moves, logits, n);
}
