// Bakes the drawings of Dive's cards into games/dive/picture/art/atlas.ts, which the renderer unpacks.
// The painter's hand is the same over every drawing, so it is kept once, as two coarse textures (dry brush
// and pepper); the drawings themselves stay flat: few colours, long runs. Part of `npm run art`.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { drawings } from '../games/dive/picture/art/drawings.mjs';
import { gouache } from '../web/art/source/gouache.mjs';
import { seaLife } from '../web/art/source/sea-life.mjs';

const target = new URL('../games/dive/picture/art/atlas.ts', import.meta.url);
const PAPER = 384;
const BOX = 400;

/** Every drawing with the size it is kept in: as large as it is ever shown, in pictures of 640 pixels. */
const SPRITES = [
  ['S1', drawings.reefShark, 384],
  ['S2', seaLife['sea-shark3'], 384],
  ['S3', seaLife['sea-shark2'], 384],
  ['green', drawings.greenTurtle, 256],
  ['red', drawings.redTurtle, 256],
  ['manta', seaLife['sea-manta'], 320],
  ['whale', drawings.whale, 384],
  ['dolphin', drawings.dolphin, 320],
  ['octopus', seaLife['sea-octopus'], 224],
  ['jelly', seaLife['sea-jelly'], 224],
  ['star', seaLife['sea-star'], 128],
  ['wreck', drawings.wreck, 320],
  ['snake', drawings.snake, 256],
  ['rings', seaLife['sea-bubbles'], 192],
  ['crab', drawings.crab, 128],
  ['kelp', seaLife['sea-kelp'], 352],
  ['ribbon', seaLife['sea-ribbon'], 352],
  ['fan', seaLife['sea-fan'], 288],
  ['brain', seaLife['sea-brain'], 256],
  ['tube', seaLife['sea-tube'], 256],
  ['shoal', seaLife['sea-shoal'], 256],
  ['minnows', seaLife['sea-shoal2'], 256],
  ['angel', seaLife['sea-angel'], 128],
  ['tang', seaLife['sea-tang'], 128],
  ['perch', seaLife['sea-perch'], 128],
  ['clown', drawings.clownfish, 128],
  ['seahorse', seaLife['sea-seahorse'], 160],
  ['giant', drawings.giantOctopus, 384],
];

// Only the wobbly edge: the first two steps of the painter's filter.
const wobble = `${gouache.slice(0, gouache.indexOf('<feTurbulence', gouache.indexOf('feDisplacementMap')))}</filter>`;

const svg = (size, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}" width="${size}" height="${size}">` +
  `<defs>${wobble}${gouache.replace('id="gou"', 'id="full"')}</defs>${content}</svg>`;
const sheet = colour => `<g filter="url(#full)"><rect width="${BOX}" height="${BOX}" fill="${colour}"/></g>`;
const flat = drawing =>
  `<g filter="url(#gou)"><rect width="${BOX}" height="${BOX}" fill="none"/>${drawing}</g>`;

/** Runs in the page: the pixels of a drawing, straight alpha. */
async function rasterise({ source, size }) {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  let text = '';
  for (let i = 0; i < data.length; i += 4096) text += String.fromCharCode(...data.subarray(i, i + 4096));
  return btoa(text);
}

/**
 * What the brush adds to a black and takes from a white sheet gives both textures, in 16 steps each: one
 * byte a pixel. Over black, the brush shows as light; pepper over white as dark.
 */
function paperTexture(onBlack, onWhite) {
  const bytes = Buffer.alloc(PAPER * PAPER);
  for (let i = 0; i < bytes.length; i++) {
    const brush = onBlack[4 * i] / 255;
    const pepper = Math.max(0, 1 - onWhite[4 * i] / 255) / 0.95;
    bytes[i] = (Math.min(15, Math.round(brush * 15)) << 4) | Math.min(15, Math.round(pepper * 15));
  }
  return bytes;
}

/** At most 256 colours, as coarse as it takes, and the picture as runs of them. */
function pack(name, size, pixels) {
  for (let bits = 7; bits >= 3; bits--) {
    const keys = Array.from({ length: size * size }, (_, i) => keyOf(pixels, 4 * i, bits));
    const palette = [...new Set(keys)].sort((a, b) => a - b);
    if (palette.length <= 256) return encode(name, size, palette, keys);
  }
  throw new Error(`${name} has too many colours`);
}

/** A colour with its low bits rounded away; fewer bits where it is nearly transparent. */
function keyOf(pixels, at, bits) {
  const alpha = Math.round(pixels[at + 3] / 17);
  if (alpha === 0) return 0;
  const step = 255 / ((1 << (alpha === 15 ? bits : Math.min(bits, 4))) - 1);
  const [r, g, b] = [0, 1, 2].map(c => Math.round(Math.round(pixels[at + c] / step) * step));
  return (((alpha * 17) << 24) >>> 0) + (r << 16) + (g << 8) + b;
}

function encode(name, size, palette, keys) {
  const index = new Map(palette.map((key, i) => [key, i]));
  const bytes = [name.length, ...Buffer.from(name), size >> 8, size & 255, palette.length - 1];
  for (const key of palette) bytes.push((key >>> 16) & 255, (key >>> 8) & 255, key & 255, key >>> 24);
  for (let start = 0; start < keys.length; ) {
    let end = start + 1;
    while (end < keys.length && keys[end] === keys[start]) end++;
    bytes.push(index.get(keys[start]));
    let more = end - start - 1;
    for (; more > 127; more >>>= 7) bytes.push(128 | (more & 127));
    bytes.push(more);
    start = end;
  }
  return Buffer.from(bytes);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  // Without the GPU every machine paints the same pixels.
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--force-color-profile=srgb'],
});
const parts = [];
try {
  const page = await browser.newPage();
  const paint = async (content, size) =>
    Buffer.from(await page.evaluate(rasterise, { source: svg(size, content), size }), 'base64');
  parts.push(paperTexture(await paint(sheet('#000'), PAPER), await paint(sheet('#fff'), PAPER)));
  for (const [name, drawing, size] of SPRITES) {
    const part = pack(name, size, await paint(flat(drawing), size));
    console.log(`${name}  ${(part.length / 1024).toFixed(1)} KB`);
    parts.push(part);
  }
} finally {
  await browser.close();
}
const atlas = Buffer.concat(parts);
const text =
  '// Baked by tools/bake-dive.mjs from the drawings beside this file: see there for the form.\n' +
  `export const ATLAS =\n  '${atlas.toString('base64')}';\n`;
const old = await readFile(target, 'utf8').catch(() => '');
if (text !== old) await writeFile(target, text);
console.log(
  `games/dive/picture/art/atlas.ts  ${(text.length / 1024).toFixed(0)} KB${text === old ? ', as before' : ''}`,
);
