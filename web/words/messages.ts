/** What the files of words say: the messages of a room in a language, and what each has gaps for. */

import { dirname } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { parse, Visitor, type Message, type MessageReference, type SelectExpression, type VariableReference } from '@fluent/syntax';
import { COMPLETE, type WordsFile } from './files.ts';

/** A message as the bundle of the page wants it. */
type Pattern = FluentResource['body'][number]['value'];

/** What may be put into a message: a gap that grammar counts takes a number only. */
export type Gaps = Map<string, 'number' | 'any'>;

const COUNTS = new Set(['zero', 'one', 'two', 'few', 'many']);

class GapFinder extends Visitor {
	readonly gaps: Gaps = new Map();
	/** The messages that stand in this one: their gaps are its own. */
	readonly within = new Set<string>();

	override visitMessageReference({ id }: MessageReference): void {
		this.within.add(id.name);
	}

	override visitVariableReference({ id }: VariableReference): void {
		if (!this.gaps.has(id.name)) this.gaps.set(id.name, 'any');
	}

	override visitSelectExpression(node: SelectExpression): void {
		const isCounted = node.variants.some(({ key }) => key.type === 'NumberLiteral' || COUNTS.has(key.name));
		if (node.selector.type === 'VariableReference' && isCounted) this.gaps.set(node.selector.id.name, 'number');
		this.genericVisit(node);
	}
}

/** The messages of a file, each with its gaps and those of the messages in it; raises at what is no Fluent. */
export function gapsOf({ path, text }: WordsFile): Map<string, Gaps> {
	const found = new Map<string, GapFinder>();
	for (const entry of parse(text, {}).body) {
		if (entry.type === 'Junk') throw new Error(`${path}: ${entry.annotations[0]?.message}: ${entry.content.split('\n')[0]}`);
		if (entry.type !== 'Message') continue;
		if (!entry.value || entry.attributes.length) throw new Error(`${path}: ${entry.id.name} should be one text, without attributes`);
		if (found.has(entry.id.name)) throw new Error(`${path}: ${entry.id.name} stands there twice`);
		found.set(entry.id.name, lookedThrough(entry));
	}
	return new Map([...found.keys()].map((id) => [id, allGaps(id, found)]));
}

function lookedThrough(message: Message): GapFinder {
	const finder = new GapFinder();
	finder.visit(message);
	return finder;
}

function allGaps(id: string, found: Map<string, GapFinder>): Gaps {
	const finder = found.get(id);
	if (!finder) return new Map();
	const inner = [...finder.within].flatMap((one) => [...allGaps(one, found)]);
	return new Map([...inner, ...finder.gaps]);
}

/** The messages of a room in a language; what it lacks is said in a language that has everything. */
export function wordsOf(files: WordsFile[], room: string, lang: string): Record<string, Pattern> {
	const words: Record<string, Pattern> = {};
	for (const one of [...COMPLETE.toReversed(), lang])
		for (const { text } of files.filter((file) => file.room === room && file.lang === one))
			for (const { id, value } of new FluentResource(text).body) words[id] = value;
	return words;
}

/** The type of `m`: a function a message, `m.play_now` for `play-now`. */
export function declarationOf(files: WordsFile[]): string {
	const folders = new Map<string, string>();
	const all = new Map<string, Gaps>();
	for (const file of files.filter(({ lang }) => COMPLETE.includes(lang)))
		for (const [id, gaps] of gapsOf(file)) {
			const folder = folders.get(id) ?? dirname(file.path);
			if (folder !== dirname(file.path)) throw new Error(`${file.path}: ${id} stands in ${folder}, too`);
			folders.set(id, folder);
			all.set(id, new Map([...(all.get(id) ?? []), ...gaps]));
		}
	const lines = [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, gaps]) => {
		const values = [...gaps].map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'Value'}`);
		return `\t${id.replaceAll('-', '_')}: (${values.length ? `values: { ${values.join('; ')} }` : ''}) => string;`;
	});
	return `// Made from the .ftl files by words/plugin.ts. Do not edit.

export type Value = string | number;

export interface Messages {
${lines.join('\n')}
}
`;
}
