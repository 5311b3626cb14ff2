/** The personality of a bot, as it is written behind the name. */

import { expect, test } from 'vitest';
import { partsOf, withPersonality } from '../../src/lib/table/personality';

test('a bot is a name, and a personality if it has one', () => {
	expect(partsOf('merle')).toEqual({ name: 'merle', personality: null });
	expect(partsOf('level-3:personality=bold')).toEqual({ name: 'level-3', personality: 'bold' });
});

test('what is taken apart is put together again', () => {
	for (const bot of ['merle', 'level-3:personality=bold']) {
		const { name, personality } = partsOf(bot);
		expect(withPersonality(name, personality)).toBe(bot);
	}
	expect(withPersonality('merle', '')).toBe('merle');
});
