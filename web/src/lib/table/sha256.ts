/**
 * SHA-256 (FIPS 180-4) of a text, in hexadecimal. The browser's own is only there at https
 * addresses, and a table in the house has none.
 */

type State = [number, number, number, number, number, number, number, number];

const WORD = 2 ** 32;

function primes(n: number): number[] {
	const found: number[] = [];
	for (let one = 2; found.length < n; one++) if (found.every((prime) => one % prime)) found.push(one);
	return found;
}

const fraction = (root: number): number => Math.floor((root % 1) * WORD) | 0;
const START = primes(8).map((prime) => fraction(Math.sqrt(prime))) as State;
const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The bytes followed by a one, zeros and their length, as blocks of sixteen words need it. */
function padded(bytes: Uint8Array): DataView {
	const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
	bytes.forEach((byte, i) => view.setUint8(i, byte));
	view.setUint8(bytes.length, 0x80);
	view.setUint32(view.byteLength - 8, Math.floor((bytes.length * 8) / WORD));
	view.setUint32(view.byteLength - 4, (bytes.length * 8) >>> 0);
	return view;
}

/** The sixty-four words that a block is stretched to. */
function stretched(block: DataView, at: number): DataView {
	const words = new DataView(new ArrayBuffer(256));
	const word = (i: number): number => words.getInt32(4 * i);
	for (let i = 0; i < 16; i++) words.setInt32(4 * i, block.getInt32(at + 4 * i));
	for (let i = 16; i < 64; i++) {
		const [a, b] = [word(i - 15), word(i - 2)];
		const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
		const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
		words.setInt32(4 * i, (word(i - 16) + low + word(i - 7) + high) | 0);
	}
	return words;
}

function compressed(state: State, words: DataView): State {
	let [a, b, c, d, e, f, g, h] = state;
	for (const [i, constant] of ROUND.entries()) {
		const up = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
		const one = (h + up + ((e & f) ^ (~e & g)) + constant + words.getInt32(4 * i)) | 0;
		const down = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
		const two = (down + ((a & b) ^ (a & c) ^ (b & c))) | 0;
		[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
	}
	const added = [a, b, c, d, e, f, g, h];
	return state.map((word, i) => (word + (added[i] ?? 0)) | 0) as State;
}

/** The hash of a text in UTF-8. */
export function sha256(text: string): string {
	const view = padded(new TextEncoder().encode(text));
	let state = START;
	for (let at = 0; at < view.byteLength; at += 64) state = compressed(state, stretched(view, at));
	return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
