/** The bots in words. */

import { m } from '$lib/words';
import { house } from '$lib/session.svelte';
import { partsOf } from './personality';
import type { GameCard, LevelRating, RatedLevels } from './protocol';

const USUAL = 'moineau';

/** The bot that plays unless another is wanted. */
export function usualBot(): string {
	const bots = house.about?.bots ?? [];
	return bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL);
}

/** A bot to choose. */
export interface BotChoice {
	value: string;
	label: string;
	/** Which of the levels it is, from 1 on; null for a bot that others offer. */
	level: number | null;
}

/** The bots to choose from: the levels, weakest first, then the others; each with how strong it is. */
export function botChoices(): BotChoice[] {
	const nLevels = house.about?.n_levels ?? 0;
	return (house.about?.bots ?? []).map((name, rank) => {
		if (rank >= nLevels) return { value: name, label: `${botName(name)} · ${m.strength_other()}`, level: null };
		return { value: name, label: `${rank + 1} · ${botName(name)} · ${strength(rank, nLevels)}`, level: rank + 1 };
	});
}

/** Which of the levels a bot is, from 1 on; null if it is none. */
export function levelOf(bot: string): number | null {
	const rank = (house.about?.bots ?? []).slice(0, house.about?.n_levels).indexOf(partsOf(bot).name);
	return rank < 0 ? null : rank + 1;
}

/** The bot of a level. */
export function botAt(level: number): string {
	return house.about?.bots[level - 1] ?? usualBot();
}

/** What a bot is called; what it is like stands beside that (`personalityWords`). */
export function botName(bot: string): string {
	const { name } = partsOf(bot);
	return house.about?.called[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** The personalities to choose from in a game, none first; nothing where it has none. */
export function personalityChoices(game: GameCard): { value: string; label: string }[] {
	const known = Object.entries(game.personalities ?? {});
	return known.length ? [{ value: '', label: m.personality_none() }, ...known.map(([value, label]) => ({ value, label }))] : [];
}

/** What a bot is like beside its strength, in words to be put behind its name; empty without. */
export function personalityWords(game: string, bot: string | null): string {
	const { personality } = partsOf(bot ?? '');
	return (personality && house.games.find(({ name }) => name === game)?.personalities?.[personality]) || '';
}

function strength(rank: number, nLevels: number): string {
	const words = [m.strength_0(), m.strength_1(), m.strength_2(), m.strength_3()];
	return words[Math.floor((rank * words.length) / nLevels)] ?? '';
}

type Chosen = Record<string, unknown>;

/** How strong a level is at such a table, as it was measured, in words; nothing where it was not. */
export function measured(game: GameCard, options: Chosen, level: number | null): string {
	const rated = ratedAt(game, options);
	const found = rated?.ratings.find((one) => one.level === level);
	return rated && found ? worded(rated, found) : '';
}

/** The ratings of the way to play that is likest to a table. */
function ratedAt(game: GameCard, options: Chosen): RatedLevels | undefined {
	const isLike = (rated: RatedLevels) => Object.entries(rated.options).every(([name, value]) => String(options[name]) === String(value));
	const size = (rated: RatedLevels) => Object.keys(rated.options).length;
	return (game.ratings ?? []).filter(isLike).sort((a, b) => size(b) - size(a))[0];
}

function worded(rated: RatedLevels, { value, margin }: LevelRating): string {
	const said = { value: Math.round(value), margin: Math.round(margin) };
	if (rated.unit === 'points') return m.strength_points(said);
	return value === 0 ? m.strength_zero() : m.strength_elo(said);
}
