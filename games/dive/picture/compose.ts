import { INK_STEP, type Ink } from './ink.ts';
import { LIGHT_STEP, type Lighting } from './light.ts';
import { FIXED, settle } from './optics.ts';
import type { Layer, Scene } from './scene.ts';
import { eachRun, lineStart, type Sight, sightOf } from './sight.ts';

/** A line of the picture in linear light. */
export interface Line {
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
}

/** Light from behind the stack, as its strength across and down the picture. */
export interface Glow {
  readonly across: Float32Array;
  readonly down: Float32Array;
}

export interface Composition {
  readonly scene: Scene;
  readonly lighting: Lighting; // per layer, and one more for the water under the last
  readonly tilt: readonly [number, number];
  readonly veil: number; // 1 by day
  readonly glow: Glow | null;
}

/** Paints line after line, each from the murk upward. */
export function composer(composition: Composition): (y: number) => Line {
  const { scene, lighting, tilt, veil } = composition;
  const { window } = scene.frame;
  const line = emptyLine(window);
  const before = emptyLine(window);
  const openings = scene.layers.map(layer => (layer.holes ? new Float32Array(window) : null));
  const openFrom = new Uint8Array(window); // the highest sheet with a hole here
  const hazes = scene.layers.map((_, level) => {
    const haze = hazeOf(scene, level, veil);
    return { ...haze, veil: haze.veil.map(share => share * LIGHT_STEP) };
  });
  return y => {
    fillFromMurk(line, composition, y);
    const sights = scene.layers.map(layer => sightOf(scene, layer, tilt, y));
    openFrom.fill(NONE);
    for (let level = scene.layers.length - 1; level >= 0; level--) {
      const opening = openings[level];
      if (opening) lookThrough(scene, level, sights[level], opening, openFrom);
    }
    for (let level = scene.layers.length - 1; level >= 0; level--) {
      const layer = scene.layers[level];
      const opening = openings[level];
      if (opening) copyLine(line, before);
      haze(line, hazes[level], lighting[level + 1], lineStart(scene, layer, tilt, y));
      if (opening) clearHaze(line, before, opening);
      eachRun(scene, layer.ink.blocks, sights[level], (from, to) => {
        const part = { from, to, dye: Math.min(1, level * scene.optics.dye) };
        if (layer.sharp === null) inkRun(line, layer.ink, lighting[level], sights[level], part);
        else inkSplit(line, layer, lighting[level], sights[level], { ...part, level, openFrom });
      });
    }
    return line;
  };
}

const NONE = 255;
const DYE_DIMS = 0.4; // what dye shines less by itself

function emptyLine(length: number): Line {
  const plane = () => new Float64Array(length);
  return { red: plane(), green: plane(), blue: plane() };
}

/** What one sheet and the water under it do: light · through + veil · shadow. */
interface Haze {
  readonly through: readonly number[];
  readonly veil: readonly number[];
}

export function hazeOf({ tint, optics, layers }: Haziness, level: number, strength: number): Haze {
  const thickness = (1 + optics.waterByGap * (layers[level].gap - 1)) * settle(optics.clearing ** level);
  const through = optics.transmission.map(share => settle(share ** thickness));
  const kept = optics.veilKept ** (level + 1) * strength;
  return { through, veil: FIXED.veil.map((light, c) => settle(light * tint[c] * kept * (1 - through[c]))) };
}

/** What of a scene makes its haze. */
interface Haziness extends Pick<Scene, 'tint' | 'optics'> {
  readonly layers: readonly { readonly gap: number }[];
}

function fillFromMurk(line: Line, { scene, tilt, glow }: Composition, y: number): void {
  const { window } = scene.frame;
  const from = lineStart(scene, { depth: scene.murkDepth }, tilt, y);
  const [red, green, blue] = scene.murk.map(plane => plane.subarray(from, from + window));
  line.red.set(red);
  line.green.set(green);
  line.blue.set(blue);
  if (!glow) return;
  const beyond = Math.max(0, scene.cards - FIXED.layers);
  const [r, g, b] = GLOW_KEPT.map((kept, c) => settle(GLOW[c] * kept ** beyond));
  for (let x = 0; x < window; x++) {
    const light = glow.across[x] * glow.down[y] * (0.45 + 4 * green[x]);
    line.red[x] = MURK_BACKLIT * red[x] + r * light;
    line.green[x] = MURK_BACKLIT * green[x] + g * light;
    line.blue[x] = MURK_BACKLIT * blue[x] + b * light;
  }
}

const GLOW = [6.65, 7, 5.46];
const GLOW_KEPT = [0.925, 0.94, 0.945]; // per card under the layers
const MURK_BACKLIT = 0.6;

function haze({ red, green, blue }: Line, { through, veil }: Haze, light: Uint16Array, from: number): void {
  const [t0, t1, t2] = through;
  const [v0, v1, v2] = veil;
  for (let x = 0; x < red.length; x++) {
    const lit = light[from + x];
    red[x] = red[x] * t0 + v0 * lit;
    green[x] = green[x] * t1 + v1 * lit;
    blue[x] = blue[x] * t2 + v2 * lit;
  }
}

function copyLine(from: Line, to: Line): void {
  to.red.set(from.red);
  to.green.set(from.green);
  to.blue.set(from.blue);
}

/** A hole has neither sheet nor haze. */
function clearHaze(line: Line, before: Line, opening: Float32Array): void {
  for (let x = 0; x < opening.length; x++) {
    const open = opening[x];
    if (open === 0) continue;
    line.red[x] += open * (before.red[x] - line.red[x]);
    line.green[x] += open * (before.green[x] - line.green[x]);
    line.blue[x] += open * (before.blue[x] - line.blue[x]);
  }
}

/** Fills in how open a sheet is along the line. */
function lookThrough(
  scene: Scene,
  level: number,
  sight: Sight,
  opening: Float32Array,
  openFrom: Uint8Array,
): void {
  opening.fill(0);
  const { holes } = scene.layers[level];
  if (!holes) return;
  const { start, step, base, pitch, unit } = sight;
  eachRun(scene, holes.blocks, sight, (from, to) => {
    for (let x = from; x < to; x++) {
      const open = holes.open[base + ((start + x * step) | 0) * pitch + x * unit] / 255;
      opening[x] = open;
      if (open > 0.5) openFrom[x] = level;
    }
  });
}

const HARDLY_ANY = 0.002 / INK_STEP;

/** A part of the line, and how much of the ink there is dye. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly dye: number;
}

/** Lays ink over part of the line: what covers shines in its own colour, what is dye colours what shines through. */
function inkRun(line: Line, ink: Ink, light: Uint16Array, sight: Sight, { from, to, dye }: Run): void {
  const [own, through] = [(1 - DYE_DIMS * dye) * (LIGHT_STEP * INK_STEP), dye * INK_STEP];
  const { red, green, blue } = line;
  const { slots, red: inkRed, green: inkGreen, blue: inkBlue, cover } = ink;
  const { start, step, base, pitch, unit } = sight;
  for (let x = from; x < to; x++) {
    const position = start + x * step;
    const whole = position | 0;
    const mix = position - whole;
    const pixel = base + whole * pitch + x * unit;
    const next = pixel + pitch;
    const a = slots[pixel >> 3] + (pixel & 7);
    const b = slots[next >> 3] + (next & 7);
    const covered = cover[a] + mix * (cover[b] - cover[a]);
    if (covered < HARDLY_ANY) continue;
    const keep = 1 - covered * INK_STEP;
    const lit = light[pixel] * own;
    const r = inkRed[a] + mix * (inkRed[b] - inkRed[a]);
    const g = inkGreen[a] + mix * (inkGreen[b] - inkGreen[a]);
    const c = inkBlue[a] + mix * (inkBlue[b] - inkBlue[a]);
    red[x] = red[x] * (keep + through * r) + lit * r;
    green[x] = green[x] * (keep + through * g) + lit * g;
    blue[x] = blue[x] * (keep + through * c) + lit * c;
  }
}

interface Part extends Run {
  readonly level: number;
  readonly openFrom: Uint8Array;
}

/** The same, with the sharper ink where a sheet above is open. */
function inkSplit(
  line: Line,
  { ink, sharp }: Layer,
  light: Uint16Array,
  sight: Sight,
  { from, to, dye, level, openFrom }: Part,
): void {
  for (let x = from; x < to; ) {
    const isOpen = openFrom[x] < level;
    const start = x;
    while (x < to && openFrom[x] < level === isOpen) x++;
    inkRun(line, isOpen && sharp ? sharp : ink, light, sight, { from: start, to: x, dye });
  }
}

/** Lays something on top of all, where it lies still in every view. */
export function coverLine(line: Line, cover: Ink, light: Uint16Array, scene: Scene, y: number): void {
  const { window, margin, side } = scene.frame;
  const sight = { start: margin, step: 1, base: (y + margin) * side, pitch: 1, unit: 0 };
  inkRun(line, cover, light, sight, { from: 0, to: window, dye: 0 });
}
