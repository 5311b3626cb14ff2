/** The line between a visitor's page and the server, so that it can be cut or held up. */

import type { Visitor } from './house';

export interface Line {
	cut: () => Promise<void>;
	mend: () => void;
	/** What the page says gets no further … */
	hold: () => void;
	/** … until now. */
	release: () => void;
}

/** The socket of a visitor's page passes through here, so that it can be cut or held up. */
export async function onALine(visitor: Visitor): Promise<Line> {
	let isCut = false;
	let held: (() => void)[] | null = null;
	const open = new Set<{ close: () => Promise<void> }>();
	await visitor.context.routeWebSocket(/\/socket$/, (socket) => {
		if (isCut) {
			void socket.close({ code: 1001 });
			return;
		}
		const server = socket.connectToServer();
		socket.onMessage((message) => (held ? held.push(() => server.send(message)) : server.send(message)));
		open.add(socket);
	});
	return {
		hold: () => (held = []),
		release: () => {
			const waiting = held ?? [];
			held = null;
			for (const say of waiting) say();
		},
		cut: async () => {
			isCut = true;
			for (const socket of open) await socket.close();
			open.clear();
		},
		mend: () => (isCut = false)
	};
}
