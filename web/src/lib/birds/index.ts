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

/** A set of pictures; the empty set holds the logo, the hero and the game covers. */
export type ArtSet = 'piafs' | 'vautour' | 'feather' | 'songbirds' | 'backs';

/** A picture: `set/name`, or a bare name for the logo, the hero and the covers; no `.svg`. */
export type Art =
	| `${ArtSet}/${string}`
	| 'logo'
	| 'logo-maskable'
	| 'hero'
	| `cover-${Exclude<ArtSet, 'backs'>}`;

const urls = new Map<string, string>(
	Object.entries(files).map(([file, url]) => [file.slice(2, -4), url])
);

/** The names of all pictures, sorted: `songbirds/R`, `cover-piafs`, … */
export const artNames: readonly string[] = [...urls.keys()].sort();

/** Is there a picture of that name? */
export function hasArt(path: string): boolean {
	return urls.has(bare(path));
}

/** The address of a picture, e.g. `artUrl('feather/MA')`. Throws if there is none. */
export function artUrl(path: Art | (string & {})): string {
	const url = urls.get(bare(path));
	if (url === undefined) throw new Error(`no such picture: ${path}`);
	return url;
}

function bare(path: string): string {
	return path.replace(/^\.?\//, '').replace(/\.svg$/, '');
}
