/** A sideways swipe turns to the next or the previous sheet: `{@attach swiping((step) => …)}`. */

const FAR = 60;

export function swiping(onswipe: (step: 1 | -1) => void): (element: HTMLElement) => () => void {
	return (element) => {
		let from: { x: number; y: number } | null = null;
		const begin = (event: TouchEvent): void => {
			const touch = event.touches.length === 1 ? event.touches[0] : undefined;
			from = touch ? { x: touch.clientX, y: touch.clientY } : null;
		};
		const end = (event: TouchEvent): void => {
			const touch = event.changedTouches[0];
			if (!from || !touch) return;
			const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
			from = null;
			if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) onswipe(dx < 0 ? 1 : -1);
		};
		element.addEventListener('touchstart', begin, { passive: true });
		element.addEventListener('touchend', end, { passive: true });
		return () => {
			element.removeEventListener('touchstart', begin);
			element.removeEventListener('touchend', end);
		};
	};
}
