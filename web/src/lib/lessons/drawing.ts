/** What a figure of the rules is drawn from: a step of a lesson, or a worked example and what then happens in it. */

import { ReplayStore } from '$lib/study/replay.svelte';
import * as api from '$lib/table/api';
import type { Shown } from '$lib/ui/rules';
import { LessonStore } from './lesson.svelte';

export interface Drawing {
	replay: ReplayStore;
	/** The step of the replay that the figure stands at. */
	at: number;
	marks: string[];
	/** How the table stands, for those who can't see it. */
	stands: string;
	/** What is said of it; the text of an example stands beside it anyway. */
	text: string;
	/** Where it can be played. */
	address: string | null;
}

export async function drawingOf(game: string, shown: Shown, lang: string): Promise<Drawing> {
	const [name = '', step] = shown.split('#');
	return step === undefined ? exampleOf(game, name, lang) : stepOf(game, name, step, lang);
}

async function exampleOf(game: string, name: string, lang: string): Promise<Drawing> {
	const { at, marks, stands, replay: seen } = await api.figure(game, name, lang);
	const never = (): Promise<never> => Promise.reject(new Error('not in a figure'));
	const replay = new ReplayStore(never, never);
	replay.take(seen);
	replay.goTo(at);
	return { replay, at, marks, stands, text: '', address: null };
}

async function stepOf(game: string, name: string, step: string, lang: string): Promise<Drawing> {
	const store = new LessonStore(game, name);
	await store.look(lang, step);
	const { replay, text } = store;
	return { replay, at: replay.at, marks: store.step?.marks ?? [], stands: store.step?.stands ?? '', text, address: `/learn/${game}/${name}#${step}` };
}
