/** The cover of a game: its picture, or one that is made of its name. */

import { artUrl, hasArt } from '.';

/** The address of a game's cover. */
export function coverUrl(game: string, title = game): string {
	return hasArt(`cover-${game}`) ? artUrl(`cover-${game}`) : plainCover(game, title);
}

/** A sky, two hills and the first letter, in colours that belong to the name. */
function plainCover(game: string, title: string): string {
	let hue = 0;
	for (const letter of game) hue = (hue * 31 + letter.charCodeAt(0)) % 360;
	const letter = /\p{L}|\p{N}/u.exec(title)?.[0].toLocaleUpperCase() ?? '';
	const picture =
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">` +
		`<rect width="480" height="360" fill="hsl(${hue} 42% 82%)"/>` +
		`<circle cx="372" cy="92" r="44" fill="hsl(${(hue + 40) % 360} 70% 88%)"/>` +
		`<path d="M0 270Q120 190 260 250T480 220V360H0Z" fill="hsl(${hue} 32% 62%)"/>` +
		`<path d="M0 310Q160 250 300 300T480 290V360H0Z" fill="hsl(${hue} 34% 46%)"/>` +
		`<text x="240" y="222" font-family="Georgia, serif" font-size="170" font-weight="700" text-anchor="middle" fill="hsl(${hue} 45% 24%)">${letter}</text>` +
		`</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
