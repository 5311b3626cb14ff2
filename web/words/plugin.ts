/**
 * Words for Vite: the .ftl files as modules that are loaded a room and a language at a time.
 *
 * `virtual:words` names the languages and loads the words of a room; they are parsed here, so that the
 * page need not. The type of `m` is written where TypeScript finds it. The built page says which file
 * holds the frame's words of each language, so that theme.js fetches them at once.
 */

import type { Plugin } from 'vite';
import { declare } from './declare.ts';
import { languagesOf, roots, wordsFiles } from './files.ts';
import { gapsOf, wordsOf } from './messages.ts';

const ALL = 'virtual:words';
const ONE = /^virtual:words\/(.+)\.([^.]+)\.js$/;

export function words(): Plugin {
	let isBuild = false;
	return {
		name: 'words',
		configResolved(config) {
			isBuild = config.command === 'build';
			declare();
		},
		configureServer(server) {
			server.watcher.add(roots());
			server.watcher.on('all', (_, path) => {
				if (!path.endsWith('.ftl')) return;
				declare();
				server.moduleGraph.invalidateAll();
				server.ws.send({ type: 'full-reload' });
			});
		},
		resolveId: (id) => (id === ALL || ONE.test(id) ? `\0${id}` : undefined),
		load(id) {
			if (id === `\0${ALL}`) return listing();
			const [, room, lang] = (id.startsWith('\0') && ONE.exec(id.slice(1))) || [];
			return room && lang ? `export default ${JSON.stringify(wordsOf(wordsFiles(), room, lang))}` : undefined;
		},
		transformIndexHtml: {
			order: 'post',
			handler(html, { bundle }) {
				const files = Object.values(bundle ?? {}).flatMap((file) => {
					const [, room, lang] = (file.type === 'chunk' && ONE.exec(file.facadeModuleId?.slice(1) ?? '')) || [];
					return room === 'frame' && lang ? [[lang, `/${file.fileName}`] as const] : [];
				});
				if (!isBuild) return html;
				const attribute = JSON.stringify(Object.fromEntries(files)).replaceAll('"', '&quot;');
				return html.replace('src="/theme.js"', `src="/theme.js" data-words="${attribute}"`);
			}
		}
	};
}

/** The module that names the languages and loads the words. */
function listing(): string {
	const files = wordsFiles();
	files.forEach(gapsOf);
	const languages = languagesOf(files);
	const rooms = [...new Set(files.map(({ room }) => room))];
	const loads = rooms.flatMap((room) =>
		languages.map((lang) => `${JSON.stringify(`${room}.${lang}`)}: () => import(${JSON.stringify(`${ALL}/${room}.${lang}.js`)})`)
	);
	return `export const languages = ${JSON.stringify(languages)};\nexport const loads = {${loads.join(',')}};`;
}
