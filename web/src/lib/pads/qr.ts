/**
 * QR codes, drawn without asking anybody: phones at one table pass their sheets by them, without
 * any network.
 */

import { encode } from 'uqr';

const QUIET_ZONE = 4;
const MOST_VERSION = 20; // finer ones are hard to read from another phone's screen

export type Modules = boolean[][];

/** The dark modules of a text's code, row by row. Throws if the text is too long for version 20. */
export function qr(text: string): Modules {
	return encode(text, { ecc: 'M', boostEcc: false, border: 0, maxVersion: MOST_VERSION }).data;
}

/** The modules as one SVG path in units of a module, with the quiet zone of four around. */
export function qrPath(modules: Modules): { path: string; size: number } {
	let path = '';
	modules.forEach((row, y) =>
		row.forEach((isDark, x) => {
			if (isDark) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
		})
	);
	return { path, size: modules.length + 2 * QUIET_ZONE };
}
