/** What is wrong with what was asked for: a code, as in `voliere`'s own messages, and its values. */
export class EngineError extends Error {
	readonly code: string;
	readonly values: Readonly<Record<string, unknown>>;

	constructor(code: string, sentence: string, values: Record<string, unknown> = {}) {
		super(sentence);
		this.name = 'EngineError';
		this.code = code;
		this.values = values;
	}
}

/** A value as it stands in a record. */
export function asText(value: unknown): string {
	if (typeof value === 'string') return value;
	if (Array.isArray(value)) return value.map(asText).join(', ');
	return JSON.stringify(value) ?? String(value);
}
