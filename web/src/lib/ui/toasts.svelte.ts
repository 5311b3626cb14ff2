/** Short notices at the edge of the screen; they go by themselves. */

export interface Notice {
	id: number;
	text: string;
	tone: 'plain' | 'good' | 'bad';
}

const STAY = 6000;
let last = 0;

export const notices = $state<Notice[]>([]);

/** How many dialogs lie over the page: notices are shown in the topmost. */
export const dialogs = $state({ n: 0 });

/** Show a notice. */
export function toast(text: string, tone: Notice['tone'] = 'plain'): void {
	if (!text || notices.some((notice) => notice.text === text)) return;
	const id = ++last;
	notices.push({ id, text, tone });
	setTimeout(() => dismiss(id), STAY);
}

/** Take a notice away. */
export function dismiss(id: number): void {
	const at = notices.findIndex((notice) => notice.id === id);
	if (at >= 0) notices.splice(at, 1);
}
