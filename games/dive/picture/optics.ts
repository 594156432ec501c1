/**
 * What sheets and water do to light. Lengths are in units of the picture's side, light is linear, colours
 * are red, green, blue. `vision/` measures what eyes can make of it; docs/games/dive.md has the figures.
 */
export type Rgb = readonly [number, number, number];
type Range = readonly [number, number];

/** The same in every look. */
export const FIXED = {
  overscan: 0.075, // of the card on each side lies outside the picture, so that tilting shows no edge
  layers: 9, // drawn one by one; the cards below them are murk
  veil: [0.075, 0.44, 0.6] as Rgb, // light scattered towards the eye
  opacity: 0.94, // of ink
  blur: 0.0009, // spread of the first sheet
  blurGrowth: 0.0005, // and of each further one, where a look does not say otherwise
  misplaced: 0.006,
  crooked: 0.012, // radians
  sun: [0.0062, 0.0085], // how far a shadow falls per gap
  penumbra: 0.0022,
  shadow: 0.62, // what ink takes from the direct light
  ambientShadow: 0.28, // and from the light that comes from everywhere
  ambient: 0.45, // share of it
  abyss: [0.003, 0.028, 0.09] as Rgb, // light from below everything
  murkGap: 2.2, // how far the murk lies under the last sheet drawn
  grain: 0.003, // in the square root of light
} as const;

/** What makes the levels easy or hard to tell apart. */
export interface Optics {
  readonly transmission: Rgb; // of one sheet and the water under it: red goes first
  readonly veilKept: number; // per level
  readonly parallax: number; // shift per gap with the head tilted all the way
  readonly perspective: number; // how much less far things move for being deep, per gap; 0: not at all
  readonly gapSpread: number; // deviation of the gaps between sheets; their mean is 1
  readonly leastGap: number;
  readonly waterByGap: number; // 0: every gap dims alike, 1: as much as it is wide
  readonly clearing: number; // how much of the water above a level there is in the one below it
  readonly warp: number; // how far a bent sheet's height changes across the picture, in gaps
  readonly density: Range; // of a card's ink
  readonly figureDensity: Range; // of a main figure on it
  readonly decorDensity: Range;
  readonly softness: Range; // of a card's print, besides what water does
  readonly blurGrowth: number; // of each sheet over that of the one above it
  readonly fade: Range; // how much of a card's ink has become the colour of the water
  readonly tint: number; // how far its red, green and blue are off, 0 to 1
  readonly dye: number; // share of the ink that colours the light from below instead of covering it, per level
  readonly shadows: number; // how dark they are
  readonly dapple: number; // how unevenly light falls through the water, 0 to 1
}

/** By the version of the picture: games keep the look they were begun with. */
export const OPTICS = {
  1: {
    transmission: [0.72, 0.875, 0.92],
    veilKept: 0.89,
    parallax: 0.0105,
    perspective: 0,
    gapSpread: 0.32,
    leastGap: 0,
    waterByGap: 0,
    clearing: 1,
    warp: 0.45,
    density: [0.74, 1],
    figureDensity: [0.88, 1],
    decorDensity: [0.75, 1],
    softness: [0, 0],
    blurGrowth: FIXED.blurGrowth,
    fade: [0, 0],
    tint: 0,
    dye: 0,
    shadows: 1,
    dapple: 0,
  },
  2: {
    transmission: [0.81, 0.92, 0.955],
    veilKept: 0.86,
    parallax: 0.008,
    perspective: 0,
    gapSpread: 0.8,
    leastGap: 0.15,
    waterByGap: 1,
    clearing: 1,
    warp: 1.6,
    density: [0.6, 1],
    figureDensity: [0.52, 1],
    decorDensity: [0.6, 1],
    softness: [0, 0.0015],
    blurGrowth: FIXED.blurGrowth,
    fade: [0, 0],
    tint: 0,
    dye: 0,
    shadows: 1,
    dapple: 0.9,
  },
  3: {
    transmission: [0.81, 0.92, 0.955],
    veilKept: 0.86,
    parallax: 0.008,
    perspective: 0.25,
    gapSpread: 0.9,
    leastGap: 0.15,
    waterByGap: 1,
    clearing: 1,
    warp: 2,
    density: [0.6, 1],
    figureDensity: [0.52, 1],
    decorDensity: [0.6, 1],
    softness: [0, 0.0015],
    blurGrowth: 0.0002,
    fade: [0, 0],
    tint: 0.28,
    dye: 0.24,
    shadows: 0.8,
    dapple: 0.9,
  },
} as const satisfies { readonly [version: number]: Optics };

export type Look = keyof typeof OPTICS;

/** Functions that engines may compute differently in the last bit are rounded before use. */
export const settle = (x: number): number => Math.round(x * 1e6) / 1e6;

/** Blur of one sheet, 0 being the top one. */
export const sheetBlur = (level: number, growth: number = FIXED.blurGrowth): number =>
  FIXED.blur + growth * level;

/** Blur a thing on this level has suffered from all sheets above it, and in its own print. */
export function totalBlur(level: number, growth: number, softness: number): number {
  let squares = softness ** 2;
  for (let above = 0; above < level; above++) squares += sheetBlur(above, growth) ** 2;
  return settle(Math.sqrt(squares));
}
