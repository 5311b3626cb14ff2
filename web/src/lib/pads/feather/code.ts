/**
 * A player's finished sheet as ten letters and digits, short enough to be typed at the table.
 *
 * 35 boxes, the seat, and twelve bits that check them together with the name of the pad: a slip of
 * the finger, and a sheet of another table, are found out. The letters leave out I, L, O and U.
 */

import { HABITATS, birdsOf } from '$lib/games/feather/birds';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const BOXES = HABITATS.flatMap(birdsOf);
const CHECK_BITS = 12n;

export interface Sheet {
	seat: number;
	birds: string[];
}

/** The code of a sheet of a pad: `K7QM2-9XTB4`. */
export function codeOf(pad: string, { seat, birds }: Sheet): string {
	const boxes = BOXES.reduce((bits, bird, i) => (birds.includes(bird) ? bits | (1n << BigInt(i)) : bits), 0n);
	const data = (boxes << 3n) | BigInt(seat);
	const value = (data << CHECK_BITS) | check(pad, data);
	const text = Array.from({ length: LENGTH }, (_, i) => LETTERS[Number((value >> BigInt(5 * (LENGTH - 1 - i))) & 31n)]).join('');
	return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** The sheet that a code means; null: mistyped, or of another pad. */
export function sheetOf(pad: string, code: string): Sheet | null {
	const text = code.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1').replace(/[\s-]/g, '');
	if (text.length !== LENGTH || [...text].some((letter) => !LETTERS.includes(letter))) return null;
	const value = [...text].reduce((sum, letter) => (sum << 5n) | BigInt(LETTERS.indexOf(letter)), 0n);
	const data = value >> CHECK_BITS;
	if ((value & ((1n << CHECK_BITS) - 1n)) !== check(pad, data)) return null;
	const birds = BOXES.filter((_, i) => (data >> BigInt(i + 3)) & 1n);
	return { seat: Number(data & 7n), birds };
}

/** FNV-1a over the pad's name and the data, folded to twelve bits. */
function check(pad: string, data: bigint): bigint {
	let hash = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(`${pad}:${data}`)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
	return BigInt((hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff);
}
