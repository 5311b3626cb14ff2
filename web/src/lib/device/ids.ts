/** The names of the tables that are played on this device. */

const PREFIX = 'device-';

/** Whether a table is one of this device. */
export function isOfDevice(id: string): boolean {
	return id.startsWith(PREFIX);
}

/** A name for a table: the second it was opened in, then chance. */
export function newTableId(now = Date.now()): string {
	const chance = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0'));
	return `${PREFIX}${Math.floor(now / 1000).toString(16).padStart(8, '0')}${chance.join('')}`;
}
