import { expect, test } from 'vitest';
import { fanned, modeOf, placeOf, reefLayout } from '../reef/layout.ts';

test('nine columns fit a phone of 390 px, and seven of them are wider', () => {
  const nine = reefLayout(390, 470, [1, 9], true);
  const seven = reefLayout(390, 470, [2, 8], true);
  expect(nine.width).toBeLessThanOrEqual(390);
  expect(nine.cw).toBeGreaterThanOrEqual(41);
  expect(seven.width).toBeLessThanOrEqual(390);
  expect(seven.cw).toBeGreaterThan(nine.cw);
});

test('the reef uses the height there is, and scrolls rather than shrink below reading size', () => {
  const roomy = reefLayout(760, 720, [1, 9], false);
  expect(roomy.height).toBeLessThanOrEqual(720);
  expect(roomy.ch).toBeGreaterThan(60);
  expect(reefLayout(390, 240, [1, 9], true).height).toBeGreaterThan(240);
});

test('depth is down: each row lies right below the one above, row 9 is the last', () => {
  const layout = reefLayout(760, 720, [1, 9], false);
  for (let row = 1; row < 9; row++) {
    const above = placeOf(`${row}/4`, layout);
    expect(placeOf(`${row + 1}/4`, layout).y).toBe(above.y + above.h);
  }
  const last = placeOf('9/4', layout);
  expect(last.y + last.h).toBe(layout.height);
});

test('with two players column 2 is the leftmost, and the boat still lies over columns 4 to 6', () => {
  const layout = reefLayout(390, 470, [2, 8], true);
  expect(placeOf('1/2', layout).x).toBe(layout.ruler);
  const boat = placeOf('boat', layout);
  expect(boat.x).toBe(placeOf('1/4', layout).x);
  expect(boat.x + boat.w).toBe(placeOf('1/7', layout).x);
});

test('what shares a space is fanned out around its middle and stays on it', () => {
  const place = { x: 0, y: 0, w: 80, h: 60 };
  expect(fanned(0, 1, place, 'tile')).toEqual({ x: 0, y: 0 });
  const [left, right] = [fanned(0, 2, place, 'diver'), fanned(1, 2, place, 'diver')];
  expect(left.x).toBe(-right.x);
  expect(left.x).toBeLessThan(0);
  for (let i = 0; i < 6; i++)
    expect(Math.abs(fanned(i, 6, place, 'diver').x)).toBeLessThanOrEqual(place.w / 4);
});

test('a phone has no side panels, a very wide screen has two', () => {
  expect(modeOf(390)).toBe('slim');
  expect(modeOf(1104)).toBe('two');
  expect(modeOf(1440)).toBe('three');
});
