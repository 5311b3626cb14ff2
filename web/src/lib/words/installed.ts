/** The words of games that are installed where the server is and that the page was not built with. */

import { FluentResource } from '@fluent/bundle';
import * as api from '$lib/table/api';

/** The messages of a game in a language, or in one that has them; none if the server does not say. */
export async function wordsOf(game: string, lang: string): Promise<Record<string, unknown>> {
	const { texts } = await api.gameWords(game, lang).catch(() => ({ texts: [] }));
	return Object.fromEntries(texts.flatMap((text) => new FluentResource(text).body.map(({ id, value }) => [id, value])));
}
