/**
 * What sheets and water do to light. Lengths are in units of the picture's side, light is linear, colours
 * are red, green, blue. Tuned with `npm run lab -- see dive`; docs/games/dive.md has the figures.
 */
export type Rgb = readonly [number, number, number];

export const OPTICS = {
  overscan: 0.075, // of the card on each side lies outside the picture, so that tilting shows no edge
  layers: 9, // drawn one by one; the cards below them are murk
  transmission: [0.72, 0.875, 0.92] as Rgb, // of one sheet and the water under it: red goes first
  veil: [0.075, 0.44, 0.6] as Rgb, // light scattered towards the eye
  veilKept: 0.89, // per level
  opacity: 0.94, // of ink
  blur: 0.0009, // spread of the first sheet
  blurGrowth: 0.0005, // and of each further one
  parallax: 0.0105, // shift per gap with the head tilted all the way
  gapSpread: 0.32, // deviation of the gaps between sheets; their mean is 1
  warp: 0.45, // how far a bent sheet's height changes across the picture, in gaps
  misplaced: 0.006,
  crooked: 0.012, // radians
  density: [0.74, 1], // of a card's ink
  figureDensity: [0.88, 1], // of a main figure on it
  decorDensity: [0.75, 1],
  sun: [0.0062, 0.0085], // how far a shadow falls per gap
  penumbra: 0.0022,
  shadow: 0.62, // what ink takes from the direct light
  ambientShadow: 0.28, // and from the light that comes from everywhere
  ambient: 0.45, // share of it
  abyss: [0.003, 0.028, 0.09] as Rgb, // light from below everything
  murkGap: 2.2, // how far the murk lies under the last sheet drawn
  grain: 0.003, // in the square root of light
} as const;

/** Functions that engines may compute differently in the last bit are rounded before use. */
export const settle = (x: number): number => Math.round(x * 1e6) / 1e6;

/** Blur of one sheet, 0 being the top one. */
export const sheetBlur = (level: number): number => OPTICS.blur + OPTICS.blurGrowth * level;

/** Blur a thing on this level has suffered from all sheets above it. */
export function totalBlur(level: number): number {
  let squares = 0;
  for (let above = 0; above < level; above++) squares += sheetBlur(above) ** 2;
  return settle(Math.sqrt(squares));
}
