import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { apidocs } from './apidocs.ts';
import { notices } from './notices.ts';
import { words } from './words/plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.VOLIERE_SERVER ?? 'http://127.0.0.1:8000';

const ours = notices();

export default defineConfig({
	plugins: [
		words(),
		svelte(),
		apidocs(),
		ours.page(),
		VitePWA({
			registerType: 'autoUpdate',
			injectRegister: false,
			includeAssets: ['theme.js'],
			manifest: {
				name: 'Volière',
				short_name: 'Volière',
				description: 'Quatre jeux de cartes aux oiseaux · Four bird card games',
				lang: 'fr',
				start_url: '/',
				display: 'standalone',
				background_color: '#f7efe0',
				theme_color: '#2f6468',
				shortcuts: [{ name: 'Feuilles de score · Score pads', url: '/score' }],
				icons: [
					{ src: '/icons/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
					{ src: '/icons/maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' }
				]
			},
			workbox: {
				// Everything, so that the score pads work where there is no network: the pictures, and
				// the machine that runs their Python.
				globPatterns: ['**/*.{js,css,html,svg,wasm,json}'],
				globIgnores: ['apidocs/**'], // of use only with the server, and large
				// The first page, too, is answered from what is kept; a newer worker still waits its turn.
				clientsClaim: true,
				navigateFallback: '/index.html',
				navigateFallbackDenylist: [/^\/api\//, /^\/healthz/, /^\/metrics/, /^\/engine\//, /^\/notices\.txt/],
				// What the home page and the rules say of the games, for when there is no network. The
				// compiled games are kept by what runs them (src/lib/engine/files.ts).
				runtimeCaching: [
					{
						urlPattern: /\/api\/v1\/(about|games(\/[^/]+\/rules)?)\?lang=/,
						handler: 'NetworkFirst',
						options: { cacheName: 'voliere-cards', networkTimeoutSeconds: 4, expiration: { maxEntries: 40 } }
					},
					// The lessons with all their answers, and the figures of the rules.
					{
						urlPattern: /\/api\/v1\/(lessons(\/[^/]+\/[^/]+(\/tries)?)?|games\/[^/]+\/figures\/[^/]+)\?lang=/,
						handler: 'NetworkFirst',
						options: { cacheName: 'voliere-lessons', networkTimeoutSeconds: 4, expiration: { maxEntries: 400 } }
					}
				]
			}
		})
	],
	resolve: {
		alias: { $lib: here('./src/lib') },
		conditions: process.env.VITEST ? ['browser'] : undefined
	},
	worker: { format: 'es', plugins: () => [ours.worker()] },
	build: {
		outDir: process.env.VOLIERE_WEB ?? '../src/voliere/server/web',
		emptyOutDir: true,
		target: 'es2022',
		// The first that know light-dark(): put into other words it would not follow `.on-paper`.
		cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
		reportCompressedSize: true,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: {
				// What every board needs, whoever shows it, in one piece: in many it is larger.
				codeSplitting: {
					includeDependenciesRecursively: false,
					groups: [{ name: 'board', test: /src\/lib\/(frame\/|animate|games\/(index|room)\.ts|table\/(context|director|sentences)|ui\/(Card|Clock|Loading|PlayerTag|marked|roving))/ }]
				}
			},
			// MicroPython can run in Node, too; that a browser lacks what it would need there is no news.
			onwarn: (warning, warn) => {
				if (!/externalized.*micropython/.test(warning.message)) warn(warning);
			}
		}
	},
	server: { proxy: { '/api': { target: server, ws: true } } },
	test: {
		projects: [
			{
				extends: true,
				test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: './tests/unit/client.ts', setupFiles: './tests/unit/words.ts' }
			},
			{
				extends: true,
				test: {
					name: 'browser',
					include: ['tests/browser/**/*.test.ts'],
					environment: 'node',
					globalSetup: './tests/browser/shared.ts',
					testTimeout: 240_000,
					hookTimeout: 120_000,
					// On a busy machine a real browser may be looked at too late once; the report says so, and twice is a fault.
					retry: 1,
					maxWorkers: 2
				}
			},
			{
				extends: true,
				test: {
					name: 'pictures',
					include: ['tests/pictures/**/*.test.ts'],
					environment: 'node',
					globalSetup: './tests/browser/shared.ts',
					testTimeout: 240_000,
					hookTimeout: 120_000
				}
			},
			{
				extends: true,
				test: {
					name: 'figures',
					include: ['tests/figures/**/*.test.ts'],
					environment: 'node',
					globalSetup: './tests/browser/shared.ts',
					testTimeout: 1_200_000,
					hookTimeout: 120_000,
					fileParallelism: false
				}
			}
		]
	}
});
