import { defineConfig, type UserConfig } from 'vite';

/** Packages of which a part is needed: as hundreds of files of their own they took a third of a server's start. */
const TAKEN_IN = [/^@fathoms\//, 'zod', 'kysely', 'openskill', 'ramda', 'gaussian', 'sort-unwind'];

/** Programs that run under Node, side by side, so that each finds its worker beside it; other packages stay packages. */
export const nodeBuild = (root: string, outDir: string, input: Record<string, string>): UserConfig =>
  defineConfig({
    root,
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        checks: { bundlerTimings: false },
      },
    },
    ssr: { noExternal: TAKEN_IN },
  });

export default nodeBuild('.', 'dist/node', {
  server: 'server/main.ts',
  admin: 'server/admin-main.ts',
  chaos: 'server/chaos/main.ts',
  'think-worker': 'server/workers/think-worker.ts',
  'daily-load': 'server/daily-load/main.ts',
  soak: 'server/soak/main.ts',
  siege: 'server/siege/main.ts',
  'picture-worker': 'server/workers/picture-worker.ts',
  'store-worker': 'server/workers/store-worker.ts',
  lab: 'lab/cli.ts',
  worker: 'lab/worker.ts',
  vision: 'vision/paint.ts',
  'vision-cards': 'vision/cards.ts',
});
