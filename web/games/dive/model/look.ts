/** How one looks into the stack: tilt, light, zoom and turn. Only the first two choose another picture. Pure. */
import { TILTS, type View as Tilt, VIEWS } from '@fathoms/games/dive/picture/views.ts';

export type { Tilt };
export type Axis = 'across' | 'along';
export type LampMode = 'off' | 'above' | 'side' | 'below';

export interface Lamp {
  readonly mode: LampMode;
  readonly x: number; // column and row of five
  readonly y: number;
  readonly side: number; // eighths, clockwise; 0 = from the left
}

export interface Look {
  readonly tilt: Tilt;
  readonly axis: Axis; // which tilts the strip offers
  readonly lamp: Lamp;
  readonly zoom: number; // 1 = the whole stack
  readonly panX: number; // shares of the picture
  readonly panY: number;
  readonly turn: number; // quarter turns clockwise, for comfort
  readonly contrast: number; // per cent
}

export const STRAIGHT: Look = {
  tilt: 'c',
  axis: 'across',
  lamp: { mode: 'off', x: 2, y: 2, side: 0 },
  zoom: 1,
  panX: 0,
  panY: 0,
  turn: 0,
  contrast: 100,
};

export const MOST_ZOOM = 4;

/** The frame to ask for. With the lamp on the head stays in the middle. */
export function frameOf({ tilt, lamp }: Look): string {
  if (lamp.mode === 'off') return tilt;
  return lamp.mode === 'side' ? `side-${lamp.side}` : `${lamp.mode}-${lamp.x}-${lamp.y}`;
}

const STRIPS: { readonly [A in Axis]: readonly Tilt[] } = {
  across: ['l2', 'l1', 'c', 'r1', 'r2'],
  along: ['u2', 'u1', 'c', 'd1', 'd2'],
};
export const stripOf = (axis: Axis): readonly Tilt[] => STRIPS[axis];

/** The view at so many half steps across and along; the larger of the two counts. */
export function tiltAt(across: number, along: number): Tilt {
  const axis: Axis = Math.abs(across) >= Math.abs(along) ? 'across' : 'along';
  const step = Math.max(-2, Math.min(2, Math.round(axis === 'across' ? across : along)));
  return STRIPS[axis][step + 2] ?? 'c';
}

/** Half steps from the middle. */
export function stepsOf(tilt: Tilt): readonly [across: number, along: number] {
  const [across, along] = TILTS[tilt];
  return [across * 2, along * 2];
}

const axisOf = (tilt: Tilt, old: Axis): Axis =>
  tilt === 'c' ? old : STRIPS.across.includes(tilt) ? 'across' : 'along';

export const tilted = (look: Look, tilt: Tilt): Look => ({ ...look, tilt, axis: axisOf(tilt, look.axis) });

/** One key press: one step on that axis, through the middle, never round a corner. */
export function nudged(look: Look, dx: number, dy: number): Look {
  const [across, along] = stepsOf(look.tilt);
  if (dx !== 0) return tilted(look, tiltAt(along === 0 ? across + dx : dx, 0));
  return tilted(look, tiltAt(0, across === 0 ? along + dy : dy));
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Zooms so that the point under the finger (shares of the window, from its middle) stays where it is. */
export function zoomed(look: Look, by: number, atX = 0, atY = 0): Look {
  const zoom = clamp(look.zoom * by, 1, MOST_ZOOM);
  const k = zoom / look.zoom;
  return panned(
    { ...look, zoom },
    atX - (atX - look.panX) * k - look.panX,
    atY - (atY - look.panY) * k - look.panY,
  );
}

/** Moves the picture, never past its edge. */
export function panned(look: Look, dx: number, dy: number): Look {
  const most = (look.zoom - 1) / 2;
  return { ...look, panX: clamp(look.panX + dx, -most, most), panY: clamp(look.panY + dy, -most, most) };
}

/** A point of the window (shares, 0 to 1) as a point of the picture, whatever zoom and turn. */
export function pointIn(look: Look, x: number, y: number): { readonly x: number; readonly y: number } {
  let dx = (x - 0.5 - look.panX) / look.zoom;
  let dy = (y - 0.5 - look.panY) / look.zoom;
  for (let i = 0; i < look.turn; i++) [dx, dy] = [dy, -dx];
  return { x: clamp(dx + 0.5, 0, 1), y: clamp(dy + 0.5, 0, 1) };
}

/** The lamp held at this point of the picture. */
export function litAt(look: Look, x: number, y: number): Look {
  const { lamp } = look;
  if (lamp.mode === 'side') {
    const angle = Math.atan2(0.5 - y, 0.5 - x); // the way the light takes: from there to the middle
    return { ...look, lamp: { ...lamp, side: (Math.round(angle / (Math.PI / 4)) + 8) % 8 } };
  }
  const cell = (share: number) => clamp(Math.floor(share * 5), 0, 4);
  return { ...look, lamp: { ...lamp, x: cell(x), y: cell(y) } };
}

export function lampNudged(look: Look, dx: number, dy: number): Look {
  const { lamp } = look;
  if (lamp.mode === 'side') return { ...look, lamp: { ...lamp, side: (lamp.side + dx + dy + 8) % 8 } };
  return { ...look, lamp: { ...lamp, x: clamp(lamp.x + dx, 0, 4), y: clamp(lamp.y + dy, 0, 4) } };
}

export const ALL_TILTS: readonly Tilt[] = VIEWS;
