// Puts the licences of all packages that end up in the page among the built files, as notices.txt:
// their own texts, as they came, or what a package says of itself where it brings none.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Packages that reach the page on another way than by being imported: docs of the interface, and
 * what the service worker is made of. */
const BESIDE = [
	'swagger-ui-dist',
	'vite-plugin-pwa',
	'workbox-core',
	'workbox-expiration',
	'workbox-precaching',
	'workbox-routing',
	'workbox-strategies'
];
const TEXTS = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
const BUNDLED = /^swagger-ui-bundle\.js\.LICENSE\.txt$/; // what Swagger UI is made of itself
const RULE = `\n\n${'='.repeat(80)}\n\n`;

interface Said {
	name: string;
	version: string;
	license?: string;
	author?: string | { name: string };
	homepage?: string;
}

/** Two plugins: one that sees what the page bundles and writes the file, one for its workers. */
export function notices(): { page: () => Plugin; worker: () => Plugin } {
	const folders = new Set<string>();
	const collect = (bundle: object): void => {
		for (const chunk of Object.values(bundle) as { moduleIds?: string[] }[])
			for (const id of chunk.moduleIds ?? []) addFolder(folders, id);
	};
	return {
		worker: () => ({ name: 'voliere-notices-worker', generateBundle: (_, bundle) => collect(bundle) }),
		page: () => ({
			name: 'voliere-notices',
			apply: 'build',
			generateBundle(_, bundle) {
				collect(bundle);
				const { resolve } = createRequire(import.meta.url);
				for (const name of BESIDE) addFolder(folders, resolve(`${name}/package.json`));
				this.emitFile({ type: 'asset', fileName: 'notices.txt', source: written([...folders]) });
			}
		})
	};
}

/** Add the folder of the package that a module belongs to, if it comes from one. */
export function addFolder(folders: Set<string>, id: string): void {
	const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
	if (!path.includes('/node_modules/')) return;
	for (let folder = dirname(path); !folder.endsWith('/node_modules'); folder = dirname(folder))
		if (existsSync(join(folder, 'package.json')) && said(folder).name) return void folders.add(folder);
}

function said(folder: string): Said {
	return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Said;
}

function written(folders: string[]): string {
	const notes = folders.map(notice).sort((a, b) => (a < b ? -1 : 1));
	return [...new Set(notes)].join(RULE) + '\n';
}

/** What a package is, and the licences it brings. */
export function notice(folder: string): string {
	const { name, version, license, author, homepage } = said(folder);
	const who = typeof author === 'object' ? author.name : author;
	const texts = readdirSync(folder)
		.filter((file) => TEXTS.test(file) || BUNDLED.test(file))
		.sort()
		.map((file) => readFileSync(join(folder, file), 'utf8').trim());
	const facts = [license && `Licence: ${license}`, who && `Author: ${who}`, homepage].filter(Boolean);
	return [`${name} ${version}`, facts.join('\n'), ...texts].filter(Boolean).join('\n\n');
}
