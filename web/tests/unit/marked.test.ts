import './declared';
import { expect, test } from 'vitest';
import { house } from '$lib/session.svelte';
import { marksOf } from '$lib/ui/marked';

const marks = (game: string, move: string): string[] => marksOf(house.game(game)?.moves ?? {}, move);

test.each([
	['piafs', 'CH5m@2', ['move CH5m', 'cell perch-2']],
	['piafs', 'x:CH5m', ['move CH5m']],
	['songbirds', 'R5@c3', ['move R5', 'cell c3']],
	['songbirds', 'R5!', ['move R5']],
	['feather', 'pass:M1,MC', ['move M1', 'move MC']],
	['vautour', '15', ['move 15']]
])('%s: %s is marked where it is played from and to', (game, move, wanted) => {
	expect(marks(game, move)).toEqual(expect.arrayContaining([`move ${move}`, ...wanted]));
});

test('a move that no pattern fits is marked as it is', () => {
	expect(marksOf({}, 'a/b')).toEqual(['move a/b']);
});
