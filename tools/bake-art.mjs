// Bakes the drawings of web/art/source into the files the app loads:
//   web/art/baked/*.webp    painted sprites, portraits and scenes, with alpha
//   web/art/baked/sheet.webp  small copies of those sheet.json names, as one file
//   web/public/sprite.svg   one-colour symbols (icons, emblems, marks) that take colours from the page
//   web/public/icon*        icons of the app
// Run it with `npm run art` after changing a drawing; `npm run art -- loot dv-bosun` bakes only the
// pictures whose id starts so, `npm run art -- atlas` the sprites of Dive's cards. The baked files are
// committed: a build needs no browser.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { animals } from '../web/art/source/animals.mjs';
import { appIcon } from '../web/art/source/app-icon.mjs';
import { cardback } from '../web/art/source/cardback.mjs';
import { companies } from '../web/art/source/companies.mjs';
import { dive } from '../web/art/source/dive.mjs';
import { divers } from '../web/art/source/divers.mjs';
import { gear } from '../web/art/source/gear.mjs';
import { gouache } from '../web/art/source/gouache.mjs';
import { happenings } from '../web/art/source/happenings.mjs';
import { emblems, icons } from '../web/art/source/icons.mjs';
import { loot } from '../web/art/source/loot.mjs';
import { glyphs, mark, shapes } from '../web/art/source/marks.mjs';
import { scenes } from '../web/art/source/scenes.mjs';
import { seaLife } from '../web/art/source/sea-life.mjs';
import { seats } from '../web/art/source/seats.mjs';
import { siteBox, sites, siteThemes } from '../web/art/source/sites.mjs';
import { variants } from '../web/art/source/variants.mjs';

const baked = new URL('../web/art/baked/', import.meta.url);
const publicDir = new URL('../web/public/', import.meta.url);
const KB = 1024;
const THUMB = 72; // pixels: twice as many as are shown

// The empty rectangle makes the filter cover the whole box: it does not count the width of strokes.
const painted = (drawing, width = 400, height = 400) =>
  `<g filter="url(#gou)"><rect width="${width}" height="${height}" fill="none"/>${drawing}</g>`;

const svg = (box, width, height, content, style = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"` +
  ` style="${style}"><defs>${gouache}</defs>${content}</svg>`;

/** Every picture to bake: { id, svg, width, height, limit, small }: the limit in bytes, the width of a second, smaller file. */
function pictures() {
  const list = [];
  const square = (group, size, limit) => {
    for (const [id, drawing] of Object.entries(group)) {
      const picture = svg('0 0 400 400', size, size, painted(drawing));
      list.push({ id, svg: picture, width: size, height: size, limit });
    }
  };
  square({ ...loot, ...companies, ...seaLife, ...variants }, 256, 10 * KB);
  square({ ...animals, ...gear, ...happenings, ...dive }, 256, 10 * KB);
  square(divers, 320, 15 * KB);
  square(seatDivers(), 256, 10 * KB);

  const sceneWidths = {
    'scene-boat': 940,
    'scene-wreck': 720,
    'scene-stone': 500,
    'scene-rig': 720,
  };
  for (const [id, { width: w, height: h, drawing }] of Object.entries(scenes)) {
    const width = sceneWidths[id];
    const height = Math.round((width * h) / w);
    const picture = svg(`0 0 ${w} ${h}`, width, height, painted(drawing, w, h));
    const small = id === 'scene-boat' ? 500 : null;
    list.push({ id, svg: picture, width, height, limit: 36 * KB, small });
  }

  const symbols = siteSymbols();
  const { x, y, width: w, height: h } = siteBox;
  const width = 1104;
  const height = (width * h) / w;
  for (const [id, drawing] of Object.entries(sites)) {
    for (const [theme, colours] of Object.entries(siteThemes)) {
      const style = Object.entries(colours)
        .map(([name, value]) => `${name}:${value}`)
        .join(';');
      // By night the dark drawings need a thin rim of light to stand out from the water.
      const rim =
        theme === 'dark' ? '<style>use{filter:drop-shadow(0 0 1.5px rgba(233,245,242,.55))}</style>' : '';
      const picture = svg(`${x} ${y} ${w} ${h}`, width, height, rim + symbols + drawing, style);
      list.push({ id: `${id}-${theme}`, svg: picture, width, height, limit: 56 * KB, small: 736 });
    }
  }
  return list;
}

/** The swimming diver in the colours of each seat. */
function seatDivers() {
  return Object.fromEntries(
    Object.entries(seats).map(([seat, [light, dark]]) => [
      `diver-${seat}`,
      `<g style="--seat:${light};--seat-d:${dark}">${divers.diver}</g>`,
    ]),
  );
}

/** The drawings the sites are composed of, as symbols they can <use>. */
function siteSymbols() {
  const square = Object.entries({ ...loot, ...companies, ...seaLife, ...divers }).map(
    ([id, drawing]) => `<symbol id="${id}" viewBox="0 0 400 400">${painted(drawing)}</symbol>`,
  );
  const wide = Object.entries(scenes).map(
    ([id, { width, height, drawing }]) =>
      `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${painted(drawing, width, height)}</symbol>`,
  );
  return [...square, ...wide].join('');
}

function spriteSheet() {
  const symbols = [];
  const add = (id, box, content, extra = '') =>
    symbols.push(`<symbol id="${id}" viewBox="${box}"${extra}>${content}</symbol>`);
  // Two shapes reach a little over the 24 x 24 box, hence the wider box of marks and shapes.
  const markBox = '-1 -1 26 26';
  for (const [id, d] of Object.entries(icons)) add(`ic-${id}`, '0 0 24 24', d);
  for (const [id, d] of Object.entries(emblems)) add(`em-${id}`, '0 0 24 24', d);
  for (const id of Object.keys(glyphs)) add(`mk-${id}`, markBox, mark(id));
  for (const [id, d] of Object.entries(shapes)) {
    add(`sh-${id}`, markBox, `<g fill="currentColor">${d}</g>`);
  }
  for (const [id, d] of Object.entries(glyphs)) {
    add(`g-${id}`, '0 0 24 24', `<g fill="currentColor">${d}</g>`);
  }
  add('cardback', '0 0 100 140', cardback, ' preserveAspectRatio="none"');
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

const appIcons = {
  'icon-192.png': { size: 192, corner: 112, scale: 0.8 },
  'icon-512.png': { size: 512, corner: 112, scale: 0.8 },
  'icon-maskable-512.png': { size: 512, corner: 0, scale: 0.6 },
  'apple-touch-icon.png': { size: 180, corner: 0, scale: 0.74 },
};

/** Runs in the page: draws the picture. */
async function draw({ svg: source, width, height }) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/png').split(',')[1];
}

/** A little coarser each time, until it fits. Edges need fewer shades than colours do. */
async function encode(png, limit) {
  for (let quality = 78; ; quality -= 4) {
    const file = await sharp(png).webp({ quality, alphaQuality: 75, effort: 6 }).toBuffer();
    if (file.length <= limit || quality <= 40) return file;
  }
}

/** Where eighteen animals are shown as small as icons, one file comes sooner than eighteen. */
async function smallCopies() {
  const { columns, ids } = JSON.parse(await readFile(new URL('../web/art/sheet.json', import.meta.url)));
  const copies = ids.map(async (id, i) => ({
    input: await sharp(fileURLToPath(new URL(`${id}.webp`, baked)))
      .resize(THUMB)
      .toBuffer(),
    left: THUMB * (i % columns),
    top: THUMB * Math.floor(i / columns),
  }));
  const [width, height] = [THUMB * columns, THUMB * Math.ceil(ids.length / columns)];
  const sheet = sharp({ create: { width, height, channels: 4, background: '#0000' } });
  const png = await sheet
    .composite(await Promise.all(copies))
    .png()
    .toBuffer();
  return encode(png, 24 * KB);
}

async function write(url, content) {
  await writeFile(url, content);
  const name = decodeURIComponent(url.pathname).split('/web/').pop();
  console.log(`web/${name}  ${(content.length / KB).toFixed(1)} KB`);
}

const wanted = process.argv.slice(2);
const all = pictures();
const chosen = wanted.length ? all.filter(({ id }) => wanted.some(w => id.startsWith(w))) : all;

await mkdir(baked, { recursive: true });
await mkdir(publicDir, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  // Without the GPU every machine paints the same pixels.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--force-color-profile=srgb',
  ],
});
try {
  const page = await browser.newPage();
  for (const picture of chosen) {
    const png = Buffer.from(await page.evaluate(draw, picture), 'base64');
    await write(new URL(`${picture.id}.webp`, baked), await encode(png, picture.limit));
    if (!picture.small) continue;
    const small = await sharp(png).resize(picture.small).png().toBuffer();
    await write(new URL(`${picture.id}-small.webp`, baked), await encode(small, 0.55 * picture.limit));
  }
  await write(new URL('sheet.webp', baked), await smallCopies());
  for (const [name, { size, corner, scale }] of Object.entries(appIcons)) {
    const source = appIcon({ corner, scale });
    const data = await page.evaluate(draw, { svg: source, width: size, height: size });
    await write(new URL(name, publicDir), Buffer.from(data, 'base64'));
  }
} finally {
  await browser.close();
}
await write(new URL('sprite.svg', publicDir), spriteSheet());
await write(new URL('icon.svg', publicDir), `${appIcon({ corner: 112, scale: 0.8 })}\n`);

// A picture whose drawing is gone goes too.
const known = new Set([
  'sheet.webp',
  ...all.flatMap(({ id, small }) => [`${id}.webp`, ...(small ? [`${id}-small.webp`] : [])]),
]);
for (const name of await readdir(baked)) {
  if (!known.has(name)) {
    await rm(new URL(name, baked));
    console.log(`removed web/art/baked/${name}`);
  }
}

// The sprites of Dive's cards go into a file of their own.
if (wanted.length === 0 || wanted.includes('atlas')) await import('./bake-dive.mjs');
