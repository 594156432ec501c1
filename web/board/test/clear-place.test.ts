// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { clearPlace } from '../clear-place.ts';

const ROOM = { width: 400, height: 300 };
const SIZE = { width: 100, height: 40 };

const covers = ({ left, top }: { left: number; top: number }, box: DOMRect): boolean =>
  left < box.right && left + SIZE.width > box.left && top < box.bottom && top + SIZE.height > box.top;

test('stays where it wishes to be when nothing is there', () => {
  expect(clearPlace(SIZE, { left: 120, top: 90 }, ROOM, [])).toEqual({ left: 120, top: 90 });
});

test('keeps inside the board', () => {
  expect(clearPlace(SIZE, { left: 390, top: -20 }, ROOM, [])).toEqual({ left: 292, top: 8 });
});

test('goes to the nearest place that covers nothing', () => {
  const diver = new DOMRect(120, 90, 80, 60);
  const place = clearPlace(SIZE, { left: 110, top: 100 }, ROOM, [diver]);
  expect(covers(place, diver)).toBe(false);
  expect(Math.hypot(place.left - 110, place.top - 100)).toBeLessThan(80);
});

test('covers as little as can be where everything is taken', () => {
  const all = [new DOMRect(0, 0, 400, 280)];
  expect(clearPlace(SIZE, { left: 100, top: 100 }, ROOM, all).top).toBeGreaterThan(240);
});
