/** How far somebody has come in the lessons; kept in the browser. */

interface Kept {
	/** The step that a lesson was left at, by its address. */
	at: Record<string, string>;
	/** The lessons that were seen to their end. */
	done: string[];
	/** Whether the first lesson has been offered. */
	isOffered: boolean;
}

const KEY = 'voliere.lessons';

function kept(): Kept {
	const fresh: Kept = { at: {}, done: [], isOffered: false };
	try {
		return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
	} catch {
		return fresh;
	}
}

function keep(change: Partial<Kept>): void {
	try {
		localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
	} catch {
		// Storage may be forbidden; a lesson then begins at its beginning.
	}
}

/** The step that a lesson was left at; null: it was not begun, or it is done. */
export function stepLeft(lesson: string): string | null {
	return kept().at[lesson] ?? null;
}

export function isDone(lesson: string): boolean {
	return kept().done.includes(lesson);
}

/** Note where somebody is. */
export function noteStep(lesson: string, step: string): void {
	keep({ at: { ...kept().at, [lesson]: step } });
}

/** Note that a lesson was seen to its end: it begins anew next time. */
export function noteDone(lesson: string): void {
	const { [lesson]: _, ...at } = kept().at;
	keep({ at, done: [...new Set([...kept().done, lesson])] });
}

/** Whether the first lesson is to be offered: once, on the first visit. */
export function takeOffer(): boolean {
	const { isOffered, done, at } = kept();
	if (isOffered || done.length || Object.keys(at).length) return false;
	keep({ isOffered: true });
	return true;
}
