/** Where the head is: in the middle, or tilted half or all the way to the left, right, up or down. */
export const VIEWS = ['c', 'l1', 'l2', 'r1', 'r2', 'u1', 'u2', 'd1', 'd2'] as const;
export type View = (typeof VIEWS)[number];

/** Tilt across and along, -1 … 1. One of them is always 0. */
export const TILTS: { readonly [V in View]: readonly [number, number] } = {
  c: [0, 0],
  l1: [-0.5, 0],
  l2: [-1, 0],
  r1: [0.5, 0],
  r2: [1, 0],
  u1: [0, -0.5],
  u2: [0, -1],
  d1: [0, 0.5],
  d2: [0, 1],
};

type Fifth = 0 | 1 | 2 | 3 | 4;
type Eighth = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The flashlight: off, above or below one of 5 × 5 places, or from one of 8 sides; the first is from the left. */
export type Light = 'off' | `${'above' | 'below'}-${Fifth}-${Fifth}` | `side-${Eighth}`;

const FIFTHS: readonly Fifth[] = [0, 1, 2, 3, 4];
const EIGHTHS: readonly Eighth[] = [0, 1, 2, 3, 4, 5, 6, 7];

const spots = (from: 'above' | 'below'): Light[] =>
  FIFTHS.flatMap(row => FIFTHS.map((column): Light => `${from}-${column}-${row}`));

/** Every light there is: the published set. */
export const LIGHTS: readonly Light[] = [
  'off',
  ...spots('above'),
  ...spots('below'),
  ...EIGHTHS.map((side): Light => `side-${side}`),
];

export type Torch =
  | { readonly from: 'off' }
  | { readonly from: 'above' | 'below'; readonly x: number; readonly y: number } // shares of the picture
  | { readonly from: 'side'; readonly angle: number }; // of the beam's way, clockwise from rightward

export function torchOf(light: Light): Torch {
  if (light === 'off') return { from: 'off' };
  const [from, first, second] = light.split('-');
  if (from === 'side') return { from, angle: (Number(first) * Math.PI) / 4 };
  const place = (digit: string): number => 0.1 + 0.2 * Number(digit);
  return { from: from === 'above' ? 'above' : 'below', x: place(first), y: place(second) };
}
