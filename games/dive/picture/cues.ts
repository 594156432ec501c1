/** What gives a level away: measured on the sheets as the painter lays them, never before somebody has answered. */
import { oceanCard } from '../ocean/cards.ts';
import type { Atlas } from './atlas.ts';
import { cleanCanvas, paintSheet } from './ink.ts';
import { readKey } from './keyed.ts';
import type { Placed } from './layout.ts';
import { FIXED, OPTICS, type Optics, totalBlur } from './optics.ts';
import { prepareSheets, renderView, type Setting, type StackPicture } from './render.ts';
import { frameOf } from './scene.ts';
import { layOut, type Sheet } from './sheets.ts';

export const JUDGED = 5; // levels

/** Something on another level that shares its place. */
export interface Overlap {
  readonly sprite: string; // 'hole' where that card is cut out
  readonly level: number;
  readonly share: number; // of the thing looked at
}

/** One thing on a level: its shark, else what could be taken for one, else the largest. Lengths in picture sides. */
export interface LevelCues {
  readonly shark: boolean;
  readonly sprite: string;
  readonly x: number; // its middle
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly slides: readonly number[]; // by how much each level moves here, from tilted left to tilted right
  readonly blur: number;
  readonly contrast: number; // shades of 255 by which it changes the picture, where it is
  readonly under: Overlap | null; // what lies over most of it
  readonly over: Overlap | null; // what it lies over most
  readonly hole: Overlap | null; // cut into a card above it
}

const SIDE = 160; // pixels: enough to measure
const INKED = 0.4;
const LOOK_ALIKES = ['dolphin', 'whale', 'manta'];
const SEEN = 0.004; // of the picture: less of a thing in sight is nothing to talk about

/** A thing on a sheet, and the pixels of the picture it covers. */
interface Thing {
  readonly placed: Placed;
  readonly level: number;
  readonly pixels: Set<number>;
}

export function cuesOf(atlas: Atlas, scene: StackPicture): readonly LevelCues[] {
  const key = readKey(scene.key);
  const optics: Optics = OPTICS[scene.look ?? 1];
  const sheets = scene.cards.map(card => layOut(atlas, optics, key, card));
  const frame = frameOf(SIDE, FIXED.overscan);
  const setting: Setting = { optics, key, frame, removed: scene.removed, octopus: null };
  const paint = (all: readonly Sheet[]) => renderView(prepareSheets(atlas, all, setting), 'c', 'off');
  const whole = paint(sheets);
  const top = sheets.slice(0, JUDGED);
  const things = top.map((sheet, i) => thingsOn(atlas, sheet, i + 1));
  const holes = top.map((sheet, i) => holesIn(atlas, sheet, i + 1));
  return top.map((sheet, i) => {
    const { shark } = oceanCard(scene.cards[i].id);
    const thing = subjectOf(things[i], shark?.art ?? null);
    const box = boxOf(thing.pixels);
    const without = paint(sheets.map(one => (one === sheet ? lacking(sheet, thing.placed) : one)));
    return {
      shark: shark !== null,
      sprite: thing.placed.sprite,
      ...box,
      slides: top.map((_, level) => 2 * optics.parallax * heightAt(top, level, box, optics)),
      blur: totalBlur(i, optics.blurGrowth, sheet.softness),
      contrast: difference(whole, without, thing.pixels),
      under: most(thing, things.slice(0, i).flat()),
      over: most(thing, things.slice(i + 1).flat()),
      hole: holes.slice(0, i).reduce(larger(thing), null),
    };
  });
}

const everything = ({ layout }: Sheet): Placed[] => [...layout.figures, ...layout.decor];

const lacking = (sheet: Sheet, placed: Placed): Sheet => ({
  ...sheet,
  layout: {
    ...sheet.layout,
    figures: sheet.layout.figures.filter(one => one !== placed),
    decor: sheet.layout.decor.filter(one => one !== placed),
  },
});

function thingsOn(atlas: Atlas, sheet: Sheet, level: number): Thing[] {
  return everything(sheet).map(placed => {
    const figures = [{ ...placed, density: 1 }];
    const { cover } = painted(atlas, { ...sheet, layout: { figures, decor: [], cuts: [] } });
    return { placed, level, pixels: within(pixel => cover[pixel] > INKED) };
  });
}

function holesIn(atlas: Atlas, sheet: Sheet, level: number): { level: number; pixels: Set<number> } {
  const { open } = painted(atlas, { ...sheet, layout: { ...sheet.layout, figures: [], decor: [] } });
  return { level, pixels: within(pixel => (open?.[pixel] ?? 0) > 128) };
}

function painted(atlas: Atlas, sheet: Sheet): { cover: Float32Array; open: Uint8Array | null } {
  const canvas = cleanCanvas(frameOf(SIDE, FIXED.overscan).side);
  const { holes } = paintSheet(atlas, sheet, canvas);
  return { cover: canvas.cover, open: holes?.open ?? null };
}

/** The pixels of the picture, numbered without the margin, of which this holds. */
function within(holds: (pixel: number) => boolean): Set<number> {
  const { side, margin } = frameOf(SIDE, FIXED.overscan);
  const found = new Set<number>();
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (holds((y + margin) * side + x + margin)) found.add(y * SIDE + x);
  return found;
}

function subjectOf(things: readonly Thing[], shark: string | null): Thing {
  const inSight = things.filter(({ pixels }) => pixels.size > SEEN * SIDE * SIDE);
  const bySize = (inSight.length > 0 ? inSight : things).toSorted((a, b) => b.pixels.size - a.pixels.size);
  return (
    bySize.find(({ placed }) => placed.sprite === shark) ??
    bySize.find(({ placed }) => LOOK_ALIKES.includes(placed.sprite)) ??
    bySize[0]
  );
}

function boxOf(pixels: ReadonlySet<number>): Pick<LevelCues, 'x' | 'y' | 'width' | 'height'> {
  let [left, top, right, bottom] = [SIDE, SIDE, 0, 0];
  for (const pixel of pixels) {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const middle = (from: number, to: number): number => (from + to) / 2 / SIDE;
  return {
    x: middle(left, right),
    y: middle(top, bottom),
    width: (right - left) / SIDE,
    height: (bottom - top) / SIDE,
  };
}

/** How deep a sheet seems to lie at this place, in gaps under the first: gaps differ, and sheets are bent. */
function heightAt(
  sheets: readonly Sheet[],
  level: number,
  { x, y }: { x: number; y: number },
  { perspective }: Optics,
): number {
  const above = sheets.slice(0, level).reduce((sum, { gap }) => sum + gap, 0);
  const { warpX, warpY } = sheets[level];
  const away = 1 + perspective * above;
  return above / away + (warpX * (x - 0.5) + warpY * (y - 0.5)) / away ** 2;
}

/** By how many shades two pictures differ on these pixels. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray, pixels: ReadonlySet<number>): number {
  let sum = 0;
  for (const pixel of pixels)
    for (let c = 0; c < 3; c++) sum += Math.abs(one[4 * pixel + c] - other[4 * pixel + c]);
  return pixels.size === 0 ? 0 : sum / (3 * pixels.size);
}

const shareOf = (thing: Thing, others: ReadonlySet<number>): number => {
  let shared = 0;
  for (const pixel of thing.pixels) if (others.has(pixel)) shared++;
  return thing.pixels.size === 0 ? 0 : shared / thing.pixels.size;
};

const larger =
  (thing: Thing) =>
  (best: Overlap | null, { level, pixels }: { level: number; pixels: Set<number> }): Overlap | null => {
    const share = shareOf(thing, pixels);
    return share > (best?.share ?? 0) ? { sprite: 'hole', level, share } : best;
  };

function most(thing: Thing, others: readonly Thing[]): Overlap | null {
  let best: Overlap | null = null;
  for (const { placed, level, pixels } of others) {
    const share = shareOf(thing, pixels);
    if (share > (best?.share ?? 0)) best = { sprite: placed.sprite, level, share };
  }
  return best;
}
