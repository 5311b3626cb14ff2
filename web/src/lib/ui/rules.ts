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

/** What shows something: a figure of the rules by its name, or a step of a lesson (`ties#carried`). */
export type Shown = string;

/** What shows the paragraphs of a game: steps of lessons, those of the first one before the others, then worked examples. */
export function shownBy(lessons: LessonCard[], game: string, sections: Section[], examples: Shown[]): Map<string, Shown[]> {
	const shown = new Map<string, Shown[]>();
	const add = (paragraph: string, one: Shown): Map<string, Shown[]> => shown.set(paragraph, [...(shown.get(paragraph) ?? []), one]);
	for (const lesson of lessons.filter((one) => one.game === game))
		for (const [paragraph, step] of Object.entries(lesson.shows)) add(paragraph, `${lesson.name}#${step}`);
	workedIn(sections).forEach((item, i) => {
		for (const paragraph of item.paragraphs) if (examples[i]) add(paragraph, examples[i]);
	});
	return shown;
}

/** For every item of the text what shows it: its own figure for a worked example; elsewhere each figure once, where the rules speak of nothing else if they do. */
export function figuresOf(sections: Section[], shown: Map<string, Shown[]>, examples: Shown[]): Map<Item, Shown> {
	const figures = new Map<Item, Shown>();
	const used = new Set<Shown>();
	const items = sections.filter(({ anchor }) => anchor !== null && anchor !== EXAMPLES).flatMap(itemsIn);
	for (const item of items.toSorted((a, b) => a.paragraphs.length - b.paragraphs.length)) {
		const found = item.paragraphs.flatMap((one) => shown.get(one) ?? []).find((one) => !used.has(one));
		if (!found) continue;
		used.add(found);
		figures.set(item, found);
	}
	workedIn(sections).forEach((item, i) => {
		if (examples[i]) figures.set(item, examples[i]);
	});
	return figures;
}

/** The worked examples. */
function workedIn(sections: Section[]): Item[] {
	return sections.filter(({ anchor }) => anchor === EXAMPLES).flatMap(itemsIn);
}

function itemsIn({ blocks }: Section): Item[] {
	return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.item] : block.kind === 'list' ? block.items : []));
}
