/**
 * The little Markdown that our rules are written in, as data: no HTML is ever made from text.
 *
 * Headings with anchors `{#round}`, paragraphs, bullet and numbered lists, tables, bold, italics.
 * The paragraph numbers in square brackets (`[V4, V5]`) are kept apart.
 */

export interface Span {
	text: string;
	style: 'plain' | 'bold' | 'italic';
}

export interface Item {
	spans: Span[];
	paragraphs: string[];
}

export type Block =
	| { kind: 'heading'; level: number; spans: Span[]; anchor: string | null }
	| { kind: 'paragraph'; item: Item }
	| { kind: 'list'; isOrdered: boolean; items: Item[] }
	| { kind: 'table'; head: Span[][]; rows: Span[][][] };

const HEADING = /^(#{1,4})\s+(.*?)(?:\s*\{#([\w-]+)\})?\s*$/;
const BULLET = /^\s*[-*]\s+(.*)$/;
const NUMBERED = /^\s*\d+\.\s+(.*)$/;
const NUMBERS = /\s*\[((?:[A-Z]\d+[a-z]?(?:[-–][A-Z]?\d+)?(?:,\s*)?)+)\]/g;

/** A text's blocks, in order. */
export function parse(text: string): Block[] {
	const blocks: Block[] = [];
	const lines = text.replace(/\r/g, '').split('\n');
	let open: string[] = [];
	const flush = (): void => {
		if (open.length) blocks.push({ kind: 'paragraph', item: item(open.join(' ')) });
		open = [];
	};
	for (let i = 0; i < lines.length; i++) {
		const line = lines[i] as string;
		const heading = HEADING.exec(line);
		const listed = BULLET.exec(line) ?? NUMBERED.exec(line);
		if (heading) {
			flush();
			blocks.push({
				kind: 'heading',
				level: (heading[1] as string).length,
				spans: spans(heading[2] as string),
				anchor: heading[3] ?? null
			});
		} else if (listed) {
			flush();
			addItem(blocks, listed[1] as string, NUMBERED.test(line));
		} else if (line.trim().startsWith('|')) {
			flush();
			const rows: string[] = [];
			while (i < lines.length && (lines[i] as string).trim().startsWith('|')) rows.push(lines[i++] as string);
			i--;
			blocks.push(table(rows));
		} else if (!line.trim()) flush();
		else if (/^\s+/.test(line) && blocks.at(-1)?.kind === 'list' && !open.length) lengthen(blocks, line.trim());
		else open.push(line.trim());
	}
	flush();
	return blocks;
}

function addItem(blocks: Block[], text: string, isOrdered: boolean): void {
	const last = blocks.at(-1);
	if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item(text));
	else blocks.push({ kind: 'list', isOrdered, items: [item(text)] });
}

function lengthen(blocks: Block[], text: string): void {
	const last = blocks.at(-1);
	if (last?.kind !== 'list') return;
	const more = item(text);
	const end = last.items.at(-1) as Item;
	end.spans.push({ text: ' ', style: 'plain' }, ...more.spans);
	end.paragraphs.push(...more.paragraphs);
}

function table(lines: string[]): Block {
	const cells = lines
		.filter((line) => !/^[\s|:-]+$/.test(line))
		.map((line) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => spans(cell.trim())));
	return { kind: 'table', head: cells[0] ?? [], rows: cells.slice(1) };
}

function item(text: string): Item {
	const paragraphs: string[] = [];
	const bare = text.replace(NUMBERS, (_, numbers: string) => {
		paragraphs.push(...numbers.split(/,\s*/).filter(Boolean));
		return '';
	});
	return { spans: spans(bare), paragraphs };
}

function spans(text: string): Span[] {
	const found: Span[] = [];
	for (const part of text.replace(NUMBERS, '').split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`)/)) {
		if (!part) continue;
		if (part.startsWith('**')) found.push({ text: part.slice(2, -2), style: 'bold' });
		else if (/^(\*.*\*|_.*_)$/.test(part)) found.push({ text: part.slice(1, -1), style: 'italic' });
		else if (part.startsWith('`')) found.push({ text: part.slice(1, -1), style: 'bold' });
		else found.push({ text: part, style: 'plain' });
	}
	return found;
}
