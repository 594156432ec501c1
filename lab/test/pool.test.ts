import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fixture } from '../run/match.ts';
import { playAll } from '../threads/pool.ts';

// inside the repository, so that the worker finds its packages
const folder = fileURLToPath(new URL(`../../node_modules/.lab-test-${process.pid}/`, import.meta.url));
const script = new URL('worker.js', `file://${folder}`);

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      rollupOptions: { input: { worker: fileURLToPath(new URL('../worker.ts', import.meta.url)) } },
    },
    ssr: { noExternal: [/^@fathoms\//] },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fixtures = Array.from(
  { length: 40 },
  (_, i): Fixture => ({
    game: 'locker',
    version: 1,
    options: { divers: 'on', variant: 'random', start: 'random' },
    bots: ['seal', 'minnow'],
    seed: `pool-${i}`,
  }),
);

test('threads change nothing but the time', async () => {
  let done = 0;
  const progress = (so: number): void => {
    expect(so).toBeGreaterThan(done);
    done = so;
  };
  const alone = await playAll(fixtures, { script, threads: 1, progress: () => {} });
  const together = await playAll(fixtures, { script, threads: 3, progress });
  expect(together).toEqual(alone);
  expect(done).toBe(fixtures.length);
});

test('a thread that fails is not passed over in silence', async () => {
  const broken = fixtures.map(fixture => ({ ...fixture, game: 'no such game' }));
  await expect(playAll(broken, { script, threads: 2, progress: () => {} })).rejects.toThrow('unknown game');
});
