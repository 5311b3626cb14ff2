/** How much time a table gives, in words. */

import { m } from '$lib/words';
import type { Pace } from './protocol';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time to think in the largest unit that says it exactly: "3 days", "5 min", "90 s". */
export function duration(seconds: number): string {
	if (seconds % DAY === 0) return m.time_days({ n: seconds / DAY });
	if (seconds % HOUR === 0) return m.time_hours({ n: seconds / HOUR });
	if (seconds % MINUTE === 0) return m.time_minutes({ n: seconds / MINUTE });
	return m.time_seconds({ n: seconds });
}

/** What a clock shows: days and hours, or hours, minutes and seconds. */
export function shown(seconds: number): string {
	const hours = Math.floor(seconds / HOUR);
	const days = Math.floor(hours / 24);
	if (days) return hours % 24 ? m.time_long({ days, hours: hours % 24 }) : m.time_short({ days });
	const minutes = Math.floor((seconds % HOUR) / MINUTE);
	const rest = String(seconds % MINUTE).padStart(2, '0');
	return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** A pace: "3 days a move, then 7 days in reserve". */
export function paceWords({ kind, per_move = 0, bank = 0 }: Pace): string {
	if (kind === undefined || kind === 'untimed') return m.pace_untimed();
	if (!bank) return m.pace_moves({ time: duration(per_move) });
	if (!per_move) return m.pace_bank({ time: duration(bank) });
	return m.pace_both({ time: duration(per_move), bank: duration(bank) });
}
