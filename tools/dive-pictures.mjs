// Makes the example pictures of Dive's stack in docs/screenshots: three stacks, each in the middle view, with
// the head tilted, and by flashlight from above, from the side and from below. `node tools/dive-pictures.mjs`
import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';

const source = path => new URL(`../games/dive/${path}`, import.meta.url).pathname;
const load = async path => (await runnerImport(source(path))).module;
const { OCEAN } = await load('ocean/cards.ts');
const { ATLAS } = await load('picture/art/atlas.ts');
const { openAtlas } = await load('picture/atlas.ts');
const { openStream, readKey } = await load('picture/keyed.ts');
const { prepareStack, renderView } = await load('picture/render.ts');
const { OPTICS } = await load('picture/optics.ts');
const NEWEST = Number(Object.keys(OPTICS).at(-1));

const LARGE = 640;
const SMALL = LARGE / 2;
const GAP = 4;
const STACKS = {
  'dive-stack-1': { key: '1'.padStart(32, '0'), torch: ['above-2-2', 'side-1', 'below-2-2'] },
  'dive-stack-2': { key: '7'.padStart(32, '0'), torch: ['above-1-2', 'side-3', 'below-1-2'] },
  'dive-stack-3': { key: 'b'.padStart(32, '0'), torch: ['above-2-1', 'side-6', 'below-2-1'] },
};

/** All cards, shuffled and turned by the key. */
function shuffled(key) {
  const luck = openStream(readKey(key), 99);
  const cards = OCEAN.map(({ id }) => ({ id, turn: luck.below(4), flipped: luck.below(2) === 1 }));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

/** A sheet of pixels with the large picture on the left and the small ones beside it. */
function arranged(large, small) {
  const width = LARGE + 3 * (GAP + SMALL);
  const height = LARGE + GAP;
  const sheet = Buffer.alloc(4 * width * height, 255);
  const put = (x, y, colour) => sheet.set(colour, 4 * (y * width + x));
  for (let y = 0; y < LARGE; y++) {
    for (let x = 0; x < LARGE; x++) put(x, y, large.subarray(4 * (y * LARGE + x), 4 * (y * LARGE + x) + 4));
  }
  small.forEach((pixels, i) => {
    const [left, top] = [LARGE + GAP + (i % 3) * (SMALL + GAP), Math.floor(i / 3) * (SMALL + GAP)];
    for (let y = 0; y < SMALL; y++) {
      for (let x = 0; x < SMALL; x++) put(left + x, top + y, meanOfFour(pixels, 2 * x, 2 * y));
    }
  });
  return { width, height, data: sheet.toString('base64') };
}

function meanOfFour(pixels, x, y) {
  const at = 4 * (y * LARGE + x);
  return [0, 1, 2, 3].map(
    c =>
      (pixels[at + c] + pixels[at + 4 + c] + pixels[at + 4 * LARGE + c] + pixels[at + 4 * LARGE + 4 + c]) / 4,
  );
}

/** Runs in the page. */
function encode({ width, height, data }) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const bytes = Uint8ClampedArray.from(atob(data), character => character.charCodeAt(0));
  canvas.getContext('2d').putImageData(new ImageData(bytes, width, height), 0, 0);
  return canvas.toDataURL('image/webp', 0.82).split(',')[1];
}

const folder = new URL('../docs/screenshots/', import.meta.url);
const atlas = openAtlas(ATLAS);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--force-color-profile=srgb'],
});
try {
  const page = await browser.newPage();
  for (const [name, { key, torch }] of Object.entries(STACKS)) {
    const stack = prepareStack(
      atlas,
      { look: NEWEST, key, cards: shuffled(key), removed: 0, octopus: null },
      LARGE,
    );
    const small = [
      ...['l2', 'r2', 'u2'].map(view => renderView(stack, view, 'off')),
      ...torch.map(light => renderView(stack, 'c', light)),
    ];
    const picture = await page.evaluate(encode, arranged(renderView(stack, 'c', 'off'), small));
    await writeFile(new URL(`${name}.webp`, folder), Buffer.from(picture, 'base64'));
    console.log(`docs/screenshots/${name}.webp`);
  }
} finally {
  await browser.close();
}
