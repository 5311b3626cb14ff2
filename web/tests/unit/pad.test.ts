/** Filling in a sheet: the real calculator, undo and redo, refusals, what the device keeps. */

import { createRequire } from 'node:module';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { calculatorOn } from '$lib/pads/calculator';
import type { Calculator } from '$lib/pads/entry';
import type { FeatherEntry } from '$lib/pads/feather/entry';
import { room as feather } from '$lib/pads/feather';
import { freshSheet, Pad } from '$lib/pads/pad.svelte';
import { room as piafs } from '$lib/pads/piafs';
import { toggled, withSeed, type PiafsEntry } from '$lib/pads/piafs/entry';
import { keptSheet } from '$lib/pads/storage';
import { room as vautour } from '$lib/pads/vautour';
import { withHolder, withoutRound, withRound, withTaker, type VautourAnswer, type VautourEntry } from '$lib/pads/vautour/entry';
import files from '$lib/python/files.json';
import { startOn } from '$lib/python/start';
import { device } from './device';

let calculator: Calculator;
beforeAll(async () => {
	const wasm = createRequire(import.meta.url).resolve('@micropython/micropython-webassembly-pyscript/micropython.wasm');
	calculator = calculatorOn(await startOn(files, wasm));
});
beforeEach(() => {
	device();
});

function padOf<E extends FeatherEntry | PiafsEntry | VautourEntry>(entry: E): Pad<E> {
	return new Pad<E>(freshSheet(entry, {}), async () => calculator);
}

const tick = (bird: string) => (entry: FeatherEntry) => ({
	...entry,
	sheets: entry.sheets.map((birds, i) => (i === 0 ? [...birds, bird] : birds))
});

test('ticks are counted at once, taken back and made again', async () => {
	const pad = padOf(feather.blank(['Ana', 'Bo'], {}) as FeatherEntry);
	expect(pad.canUndo).toBe(false);
	for (const bird of ['MA', 'MR', 'MC']) expect(await pad.change(tick(bird), '0-M')).toBe(true);
	expect(pad.answer?.players.map((player) => player.total)).toEqual([3, 0]);
	await pad.undo();
	await pad.undo();
	expect([pad.entry.sheets, pad.answer?.players[0]?.total]).toEqual([[['MA'], []], 2]);
	await pad.redo();
	expect([pad.entry.sheets[0], pad.canRedo]).toEqual([['MA', 'MR'], true]);
	await pad.change(tick('M1'), '0-M');
	expect([pad.entry.sheets[0], pad.canRedo]).toEqual([['MA', 'MR', 'M1'], false]);
});

test('quick taps never overtake each other', async () => {
	const pad = padOf(feather.blank(['Ana'], {}) as FeatherEntry);
	await Promise.all(['MA', 'WA', 'DA', 'FA', 'OA'].map((bird) => pad.change(tick(bird), '0')));
	expect(pad.entry.sheets[0]).toEqual(['MA', 'WA', 'DA', 'FA', 'OA']);
	expect(pad.answer?.players[0]?.total).toBe(10);
});

test('what cannot be is not entered, and the reason stands where it was typed', async () => {
	const pad = padOf(feather.blank(['Ana'], {}) as FeatherEntry);
	await pad.change(tick('MA'), '0-M');
	expect(await pad.change(tick('MA'), '0-M')).toBe(false);
	expect(pad.entry.sheets).toEqual([['MA']]);
	expect(pad.refusal).toMatchObject({ at: '0-M', code: 'bird-twice' });
	expect(pad.refusal?.sentence).toContain('Ana');
	await pad.change(tick('M1'), '0-M');
	expect(pad.refusal).toBeNull();
});

test('a half-entered sheet survives a reload, undo and redo included', async () => {
	const pad = padOf(feather.blank(['Ana'], {}) as FeatherEntry);
	await pad.change(tick('MA'), '0');
	await pad.change(tick('MR'), '0');
	await pad.undo();
	const kept = keptSheet('feather');
	const again = new Pad<FeatherEntry>(kept as NonNullable<typeof kept>, async () => calculator);
	await again.refresh();
	expect([again.entry.sheets[0], again.canUndo, again.canRedo, again.answer?.players[0]?.total]).toEqual([['MA'], true, true, 2]);
	expect(again.id).toBe(pad.id);
});

test('without a calculator everything is kept and nothing lost; a full device says so', async () => {
	device({ isFull: true });
	const pad = new Pad<FeatherEntry>(freshSheet(feather.blank(['Ana'], {}), {}), () => Promise.reject(new Error('offline')));
	expect(await pad.change(tick('MA'), '0')).toBe(true);
	expect([pad.entry.sheets[0], pad.answer, pad.isLost, pad.isForgetful]).toEqual([['MA'], null, true, true]);
});

test('a bird lies before one player only, and seeds run out', async () => {
	const pad = padOf(piafs.blank(['Ana', 'Bo', 'Chloé'], {}) as PiafsEntry);
	await pad.change((entry) => toggled(entry, 0, 'CH5m'), '0-CH');
	expect(await pad.change((entry) => toggled(entry, 1, 'CH5m'), '1-CH')).toBe(false);
	expect(pad.refusal).toMatchObject({ at: '1-CH', code: 'card-twice' });
	for (let i = 0; i < 10; i++) await pad.change((entry) => withSeed(entry, i % 3, '3', 1), 'seeds');
	expect(await pad.change((entry) => withSeed(entry, 0, '3', 1), '0-seeds')).toBe(false);
	expect(pad.refusal).toMatchObject({ at: '0-seeds', code: 'too-many-seeds' });
	await pad.change((entry) => withSeed(entry, 0, '3', -1), '0-seeds');
	await pad.change((entry) => toggled(entry, 0, 'CH5m'), '0-CH');
	expect([pad.entry.collections[0], pad.entry.seeds.map((own) => own.length)]).toEqual([[], [3, 3, 3]]);
});

test('points cards: carried over, twice, corrected, struck out', async () => {
	const pad = padOf(vautour.blank(['Ana', 'Bo'], { tiebreak: 'runner-up', how: 'rounds' }) as VautourEntry);
	const answer = (): VautourAnswer => pad.answer as VautourAnswer;
	await pad.change((entry) => withRound(entry, { card: '+5', taker: null }), 'card');
	expect(answer().table).toEqual({ cards: ['+5'], stake: 5 });
	await pad.change((entry) => withRound(entry, { card: '-2', taker: 1 }), 'card');
	expect([answer().holders, answer().players[1]?.total]).toEqual([{ '+5': 1, '-2': 1 }, 3]);
	expect(await pad.change((entry) => withRound(entry, { card: '+5', taker: 0 }), 'card')).toBe(false);
	expect(pad.refusal?.code).toBe('points-card-twice');
	await pad.change((entry) => withTaker(entry, 0, 0), 'card');
	expect(answer().players.map((player) => player.total)).toEqual([5, -2]);
	await pad.change((entry) => withoutRound(entry, 0), 'card');
	expect(answer().holders).toEqual({ '-2': 1 });
});

test('points cards without an order: a card moves from hand to hand', async () => {
	const pad = padOf(vautour.blank(['Ana', 'Bo'], { tiebreak: 'best-mouse', how: 'taken' }) as VautourEntry);
	await pad.change((entry) => withHolder(entry, '+10', 0), 'card');
	await pad.change((entry) => withHolder(entry, '+10', 1), 'card');
	await pad.change((entry) => withHolder(entry, '-5', null), 'card');
	expect([pad.entry.taken, pad.entry.lost, pad.answer?.players[1]?.total]).toEqual([[[], ['+10']], ['-5'], 10]);
	expect(pad.entry.rounds).toBeUndefined();
});
