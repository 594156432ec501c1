import type { Atlas } from './atlas.ts';
import { type Composition, composer, coverLine, type Glow } from './compose.ts';
import { finishLine, grainOf, type Surface, sheenOver, sunOver } from './finish.ts';
import { dry, type Ink } from './ink.ts';
import { deriveKey, type Key, openStream, readKey } from './keyed.ts';
import { type Frame, type Lighting, lightThrough, type Shade } from './light.ts';
import { type OctopusSpot, paintOctopus } from './octopus.ts';
import { FIXED, type Look, OPTICS, type Optics, settle } from './optics.ts';
import { halved } from './planes.ts';
import { frameOf, type Scene, sceneOf, type Water, waterOf } from './scene.ts';
import { type LyingCard, layOut, printedSheet, type Sheet } from './sheets.ts';
import { tilesOf } from './tiles.ts';
import { LIGHTS, type Light, TILTS, type Torch, torchOf, VIEWS, type View } from './views.ts';

/** A stack as it is to be shown. */
export interface StackPicture {
  readonly look?: Look; // 1 where there is none: so it was before there were several
  readonly key: string; // secret: 32 hexadecimal digits
  readonly cards: readonly LyingCard[]; // from the top
  readonly removed: number; // cards gone already
  readonly octopus: OctopusSpot | null;
}

/** The costly part of a picture, for all its views and lights. */
export interface PreparedStack {
  readonly size: number;
  readonly grainKey: Key;
  readonly removed: number;
  readonly scene: Scene;
  readonly octopus: Ink | null;
  readonly shades: readonly Shade[]; // the octopus, if it is there, then the sheets
  readonly sun: Float32Array;
  readonly daylight: Lighting;
}

export const RAYS = 4; // the stream that turns the sun's rays
const OCTOPUS_GAP = 0.8; // it lies on the stack, not above it

export function prepareStack(atlas: Atlas, picture: StackPicture, size: number): PreparedStack {
  const key = readKey(picture.key);
  const optics = OPTICS[picture.look ?? 1];
  const sheets = picture.cards.map(card => layOut(atlas, optics, key, card));
  return prepareSheets(atlas, sheets, { ...picture, optics, key, frame: frameOf(size, FIXED.overscan) });
}

export interface Setting {
  readonly optics: Optics;
  readonly key: Key;
  readonly frame: Frame;
  readonly removed: number;
  readonly octopus: OctopusSpot | null;
  readonly water?: Water;
}

/** The same for sheets laid out already. */
export function prepareSheets(atlas: Atlas, sheets: readonly Sheet[], setting: Setting): PreparedStack {
  const { key, frame, removed, optics } = setting;
  const scene = sceneOf(atlas, sheets, frame, optics, setting.water ?? waterOf(key));
  const canvas = setting.octopus && paintOctopus(atlas, setting.octopus, frame);
  const shade = canvas && { cover: halved(canvas.cover, frame.side), gap: OCTOPUS_GAP, dapple: null };
  const shades = shade ? [shade, ...scene.shades] : scene.shades;
  const octopus = canvas && dry(canvas, tilesOf(canvas.cover, frame.side), 0);
  return {
    ...{ size: frame.window, removed, scene, octopus, shades },
    grainKey: deriveKey(key, 'grain'),
    sun: sunOver(frame.window, openStream(deriveKey(key, 'layout'), RAYS).share()),
    daylight: lightThrough(shades, optics.shadows, { from: 'off' }, frame),
  };
}

const CLEAR: Water = { tint: [1, 1, 1], abyss: [0.3, 0.62, 0.62] };
const PUBLIC_KEY = '0'.repeat(32);

/**
 * One card on its own in bright water: as this game draws it and as it lay in the stack, or, without a key,
 * the whole card as the rules print it. In every look it has the full ink of the first one, to be read at ease.
 */
export function renderCard(
  atlas: Atlas,
  key: string | null,
  card: LyingCard,
  size: number,
): Uint8ClampedArray<ArrayBuffer> {
  const frame = frameOf(size, key === null ? 0 : FIXED.overscan);
  const sheet = key === null ? printedSheet(card) : layOut(atlas, OPTICS[1], readKey(key), card);
  // grain and sun of a card seen alone are nobody's secret
  const setting = {
    key: readKey(PUBLIC_KEY),
    frame,
    removed: 0,
    octopus: null,
    water: CLEAR,
    optics: OPTICS[1],
  };
  return renderView(prepareSheets(atlas, [sheet], setting), 'c', 'off');
}

/** The picture, red green blue 255 per pixel. Lights other than 'off' are for the middle view only. */
export function renderView(stack: PreparedStack, view: View, light: Light): Uint8ClampedArray<ArrayBuffer> {
  if (light !== 'off' && view !== 'c') throw new Error('the flashlight is for the middle view');
  const { scene, size, octopus } = stack;
  const torch = torchOf(light);
  const lighting =
    light === 'off' ? stack.daylight : lightThrough(stack.shades, scene.optics.shadows, torch, scene.frame);
  const under = octopus ? lighting.slice(1) : lighting;
  const composition = { scene, lighting: under, tilt: TILTS[view], ...backlight(torch, size) };
  const surface = surfaceOf(stack.sun, TILTS[view], torch, size);
  const nonce = [VIEWS.indexOf(view), LIGHTS.indexOf(light), stack.removed];
  const grain = grainOf(stack.grainKey, size * size, nonce);
  const nextLine = composer(composition);
  const out = new Uint8ClampedArray(4 * size * size);
  for (let y = 0; y < size; y++) {
    const line = nextLine(y);
    if (octopus) coverLine(line, octopus, lighting[0], scene, y);
    finishLine(out, y, line, surface, grain);
  }
  return out;
}

const BELOW_RADIUS = 0.25;

function backlight(torch: Torch, size: number): Pick<Composition, 'veil' | 'glow'> {
  if (torch.from !== 'below') return { veil: 1, glow: null };
  const glow: Glow = {
    across: bell(size, torch.x, BELOW_RADIUS, 1),
    down: bell(size, torch.y, BELOW_RADIUS, 1),
  };
  return { veil: 0.5, glow };
}

function surfaceOf(sun: Float32Array, tilt: readonly [number, number], torch: Torch, size: number): Surface {
  const sheen = sheenOver(size, tilt);
  if (torch.from !== 'above') return { sun, sheen, glare: null };
  return {
    sun,
    sheen,
    glare: { across: bell(size, torch.x, 0.04, 0.2), down: bell(size, torch.y, 0.04, 1) },
  };
}

const bell = (size: number, centre: number, radius: number, height: number): Float32Array =>
  Float32Array.from({ length: size }, (_, i) =>
    settle(height * Math.exp(-((i / size - centre) ** 2) / (2 * radius ** 2))),
  );
