/** Small bird sounds made on the spot; off unless the person wants them. */

import { settings } from '$lib/settings.svelte';

export type Sound = 'card' | 'turn' | 'good' | 'bad' | 'end';

interface Chirp {
	from: number;
	to: number;
	at: number;
	length: number;
}

// Frequencies in hertz, times in seconds.
const CALLS: Record<Sound, Chirp[]> = {
	card: [{ from: 900, to: 600, at: 0, length: 0.05 }],
	turn: [
		{ from: 2100, to: 2900, at: 0, length: 0.09 },
		{ from: 2500, to: 3300, at: 0.13, length: 0.11 }
	],
	good: [
		{ from: 1800, to: 2400, at: 0, length: 0.09 },
		{ from: 2200, to: 3000, at: 0.1, length: 0.09 },
		{ from: 2700, to: 3600, at: 0.2, length: 0.14 }
	],
	bad: [
		{ from: 520, to: 380, at: 0, length: 0.16 },
		{ from: 460, to: 300, at: 0.18, length: 0.22 }
	],
	end: [0, 1, 2, 3, 4].map((i) => ({ from: 1700 + 260 * i, to: 2300 + 260 * i, at: 0.12 * i, length: 0.11 }))
};

let context: AudioContext | null = null;

/** Sound a call, if sound is on. */
export function sound(name: Sound): void {
	if (!settings.sound || typeof AudioContext === 'undefined') return;
	context ??= new AudioContext();
	if (context.state === 'suspended') void context.resume();
	for (const chirp of CALLS[name]) play(context, chirp);
}

function play(audio: AudioContext, { from, to, at, length }: Chirp): void {
	const begin = audio.currentTime + at;
	const voice = audio.createOscillator();
	const volume = audio.createGain();
	voice.frequency.setValueAtTime(from, begin);
	voice.frequency.exponentialRampToValueAtTime(to, begin + length);
	volume.gain.setValueAtTime(0.0001, begin);
	volume.gain.exponentialRampToValueAtTime(0.09, begin + length * 0.3);
	volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
	voice.connect(volume).connect(audio.destination);
	voice.start(begin);
	voice.stop(begin + length + 0.02);
}
