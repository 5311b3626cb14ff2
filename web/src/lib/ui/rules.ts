/** The rules of a game, cut into sections, and which of them concern a table. */

import type { Block, Item, Span } from '$lib/markdown';
import type { Concerns, GameCard, LessonCard } from '$lib/table/protocol';

const EXAMPLES = 'examples';

export type Options = Record<string, unknown>;

export interface Section {
	/** Null: what stands before the first section. */
	anchor: string | null;
	title: string;
	blocks: Block[];
}

export const words = (spans: Span[]): string => spans.map((span) => span.text).join('');

/** The text by its sections; what stands before the first comes first. */
export function sectionsOf(blocks: Block[]): Section[] {
	const sections: Section[] = [{ anchor: null, title: '', blocks: [] }];
	for (const block of blocks) {
		if (block.kind === 'heading' && block.level === 2) sections.push({ anchor: block.anchor, title: words(block.spans), blocks: [] });
		else sections.at(-1)?.blocks.push(block);
	}
	return sections;
}

/** Whether a section concerns a table with these options; without a table, only what concerns every one does. */
export function isConcerned(concerns: Concerns | undefined, options: Options | null, card: GameCard | undefined): boolean {
	if (!concerns) return true;
	if (!options) return false;
	const isChosen = (name: string): boolean => {
		const usual = card?.options.find((option) => option.name === name)?.default ?? null;
		const value = options[name] ?? null;
		return value !== null && value !== usual;
	};
	if (concerns.chosen.length && !concerns.chosen.some(isChosen)) return false;
	return Object.entries(concerns.options).every(([name, values]) => values.includes(options[name]));
}

export interface Shown {
	lesson: string;
	step: string;
}

/** Where the paragraphs of a game are shown by a lesson; the first lesson before the others. */
export function shownBy(lessons: LessonCard[], game: string): Map<string, Shown> {
	const shown = new Map<string, Shown>();
	for (const lesson of lessons.filter((one) => one.game === game))
		for (const [paragraph, step] of Object.entries(lesson.shows)) if (!shown.has(paragraph)) shown.set(paragraph, { lesson: lesson.name, step });
	return shown;
}

/** For every item of the text the step that shows it: each step once, where the rules speak of nothing else if they do; and once more among the worked examples. */
export function figuresOf(sections: Section[], shown: Map<string, Shown>): Map<Item, Shown> {
	const figures = new Map<Item, Shown>();
	const parts = [sections.filter(({ anchor }) => anchor !== null && anchor !== EXAMPLES), sections.filter(({ anchor }) => anchor === EXAMPLES)];
	for (const part of parts) {
		const used = new Set<string>();
		const items = part.flatMap(itemsIn).sort((a, b) => a.paragraphs.length - b.paragraphs.length);
		for (const item of items) {
			const found = item.paragraphs.map((one) => shown.get(one)).find((one) => one && !used.has(`${one.lesson}#${one.step}`));
			if (!found) continue;
			used.add(`${found.lesson}#${found.step}`);
			figures.set(item, found);
		}
	}
	return figures;
}

function itemsIn({ blocks }: Section): Item[] {
	return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.item] : block.kind === 'list' ? block.items : []));
}
