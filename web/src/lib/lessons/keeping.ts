/** Lessons kept ahead, for when there is no network: each with what comes of every move in it. */

import * as api from '$lib/table/api';
import type { Lesson, LessonCard } from '$lib/table/protocol';

/** Where the service worker puts them (vite.config.ts). */
const CACHE = 'voliere-lessons';

/** Keep all lessons in a language, those that are not kept as they are now: the service worker does whenever they are asked for. */
export async function keepLessons(lang: string): Promise<void> {
	for (const card of await api.lessons(lang)) {
		if (await isCurrent(card, lang)) continue;
		// The lesson last: what says that it is kept.
		await api.tries(card.game, card.name, lang);
		await api.lesson(card.game, card.name, lang);
	}
}

async function isCurrent({ game, name, digest }: LessonCard, lang: string): Promise<boolean> {
	const cache = await caches.open(CACHE);
	const kept = (what: string): Promise<Response | undefined> => cache.match(`/api/v1/lessons/${game}/${name}${what}?lang=${lang}`, { ignoreVary: true });
	const [lesson, tries] = await Promise.all([kept(''), kept('/tries')]);
	return lesson !== undefined && tries !== undefined && ((await lesson.json()) as Lesson).card.digest === digest;
}
