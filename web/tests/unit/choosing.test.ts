/** Who analyses a game: this device if it has the engine and is quick enough, or if nobody else is there. */

import { beforeEach, expect, test, vi } from 'vitest';
import type { Saved } from '../../engine/src/table';

const known = { isKept: true, pace: 1 as number | Error };
vi.mock('$lib/engine/cache', () => ({ isKept: async () => known.isKept }));
vi.mock('$lib/engine/engine', () => ({
	canRun: () => true,
	analystOf: () => ({ ask: async () => (known.pace instanceof Error ? Promise.reject(known.pace) : known.pace) })
}));

const read = async (): Promise<Saved> => ({ game: 'vautour', options: { players: 2 }, secret: '', nonces: [], moves: [] });

/** Who makes it; every time by a page that has measured nothing yet. */
async function by(isServed: boolean): Promise<string | undefined> {
	const { hereIfQuick } = await import('$lib/study/analysis/choosing');
	return (await hereIfQuick('vautour', read, ['Ana', 'Bo'], isServed))?.by;
}

beforeEach(() => {
	vi.resetModules();
	Object.assign(known, { isKept: true, pace: 1 });
});

test('a quick device makes it, a slow one leaves it to the server', async () => {
	expect(await by(true)).toBe('device');
	vi.resetModules();
	known.pace = 0.1;
	expect(await by(true)).toBeUndefined();
});

test('where no server answers a slow one makes it, too', async () => {
	known.pace = 0.1;
	expect(await by(false)).toBe('device');
});

test('without the engine, or with one that fails, it is the server', async () => {
	known.isKept = false;
	expect(await by(false)).toBeUndefined();
	Object.assign(known, { isKept: true, pace: new Error('died') });
	expect(await by(true)).toBeUndefined();
});
