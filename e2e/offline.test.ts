import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { BUILT, launch, person } from './browser.ts';

const WEB = join(BUILT, 'web');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

let browser: Browser;
let house: Server;
let url: string;
let version: (file: string, text: string) => string; // what is served in place of a file

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** The built page from a house that has nothing else, and can change what it serves. */
beforeEach(async () => {
  version = (_file, text) => text;
  house = createServer(({ url: path = '/' }, response) => {
    const file = /\.\w+$/.test(path) ? path : '/index.html';
    try {
      const bytes = readFileSync(join(WEB, file));
      const isText = /\.(html|js)$/.test(file);
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.setHeader('cache-control', 'no-cache');
      response.end(isText ? version(file, bytes.toString()) : bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>(listening => house.listen(0, '127.0.0.1', listening));
  url = `http://localhost:${(house.address() as AddressInfo).port}`;
});
afterEach(() => shut());

function shut(): void {
  house.close();
  house.closeAllConnections();
}

/** Until everything is kept. */
const kept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test('once everything is kept, a game that was never opened can be played without the server', async () => {
  const { page, context, errors } = await person(browser, { serviceWorkers: 'allow' });
  await page.goto(url);
  await kept(page);
  shut();
  await page.goto(`${url}/rules/scuba`);
  await page.getByRole('heading', { name: 'Scuba' }).first().waitFor();
  await page.goto(`${url}/new/locker/solo`);
  await page.getByRole('button', { name: /Start the dive/ }).click();
  await page.locator('.prompt').waitFor();
  await page.reload();
  await page.locator('.prompt').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a new version says so, takes over when it is told to, and leaves nothing of the old one', async () => {
  const { page, context } = await person(browser, { serviceWorkers: 'allow' });
  await page.goto(url);
  await kept(page);
  await page.reload(); // from now on the worker answers
  const hash = /"\/index\.html":.([0-9a-f]{16})/.exec(readFileSync(join(WEB, 'sw.js'), 'utf8'))?.[1] ?? '';
  expect(hash).not.toBe('');
  const newPage = readFileSync(join(WEB, 'index.html'), 'utf8').replace('<html', '<html data-new');
  const newHash = createHash('sha256').update(newPage).digest('hex').slice(0, 16);
  version = (file, text) =>
    file === '/sw.js' ? text.replace(hash, newHash) : file === '/index.html' ? newPage : text;
  const isNew = () => page.evaluate(() => document.documentElement.hasAttribute('data-new'));
  await page.reload();
  await page.getByText('A new version is ready.').waitFor();
  expect(await isNew(), 'nobody is interrupted').toBe(false);
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(isNew).toBe(true);
  const pages = () =>
    page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map(name => caches.open(name)));
      const keys = (await Promise.all(shelves.map(shelf => shelf.keys()))).flat();
      return keys.map(key => new URL(key.url)).filter(({ pathname }) => pathname === '/index.html').length;
    });
  await expect.poll(pages).toBe(1);
  await context.close();
});
