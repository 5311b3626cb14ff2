/** One table, one window: whoever opens a table of this device takes it over, and the others say so. */

const CHANNEL = 'voliere.device';

/** Take over a table; `lose` is called when another window does. What comes back lets it go. */
export function takeOver(table: string, lose: () => void): () => void {
	if (typeof BroadcastChannel === 'undefined') return () => undefined;
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = ({ data }: MessageEvent<string>) => {
		if (data === table) lose();
	};
	channel.postMessage(table);
	return () => channel.close();
}
