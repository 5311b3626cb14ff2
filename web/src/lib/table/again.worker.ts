/** Deals a finished game again, with the game's own rules in Python; answers whether all is the same. */

import { startPython } from '$lib/python/start';

self.onmessage = async ({ data }: MessageEvent<string>) => {
	try {
		const ask = await startPython();
		self.postMessage((await ask('is_same_again_json', data)) === true);
	} catch (error) {
		console.warn(error);
		self.postMessage(null);
	}
};
