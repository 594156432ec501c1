import type { Line } from './compose.ts';
import { chachaBlock, type Key } from './keyed.ts';
import { FIXED, settle } from './optics.ts';

/** What lies over the water: daylight across the picture, a sheen that moves with the head, a lamp's glare. */
export interface Surface {
  readonly sun: Float32Array; // per pixel
  readonly sheen: Float32Array; // read at x + SLOPE · y
  readonly glare: { readonly across: Float32Array; readonly down: Float32Array } | null;
}

const SLOPE = 0.6;
const EXPOSURE = 1.04;
const STEPS = 2048; // of the square root of light
const BRIGHTEST = 2; // square root of light

/** sRGB bytes by the square root of light; what is brighter than SHOULDER is squeezed. */
const SHOULDER = 0.7;
const TONE = Uint8Array.from({ length: STEPS * BRIGHTEST }, (_, i) => {
  const light = EXPOSURE * (i / STEPS) ** 2;
  const over = (light - SHOULDER) / (1 - SHOULDER);
  const shown = over > 0 ? SHOULDER + ((1 - SHOULDER) * over) / (1 + over) : light;
  const value = shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055;
  return Math.round(settle(255 * value));
});

/** Brighter towards the sun's corner, with rays through the water. */
export function sunOver(window: number, phase: number): Float32Array {
  const sun = new Float32Array(window * window);
  for (let y = 0; y < window; y++) {
    const v = y / window;
    const expiring = Math.max(0, 1 - 1.1 * v);
    for (let x = 0; x < window; x++) {
      const u = x / window;
      const fan = (u + 0.25) / (v + 0.62);
      const ray =
        (2 * (0.6 * swell(2.3 * fan + phase) + 0.4 * swell(5.1 * fan + 0.3 + phase)) - 1) * expiring;
      const [a, b] = [u - 0.5, v - 0.5];
      sun[y * window + x] = (1.06 - 0.42 * (0.55 * a + 0.85 * b) - 0.5 * (a * a + b * b)) * (1 + 0.1 * ray);
    }
  }
  return sun;
}

/** Up and down again, smoothly, once per unit. */
function swell(t: number): number {
  const s = Math.abs(2 * (t - Math.floor(t)) - 1);
  return s * s * (3 - 2 * s);
}

export function sheenOver(window: number, [right, down]: readonly [number, number]): Float32Array {
  return Float32Array.from({ length: Math.ceil(window * (1 + SLOPE)) + 1 }, (_, i) => {
    const off = i / window - 0.5 - 0.5 * SLOPE + 0.32 + 0.22 * right + 0.12 * down;
    return settle(0.02 * Math.exp(-60 * off * off));
  });
}

/** Turns a line of light into bytes. */
export function finishLine(
  out: Uint8ClampedArray,
  y: number,
  line: Line,
  surface: Surface,
  grain: Int8Array,
): void {
  const { red, green, blue } = line;
  const { sun, sheen, glare } = surface;
  const window = red.length;
  const slant = Math.round(SLOPE * y);
  const limit = STEPS * BRIGHTEST - 1;
  const shine = glare ? glare.down[y] : 0;
  for (let x = 0, i = y * window; x < window; x++, i++) {
    const bright = sun[i];
    const add = sheen[x + slant] + (glare ? shine * glare.across[x] : 0);
    const noise = grain[i] * GRAIN_STEP;
    const o = i << 2;
    out[o] = TONE[Math.max(0, Math.min(limit, (STEPS * (Math.sqrt(red[x] * bright + add) + noise)) | 0))];
    out[o + 1] =
      TONE[Math.max(0, Math.min(limit, (STEPS * (Math.sqrt(green[x] * bright + add) + noise)) | 0))];
    out[o + 2] =
      TONE[Math.max(0, Math.min(limit, (STEPS * (Math.sqrt(blue[x] * bright + add) + noise)) | 0))];
    out[o + 3] = 255;
  }
}

const GRAIN_STEP = FIXED.grain / 15;

/** Noise between -15 and 15, mostly near 0: the sum of two even ones. */
export function grainOf(key: Key, pixels: number, nonce: readonly number[]): Int8Array {
  const grain = new Int8Array(pixels + BLOCK); // the last block may reach beyond
  const block = new Uint32Array(16);
  for (let i = 0, counter = 0; i < pixels; counter++) {
    chachaBlock(key, counter, nonce, block);
    for (let w = 0; w < 16; w++) {
      const word = block[w] | 0;
      for (let shift = 0; shift < 32; shift += 8) {
        grain[i++] = ((word >> shift) & 15) + ((word >> (shift + 4)) & 15) - 15;
      }
    }
  }
  return grain;
}

const BLOCK = 64; // bytes of ChaCha20
