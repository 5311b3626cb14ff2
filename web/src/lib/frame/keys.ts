/** Do what a key stands for on the page around a board, unless it is meant for a field, a dialog or the browser. */
export function obey(event: KeyboardEvent, actions: Record<string, () => void>): void {
	const target = event.target as HTMLElement;
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	if (target.closest('input, textarea, select, dialog')) return;
	const action = actions[event.key];
	if (!action) return;
	event.preventDefault();
	action();
}
