/** The personality of a bot, as it is written behind the name: `merle:personality=bold`. */

const MARK = ':personality=';

/** The name of a bot and its personality, null without one. */
export function partsOf(bot: string): { name: string; personality: string | null } {
	const at = bot.indexOf(MARK);
	return at < 0 ? { name: bot, personality: null } : { name: bot.slice(0, at), personality: bot.slice(at + MARK.length) };
}

/** The bot of that name with that personality; without one as it is. */
export function withPersonality(name: string, personality: string | null): string {
	return personality ? `${name}${MARK}${personality}` : name;
}
