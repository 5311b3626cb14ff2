import { expect, test } from 'vitest';
import { parse } from '$lib/markdown';

test('headings with anchors, paragraphs, lists, tables, numbers of paragraphs', () => {
	const blocks = parse(
		'# Title\n\nSome **bold** text. [V4, V5]\n\n## Part {#part}\n\n- one [V1]\n- two\n  and more\n\n1. first\n2. second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'
	);
	expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'list', 'list', 'table']);
	expect(blocks[1]).toMatchObject({
		item: { paragraphs: ['V4', 'V5'], spans: [{ text: 'Some ' }, { text: 'bold', style: 'bold' }, { text: ' text.' }] }
	});
	expect(blocks[2]).toMatchObject({ anchor: 'part', level: 2 });
	expect(blocks[3]).toMatchObject({ isOrdered: false, items: [{ paragraphs: ['V1'] }, {}] });
	expect(blocks[4]).toMatchObject({ isOrdered: true });
	expect(blocks[5]).toMatchObject({ head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] });
});
