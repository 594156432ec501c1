import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, type Server, startServer } from './browser.ts';

/** One browser and one server for the tests of a file: whoever imports them has them opened and closed. */
export let browser: Browser;
export let server: Server;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});
