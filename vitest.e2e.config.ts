import { defineConfig } from 'vitest/config';

/** Browser tests: real Chromium against the built client and server. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false, // two cores: a browser and a server are enough at a time
  },
});
