import { beforeEach, expect, test, vi } from 'vitest';
import { standings } from '$lib/table/standings';

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value)
	});
});

test('wins add up over rematches, whoever sits where; a table counts once', () => {
	standings('a', 'vautour', ['Ana', 'Bo'], [1]);
	standings('a', 'vautour', ['Ana', 'Bo'], [1]);
	const { games, players } = standings('b', 'vautour', ['Bo', 'Ana'], [0, 1]);
	expect(games).toBe(2);
	expect(players).toEqual([
		{ name: 'Bo', wins: 2 },
		{ name: 'Ana', wins: 1 }
	]);
});

test('another game or other people begin anew', () => {
	standings('a', 'vautour', ['Ana', 'Bo'], [1]);
	expect(standings('b', 'piafs', ['Ana', 'Bo'], [0]).games).toBe(1);
	expect(standings('c', 'piafs', ['Ana', 'Cy'], [0]).games).toBe(1);
});
