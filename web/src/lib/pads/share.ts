/** Handing results on: as a table, as a picture; by the device's own sharing where there is one. */

import { m } from '$lib/words';
import { toast } from '$lib/ui/toasts.svelte';
import { asCsv } from './csv';
import { pictureOf } from './picture';
import type { Played } from './storage';

/** Games as a CSV file. */
export async function shareCsv(games: Played[]): Promise<void> {
	// The mark at the beginning tells spreadsheets that the accents are in UTF-8.
	await handOver(new File(['\ufeff', asCsv(games)], `voliere-${day(games)}.csv`, { type: 'text/csv' }));
}

/** A game's result as a picture. */
export async function sharePicture(game: Played): Promise<void> {
	try {
		const blob = await pictureOf(game);
		await handOver(new File([blob], `voliere-${game.entry.game}-${day([game])}.png`, { type: 'image/png' }));
	} catch {
		toast(m.pad_no_picture(), 'bad');
	}
}

function day(games: Played[]): string {
	return new Date(Math.max(...games.map((game) => game.when))).toISOString().slice(0, 10);
}

/** Share a file, or save it where the device cannot share. */
async function handOver(file: File): Promise<void> {
	const isTouch = matchMedia('(pointer: coarse)').matches;
	if (isTouch && navigator.canShare?.({ files: [file] })) {
		try {
			await navigator.share({ files: [file], title: file.name });
			return;
		} catch (refusal) {
			if ((refusal as Error).name === 'AbortError') return;
		}
	}
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = file.name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
