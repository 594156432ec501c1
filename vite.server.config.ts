import { existsSync } from 'node:fs';
import { defineConfig } from 'vite';

/** Everything that runs under Node, side by side in dist/node, so that each finds its worker beside it. */
const ENTRIES = {
  server: 'server/main.ts',
  admin: 'server/admin-main.ts',
  chaos: 'server/chaos/main.ts',
  'think-worker': 'server/workers/think-worker.ts',
  soak: 'server/soak/main.ts',
  'picture-worker': 'server/workers/picture-worker.ts',
  lab: 'lab/cli.ts',
  worker: 'lab/worker.ts',
  bench: 'bench/cli.ts',
  'load-peer': 'bench/load/peer.ts',
  crash: 'bench/crash/main.ts',
};

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/node',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: {
      input: Object.fromEntries(Object.entries(ENTRIES).filter(([, file]) => existsSync(file))),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@fathoms\//] },
});
