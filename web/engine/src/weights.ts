/** The weights of a learned policy, brought into the memory of the engine. */
import type { DescribedWeights } from './description.ts';
import type { Block, Memory } from './memory.ts';

/** The record of weights that the compiled policy reads, as an array of one. What is not there is 0: nobody asks for it. */
export function weightsIn(memory: Memory, { size, pieces, halves }: DescribedWeights): Block {
	const bytes = Uint8Array.from(atob(halves), (letter) => letter.charCodeAt(0));
	const found = new DataView(bytes.buffer);
	const singles = memory.array(Float32Array, size / Float32Array.BYTES_PER_ELEMENT);
	singles.$.fill(0);
	let next = 0;
	for (const [at, n] of pieces) {
		for (let i = at; i < at + n; i++, next += 2) singles.$[i] = numberOf(found.getUint16(next, true));
	}
	return { at: singles.at, shape: [1], get $() { return singles.$; } };
}

/** The number that 16 bits stand for in half precision: a sign, five bits of exponent, ten of fraction. */
export function numberOf(bits: number): number {
	const sign = bits & 0x8000 ? -1 : 1, exponent = (bits >> 10) & 31, fraction = (bits & 1023) / 1024;
	if (exponent === 31) return fraction ? NaN : sign * Infinity;
	return sign * (exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15));
}
