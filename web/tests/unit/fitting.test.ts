/** Which level is offered after games against bots. */

import { beforeEach, expect, test } from 'vitest';
import { fitting, fittingLevel, noteMet, type Met } from '../../src/lib/table/fitting';
import { device } from './device';

beforeEach(() => void device());

const N = 8;
/** Games at these levels: `5+` was won, `5-` lost. */
const games = (...told: string[]): Met[] =>
	told.map((one, i) => ({ table: `t${i}`, level: Number(one[0]), won: one[1] === '+' }));

test('nothing is offered before the first game', () => {
	expect(fitting([], N)).toBeNull();
	expect(fittingLevel('piafs', N)).toBeNull();
});

test('after the first games the steps are large', () => {
	expect(fitting(games('5-'), N)).toBe(3);
	expect(fitting(games('5-', '3-'), N)).toBe(1);
	expect(fitting(games('5+', '7-', '5+'), N)).toBe(7);
});

test('later it takes two in a row at the same level', () => {
	expect(fitting(games('5-', '3-', '1+', '3+'), N)).toBeNull();
	expect(fitting(games('5-', '3-', '1+', '3+', '3+'), N)).toBe(4);
	expect(fitting(games('5-', '3-', '1+', '4-', '4-'), N)).toBe(3);
	expect(fitting(games('5-', '3-', '1+', '4+', '4-'), N)).toBeNull();
	expect(fitting(games('5-', '3-', '1+', '3-', '4-'), N)).toBeNull();
});

test('there is nothing below the first level or above the last', () => {
	expect(fitting(games('1-'), N)).toBeNull();
	expect(fitting(games('2-'), N)).toBe(1);
	expect(fitting(games('8+'), N)).toBeNull();
	expect(fitting(games('7+'), N)).toBe(8);
});

test('a game is noted once, each game by itself, and only the latest are kept', () => {
	noteMet('piafs', { table: 'a', level: 5, won: false });
	noteMet('piafs', { table: 'a', level: 5, won: false });
	expect(fittingLevel('piafs', N)).toBe(3);
	expect(fittingLevel('vautour', N)).toBeNull();
	for (let i = 0; i < 30; i++) noteMet('piafs', { table: `b${i}`, level: 3, won: true });
	expect(noteMet('piafs', { table: 'b29', level: 3, won: true })).toHaveLength(12);
});

test('damaged storage is as good as none', () => {
	localStorage.setItem('voliere.levels', '{');
	expect(fittingLevel('piafs', N)).toBeNull();
	noteMet('piafs', { table: 'a', level: 2, won: true });
	expect(fittingLevel('piafs', N)).toBe(4);
});
