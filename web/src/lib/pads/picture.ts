/** A game's result as a picture to share: our cover, the players in order, their sums. */

import { artUrl } from '$lib/birds';
import { signed, when } from '$lib/words';
import { headline } from './headline';
import { titleOf } from './names';
import type { Played } from './storage';

const WIDTH = 1080;
const EDGE = 64;
const COVER = 360;
const INK = '#2b2933';
const PENCIL = '#2d3a56';
const SERIF = 'Palatino, "Palatino Linotype", "URW Palladio L", Georgia, serif';
const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Something to be drawn at a height, and how much height it takes. */
interface Piece {
	height: number;
	draw: (canvas: CanvasRenderingContext2D, top: number) => void;
}

/** The picture as a PNG. */
export async function pictureOf(game: Played): Promise<Blob> {
	const cover = await loaded(artUrl(`cover-${game.entry.game}`));
	const canvas = document.createElement('canvas');
	const paint = canvas.getContext('2d') as CanvasRenderingContext2D;
	const pieces = piecesOf(game, paint);
	canvas.width = WIDTH;
	canvas.height = COVER + EDGE + pieces.reduce((sum, piece) => sum + piece.height, 0) + EDGE;
	paint.fillStyle = '#fdf8ec';
	paint.fillRect(0, 0, canvas.width, canvas.height);
	paint.drawImage(cover, 0, (COVER - (WIDTH * 3) / 4) / 2, WIDTH, (WIDTH * 3) / 4);
	paint.fillStyle = '#fdf8ec';
	paint.fillRect(0, COVER, WIDTH, canvas.height - COVER);
	paint.fillStyle = '#e7dcc4';
	for (let y = COVER + 48; y < canvas.height; y += 48) paint.fillRect(0, y, WIDTH, 2);
	let top = COVER + EDGE / 2;
	for (const piece of pieces) {
		piece.draw(paint, top);
		top += piece.height;
	}
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
	);
}

function piecesOf({ entry, answer, when: moment }: Played, paint: CanvasRenderingContext2D): Piece[] {
	const winners = answer.winners.map((seat) => answer.players[seat]?.name ?? '');
	const inOrder = answer.players
		.map((player, seat) => ({ ...player, isWinner: answer.winners.includes(seat) }))
		.sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.total - a.total);
	const outcome = answer.title?.text ?? headline(winners);
	return [
		text(titleOf(entry.game), `700 68px ${SERIF}`, 86),
		text(when(moment), `400 32px ${SANS}`, 58, '#5a5560'),
		...wrapped(paint, outcome, `italic 600 48px ${SERIF}`, 62),
		gap(18),
		...inOrder.flatMap((player) => [
			row(player.name, String(player.total), player.isWinner),
			...player.lines.map((line) => small(line.text, line.points < 0 ? signed(line.points) : String(line.points))),
			gap(22)
		]),
		...answer.why.flatMap((sentence) => wrapped(paint, sentence, `italic 400 32px ${SERIF}`, 44)),
		gap(20),
		text('Volière', `700 34px ${SERIF}`, 44, '#a83f28')
	];
}

function gap(height: number): Piece {
	return { height, draw: () => undefined };
}

function text(words: string, font: string, height: number, colour = INK): Piece {
	return {
		height,
		draw: (paint, top) => {
			paint.font = font;
			paint.fillStyle = colour;
			paint.textAlign = 'left';
			paint.fillText(words, EDGE, top + height * 0.75, WIDTH - 2 * EDGE);
		}
	};
}

/** A text on as many lines as it takes. */
function wrapped(paint: CanvasRenderingContext2D, words: string, font: string, height: number): Piece[] {
	paint.font = font;
	const lines: string[] = [];
	for (const word of words.split(' ')) {
		const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
		if (lines.length && paint.measureText(longer).width <= WIDTH - 2 * EDGE) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines.map((line) => text(line, font, height));
}

function row(name: string, total: string, isWinner: boolean): Piece {
	return {
		height: 84,
		draw: (paint, top) => {
			if (isWinner) {
				paint.fillStyle = '#fbe9bd';
				paint.strokeStyle = '#8a5a06';
				paint.lineWidth = 4;
				paint.beginPath();
				paint.roundRect(EDGE - 20, top + 2, WIDTH - 2 * EDGE + 40, 76, 22);
				paint.fill();
				paint.stroke();
			}
			paint.fillStyle = INK;
			paint.font = `600 46px ${SANS}`;
			paint.textAlign = 'left';
			paint.fillText(isWinner ? `★ ${name}` : name, EDGE, top + 57, WIDTH - 2 * EDGE - 200);
			paint.fillStyle = PENCIL;
			paint.font = `italic 700 60px ${SERIF}`;
			paint.textAlign = 'right';
			paint.fillText(total, WIDTH - EDGE, top + 60);
		}
	};
}

function small(what: string, points: string): Piece {
	return {
		height: 46,
		draw: (paint, top) => {
			paint.font = `400 32px ${SANS}`;
			paint.fillStyle = INK;
			paint.textAlign = 'left';
			paint.fillText(what, EDGE + 24, top + 36, WIDTH - 2 * EDGE - 180);
			paint.fillStyle = PENCIL;
			paint.textAlign = 'right';
			paint.fillText(points, WIDTH - EDGE, top + 36);
		}
	};
}

async function loaded(address: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.src = address;
	await image.decode();
	return image;
}
