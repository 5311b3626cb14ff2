/** SHA-256 and HMAC over it, at once: what browsers offer has to be waited for. */
const BLOCK = 64;

/** The first 32 bits of the fractional parts of roots of the first primes, as the standard has them. */
function fractions(n: number, root: (prime: number) => number): Uint32Array {
	const found: number[] = [];
	for (let one = 2; found.length < n; one++) {
		let isPrime = true;
		for (let divisor = 2; divisor * divisor <= one; divisor++) if (one % divisor === 0) isPrime = false;
		if (isPrime) found.push((root(one) % 1) * 2 ** 32);
	}
	return Uint32Array.from(found);
}

const START = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);

export function sha256(message: Uint8Array): Uint8Array {
	const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
	padded.set(message);
	padded[message.length] = 0x80;
	const view = new DataView(padded.buffer);
	view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
	const state = START.slice();
	const words = new Uint32Array(64);
	for (let block = 0; block < padded.length; block += BLOCK) {
		for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i);
		compress(state, words);
	}
	const out = new DataView(new ArrayBuffer(32));
	state.forEach((word, i) => out.setUint32(4 * i, word));
	return new Uint8Array(out.buffer);
}

function compress(state: Uint32Array, w: Uint32Array): void {
	for (let i = 16; i < 64; i++) {
		const a = w[i - 15]!, b = w[i - 2]!;
		const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
		const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
		w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
	}
	let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
	for (let i = 0; i < 64; i++) {
		const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
		const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
		const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
		const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
		[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
	}
	[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

function turned(word: number, bits: number): number {
	return (word >>> bits) | (word << (32 - bits));
}

/** HMAC of RFC 2104; the key is not longer than a block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
	const padded = new Uint8Array(BLOCK);
	padded.set(key);
	const inner = padded.map((byte) => byte ^ 0x36), outer = padded.map((byte) => byte ^ 0x5c);
	return sha256(joined(outer, sha256(joined(inner, message))));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
	const out = new Uint8Array(parts.reduce((n, part) => n + part.length, 0));
	let at = 0;
	for (const part of parts) {
		out.set(part, at);
		at += part.length;
	}
	return out;
}

export function hex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(text: string): Uint8Array {
	return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
