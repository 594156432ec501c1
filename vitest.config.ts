import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,protocol,table,server,web,lab,bench,examples,tools}/**/*.test.{ts,tsx}'],
    setupFiles: 'tools/test-patience.mjs',
    globalSetup: 'tools/test-services.mjs', // a real database and a real broker
    testTimeout: 400_000, // a hang is a failure; slowness on a busy machine is not
    hookTimeout: 400_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'threads',
    maxWorkers: '100%', // every core: the contract suites are most of the work
  },
});
