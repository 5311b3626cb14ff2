/** Mistakes of the server and of the device, as one list. */

import { expect, test } from 'vitest';
import { BothSources, type OwnSource } from '$lib/study/mistakes/both';
import type { Source } from '$lib/study/mistakes/mistakes.svelte';
import { Refusal } from '$lib/table/api';
import type { MistakeAnswer, MistakeQuestion, Mistakes } from '$lib/table/protocol';

const question = (table: string): MistakeQuestion => ({ table, decision: 3, stage: 0, moves: ['1'] }) as unknown as MistakeQuestion;
const standing = (due: number, later: number, next: number | null, asked: string | null): Mistakes => ({ due, later, learned: 1, next, question: asked === null ? null : question(asked) });

/** A source that says how its mistakes stand, and notes what it is answered and what it is to leave. */
class Told implements OwnSource {
	readonly answered: string[] = [];
	readonly left: string[] = [];
	constructor(private readonly told: Mistakes | Refusal) {}
	async ask(): Promise<Mistakes> {
		if (this.told instanceof Refusal) throw this.told;
		return this.told;
	}
	async answer({ table }: MistakeQuestion): Promise<MistakeAnswer> {
		this.answered.push(table);
		return {} as MistakeAnswer;
	}
	async leave({ table }: MistakeQuestion): Promise<void> {
		this.left.push(table);
	}
}

const AWAY = new Refusal('unreachable', '', 0);

test('both count, the server asks first, and each judges what it has asked', async () => {
	const there = new Told(standing(2, 1, 500, 'a')), here = new Told(standing(3, 2, 400, 'device-b'));
	const both = new BothSources(there, here);
	const found = await both.ask();
	expect(found).toMatchObject({ due: 5, later: 3, learned: 2, next: 400, question: { table: 'a' } });
	await both.answer(found.question!, '1');
	expect([there.answered, here.answered, here.left]).toEqual([['a'], [], ['a']]);
});

test('where the server has none due, the device asks', async () => {
	const there = new Told(standing(0, 1, 500, null)), here = new Told(standing(1, 0, null, 'device-b'));
	const both = new BothSources(there, here);
	const found = await both.ask();
	expect(found).toMatchObject({ due: 1, next: 500, question: { table: 'device-b' } });
	await both.answer(found.question!, '1');
	expect([there.answered, here.answered, here.left]).toEqual([[], ['device-b'], []]);
});

test('without a network the device asks alone; where it has nothing, it is said that the server is away', async () => {
	const here = new Told(standing(1, 0, null, 'device-b'));
	expect(await new BothSources(new Told(AWAY), here).ask()).toEqual(standing(1, 0, null, 'device-b'));
	const nothing: Source & OwnSource = new Told({ due: 0, later: 0, learned: 0, next: null, question: null });
	await expect(new BothSources(new Told(AWAY), nothing).ask()).rejects.toBe(AWAY);
});

test('another refusal of the server is not hidden', async () => {
	const refused = new Refusal('too-many', 'Later.', 429);
	await expect(new BothSources(new Told(refused), new Told(standing(1, 0, null, 'device-b'))).ask()).rejects.toBe(refused);
});
