/**
 * QR codes, drawn without asking anybody: byte mode, correction level M, versions 1 to 20.
 *
 * After ISO/IEC 18004. Phones at one table pass their sheets by them, without any network.
 */

/** Correction bytes a block and number of blocks, by version from 1, at level M. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const MOST_VERSION = CORRECTION.length;
const LEVEL_M = 0;

export type Modules = boolean[][];

/** The dark modules of a text's code, row by row. Throws if the text is too long for version 20. */
export function qr(text: string): Modules {
	const bytes = new TextEncoder().encode(text);
	const version = versionFor(bytes.length);
	const words = withCorrection(dataWords(bytes, version), version);
	const grid = new Grid(version);
	grid.drawPatterns();
	grid.drawWords(words);
	return grid.bestMasked();
}

/** The modules as one SVG path in units of a module, with the quiet zone of four around. */
export function qrPath(modules: Modules): { path: string; size: number } {
	let path = '';
	modules.forEach((row, y) =>
		row.forEach((isDark, x) => {
			if (isDark) path += `M${x + 4} ${y + 4}h1v1h-1z`;
		})
	);
	return { path, size: modules.length + 8 };
}

function allWords(version: number): number {
	let bits = (16 * version + 128) * version + 64;
	if (version >= 2) {
		const n = Math.floor(version / 7) + 2;
		bits -= (25 * n - 10) * n - 55;
		if (version >= 7) bits -= 36;
	}
	return bits >> 3;
}

function dataSize(version: number): number {
	return allWords(version) - at(CORRECTION, version - 1) * at(BLOCKS, version - 1);
}

function countBits(version: number): number {
	return version < 10 ? 8 : 16;
}

function versionFor(length: number): number {
	for (let version = 1; version <= MOST_VERSION; version++)
		if (length * 8 + 4 + countBits(version) <= dataSize(version) * 8) return version;
	throw new RangeError(`too long for a code: ${length} bytes`);
}

function dataWords(bytes: Uint8Array, version: number): number[] {
	const bits: number[] = [];
	const put = (value: number, n: number): void => {
		for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
	};
	put(0b0100, 4);
	put(bytes.length, countBits(version));
	for (const byte of bytes) put(byte, 8);
	const room = dataSize(version) * 8;
	put(0, Math.min(4, room - bits.length));
	put(0, -bits.length & 7);
	const words: number[] = [];
	for (let i = 0; i < bits.length; i += 8) words.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
	for (let pad = 0xec; words.length < room / 8; pad ^= 0xec ^ 0x11) words.push(pad);
	return words;
}

/** Cut into blocks, add what corrects each, and take from the blocks in turn. */
function withCorrection(data: number[], version: number): number[] {
	const nBlocks = at(BLOCKS, version - 1);
	const nCorrection = at(CORRECTION, version - 1);
	const short = Math.floor(allWords(version) / nBlocks) - nCorrection;
	const nShort = nBlocks - (allWords(version) % nBlocks);
	const divisor = generator(nCorrection);
	const blocks: number[][] = [];
	const corrections: number[][] = [];
	for (let i = 0, from = 0; i < nBlocks; i++) {
		const block = data.slice(from, from + short + (i < nShort ? 0 : 1));
		from += block.length;
		blocks.push(block);
		corrections.push(remainder(block, divisor));
	}
	const inTurn = (lists: number[][], most: number): number[] =>
		Array.from({ length: most }, (_, i) => lists.flatMap((list) => (i < list.length ? [at(list, i)] : []))).flat();
	return [...inTurn(blocks, short + 1), ...inTurn(corrections, nCorrection)];
}

/** Product in the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(x: number, y: number): number {
	let product = 0;
	for (let i = 7; i >= 0; i--) {
		product = (product << 1) ^ ((product >> 7) * 0x11d);
		product ^= ((y >> i) & 1) * x;
	}
	return product & 0xff;
}

function generator(degree: number): number[] {
	const result = new Array<number>(degree).fill(0);
	result[degree - 1] = 1;
	for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
		for (let j = 0; j < degree; j++) result[j] = times(at(result, j), root) ^ (result[j + 1] ?? 0);
	return result;
}

function remainder(data: number[], divisor: number[]): number[] {
	const result = new Array<number>(divisor.length).fill(0);
	for (const word of data) {
		const factor = word ^ (result.shift() ?? 0);
		result.push(0);
		divisor.forEach((coefficient, i) => (result[i] = at(result, i) ^ times(coefficient, factor)));
	}
	return result;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
	(x, y) => (x + y) % 2 === 0,
	(_, y) => y % 2 === 0,
	(x) => x % 3 === 0,
	(x, y) => (x + y) % 3 === 0,
	(x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
	(x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
	(x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
	(x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0
];

class Grid {
	readonly version: number;
	readonly size: number;
	readonly #dark: Modules;
	readonly #isPattern: Modules;

	constructor(version: number) {
		this.version = version;
		this.size = version * 4 + 17;
		this.#dark = square(this.size);
		this.#isPattern = square(this.size);
	}

	drawPatterns(): void {
		for (let i = 0; i < this.size; i++) {
			this.#set(6, i, i % 2 === 0);
			this.#set(i, 6, i % 2 === 0);
		}
		for (const [x, y] of [
			[3, 3],
			[this.size - 4, 3],
			[3, this.size - 4]
		] as const)
			this.#rings(x, y, 4);
		const places = this.#alignments();
		const last = places.length - 1;
		places.forEach((x, i) =>
			places.forEach((y, j) => {
				const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
				if (!isCorner) this.#rings(x, y, 2);
			})
		);
		this.#drawFormat(this.#dark, 0);
		this.#drawVersion();
	}

	/** Fill the rest in zigzag, two columns at a time, from the lower right corner. */
	drawWords(words: number[]): void {
		let i = 0;
		for (let right = this.size - 1; right >= 1; right -= 2) {
			if (right === 6) right = 5;
			for (let step = 0; step < this.size; step++)
				for (const x of [right, right - 1]) {
					const isUpward = ((right + 1) & 2) === 0;
					const y = isUpward ? this.size - 1 - step : step;
					if (at(at(this.#isPattern, y), x) || i >= words.length * 8) continue;
					at(this.#dark, y)[x] = ((at(words, i >> 3) >> (7 - (i & 7))) & 1) === 1;
					i++;
				}
		}
	}

	/** The masked code that is easiest to read. */
	bestMasked(): Modules {
		const all = MASKS.map((mask, number) => {
			const modules = this.#dark.map((row, y) =>
				row.map((isDark, x) => (at(at(this.#isPattern, y), x) ? isDark : isDark !== mask(x, y)))
			);
			this.#drawFormat(modules, number);
			return { modules, badness: badness(modules) };
		});
		return all.reduce((best, one) => (one.badness < best.badness ? one : best)).modules;
	}

	#set(x: number, y: number, isDark: boolean): void {
		at(this.#dark, y)[x] = isDark;
		at(this.#isPattern, y)[x] = true;
	}

	/** A finder (reach 4, its light border included) or an alignment mark (reach 2). */
	#rings(cx: number, cy: number, reach: number): void {
		for (let y = cy - reach; y <= cy + reach; y++)
			for (let x = cx - reach; x <= cx + reach; x++) {
				const ring = Math.max(Math.abs(x - cx), Math.abs(y - cy));
				const isInside = x >= 0 && y >= 0 && x < this.size && y < this.size;
				if (isInside) this.#set(x, y, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
			}
	}

	#alignments(): number[] {
		if (this.version === 1) return [];
		const n = Math.floor(this.version / 7) + 2;
		const step = Math.floor((this.version * 8 + n * 3 + 5) / (n * 4 - 4)) * 2;
		const rest = Array.from({ length: n - 1 }, (_, i) => this.size - 7 - i * step);
		return [6, ...rest.reverse()];
	}

	#drawFormat(modules: Modules, mask: number): void {
		const data = (LEVEL_M << 3) | mask;
		let rest = data;
		for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
		const bits = ((data << 10) | rest) ^ 0x5412;
		const put = (x: number, y: number, i: number): void => {
			at(modules, y)[x] = ((bits >> i) & 1) === 1;
			at(this.#isPattern, y)[x] = true;
		};
		for (let i = 0; i <= 5; i++) put(8, i, i);
		put(8, 7, 6);
		put(8, 8, 7);
		put(7, 8, 8);
		for (let i = 9; i < 15; i++) put(14 - i, 8, i);
		for (let i = 0; i < 8; i++) put(this.size - 1 - i, 8, i);
		for (let i = 8; i < 15; i++) put(8, this.size - 15 + i, i);
		at(modules, this.size - 8)[8] = true;
		at(this.#isPattern, this.size - 8)[8] = true;
	}

	#drawVersion(): void {
		if (this.version < 7) return;
		let rest = this.version;
		for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
		const bits = (this.version << 12) | rest;
		for (let i = 0; i < 18; i++) {
			const isDark = ((bits >> i) & 1) === 1;
			const far = this.size - 11 + (i % 3);
			this.#set(far, Math.floor(i / 3), isDark);
			this.#set(Math.floor(i / 3), far, isDark);
		}
	}
}

/** How hard a code is to read: long runs, blocks, marks that look like finders, too much of one. */
function badness(modules: Modules): number {
	const size = modules.length;
	const columns = modules.map((_, x) => modules.map((row) => at(row, x)));
	let sum = 0;
	for (const line of [...modules, ...columns]) {
		const text = line.map(Number).join('');
		for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
		for (const finder of ['10111010000', '00001011101'])
			for (let i = text.indexOf(finder); i >= 0; i = text.indexOf(finder, i + 1)) sum += 40;
	}
	for (let y = 1; y < size; y++)
		for (let x = 1; x < size; x++) {
			const here = at(at(modules, y), x);
			if (here === at(at(modules, y), x - 1) && here === at(at(modules, y - 1), x) && here === at(at(modules, y - 1), x - 1))
				sum += 3;
		}
	const dark = modules.flat().filter(Boolean).length;
	return sum + 10 * Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size));
}

function square(size: number): Modules {
	return Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
}

function at<T>(list: readonly T[], i: number): T {
	return list[i] as T;
}
