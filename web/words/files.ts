/**
 * Where the words are: `<room>/words/<language>.ftl`, a room being what is loaded together.
 *
 * The page's own are in `src/lib/`; what it says as Python does stands in the rooms of the package, of
 * which it takes what is said of games, of analyses and on score pads. The folder that `VOLIERE_WORDS` names
 * may hold further languages: what stands in `src/voliere/games/words/` here stands there in
 * `games/words/`, what stands in `web/src/lib/pads/words/` in `web/lib/pads/words/`.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { partsOf } from './parts.ts';

/** One file of words, or what the page takes of it. */
export interface WordsFile {
	/** `frame`, `pads`, `games/piafs` … */
	room: string;
	lang: string;
	path: string;
	text: string;
}

/** The languages that every message has; what another lacks is said in the first of these. */
export const COMPLETE = ['en', 'fr'];

const PAGE = join(import.meta.dirname, '../src/lib');
const PACKAGE = join(import.meta.dirname, '../../src/voliere');

/** The folders whose tree is the page's. */
function pageRoots(): string[] {
	const more = process.env.VOLIERE_WORDS;
	return [PAGE, ...(more ? [join(more, 'web/lib')] : [])];
}

/** The folders whose tree is the package's. */
function packageRoots(): string[] {
	const more = process.env.VOLIERE_WORDS;
	return [PACKAGE, ...(more ? [more] : [])];
}

/** All folders with words. */
export function roots(): string[] {
	return [...new Set([...pageRoots(), ...packageRoots()])];
}

/** All files of words, our own first. */
export function wordsFiles(): WordsFile[] {
	return [...pageRoots().flatMap(pageFiles), ...packageRoots().flatMap(packageFiles)];
}

function pageFiles(root: string): WordsFile[] {
	return found(root).map((file) => ({ ...file, room: file.room === '.' ? 'frame' : file.room }));
}

function packageFiles(root: string): WordsFile[] {
	return found(root).flatMap((file) => partsOf(file.room, file.text).map((part) => ({ ...file, ...part })));
}

function found(root: string): WordsFile[] {
	return (existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [])
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => /(^|\/)words\/[^/]+\.ftl$/.test(file) && !file.startsWith('web/'))
		.sort()
		.map((file) => ({
			room: dirname(dirname(file)),
			lang: basename(file, '.ftl'),
			path: join(root, file),
			text: readFileSync(join(root, file), 'utf8')
		}));
}

/** The languages of the files, French first, then by the alphabet. */
export function languagesOf(files: WordsFile[]): string[] {
	const found = new Set(files.filter(({ room }) => room === 'frame').map(({ lang }) => lang));
	return [...found].sort((a, b) => Number(b === 'fr') - Number(a === 'fr') || a.localeCompare(b));
}
