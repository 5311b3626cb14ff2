/** The event log that compiled functions write: `voliere/kernel/log.py`. */
const USED = 0, FIRST = 2; // how many numbers are used, where the rows begin

/** The rows of a log, each a code and its numbers. */
export function rowsIn(numbers: Int32Array): Int32Array[] {
	const end = FIRST + numbers[USED]!, rows: Int32Array[] = [];
	for (let at = FIRST; at < end; at += 1 + numbers[at]!) rows.push(numbers.subarray(at + 1, at + 1 + numbers[at]!));
	return rows;
}

/** Empty a log. */
export function clear(numbers: Int32Array): void {
	numbers[USED] = 0;
}
