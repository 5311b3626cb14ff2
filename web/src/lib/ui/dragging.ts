/**
 * Cards can be dragged from the hand: `{@attach dragging}` on a board, `data-drag` on its hand.
 *
 * `data-drag="play"`: let go anywhere above the hand plays the card, as a click on it would.
 * `data-drag="choose"`: picking it up chooses it, as a click would, and letting it go over something
 * that can be played with it (`data-move` outside the hand) plays there. Anywhere else it goes back.
 */

const FAR = 10;
const BACK = 180;
const HIGHEST = '70';

interface Held {
	card: HTMLElement;
	hand: HTMLElement;
	pointer: number;
	x: number;
	y: number;
	isMoving: boolean;
}

export function dragging(board: HTMLElement): () => void {
	let held: Held | null = null;

	function ondown(event: PointerEvent): void {
		const card = (event.target as HTMLElement).closest<HTMLElement>('[data-drag] [data-move]');
		const hand = card?.closest<HTMLElement>('[data-drag]');
		if (!card || !hand || event.button || !event.isPrimary) return;
		held = { card, hand, pointer: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
	}

	function onmove(event: PointerEvent): void {
		if (!held || event.pointerId !== held.pointer) return;
		const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
		if (!held.isMoving) {
			if (Math.hypot(dx, dy) < FAR) return;
			held.isMoving = true;
			held.card.setPointerCapture(held.pointer);
			if (held.hand.dataset.drag === 'choose' && held.card.getAttribute('aria-pressed') !== 'true') held.card.click();
			Object.assign(held.card.style, { pointerEvents: 'none', zIndex: HIGHEST });
		}
		held.card.style.translate = `${dx}px ${dy}px`;
	}

	function onup(event: PointerEvent): void {
		if (!held || event.pointerId !== held.pointer) return;
		const { card, hand, isMoving } = held;
		held = null;
		if (!isMoving) return;
		const target = event.type === 'pointerup' ? targetOf(event, card, hand) : null;
		target?.click();
		goBack(card, target === null);
		// The browser makes a click of it, too, which would play or choose the card once more.
		board.addEventListener('click', stop, { capture: true });
		setTimeout(() => board.removeEventListener('click', stop, { capture: true }));
	}

	board.addEventListener('pointerdown', ondown);
	board.addEventListener('pointermove', onmove);
	board.addEventListener('pointerup', onup);
	board.addEventListener('pointercancel', onup);
	board.addEventListener('dragstart', stop);
	return () => {
		board.removeEventListener('pointerdown', ondown);
		board.removeEventListener('pointermove', onmove);
		board.removeEventListener('pointerup', onup);
		board.removeEventListener('pointercancel', onup);
		board.removeEventListener('dragstart', stop);
	};
}

/** What is to be clicked when the card is let go here; null: nothing takes it. */
function targetOf(event: PointerEvent, card: HTMLElement, hand: HTMLElement): HTMLElement | null {
	if (hand.dataset.drag === 'play') return event.clientY < hand.getBoundingClientRect().top ? card : null;
	const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-move]');
	return under && !hand.contains(under) ? under : null;
}

function goBack(card: HTMLElement, isSeen: boolean): void {
	const { translate } = card.style;
	Object.assign(card.style, { translate: '', pointerEvents: '', zIndex: '' });
	if (isSeen) card.animate([{ translate }, { translate: '0 0' }], { duration: BACK, easing: 'ease-out' });
}

function stop(event: Event): void {
	event.stopPropagation();
	event.preventDefault();
}
