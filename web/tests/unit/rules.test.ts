/**
 * No rule of a game is written in its board: what the rules decide comes with the view and the events.
 * These patterns are what rules looked like when they stood here: cards summed up, totals compared, cells of
 * lines and options of the rules looked at.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GAMES = join(import.meta.dirname, '../../src/lib/games');

const TELLING: Record<string, RegExp> = {
	'something is summed up': /\.reduce\(/,
	'cards are counted with': /[-+*] Number\((?![^()]*[=!]==)|Number\((?![^()]*[=!]==)[^()]*\) [-+*] /,
	'the most or the least is looked for': /Math\.(max|min)\([^)]*(\.\.\.|collections|counts|sums|totals)/,
	'strengths, volumes or stakes are compared': /\b(ground|strength|sum|stake|worth|total|volume|difference)\b\)? *(<=?|>=?) *[\w.]/,
	'a rule of an option is known': /options\.raptors|pack_round ===/,
	'a kind of bird has a meaning': /kindOf\([^)]*\) *===/,
	'a row is found to be full': /\.length === (7|birds\.length)/,
	'the cells around a card are listed': /\[ *'[a-e][1-5]'/,
	'pairs are found by notation': /\.slice\(0, 3\)/,
	'something counts against somebody': /value: -|=== .*\? *'[-+−]'/
};

/** Lines that look like a rule and are none, each with its reason. */
const ALLOWED: [string, string, string][] = [
	['vautour/choices.ts', '.sort(', 'cards in order'],
	['songbirds/forest.ts', '.sort(', 'cards in order'],
	['songbirds/forest.ts', 'sum > 0', 'colours that are there are listed'],
	['songbirds/Harvest.svelte', 'tokens.reduce(', 'tokens fly to their pile one by one, and its number follows'],
	['songbirds/RoundEnd.svelte', 'Math.max(...scene.totals)', 'the highest of the numbers shown is marked; who wins is in the result'],
	['piafs/telling.ts', 'Math.max(0, ...others)', 'the result says against whom; which eggs count is in the event']
];

function linesOf(file: string): string[] {
	const text = readFileSync(join(GAMES, file), 'utf8');
	return text.replace(/<style>[^]*<\/style>/, '').split('\n');
}

const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));

test('boards know no rule', () => {
	const found = files.flatMap((file) =>
		linesOf(file).flatMap((line) =>
			Object.entries(TELLING)
				.filter(([, pattern]) => pattern.test(line))
				.filter(() => !ALLOWED.some(([where, part]) => where === file && line.includes(part)))
				.map(([what]) => `${file}: ${what}: ${line.trim()}`)
		)
	);
	expect(found).toEqual([]);
});

test('nothing is allowed that is not there', () => {
	expect(ALLOWED.filter(([file, part]) => !linesOf(file).some((line) => line.includes(part)))).toEqual([]);
});
