import { OCEAN, oceanCard } from '../ocean/cards.ts';
import type { Atlas } from './atlas.ts';
import { deriveKey, type Key, openStream, type Stream } from './keyed.ts';
import { drawLayout, type Layout, printedLayout } from './layout.ts';
import { FIXED, type Optics, type Rgb, settle } from './optics.ts';

/** A card as it lies in a stack; the order, the turn and the side are the game's, not the picture's. */
export interface LyingCard {
  readonly id: string;
  readonly turn: number; // quarter turns clockwise, 0 to 3, after flipping
  readonly flipped: boolean;
}

/** A card ready to be painted: what is on it, and how the sheet lies. Lengths in card sides, heights in gaps. */
export interface Sheet {
  readonly layout: Layout;
  readonly turn: Turn;
  readonly x: number; // how far it lies off its place
  readonly y: number;
  readonly gap: number; // to the sheet below
  readonly warpX: number; // its height changes by so much across the picture
  readonly warpY: number;
  readonly softness: number; // of its print
  readonly wash: Wash | null; // what its ink has become
  readonly dapple: readonly number[]; // how light falls under it, DAPPLES × DAPPLES from -1 to 1; none = evenly
}

/** From the card's own directions to the picture's: x = xx·x + xy·y, y = yx·x + yy·y. */
export interface Turn {
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
}

/** Of each colour a share is kept, and some of the water's is added where there is ink. */
export interface Wash {
  readonly kept: Rgb;
  readonly added: Rgb;
}

export const DAPPLES = 8;

const LAYOUT = 1;
const LIE = 2;

/**
 * Everything about a sheet comes from the key and the card alone, so it does not change while cards above
 * it leave.
 */
export function layOut(atlas: Atlas, optics: Optics, key: Key, lying: LyingCard): Sheet {
  const layoutKey = deriveKey(key, 'layout');
  const card = oceanCard(lying.id);
  const number = OCEAN.indexOf(card);
  const luck = openStream(layoutKey, LIE, number);
  const bounded = (x: number): number => Math.max(-2, Math.min(2, x));
  const gap = Math.max(optics.leastGap, 1 + optics.gapSpread * bounded(luck.normal()));
  const { warp } = optics;
  const { misplaced, crooked } = FIXED;
  return {
    layout: drawLayout(atlas, optics, card, openStream(layoutKey, LAYOUT, number)),
    turn: turnOf(lying, luck.between(-crooked, crooked)),
    x: luck.between(-misplaced, misplaced),
    y: luck.between(-misplaced, misplaced),
    gap,
    warpX: luck.between(-warp, warp),
    warpY: luck.between(-warp, warp),
    softness: luck.between(...optics.softness),
    dapple: optics.dapple === 0 ? [] : Array.from({ length: DAPPLES ** 2 }, () => luck.between(-1, 1)),
    wash: washOf(optics, luck),
  };
}

function washOf({ fade, tint }: Optics, luck: Stream): Wash | null {
  if (fade[1] === 0 && tint === 0) return null;
  const faded = luck.between(...fade);
  const off = () => (1 - faded) * luck.between(1 - tint, 1 + tint);
  const [red, green, blue] = FIXED.veil.map(light => faded * light);
  return { kept: [off(), off(), off()], added: [red, green, blue] };
}

/** The sheet of the rules' own layout, lying straight. */
export const printedSheet = (lying: LyingCard): Sheet => ({
  layout: printedLayout(oceanCard(lying.id)),
  turn: turnOf(lying, 0),
  ...{ x: 0, y: 0, gap: 1, warpX: 0, warpY: 0, softness: 0, wash: null, dapple: [] },
});

const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function turnOf({ turn, flipped }: LyingCard, crooked: number): Turn {
  const [c, s] = QUARTERS[turn];
  const [cos, sin] = [settle(Math.cos(crooked)), settle(Math.sin(crooked))];
  const along = c * cos - s * sin;
  const across = s * cos + c * sin;
  const side = flipped ? -1 : 1;
  return { xx: side * along, xy: -across, yx: side * across, yy: along };
}
