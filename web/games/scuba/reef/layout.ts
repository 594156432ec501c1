/** Sizes of the water column from the room there is. Pure, so that the awkward cases can be tested. */
import { LOWEST_TILES, ROWS, type SpaceId } from '@fathoms/games/scuba/sea.ts';
import { columnIn, rowIn } from '../parts/spaces.ts';

export type Mode = 'slim' | 'two' | 'three'; // a phone; one column of panels; one on each side

const SLIM = 720; // a phone, as in the frame
const THREE = 1250;

export const modeOf = (width: number): Mode => (width <= SLIM ? 'slim' : width < THREE ? 'two' : 'three');

export interface ReefLayout {
  readonly cw: number; // a space's width
  readonly ch: number; // and height
  readonly surface: number; // height above row 1: air, boat, snorkellers
  readonly deep: number; // height of row 9
  readonly ruler: number; // room for the depths on the left
  readonly width: number; // of everything
  readonly height: number;
  readonly first: number; // leftmost column in use
}

const LARGEST = { w: 92, h: 78 };
const LOWEST = 34; // a row is never lower than this: the reef scrolls instead
const LOWEST_TIGHT = 20; // but on a small phone, or one held sideways, it fits as a whole

const SLIM_REST = 372; // what a phone needs for everything but the reef while one acts
const LOW_REST = 318; // the same where little height makes everything smaller

/** A phone's reef keeps its size while the prompt below it grows and shrinks; where it must, it scrolls. */
export const reefHeight = (room: number, board: number, slim: boolean, low: boolean): number =>
  slim ? board - (low ? LOW_REST : SLIM_REST) : room;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export function reefLayout(
  width: number,
  height: number,
  columns: readonly [number, number],
  slim: boolean,
  tight = false,
): ReefLayout {
  const [first, last] = columns;
  const count = last - first + 1;
  const ruler = slim ? 19 : 50;
  const surface = slim ? clamp(height * 0.1, 40, 54) : clamp(height * 0.13, 62, 96);
  const deep = tight ? 22 : slim ? 30 : clamp(height * 0.075, 38, 56);
  const ch = clamp(
    Math.floor((height - surface - deep) / LOWEST_TILES),
    tight ? LOWEST_TIGHT : LOWEST,
    LARGEST.h,
  );
  const free = Math.floor((width - ruler - (slim ? 2 : 4)) / count);
  const cw = clamp(free, 30, Math.min(LARGEST.w, slim ? 60 : Math.round(ch * 1.3)));
  return {
    cw,
    ch,
    surface,
    deep,
    ruler,
    first,
    width: ruler + cw * count,
    height: surface + ch * LOWEST_TILES + deep,
  };
}

export interface Place {
  readonly x: number; // left edge, from the reef's corner
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a space lies. The boat spans three columns. */
export function placeOf(space: SpaceId, layout: ReefLayout): Place {
  const { cw, ch, surface, deep, ruler, first } = layout;
  const row = rowIn(space);
  const x = ruler + (columnIn(space) - first) * cw;
  if (space === 'boat') return { x: x - cw, y: 0, w: cw * 3, h: surface };
  if (row === 0) return { x, y: surface - Math.min(ch, surface), w: cw, h: Math.min(ch, surface) };
  return { x, y: surface + (row - 1) * ch, w: cw, h: row === ROWS ? deep : ch };
}

/** How far things that share a space lie apart, in parts of it: divers are small, tiles nearly fill it. */
const FAN = { tile: 0.13, dust: 0.13, diver: 0.34, number: 0 };
export type Kind = keyof typeof FAN;

/** Things that share a space are fanned out: how far this one lies from the middle, in pixels. */
export function fanned(
  index: number,
  count: number,
  place: Place,
  kind: Kind,
): { readonly x: number; readonly y: number } {
  const off = index - (count - 1) / 2;
  const spread = count < 2 ? 0 : Math.min(FAN[kind], 0.5 / (count - 1));
  return { x: Math.round(off * spread * place.w), y: Math.round(off * spread * 0.6 * place.h) };
}
