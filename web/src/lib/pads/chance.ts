/** Fair draws from the browser's own source of randomness. */

/** A whole number from 0 to n - 1, each as likely as any other. */
export function draw(n: number): number {
	const limit = Math.floor(0x1_0000_0000 / n) * n;
	for (;;) {
		const [value] = crypto.getRandomValues(new Uint32Array(1));
		if (value !== undefined && value < limit) return value % n;
	}
}

/** The same things in an order drawn by lot. */
export function shuffled<T>(things: readonly T[]): T[] {
	const all = [...things];
	for (let i = all.length - 1; i > 0; i--) {
		const j = draw(i + 1);
		[all[i], all[j]] = [all[j] as T, all[i] as T];
	}
	return all;
}
