/**
 * The art of Volière: one SVG file per bird, emblem, scene, back and cover.
 *
 * Every picture stays a file of its own that the browser loads on demand; only the
 * addresses are in the bundle (`no-inline` keeps Vite from turning the small ones
 * into data: addresses). How the pictures are drawn: see README.md beside this file.
 */

const files = import.meta.glob<string>('./**/*.svg', {
	query: '?url&no-inline',
	import: 'default',
	eager: true
});

const urls = new Map<string, string>(
	Object.entries(files).map(([file, url]) => [file.slice(2, -4), url])
);

/** Is there a picture of that name? */
export function hasArt(path: string): boolean {
	return urls.has(bare(path));
}

/**
 * The address of a picture: `set/name` as in `artUrl('feather/MA')`, or a bare name for the logo, the
 * hero and the covers. Throws if there is none; a game that may have no cover has `coverUrl`.
 */
export function artUrl(path: string): string {
	const url = urls.get(bare(path));
	if (url === undefined) throw new Error(`no such picture: ${path}`);
	return url;
}

function bare(path: string): string {
	return path.replace(/^\.?\//, '').replace(/\.svg$/, '');
}
