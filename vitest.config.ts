import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,protocol,table,server,web,lab,bench,tools}/**/*.test.{ts,tsx}'],
    testTimeout: 400_000, // a hang is a failure; slowness on a busy machine is not
    hookTimeout: 400_000,
    pool: 'threads',
    maxWorkers: '100%', // every core: the contract suites are most of the work
  },
});
