/** Where we are in the page: the browser's own history, a few patterns, no more. */

export type Route =
	| { page: 'home' }
	| { page: 'table'; id: string; key: string | null }
	| { page: 'rules'; game: string; section: string | null }
	| { page: 'me' }
	| { page: 'about' }
	| { page: 'games' }
	| { page: 'mistakes' }
	| { page: 'statistics' }
	| { page: 'game'; id: string; point: string | null }
	| { page: 'replay'; point: string | null }
	| { page: 'learn' }
	| { page: 'lesson'; game: string; lesson: string; step: string | null }
	| { page: 'score'; game: string | null; after: string | null }
	| { page: 'setup'; game: string }
	| { page: 'unknown' };

/** The route that an address means. */
export function parse(path: string, hash: string): Route {
	const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
	const after = hash.replace(/^#/, '') || null;
	const [first, second] = parts;
	if (first === undefined) return { page: 'home' };
	if ((first === 'table' || first === 't') && second !== undefined && parts.length === 2)
		return { page: 'table', id: second, key: after };
	if (first === 'rules' && second !== undefined && parts.length === 2)
		return { page: 'rules', game: second, section: after };
	if (first === 'me' && parts.length === 1) return { page: 'me' };
	if (first === 'about' && parts.length === 1) return { page: 'about' };
	if (first === 'games' && parts.length === 1) return { page: 'games' };
	if (first === 'statistics' && parts.length === 1) return { page: 'statistics' };
	if (first === 'mistakes' && parts.length === 1) return { page: 'mistakes' };
	if (first === 'game' && second !== undefined && parts.length === 2) return { page: 'game', id: second, point: after };
	if (first === 'replay' && parts.length === 1) return { page: 'replay', point: after };
	if (first === 'learn' && parts.length === 1) return { page: 'learn' };
	if (first === 'learn' && second !== undefined && parts.length <= 3)
		return { page: 'lesson', game: second, lesson: parts[2] ?? 'first', step: after };
	if (first === 'score' && parts.length <= 2) return { page: 'score', game: second ?? null, after };
	if (first === 'setup' && second !== undefined && parts.length === 2) return { page: 'setup', game: second };
	return { page: 'unknown' };
}

class Router {
	route = $state.raw<Route>({ page: 'home' });

	/** Read the address, and follow it from now on. */
	start(): () => void {
		const read = (): void => {
			this.route = parse(location.pathname, location.hash);
		};
		read();
		addEventListener('popstate', read);
		addEventListener('hashchange', read);
		document.addEventListener('click', this.#follow);
		return () => {
			removeEventListener('popstate', read);
			removeEventListener('hashchange', read);
			document.removeEventListener('click', this.#follow);
		};
	}

	/** Go to an address of ours. */
	go(address: string, { replace = false } = {}): void {
		history[replace ? 'replaceState' : 'pushState'](null, '', address);
		this.route = parse(location.pathname, location.hash);
		scrollTo(0, 0);
	}

	/** Follow links to our own pages without loading anything. */
	#follow = (event: MouseEvent): void => {
		if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
			return;
		const link = (event.target as Element | null)?.closest?.('a');
		if (!link || link.target || link.hasAttribute('download')) return;
		if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
		if (link.pathname === location.pathname && link.hash) return;
		event.preventDefault();
		this.go(link.pathname + link.search + link.hash);
	};
}

export const router = new Router();
