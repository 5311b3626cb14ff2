/** Node as it is, with the modules as a browser gets them: runes need the client half of Svelte. */

import type { Environment } from 'vitest/runtime';

export default {
	name: 'client',
	viteEnvironment: 'client',
	setup: () => ({ teardown: () => undefined })
} satisfies Environment;
