import { settle } from './optics.ts';

/** A picture of one drawing: linear light, premultiplied, red green blue coverage side by side. */
export interface Sprite {
  readonly side: number; // pixels
  readonly pixels: Float32Array;
}

/** Each drawing in its full size and halved again and again. */
export interface Atlas {
  readonly sprites: { readonly [name: string]: readonly Sprite[] };
}

const PAPER = 384;
const SMALLEST = 12;
const BRUSH = [1, 0.97, 0.9];
const PEPPER = [0.05, 0.1, 0.2];

/** Linear light of an sRGB byte. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return settle(c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
});

/** Unpacks what tools/bake-dive.mjs packed: the paper's texture, then the drawings as runs of colours. */
export function openAtlas(packed: string): Atlas {
  const bytes = fromBase64(packed);
  const paper = bytes.subarray(0, PAPER * PAPER);
  const sprites: { [name: string]: Sprite[] } = {};
  for (let at = paper.length; at < bytes.length; ) {
    const { name, side, colours, next } = unpack(bytes, at);
    sprites[name] = halvings(paint(side, colours, paper));
    at = next;
  }
  return { sprites };
}

interface Unpacked {
  readonly name: string;
  readonly side: number;
  readonly colours: Uint8Array; // sRGB and coverage
  readonly next: number;
}

function unpack(bytes: Uint8Array, start: number): Unpacked {
  let at = start;
  const length = bytes[at++];
  const name = String.fromCharCode(...bytes.subarray(at, at + length));
  at += length;
  const side = bytes[at] * 256 + bytes[at + 1];
  const palette = bytes.subarray(at + 3, at + 3 + 4 * (bytes[at + 2] + 1));
  at += 3 + palette.length;
  const colours = new Uint8Array(4 * side * side);
  for (let pixel = 0; pixel < colours.length; ) {
    const colour = palette.subarray(4 * bytes[at], 4 * bytes[at] + 4);
    at++;
    let run = 1;
    for (let shift = 0; ; shift += 7) {
      run += (bytes[at] & 127) << shift;
      if (bytes[at++] < 128) break;
    }
    for (; run > 0; run--, pixel += 4) colours.set(colour, pixel);
  }
  return { name, side, colours, next: at };
}

/** The painter's hand: dry brush and pepper over the flat colours. */
function paint(side: number, colours: Uint8Array, paper: Uint8Array): Sprite {
  const pixels = new Float32Array(colours.length);
  for (let i = 0; i < side * side; i++) {
    const coverage = colours[4 * i + 3] / 255;
    if (coverage === 0) continue;
    const texel = paper[scaled((i / side) | 0, side) * PAPER + scaled(i % side, side)];
    const brush = (texel >> 4) / 15;
    const pepper = (texel & 15) / 15;
    for (let c = 0; c < 3; c++) {
      const flat = colours[4 * i + c] / 255;
      const brushed = flat + brush * (BRUSH[c] - flat);
      const painted = brushed + pepper * (PEPPER[c] - brushed);
      pixels[4 * i + c] = LINEAR[Math.round(255 * painted)] * coverage;
    }
    pixels[4 * i + 3] = coverage;
  }
  return { side, pixels };
}

const scaled = (x: number, side: number): number => Math.floor((x * PAPER) / side);

function halvings(full: Sprite): Sprite[] {
  const all = [full];
  for (let last = full; last.side > SMALLEST; ) {
    last = halve(last);
    all.push(last);
  }
  return all;
}

function halve({ side, pixels }: Sprite): Sprite {
  const half = side >> 1;
  const out = new Float32Array(4 * half * half);
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      for (let c = 0; c < 4; c++) {
        const from = 4 * (2 * y * side + 2 * x) + c;
        const below = from + 4 * side;
        out[4 * (y * half + x) + c] =
          0.25 * (pixels[from] + pixels[from + 4] + pixels[below] + pixels[below + 4]);
      }
    }
  }
  return { side: half, pixels: out };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function fromBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < 64; i++) values[DIGITS.charCodeAt(i)] = i;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let i = 0, out = 0; i < text.length; i += 4) {
    const four =
      (values[text.charCodeAt(i)] << 18) |
      (values[text.charCodeAt(i + 1)] << 12) |
      (values[text.charCodeAt(i + 2)] << 6) |
      values[text.charCodeAt(i + 3)];
    for (let shift = 16; shift >= 0 && out < bytes.length; shift -= 8) bytes[out++] = four >> shift;
  }
  return bytes;
}
