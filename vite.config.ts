import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, defineConfig, type Plugin } from 'vite';
import { groups } from './web/early/groups.ts';
import { earlyParts } from './web/early/plugin.ts';

const serverPort = process.env.PORT ?? '3000';
const QUIET = { checks: { bundlerTimings: false } }; // a busy machine is no news

/** The two typefaces are needed for the first paint; the build gives them names only it knows. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(file => file.endsWith('.woff2'))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head',
        })),
  },
};

/** Icons and marks are part of the page: one that is drawn anew is there at once, without a flicker. */
const inlineSprite: Plugin = {
  name: 'inline-sprite',
  transformIndexHtml: {
    order: 'post',
    handler: () => {
      const sprite = readFileSync(new URL('web/public/sprite.svg', import.meta.url), 'utf8');
      const children = sprite.slice(sprite.indexOf('>') + 1, sprite.lastIndexOf('</svg>'));
      const attrs = { class: 'sprite', width: '0', height: '0', 'aria-hidden': 'true' };
      return [{ tag: 'svg', attrs, children, injectTo: 'body-prepend' }];
    },
  },
};

/** The service worker, with the list of what it keeps: everything that was built, and what lies in web/public. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter(file => KEPT.test(file) && file !== 'sprite.svg') // the sprite is part of the page
      .map(file => file.replaceAll('\\', '/'))
      .sort();
    const hash = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(dir, file)))
        .digest('hex');
    const kept = Object.fromEntries(files.map(file => [`/${file}`, hash(file).slice(0, 16)]));
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { BUILT_FILES: JSON.stringify(kept) },
      plugins: [{ name: 'no-boards', resolveDynamicImport: name => ({ id: String(name), external: true }) }],
      build: {
        outDir: dir,
        emptyOutDir: false,
        target: 'es2022',
        rolldownOptions: QUIET,
        lib: {
          entry: fileURLToPath(new URL('web/offline/worker.ts', import.meta.url)),
          formats: ['iife'],
          name: 'fathoms',
          fileName: () => 'sw.js',
        },
      },
    });
  },
};

/** Texts are compressed once, here, and sent as they lie: the server has better things to do. */
let outDir = '';
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  configResolved({ root, build: { outDir: out } }) {
    outDir = resolve(root, out);
  },
  closeBundle() {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      const text = TEXT.test(file) ? readFileSync(join(outDir, file)) : null;
      if (!text || text.length < WORTH_IT) continue;
      writeFileSync(join(outDir, `${file}.br`), brotliCompressSync(text, { params }));
      writeFileSync(join(outDir, `${file}.gz`), gzipSync(text, { level: 9 }));
    }
  },
};

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
const WORTH_IT = 1024; // bytes: less fits into one packet anyway
const KEPT = /\.(js|css|html|svg|png|webp|woff2|webmanifest)$/;

export default defineConfig({
  root: 'web',
  plugins: [serviceWorker, preloadFonts, inlineSprite, earlyParts, compressed],
  worker: { format: 'es', rolldownOptions: QUIET },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...QUIET,
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    proxy: {
      // the server checks that requests come from its own page: it must see the page's host
      '/api': { target: `http://localhost:${serverPort}`, changeOrigin: false },
      '/picture': { target: `http://localhost:${serverPort}`, changeOrigin: false },
      '/ws': { target: `ws://localhost:${serverPort}`, ws: true, changeOrigin: false },
    },
  },
});
