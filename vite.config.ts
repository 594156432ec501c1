import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
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
    globIgnores: ['sprite.svg'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//, /^\/ws/],
  },
});

export default defineConfig({
  root: 'web',
  plugins: [react(), pwa, preloadFonts, inlineSprite],
  // The router brings a stand-in for what React itself has by now.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
      '/ws': { target: `ws://localhost:${serverPort}`, ws: true, changeOrigin: false },
    },
  },
});
