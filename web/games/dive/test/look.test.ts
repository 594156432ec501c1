import { LIGHTS } from '@fathoms/games/dive/picture/views.ts';
import { describe, expect, test } from 'vitest';
import { unturned } from '../look/use-hands.ts';
import {
  ALL_TILTS,
  frameOf,
  type Look,
  lampNudged,
  litAt,
  nudged,
  pointIn,
  STRAIGHT,
  stripOf,
  tiltAt,
  tilted,
  zoomed,
} from '../model/look.ts';

const lit = (mode: Look['lamp']['mode']): Look => ({ ...STRAIGHT, lamp: { ...STRAIGHT.lamp, mode } });

describe('tilting', () => {
  test('the arrow keys reach all nine views and stop at the last', () => {
    const seen = new Set<string>();
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      let look = STRAIGHT;
      for (let i = 0; i < 3; i++) {
        seen.add(frameOf(look));
        look = nudged(look, dx, dy);
      }
      expect(nudged(look, dx, dy)).toEqual(look);
    }
    expect([...seen].sort()).toEqual([...ALL_TILTS].sort());
  });

  test('the way back leads through the middle', () => {
    expect(nudged(tilted(STRAIGHT, 'l1'), 1, 0).tilt).toBe('c');
    expect(nudged(tilted(STRAIGHT, 'l1'), 0, 1).tilt).toBe('d1');
  });

  test('a drag counts on the axis it goes along most', () => {
    expect([tiltAt(-1.6, 0.4), tiltAt(0.2, 1.2), tiltAt(0.3, 0.2), tiltAt(9, 1)]).toEqual([
      'l2',
      'd1',
      'c',
      'r2',
    ]);
  });

  test('the strip shows the axis one has just tilted along', () => {
    expect(stripOf(tilted(STRAIGHT, 'u1').axis)).toEqual(['u2', 'u1', 'c', 'd1', 'd2']);
  });
});

describe('the flashlight', () => {
  test('only asks for lights that are published', () => {
    for (const mode of ['above', 'below', 'side'] as const) {
      for (let i = 0; i < 60; i++) {
        const look = litAt(lit(mode), (i % 8) / 7, Math.floor(i / 8) / 7);
        expect(LIGHTS).toContain(frameOf(look));
        expect(LIGHTS).toContain(frameOf(lampNudged(look, 1, 0)));
        expect(LIGHTS).toContain(frameOf(lampNudged(look, 0, -1)));
      }
    }
  });

  test('is held where one points', () => {
    expect(frameOf(litAt(lit('above'), 0.95, 0.05))).toBe('above-4-0');
    expect(frameOf(litAt(lit('side'), 0, 0.5))).toBe('side-0'); // from the left
    expect(frameOf(litAt(lit('side'), 0.5, 0))).toBe('side-2'); // from above, downwards
    expect(frameOf(litAt(lit('side'), 1, 0.5))).toBe('side-4');
  });
});

describe('zoom and turn', () => {
  test('what lies under the finger stays there', () => {
    const before = pointIn(STRAIGHT, 0.7, 0.3);
    const after = pointIn(zoomed(STRAIGHT, 2, 0.2, -0.2), 0.7, 0.3);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('the picture never leaves its frame, and zooming out is straight again', () => {
    const near = zoomed(STRAIGHT, 99, 0.5, 0.5);
    expect(near.zoom).toBe(4);
    expect(pointIn(near, 1, 1)).toEqual({ x: 1, y: 1 });
    expect(pointIn(zoomed(near, 0.01), 0.25, 0.75)).toEqual({ x: 0.25, y: 0.75 });
  });

  test('a turned picture is pointed at where one sees it', () => {
    const turned = { ...STRAIGHT, turn: 1 }; // its top edge lies on the right
    expect(pointIn(turned, 1, 0.5)).toEqual({ x: 0.5, y: 0 });
    expect(unturned(1, 1, 0)).toEqual([0, -1]);
  });
});
