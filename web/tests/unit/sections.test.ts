/** The rules by sections: what concerns a table, and which step shows a paragraph. */

import { expect, test } from 'vitest';
import { parse } from '../../src/lib/markdown';
import type { GameCard, LessonCard } from '../../src/lib/table/protocol';
import { figuresOf, isConcerned, sectionsOf, shownBy, words } from '../../src/lib/ui/rules';

const TEXT = `# Game

What it is about. [F1, F5]

## A round {#round}

1. Everything at once. [F4, F5]
2. Tick them off. [F5]

## Option: raptors {#raptors}

They chase. [F10]

## Examples {#examples}

- A case. [F5]
`;

const card = { options: [{ name: 'rounds', default: 1 }, { name: 'target', default: null }] } as unknown as GameCard;
const lessons = [
	{ game: 'other', name: 'first', shows: { F5: 'wrong' } },
	{ game: 'feather', name: 'first', shows: { F5: 'visit', F4: 'visit' } },
	{ game: 'feather', name: 'raptors', shows: { F10: 'sure', F5: 'late' } }
] as unknown as LessonCard[];

test('a text is cut at its sections, and what stands before them comes first', () => {
	const sections = sectionsOf(parse(TEXT));
	expect(sections.map(({ anchor }) => anchor)).toEqual([null, 'round', 'raptors', 'examples']);
	expect(sections.map(({ title }) => title)).toEqual(['', 'A round', 'Option: raptors', 'Examples']);
});

test('a section concerns the tables that have its options, or have chosen one of them', () => {
	const raptors = { options: { raptors: [true] }, chosen: [] };
	expect(isConcerned(undefined, null, card)).toBe(true);
	expect(isConcerned(raptors, null, card)).toBe(false);
	expect(isConcerned(raptors, { raptors: false }, card)).toBe(false);
	expect(isConcerned(raptors, { raptors: true }, card)).toBe(true);
	expect(isConcerned({ options: { players: [] }, chosen: [] }, { players: 3 }, card)).toBe(false);
	const match = { options: {}, chosen: ['rounds', 'target'] };
	expect(isConcerned(match, { rounds: 1, target: null }, card)).toBe(false);
	expect(isConcerned(match, { rounds: null, target: 99 }, card)).toBe(true);
	expect(isConcerned(match, { rounds: 2, target: null }, card)).toBe(true);
});

test('a worked example has its own figure; elsewhere each is shown once, where nothing else is spoken of', () => {
	const sections = sectionsOf(parse(TEXT));
	const shown = shownBy(lessons, 'feather', sections, ['case']);
	expect(shown.get('F5')).toEqual(['first#visit', 'raptors#late', 'case']);
	const figures = figuresOf(sections, shown, ['case']);
	const said = [...figures].map(([item, one]) => `${words(item.spans)} ${one}`);
	expect(said).toEqual(['Tick them off. first#visit', 'They chase. raptors#sure', 'Everything at once. raptors#late', 'A case. case']);
});
