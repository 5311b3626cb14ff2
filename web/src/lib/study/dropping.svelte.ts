/** A file that was dropped on another page, on its way to the one that shows it. */

export const dropped = $state<{ file: File | null }>({ file: null });

/** The file, once. */
export function takeFile(): File | null {
	const { file } = dropped;
	dropped.file = null;
	return file;
}
