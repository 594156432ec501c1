/**
 * Paints single cards for painter.py, which lays them into stacks on the GPU, far more than Node could paint. Of each
 * card six planes of bytes: red, green, blue and coverage in full ink (square roots), which thing is where (a shark 1, a
 * helper 2, others from 3, the rim of a hole 255), and where it is cut out. See vision/README.md.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HELPERS, OCEAN, oceanCard } from '@fathoms/games/dive/ocean/cards.ts';
import { ATLAS } from '@fathoms/games/dive/picture/art/atlas.ts';
import { openAtlas } from '@fathoms/games/dive/picture/atlas.ts';
import { type Canvas, cleanCanvas, paintSheet } from '@fathoms/games/dive/picture/ink.ts';
import { deriveKey, openStream, readKey } from '@fathoms/games/dive/picture/keyed.ts';
import type { Placed } from '@fathoms/games/dive/picture/layout.ts';
import { FIXED, type Look, OPTICS, type Optics } from '@fathoms/games/dive/picture/optics.ts';
import { prepareSheets, RAYS, renderView } from '@fathoms/games/dive/picture/render.ts';
import { frameOf, waterOf } from '@fathoms/games/dive/picture/scene.ts';
import { layOut, type Sheet } from '@fathoms/games/dive/picture/sheets.ts';
import type { Light, View } from '@fathoms/games/dive/picture/views.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import { FRAMES } from './stacks.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' }, // folder
    seed: { type: 'string', default: 'cards' }, // other seeds, other keys
    keys: { type: 'string', default: '100' },
    side: { type: 'string', default: '192' }, // pixels of the picture
    look: { type: 'string', default: '3' },
    optics: { type: 'string' }, // JSON: values that differ from the look's
    check: { type: 'boolean', default: false }, // for each key also a stack as Node paints it, and how its sheets lie
    workers: { type: 'string', default: String(availableParallelism()) },
    part: { type: 'string' }, // for the workers: which one this is
  },
});
const out = values.out ?? '';
if (out === '') throw new Error('--out FOLDER');
const [keys, size, workers] = [values.keys, values.side, values.workers].map(text =>
  Number.parseInt(text, 10),
);
const optics: Optics = {
  ...OPTICS[Number(values.look) as Look],
  ...JSON.parse(values.optics ? readFileSync(values.optics, 'utf8') : '{}'),
};
const frame = frameOf(size, FIXED.overscan);
const pixels = frame.side ** 2;
const [SHARK, HELPER, OTHERS, RIM] = [1, 2, 3, 255];

if (values.part === undefined) await paintAll();
else paintPart(Number(values.part) - 1);

async function paintAll(): Promise<void> {
  mkdirSync(out, { recursive: true });
  const started = Date.now();
  const parts = Array.from({ length: workers }, (_, i) => {
    const child = spawn(process.execPath, [...process.argv.slice(1), '--part', String(i + 1)], {
      stdio: 'inherit',
    });
    return new Promise<void>((done, fail) => {
      child.on('exit', code => (code === 0 ? done() : fail(new Error(`a painter ended with ${code}`))));
    });
  });
  await Promise.all(parts);
  const seconds = (Date.now() - started) / 1000;
  const about = {
    seed: values.seed,
    keys,
    cards: keys * OCEAN.length,
    size,
    side: frame.side,
    optics,
    seconds,
  };
  writeFileSync(join(out, 'about.json'), JSON.stringify(about));
  const sharks = OCEAN.map(({ shark }) => (shark ? 1 : 0));
  const helpers = OCEAN.map(({ helper }) => (helper ? 1 + HELPERS.indexOf(helper.kind) : 0));
  writeFileSync(join(out, 'cards.json'), JSON.stringify({ sharks, helpers }));
  process.stdout.write(`${keys * OCEAN.length} cards in ${seconds} s\n`);
}

/** Every nth key. */
function paintPart(part: number): void {
  const atlas = openAtlas(ATLAS);
  const name = join(out, String(part).padStart(3, '0'));
  const file = openSync(`${name}.planes`, 'w');
  const checks: unknown[] = [];
  for (let n = part; n < keys; n += workers) {
    const key = readKey(createHash('sha256').update(`${values.seed} ${n}`).digest('hex').slice(0, 32));
    const chance = seeded(`${values.seed} ${n}`);
    const sheets = OCEAN.map(({ id }) =>
      layOut(atlas, optics, key, { id, turn: chance.below(4), flipped: chance.below(2) === 1 }),
    );
    for (const [i, { id }] of OCEAN.entries()) writeSync(file, planesOf(atlas, id, sheets[i]));
    if (values.check) {
      const order = OCEAN.map((_, i) => ({ i, at: chance.below(1_000_000) })).sort((a, b) => a.at - b.at);
      const laid = order.map(({ i }) => sheets[i]);
      const stack = prepareSheets(atlas, laid, { optics, key, frame, removed: 0, octopus: null });
      for (const frameName of FRAMES.all) {
        const isLit = frameName.includes('-');
        const rgba = renderView(
          stack,
          (isLit ? 'c' : frameName) as View,
          (isLit ? frameName : 'off') as Light,
        );
        writeFileSync(`${name}-${n}-${frameName}.rgba`, rgba);
      }
      const sun = openStream(deriveKey(key, 'layout'), RAYS).share();
      const lie = (sheet: Sheet) => ({
        ...sheet,
        layout: sheet.layout.figures.concat(sheet.layout.decor).map(({ density }) => density),
        isShark: sheet.layout.figures.map(({ sprite }) => sprite.startsWith('S')),
      });
      checks.push({ n, order: order.map(({ i }) => i), tint: waterOf(key).tint, sun, sheets: laid.map(lie) });
    }
  }
  closeSync(file);
  if (values.check) writeFileSync(`${name}.json`, JSON.stringify(checks));
}

function planesOf(atlas: ReturnType<typeof openAtlas>, id: string, sheet: Sheet): Uint8Array {
  const { figures, decor, cuts } = sheet.layout;
  const shark = oceanCard(id).shark?.art;
  const bytes = new Uint8Array(6 * pixels);
  const things = bytes.subarray(4 * pixels, 5 * pixels);
  const full = (placed: Placed): Placed => ({ ...placed, density: 1 });
  const paint = (layout: Sheet['layout']): Canvas & { open: Uint8Array | undefined } => {
    const canvas = cleanCanvas(frame.side);
    const { holes } = paintSheet(atlas, { ...sheet, layout, wash: null }, canvas);
    return { ...canvas, open: holes?.open };
  };
  const uncut = paint({ figures: figures.map(full), decor: decor.map(full), cuts: [] });
  const whole =
    cuts.length === 0
      ? { ...uncut, open: undefined }
      : paint({ figures: figures.map(full), decor: decor.map(full), cuts });
  decor.forEach((placed, i) => {
    const { cover } = paint({ figures: [], decor: [full(placed)], cuts: [] });
    for (let p = 0; p < pixels; p++) if (cover[p] > 0.02) things[p] = OTHERS + i;
  });
  for (const placed of figures) {
    const { cover } = paint({ figures: [full(placed)], decor: [], cuts: [] });
    for (let p = 0; p < pixels; p++) if (cover[p] > 0) things[p] = placed.sprite === shark ? SHARK : HELPER;
  }
  for (let p = 0; p < pixels; p++) if (whole.cover[p] > uncut.cover[p] + 0.01) things[p] = RIM;
  [whole.red, whole.green, whole.blue, whole.cover].forEach((plane, c) => {
    for (let p = 0; p < pixels; p++)
      bytes[c * pixels + p] = Math.round(255 * Math.sqrt(Math.min(1, plane[p])));
  });
  if (whole.open) bytes.set(whole.open, 5 * pixels);
  return bytes;
}
