import { blurPlanes } from './blur.ts';
import { everywhere } from './murk.ts';
import { FIXED, settle } from './optics.ts';
import { doubled, reading, resample } from './planes.ts';
import type { Tiles } from './tiles.ts';
import type { Torch } from './views.ts';

/** What throws shadows: coverage at half size, and the gap down to what they fall on. */
export interface Shade {
  readonly cover: Float32Array;
  readonly gap: number;
  readonly dapple: Float32Array | null; // how unevenly light falls below it; null = evenly
}

/**
 * How much light reaches the top of each sheet, from the first, and at the end the water under the last;
 * planes of full size, in steps of LIGHT_STEP. The light on sheet k + 1 is also that in the water under sheet k.
 */
export type Lighting = readonly Uint16Array[];

export const LIGHT_STEP = 1 / 16384; // up to 4 times daylight

/** How a light falls: its strength, and how far shadows move and how soft they are. Half-size pixels. */
interface Beam {
  readonly ambient: number;
  readonly direct: number;
  readonly start: (x: number, y: number) => number;
  readonly shiftX: number; // per gap
  readonly shiftY: number;
  readonly zoom: number; // per gap: shadows of a near lamp grow
  readonly centreX: number;
  readonly centreY: number;
  readonly penumbra: number;
}

const DIM = 0.06; // what a torch leaves everywhere
const ABOVE = { power: 2, radius: 0.2, zoom: 0.05 };
const SIDE = { power: 1.9, radius: 0.25, length: 0.03 };

/** Follows the light from above down through all sheets. */
export function lightThrough(shades: readonly Shade[], shadows: number, torch: Torch, full: Frame): Lighting {
  const [shadow, ambientShadow] = [shadows * FIXED.shadow, shadows * FIXED.ambientShadow];
  const half = full.side >> 1;
  const beam = beamOf(torch, full);
  const whole = everywhere(half);
  const ambient = new Float32Array(half * half).fill(1);
  let direct: Float32Array = new Float32Array(half * half);
  for (let i = 0; i < direct.length; i++) direct[i] = beam.start(i % half, (i / half) | 0);
  const fields = [mixed(ambient, direct, beam, half, null)];
  for (const { cover, gap, dapple } of shades) {
    for (let i = 0; i < direct.length; i++) {
      ambient[i] *= 1 - ambientShadow * cover[i];
      direct[i] *= 1 - shadow * cover[i];
    }
    direct = fallen(direct, half, beam, gap);
    soften(direct, whole, beam.penumbra);
    soften(ambient, whole, (3 * FIXED.penumbra * full.window) / 2);
    fields.push(mixed(ambient, direct, beam, half, dapple));
  }
  return fields;
}

/** The picture's window within the sheets: both in pixels. */
export interface Frame {
  readonly window: number; // what is seen
  readonly margin: number; // on each side of it
  readonly side: number; // window + 2 margins
}

function soften(plane: Float32Array, whole: Tiles, spread: number): void {
  blurPlanes([plane], whole, Math.max(0.3, spread));
}

/** Direct light after the next gap: moved along the beam, or spread out from the lamp. */
function fallen(direct: Float32Array, half: number, beam: Beam, gap: number): Float32Array {
  const zoom = 1 - gap * beam.zoom;
  const along = (centre: number, shift: number) =>
    reading(half, half, centre - (centre + shift * gap) * zoom, zoom);
  return resample(direct, half, along(beam.centreX, beam.shiftX), along(beam.centreY, beam.shiftY));
}

function mixed(
  ambient: Float32Array,
  direct: Float32Array,
  beam: Beam,
  half: number,
  dapple: Float32Array | null,
): Uint16Array {
  const sum = new Float32Array(ambient.length);
  for (let i = 0; i < sum.length; i++) sum[i] = beam.ambient * ambient[i] + beam.direct * direct[i];
  if (dapple) for (let i = 0; i < sum.length; i++) sum[i] *= dapple[i];
  return doubled(sum, half, LIGHT_STEP);
}

function beamOf(torch: Torch, { window, margin, side }: Frame): Beam {
  const { ambient, sun, penumbra } = FIXED;
  const unit = window / 2;
  const half = side >> 1;
  const daylight = {
    ...{ ambient, direct: 1 - ambient, start: () => 1 },
    ...{ shiftX: sun[0] * unit, shiftY: sun[1] * unit, zoom: 0, centreX: 0, centreY: 0 },
    penumbra: penumbra * unit,
  };
  const dim = { ...daylight, ambient: ambient / 2, penumbra: 0.6 * penumbra * unit };
  switch (torch.from) {
    case 'off':
      return daylight;
    case 'below':
      return { ...dim, direct: 0.35 * (1 - ambient) };
    case 'above': {
      const centreX = torch.x * unit + margin / 2;
      const centreY = torch.y * unit + margin / 2;
      const start = lamp(half, centreX, centreY, ABOVE.radius * unit);
      return { ...dim, direct: 1, start, ...{ shiftX: 0, shiftY: 0, zoom: ABOVE.zoom, centreX, centreY } };
    }
    case 'side': {
      const cos = settle(Math.cos(torch.angle));
      const sin = settle(Math.sin(torch.angle));
      const length = SIDE.length * unit;
      return { ...dim, direct: 1, start: flood(half, cos, sin), shiftX: cos * length, shiftY: sin * length };
    }
  }
}

/** A round spot, brightest in the middle. */
function lamp(half: number, x: number, y: number, radius: number): Beam['start'] {
  const bell = (centre: number) =>
    Float32Array.from({ length: half }, (_, i) => settle(Math.exp(-((i - centre) ** 2) / (2 * radius ** 2))));
  const [across, down] = [bell(x), bell(y)];
  return (u, v) => ABOVE.power * across[u] * down[v] + DIM;
}

/** A beam along the sheets that widens and weakens on its way. */
function flood(half: number, cos: number, sin: number): Beam['start'] {
  return (u, v) => {
    const [x, y] = [u / half - 0.5, v / half - 0.5];
    const way = x * cos + y * sin + 0.5;
    const off = y * cos - x * sin;
    const width = 2 * SIDE.radius ** 2 * Math.max(0.2, 1 + 1.2 * way);
    const bell = settle(Math.exp(-(off * off) / width));
    return SIDE.power * bell * Math.max(0.1, 1.15 - 0.8 * way) + DIM;
  };
}
