/** Arrays in the memory of a WebAssembly module, one behind the other. */
const ALIGNED = 64;
const PAGE = 1 << 16;

type Numbers = Uint8Array | Int32Array | Float32Array | Float64Array | BigUint64Array | BigInt64Array;
type Made<T> = { new (buffer: ArrayBufferLike, at: number, n: number): T; BYTES_PER_ELEMENT: number };

/** An array in the memory. What it holds is looked at anew each time, for the memory may grow. */
export interface Block<T extends Numbers = Numbers> {
	readonly at: number;
	/** Its lengths, as the compiled functions are handed them. */
	readonly shape: readonly number[];
	readonly $: T;
}

export class Memory {
	readonly #memory: WebAssembly.Memory;
	#top: number;

	constructor(memory: WebAssembly.Memory, start: number) {
		this.#memory = memory;
		this.#top = Math.ceil(start / ALIGNED) * ALIGNED;
	}

	/** An array of so many numbers of that kind; it holds whatever was there before. */
	array<T extends Numbers>(Kind: Made<T>, ...shape: number[]): Block<T> {
		const n = shape.reduce((product, length) => product * length, 1);
		const at = this.#reserve(n * Kind.BYTES_PER_ELEMENT), memory = this.#memory;
		let view: T | null = null;
		return {
			at,
			shape,
			get $(): T {
				if (view === null || view.buffer !== memory.buffer) view = new Kind(memory.buffer, at, n);
				return view;
			}
		};
	}

	/** An array of so many records of that size. */
	records(n: number, size: number): Block<Uint8Array> {
		const bytes = this.array(Uint8Array, n * size);
		return { at: bytes.at, shape: [n], get $() { return bytes.$; } };
	}

	/** A record of these numbers, as an array of one. */
	record(numbers: number[]): Block<Float64Array> {
		const block = this.array(Float64Array, numbers.length);
		block.$.set(numbers);
		return { at: block.at, shape: [1], get $() { return block.$; } };
	}

	/** Do something with arrays that are given back afterwards. */
	borrowed<R>(use: () => R): R {
		const top = this.#top;
		try {
			return use();
		} finally {
			this.#top = top;
		}
	}

	/** Where the arrays end now; and all behind that given back. */
	get mark(): number {
		return this.#top;
	}

	release(mark: number): void {
		this.#top = mark;
	}

	#reserve(n: number): number {
		const at = this.#top;
		this.#top = Math.ceil((at + n) / ALIGNED) * ALIGNED;
		const missing = this.#top - this.#memory.buffer.byteLength;
		if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
		return at;
	}
}
