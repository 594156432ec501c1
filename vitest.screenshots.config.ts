import { defineConfig } from 'vitest/config';

/** The pictures of docs/screenshots, taken with the browser tests' rig and players. */
export default defineConfig({
  test: { include: ['e2e/screenshots.ts'], testTimeout: 400_000, maxWorkers: 1, retry: 3 },
});
