import { titleOf } from '@fathoms/games/catalog.ts';
import { expect, test } from 'vitest';
import { SITES } from '../../games/sites.ts';
import { readCode } from '../code.ts';
import { depthAt, stopAt, waterOf } from '../water.ts';

test('a code is read however it was typed, said or pasted', () => {
  for (const typed of [
    'coral-otter-42',
    '  Coral Otter 42 ',
    'CORAL–OTTER–42',
    'https://example.org/t/coral-otter-42',
    'example.org/t/coral-otter-42?from=friend#rules',
    'Come and dive: http://192.168.0.7:3000/t/coral-otter-42',
  ])
    expect(readCode(typed), typed).toBe('coral-otter-42');
});

test('anything that cannot be a code is not one', () => {
  for (const typed of [
    '',
    'coral',
    'coral-otter',
    '42',
    'coral-otter-',
    'https://example.org/',
    '../../etc-x-1',
  ])
    expect(readCode(typed), typed).toBe(null);
});

test.each([1, 2, 3, 4, 5, 7])(
  'the water of %i sites darkens from the surface to the bottom without a gap',
  count => {
    let shade = 2;
    for (let i = 0; i <= count; i++) {
      const { ground, edges } = waterOf(i, count);
      expect(ground).toBe(shade);
      for (const edge of edges) {
        expect(edge.level).toBe(shade + 1);
        expect(edge.at).toBeGreaterThan(0);
        expect(edge.at).toBeLessThan(1);
        shade = edge.level;
      }
    }
    expect(shade).toBe(8);
  },
);

test('with four sites the upper two carry dark text and the lower two light text', () => {
  expect([0, 1, 2, 3, 4].map(i => waterOf(i, 4).deep)).toEqual([false, false, true, true, true]);
});

const STOPS = [
  { at: 0, depth: 0 },
  { at: 500, depth: 12 },
  { at: 1000, depth: 30 },
];

test('the depth between two marks grows with the way', () => {
  expect([-10, 0, 250, 500, 750, 1000, 4000].map(y => depthAt(y, STOPS))).toEqual([0, 0, 6, 12, 21, 30, 30]);
});

test('the mark that counts is the last one passed', () => {
  expect([-10, 0, 499, 500, 9999].map(y => stopAt(y, STOPS))).toEqual([0, 0, 0, 1, 2]);
  expect(depthAt(5, [])).toBe(0);
});

test('the preview of a link calls a game what its site does, in every language', () => {
  for (const { id, words } of SITES)
    expect([words.en.name, words.de.name]).toEqual([titleOf(id), titleOf(id)]);
});
