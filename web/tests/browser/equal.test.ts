/** The engine in Chromium gives what Python gives: states, events, views, legal moves, thoughts. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, IS_SOAK } from './house';
import { PYTHON, ROOT } from './server';

/** Games a variant, every so manieth variant, positions a game. */
const HOW_MANY = IS_SOAK ? ['200', '1', '100'] : ['1', '12', '1'];
const AT_ONCE = 50;

let house: House;
beforeAll(() => (house = new House()));
afterAll(() => house?.close());

/** What the page is asked by, as one file. */
async function script(): Promise<string> {
	const entry = join(ROOT, 'tests', 'wasm', 'inpage.ts');
	const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, target: 'es2022', lib: { entry, formats: ['es'] } } });
	const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
	return output[0].code;
}

test('games and thoughts in Chromium are those of Python', async () => {
	const said = execFileSync(PYTHON, ['-m', 'tests.wasm.expected', ...HOW_MANY], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 30 });
	const pairs = JSON.parse(said) as [unknown, unknown][];
	const { page, context } = await house.visitor();
	const body = await script();
	await context.route('**/equal.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
	await page.goto('/');
	for (let at = 0; at < pairs.length; at += AT_ONCE) {
		const some = pairs.slice(at, at + AT_ONCE);
		const work = JSON.stringify(some.map(([one]) => one));
		const found: unknown[] = await page.evaluate(`import('/equal.js').then(({ answers }) => answers(${work}))`);
		for (const [i, [one, right]] of some.entries()) expect(found[i], JSON.stringify(one)).toEqual(right);
	}
	await context.close();
}, IS_SOAK ? 3_600_000 : 240_000);
