/** One server for all test files that don't need one of their own. */

import type { TestProject } from 'vitest/node';
import { Server } from './server';

declare module 'vitest' {
	export interface ProvidedContext {
		address: string;
	}
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const server = new Server();
	await server.start();
	project.provide('address', server.address);
	return () => server.close();
}
