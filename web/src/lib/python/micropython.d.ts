/** What the package does not say of itself. */
declare module '@micropython/micropython-webassembly-pyscript/micropython.mjs' {
	export function loadMicroPython(options: { url?: string; heapsize?: number }): Promise<{
		FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
		runPython(code: string): void;
		globals: { get(name: string): unknown; set(name: string, value: unknown): void };
	}>;
}
