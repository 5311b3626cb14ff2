// Puts Swagger UI among the built files, for the page /api/v1/docs: nothing comes from elsewhere.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILES = ['swagger-ui-bundle.js', 'swagger-ui.css'];

export function apidocs(): Plugin {
	const { resolve } = createRequire(import.meta.url);
	return {
		name: 'voliere-apidocs',
		apply: 'build',
		generateBundle() {
			for (const file of FILES)
				this.emitFile({
					type: 'asset',
					fileName: `apidocs/${file}`,
					source: readFileSync(resolve(`swagger-ui-dist/${file}`))
				});
		}
	};
}
