/** Paints stacks with the game's own painter, for eyes to learn from and to be tested on. See vision/README.md. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ATLAS } from '@fathoms/games/dive/picture/art/atlas.ts';
import { openAtlas } from '@fathoms/games/dive/picture/atlas.ts';
import { type Look, OPTICS, type Optics } from '@fathoms/games/dive/picture/optics.ts';
import { renderView } from '@fathoms/games/dive/picture/render.ts';
import type { Light, View } from '@fathoms/games/dive/picture/views.ts';
import { FRAMES, LEVELS, MAP, stacksUnder } from './stacks.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' }, // folder
    seed: { type: 'string', default: 'train' }, // other seeds, other keys
    keys: { type: 'string', default: '100' },
    'per-key': { type: 'string', default: '4' }, // stacks under each
    side: { type: 'string', default: '192' }, // pixels
    shrink: { type: 'string', default: '1' }, // pixels averaged into one, across and down
    frames: { type: 'string', default: 'five' },
    look: { type: 'string', default: '3' },
    optics: { type: 'string' }, // JSON: values that differ from the look's
    workers: { type: 'string', default: String(availableParallelism()) },
    part: { type: 'string' }, // for the workers: which one this is
  },
});
const out = values.out ?? '';
if (out === '' || !Object.hasOwn(FRAMES, values.frames))
  throw new Error('--out FOLDER, --frames five|nine|all');
const count = (text: string): number => Math.max(1, Number.parseInt(text, 10));
const [keys, perKey, side, shrink, workers] = [
  ...[values.keys, values['per-key'], values.side, values.shrink, values.workers].map(count),
];
const frames = FRAMES[values.frames];
const look = OPTICS[count(values.look) as Look];
const optics: Optics = { ...look, ...JSON.parse(values.optics ? readFileSync(values.optics, 'utf8') : '{}') };
const small = Math.floor(side / shrink);

if (values.part === undefined) await paintAll();
else paintPart(count(values.part) - 1);

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
    perKey,
    stacks: keys * perKey,
    side: small,
    paintedAt: side,
    frames,
    levels: LEVELS,
  };
  writeFileSync(
    join(out, 'about.json'),
    JSON.stringify({ ...about, map: MAP, optics, workers, seconds }, null, 1),
  );
  process.stdout.write(`${keys * perKey} stacks in ${seconds} s\n`);
}

/** Every nth key; the answers of one worker lie in files of their own, stack after stack. */
function paintPart(part: number): void {
  const atlas = openAtlas(ATLAS);
  const name = join(out, String(part).padStart(3, '0'));
  const files = ['rgb', 'facts', 'maps'].map(kind => openSync(`${name}.${kind}`, 'w'));
  for (let key = part; key < keys; key += workers) {
    for (const { stack, facts, maps } of stacksUnder(atlas, optics, side, `${values.seed} ${key}`, perKey)) {
      for (const frame of frames) {
        const isLit = frame.includes('-');
        const rgba = renderView(stack, (isLit ? 'c' : frame) as View, (isLit ? frame : 'off') as Light);
        writeSync(files[0], shrunk(rgba));
      }
      writeSync(files[1], facts);
      writeSync(files[2], maps);
    }
  }
  for (const file of files) closeSync(file);
}

/** Red, green, blue; each pixel the mean of a square. */
function shrunk(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array(3 * small * small);
  for (let y = 0; y < small; y++) {
    for (let x = 0; x < small; x++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let v = 0; v < shrink; v++) {
          for (let u = 0; u < shrink; u++) sum += rgba[4 * ((y * shrink + v) * side + x * shrink + u) + c];
        }
        rgb[3 * (y * small + x) + c] = Math.round(sum / shrink ** 2);
      }
    }
  }
  return rgb;
}
