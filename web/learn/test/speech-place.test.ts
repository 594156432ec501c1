import { expect, test } from 'vitest';
import { placeSpeech } from '../speech-place.ts';

const PHONE = { left: 0, top: 52, width: 390, height: 792 };
const CARD = { width: 366, height: 240 };

const overlaps = (
  a: { left: number; top: number; width: number; height: number },
  b: { left: number; top: number; width: number; height: number },
) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test('the card stands over a button at the foot and points down at it', () => {
  const button = { left: 190, top: 770, width: 190, height: 66 };
  const place = placeSpeech(PHONE, CARD, button, [button]);
  expect(place.nib?.side).toBe('below');
  expect(overlaps({ ...place, ...CARD }, button)).toBe(false);
});

test('it stands below what lies on top', () => {
  const deck = { left: 4, top: 140, width: 100, height: 130 };
  const place = placeSpeech(PHONE, CARD, deck, [deck]);
  expect(place.nib?.side).toBe('above');
  expect(overlaps({ ...place, ...CARD }, deck)).toBe(false);
});

test('it covers neither the control nor what it talks about, if there is any other room', () => {
  const line = { left: 4, top: 330, width: 220, height: 120 };
  const button = { left: 190, top: 770, width: 190, height: 66 };
  const place = placeSpeech(PHONE, CARD, button, [line, button]);
  for (const kept of [line, button]) expect(overlaps({ ...place, ...CARD }, kept)).toBe(false);
});

test('it never leaves the board', () => {
  const corner = { left: 360, top: 60, width: 30, height: 30 };
  const { left, top } = placeSpeech(PHONE, CARD, corner, [corner]);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + CARD.width).toBeLessThanOrEqual(390);
  expect(top + CARD.height).toBeLessThanOrEqual(844);
});
