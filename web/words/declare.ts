/** Writes the type of `m` where TypeScript finds it: `node words/declare.ts`, and whenever Vite starts. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsFiles } from './files.ts';
import { declarationOf } from './messages.ts';

const TYPES = join(import.meta.dirname, '../src/lib/words/messages.d.ts');

/** Write the declaration, if it has changed. */
export function declare(): void {
	const text = declarationOf(wordsFiles());
	if (!existsSync(TYPES) || readFileSync(TYPES, 'utf8') !== text) writeFileSync(TYPES, text);
}

if (import.meta.filename === process.argv[1]) declare();
