/** SHA-256 of a text, in hexadecimal, as the engine has it: the browser's own is only there at https addresses. */

import { hex, sha256 as hashed } from '../../../engine/src/sha256';

/** The hash of a text in UTF-8. */
export function sha256(text: string): string {
	return hex(hashed(new TextEncoder().encode(text)));
}
