import { defineConfig } from 'vitest/config';

/** Browser tests: real Chromium against the built client and server. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } }, // as long as a page waits: a busy machine is no failure
    maxWorkers: 4, // a page also waits: with two, a part of two cores is idle
  },
});
