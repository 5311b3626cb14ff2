/** What all test files share: a server, unless they need one of their own, and a browser that is unpacked. */

import chromium from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import { Server } from './server';

declare module 'vitest' {
	export interface ProvidedContext {
		address: string;
	}
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const server = new Server();
	// Unpacked here, once: where it has never been, two files at a time would start what the other still writes.
	await Promise.all([server.start(), chromium.executablePath()]);
	project.provide('address', server.address);
	return () => server.close();
}
