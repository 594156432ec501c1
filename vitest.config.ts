import { defineConfig } from 'vitest/config';

const PURE = ['kernel', 'games', 'bots', 'protocol', 'table'];
const REST = ['server', 'web', 'lab', 'bench', 'examples', 'tools'];
const tests = (folders: readonly string[]): string[] => [`{${folders.join(',')}}/**/*.test.{ts,tsx}`];

export default defineConfig({
  test: {
    globalSetup: 'tools/test-services.mjs', // a real database and a real broker
    pool: 'threads',
    maxWorkers: '100%', // every core: the contract suites are most of the work
    projects: [
      // pure code leaves nothing behind, so its files share a thread's modules and none is read twice
      { extends: true, test: { name: 'pure', include: tests(PURE), isolate: false } },
      { extends: true, test: { name: 'rest', include: tests(REST) } },
    ],
    setupFiles: 'tools/test-patience.mjs',
    testTimeout: 400_000, // a hang is a failure; slowness on a busy machine is not
    hookTimeout: 400_000,
    expect: { poll: { timeout: 60_000 } },
    // a page may still be loading parts when its test is over: no news
    onConsoleLog: log => !log.includes('EnvironmentTeardownError'),
  },
});
