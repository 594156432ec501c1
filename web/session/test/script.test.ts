import { expect, test } from 'vitest';
import { nextInScript } from '../script.ts';

const SCRIPT = ['A reveal', 'B reveal', 'B return', 'A reveal'];
const entry = (seat: number, action: string, by?: 'table') => ({
  seat,
  action,
  rolls: [],
  ...(by && { by }),
});

test('a bot does what the script says while everybody has kept to it', () => {
  expect(nextInScript(SCRIPT, [entry(0, 'reveal')], 1)).toBe('reveal');
  expect(nextInScript(SCRIPT, [entry(0, 'reveal'), entry(1, 'reveal')], 1)).toBe('return');
});

test('what the table plays by itself is in no script', () => {
  expect(nextInScript(SCRIPT, [entry(0, 'reveal'), entry(0, 'map key-2', 'table')], 1)).toBe('reveal');
});

test('whoever leaves the script sets the bots free, until it is taken back', () => {
  const left = [entry(0, 'return')];
  expect(nextInScript(SCRIPT, left, 1)).toBe(null);
  expect(nextInScript(SCRIPT, [...left, { undo: 1 }, entry(0, 'reveal')], 1)).toBe('reveal');
});

test('at its end, and where the script wants another seat, a bot is on its own', () => {
  const all = [entry(0, 'reveal'), entry(1, 'reveal'), entry(1, 'return'), entry(0, 'reveal')];
  expect(nextInScript(SCRIPT, all, 1)).toBe(null);
  expect(nextInScript(SCRIPT, [], 1)).toBe(null);
});
