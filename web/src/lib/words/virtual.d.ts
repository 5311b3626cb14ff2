/** What words/plugin.ts makes of the .ftl files. */
declare module 'virtual:words' {
	/** A message as Fluent has parsed it. */
	type Pattern = import('@fluent/bundle').FluentResource['body'][number]['value'];

	/** The languages there are, French first. */
	export const languages: readonly string[];
	/** Loads the words of a room in a language, named `pads.fr`. */
	export const loads: Record<string, () => Promise<{ default: Record<string, Pattern> }>>;
}
