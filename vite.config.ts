import { readFileSync } from 'node:fs';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const serverPort = process.env.PORT ?? '3000';

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

/** A service worker cannot load modules: its part in push notifications is one file without the boards. */
const pushWorker: Plugin = {
  name: 'push-worker',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [{ name: 'no-boards', resolveDynamicImport: name => ({ id: String(name), external: true }) }],
      build: {
        write: false,
        target: 'es2022',
        lib: { entry: 'web/push/worker.ts', formats: ['iife'], name: 'fathomsPush' },
      },
    });
    const [{ output }] = [built].flat() as Rolldown.RolldownOutput[];
    this.emitFile({ type: 'asset', fileName: PUSH_WORKER, source: output[0].code });
  },
};

const PUSH_WORKER = 'push-worker.js';

const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  manifest: {
    name: 'Fathoms',
    short_name: 'Fathoms',
    description: 'The digital table for four diving games.',
    display: 'standalone',
    start_url: '/',
    background_color: '#EFF7F1',
    theme_color: '#EFF7F1',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,webp,woff2}'],
    globIgnores: ['sprite.svg', PUSH_WORKER],
    importScripts: [`/${PUSH_WORKER}`],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//, /^\/picture\//, /^\/ws/],
  },
});

export default defineConfig({
  root: 'web',
  plugins: [pushWorker, pwa, preloadFonts, inlineSprite],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
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
