/** How far somebody has come in the lessons; kept in the browser, and shared with their other devices (sharing.ts). */

import type { LessonProgress } from '$lib/table/protocol';

interface Kept {
	/** The step that a lesson was left at, by its address. */
	at: Record<string, string>;
	/** The lessons that were seen to their end. */
	done: string[];
	/** When a lesson was last at another step (ms since 1970), by its address. */
	when: Record<string, number>;
	/** Whether the first lesson has been offered. */
	isOffered: boolean;
	/** Whether the server has all of it, for our other devices. */
	isShared: boolean;
}

const KEY = 'voliere.lessons';

function kept(): Kept {
	const fresh: Kept = { at: {}, done: [], when: {}, isOffered: false, isShared: false };
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
	keep({ at: { ...kept().at, [lesson]: step }, ...now(lesson) });
}

/** Note that a lesson was seen to its end: it begins anew next time. */
export function noteDone(lesson: string): void {
	const { [lesson]: _, ...at } = kept().at;
	keep({ at, done: [...new Set([...kept().done, lesson])], ...now(lesson) });
}

function now(lesson: string): Partial<Kept> {
	return { when: { ...kept().when, [lesson]: Date.now() }, isShared: false };
}

/** Whether the first lesson is to be offered: once, on the first visit. */
export function takeOffer(): boolean {
	const { isOffered, done, at } = kept();
	if (isOffered || done.length || Object.keys(at).length) return false;
	keep({ isOffered: true });
	return true;
}

/** Whether there is something that our other devices can't know yet. */
export function isUnshared(): boolean {
	const { isShared, at, done } = kept();
	return !isShared && done.length + Object.keys(at).length > 0;
}

/** All of it, for our other devices. */
export function progress(): LessonProgress[] {
	const { at, done, when } = kept();
	const lessons = new Set([...Object.keys(at), ...done]);
	return [...lessons].map((lesson) => ({ lesson, step: at[lesson] ?? null, done: done.includes(lesson), at: when[lesson] ?? 0 }));
}

/** Take what all our devices together have come to; what was done here since then stays. */
export function takeProgress(all: LessonProgress[]): void {
	const { at, done, when } = kept();
	const ended = new Set(done);
	let isNewer = false;
	for (const one of all) {
		if (one.done) ended.add(one.lesson);
		if ((when[one.lesson] ?? 0) > one.at) {
			isNewer = true;
			continue;
		}
		when[one.lesson] = one.at;
		if (one.step === null) delete at[one.lesson];
		else at[one.lesson] = one.step;
	}
	keep({ at, when, done: [...ended], isShared: !isNewer });
}

/** Keep nothing: whoever comes next is somebody else. */
export function forgetProgress(): void {
	keep({ at: {}, done: [], when: {}, isShared: false });
}
