import { build, runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { launch } from './browser.ts';

const PAGE = 'http://picture.test/';
const HASHES = `${import.meta.dirname}/../games/dive/test/picture-hashes.ts`;
const WORKER = "import { pictureHashes } from '/hashes.js'; postMessage(pictureHashes());";

type Hashes = { readonly [name: string]: string };

test('a browser worker paints the same bytes as Node', async () => {
  const { module } = await runnerImport<{ pictureHashes(): Hashes }>(HASHES);
  const expected = module.pictureHashes();
  expect(await hashesInBrowser()).toEqual(expected);
});

async function hashesInBrowser(): Promise<unknown> {
  const files: { readonly [path: string]: string } = {
    '/worker.js': WORKER,
    '/hashes.js': await bundled(HASHES),
  };
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.route(`${PAGE}**`, route => {
      const code = files[new URL(route.request().url()).pathname];
      return code === undefined
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
        : route.fulfill({ contentType: 'text/javascript', body: code });
    });
    await page.goto(PAGE);
    return await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
        }),
    );
  } finally {
    await browser.close();
  }
}

/** A module and all it imports as one piece of script. */
async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'hashes' } },
  });
  const [{ output }] = [result].flat() as { output: { code: string }[] }[];
  return output[0].code;
}
