import { expect, test } from 'vitest';
import { parse } from '$lib/router.svelte';

test.each([
	['/', '', { page: 'home' }],
	['/table/abc', '#key', { page: 'table', id: 'abc', key: 'key' }],
	['/t/abc', '', { page: 'table', id: 'abc', key: null }],
	['/rules/piafs', '#end', { page: 'rules', game: 'piafs', section: 'end' }],
	['/me', '', { page: 'me' }],
	['/score', '', { page: 'score', game: null, after: null }],
	['/score/feather', '#sheet=K7QM2-9XTB4', { page: 'score', game: 'feather', after: 'sheet=K7QM2-9XTB4' }],
	['/setup/piafs', '', { page: 'setup', game: 'piafs' }],
	['/setup', '', { page: 'unknown' }],
	['/table', '', { page: 'unknown' }],
	['/table/a/b', '', { page: 'unknown' }],
	['/nowhere', '', { page: 'unknown' }]
])('%s%s', (path, hash, route) => {
	expect(parse(path, hash)).toEqual(route);
});
