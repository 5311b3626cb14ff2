/** What surrounds the sheets: history, standings, CSV, codes between phones, fair draws. */

import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { draw, shuffled } from '$lib/pads/chance';
import { asCsv } from '$lib/pads/csv';
import type { Answer } from '$lib/pads/entry';
import { codeOf, sheetOf } from '$lib/pads/feather/code';
import { afterHash, passedBy, unusual } from '$lib/pads/passing';
import { qr, qrPath } from '$lib/pads/qr';
import { bySeries, standings } from '$lib/pads/standings';
import { forgetPlayed, keptSheet, notePlayed, played, type Played } from '$lib/pads/storage';
import { blankRound, keyOf, nextPlace, placesOf, specialOf, valueAt, withPlace, withRound, withSpecial } from '$lib/pads/songbirds/entry';
import { device } from './device';

let kept: Map<string, string>;
beforeEach(() => (kept = device()));

function game(id: string, when: number, totals: Record<string, number>, { series = 'evening', winners = [0] } = {}): Played {
	const players = Object.entries(totals).map(([name, total]) => ({ name, total, lines: [{ what: 'all', text: 'All, of it', points: total }] }));
	const answer: Answer = { game: 'feather', complete: true, missing: [], players, leading: winners, winners, why: [], title: null, next_first: null };
	return { id, series, when, entry: { game: 'feather', players: Object.keys(totals), options: { raptors: true, opening: null } }, answer };
}

test('finished games are kept, the newest first, corrected and forgotten', () => {
	notePlayed(game('a', 10, { Ana: 3 }));
	notePlayed(game('b', 20, { Ana: 5 }));
	notePlayed(game('a', 99, { Ana: 4 }));
	expect(played().map(({ id, when, answer }) => [id, when, answer.players[0]?.total])).toEqual([
		['b', 20, 5],
		['a', 10, 4]
	]);
	forgetPlayed('b');
	expect(played().map(({ id }) => id)).toEqual(['a']);
});

test('what an older page or another program left behind is passed over', () => {
	kept.set('voliere.pads.played', '{"not": "a list"}');
	kept.set('voliere.pad.feather', '{"entry": {"game": "piafs"}}');
	expect([played(), keptSheet('feather')]).toEqual([[], null]);
	kept.set('voliere.pad.feather', 'torn {');
	expect(keptSheet('feather')).toBeNull();
	vi.stubGlobal('localStorage', undefined);
	expect(keptSheet('feather')).toBeNull();
	expect(notePlayed(game('a', 1, { Ana: 1 }))).toBe(false);
});

test('several games in a row: wins first, then points; a shared win counts for each', () => {
	const games = [game('a', 1, { Ana: 3, Bo: 9 }, { winners: [1] }), game('b', 2, { Ana: 8, Bo: 8 }, { winners: [0, 1] }), game('c', 3, { Chloé: 40 })];
	expect(standings(games)).toEqual([
		{ name: 'Bo', games: 2, wins: 2, points: 17 },
		{ name: 'Chloé', games: 1, wins: 1, points: 40 },
		{ name: 'Ana', games: 2, wins: 1, points: 11 }
	]);
	const later = game('d', 9, { Ana: 1 }, { series: 'other' });
	expect(bySeries([games[1], later, games[0]] as Played[]).map((series) => series.map(({ id }) => id))).toEqual([['d'], ['a', 'b']]);
});

test('CSV: a row a player, quoted where needed, and no formulas', () => {
	const text = asCsv([game('b', 2000, { '=1+1': -2, 'Bo "B", Jr': 7 }, { winners: [1] })]);
	expect(text.split('\r\n')).toEqual([
		'date,game,options,series,seat,player,total,won,title,detail',
		`1970-01-01T00:00:02.000Z,feather,raptors=true,evening,0,'=1+1,-2,0,,"All, of it -2"`,
		'1970-01-01T00:00:02.000Z,feather,raptors=true,evening,1,"Bo ""B"", Jr",7,1,,"All, of it 7"',
		''
	]);
});

test('a sheet as ten signs: read back, however it is typed', () => {
	const birds = ['MA', 'MC', 'W1', 'OX', 'OC'];
	const code = codeOf('table', { seat: 6, birds });
	expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
	expect(sheetOf('table', code)).toEqual({ seat: 6, birds });
	expect(sheetOf('table', ` ${code.toLowerCase().replace('-', ' ')} `)).toEqual({ seat: 6, birds });
});

test('a slip of the finger, an exchange and a sheet of another table are found out', () => {
	const code = codeOf('table', { seat: 2, birds: ['MA', 'D3', 'F1'] }).replace('-', '');
	expect(sheetOf('another', code)).toBeNull();
	expect(sheetOf('table', code.slice(1))).toBeNull();
	let found = 0;
	let all = 0;
	for (let at = 0; at < code.length; at++)
		for (const letter of '0123456789ABCDEFGHJKMNPQRSTVWXYZ')
			if (letter !== code[at]) {
				all++;
				if (sheetOf('table', code.slice(0, at) + letter + code.slice(at + 1))) found++;
			}
	expect(found / all).toBeLessThan(0.01);
});

test('links carry invitations, sheets and results, and nothing else', () => {
	const invitation = { id: 'x1', series: 's1', players: ['Zoë', 'Bo 🐦'], options: { raptors: true } };
	expect(passedBy(afterHash({ kind: 'join', invitation }))).toEqual({ kind: 'join', invitation });
	expect(passedBy(afterHash({ kind: 'sheet', code: 'K7QM2-9XTB4' }))).toEqual({ kind: 'sheet', code: 'K7QM2-9XTB4' });
	const result = { ...invitation, codes: ['AAAAA-AAAAA', 'BBBBB-BBBBB'] };
	expect(passedBy(afterHash({ kind: 'result', result }))).toEqual({ kind: 'result', result });
	for (const odd of [null, '', 'join=', 'join=%%%', 'join=WzFd', 'result=e30', 'other=x']) expect(passedBy(odd), String(odd)).toBeNull();
	expect(unusual({ opening: 'deal', raptors: true }, { opening: 'deal', raptors: false })).toEqual({ raptors: true });
});

test('QR codes are, module by module, those that segno draws', () => {
	// Full to the last byte, so that no padding is left to taste: versions 1, 7 and 20.
	const hashes: Record<number, string> = {
		14: '8b1f41ad0126bc13a4b8e61bf3843077425acf1b6ef631f1e66472fdedf8ccfd',
		122: 'e146255647f2ae6c9de8d0ad3ad4b48686c94c444e5b441be3d511049a24cf4e',
		666: 'bf28df2e3e1a4365138263e3cea70072747c18a654fc29b69cb54aabda9e6903'
	};
	for (const [n, hash] of Object.entries(hashes)) {
		const text = Array.from({ length: Number(n) }, (_, i) => String.fromCharCode(33 + ((i * 7 + Number(n)) % 90))).join('');
		const rows = qr(text).map((row) => row.map(Number).join(''));
		expect(createHash('sha256').update(rows.join('\n')).digest('hex'), n).toBe(hash);
	}
	expect(() => qr('x'.repeat(667))).toThrow(RangeError);
	expect(qrPath(qr('!')).size).toBe(21 + 8);
});

test('a round of Songbirds is entered in order: tokens, cells, favourites; gaps come again', () => {
	const blank = blankRound(2, { isTogether: false, isForest: true });
	expect(placesOf(blank, null)).toHaveLength(10 + 25 + 2);
	expect(placesOf(blank, 'crow')).toHaveLength(10 + 24 + 2);
	let round = blank;
	const order: string[] = [];
	for (let place = nextPlace(round, null, null); place; place = nextPlace(round, null, place)) {
		order.push(keyOf(place));
		round = withPlace(round, place, place.kind === 'cell' || place.kind === 'favourite' ? 'R1' : 5);
	}
	expect([order[0], order[5], order[10], order.at(-1)]).toEqual(['columns-0', 'rows-0', 'a1', 'favourite-1']);
	const gap = withPlace(round, { kind: 'cell', cell: 'b2' }, null);
	expect(valueAt(gap, { kind: 'cell', cell: 'b2' })).toBeNull();
	expect(nextPlace(gap, null, { kind: 'favourite', seat: 1 })).toEqual({ kind: 'cell', cell: 'b2' });
	expect(blankRound(3, { isTogether: true, isForest: false })).toEqual({ tokens: {}, favourites: [null], worms: [] });
});

test('a match of Songbirds may have another special card each round', () => {
	const round = blankRound(4, { isTogether: false, isForest: true });
	const entry = { game: 'songbirds', players: ['A', 'B', 'C', 'D'], options: { special: 'crow' }, rounds: [round] };
	const two = withRound(entry, round);
	expect([0, 1].map((i) => specialOf(two, i))).toEqual(['crow', 'crow']);
	expect(withSpecial(two, 1, 'falcon').options.special).toEqual(['crow', 'falcon']);
	expect(specialOf(withRound(withSpecial(two, 1, 'falcon'), round), 2)).toBe('falcon');
	expect(withRound({ ...entry, options: { special: null } }, round).options.special).toBeNull();
});

test('lots are fair and nothing is lost in the shuffle', () => {
	const counts = [0, 0, 0];
	for (let i = 0; i < 3000; i++) counts[draw(3)]!++;
	for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(200);
	expect(shuffled(['a', 'b', 'c', 'd']).sort()).toEqual(['a', 'b', 'c', 'd']);
});
