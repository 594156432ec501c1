import { expect, test } from 'vitest';
import { format, parse } from '../notation.ts';
import { TILES, tileId } from '../parts.ts';
import type { Action } from '../types.ts';
import { space, tile } from './table.ts';

const SAMPLES: [Action, string][] = [
  [{ type: 'step', to: space('4/5') }, 'step 4/5'],
  [{ type: 'step', to: space('S3') }, 'step S3'],
  [{ type: 'step', to: space('boat') }, 'step boat'],
  [{ type: 'turn' }, 'turn'],
  [{ type: 'see', tile: tile('B10') }, 'see B10'],
  [{ type: 'point' }, 'point'],
  [{ type: 'push', side: 'left' }, 'push left'],
  [{ type: 'push', side: 'right' }, 'push right'],
  [{ type: 'stop' }, 'stop'],
];

test('every kind of action is written in words and read back', () => {
  for (const [action, text] of SAMPLES) {
    expect(format(action)).toBe(text);
    expect(parse(text)).toEqual(action);
  }
});

test('every space and every tile is read back', () => {
  const spaces = ['boat', 'S1', 'S2', 'S3', 'S7', 'S8', 'S9'];
  for (let row = 1; row <= 9; row++)
    for (let column = 1; column <= 9; column++) spaces.push(`${row}/${column}`);
  expect(new Set(spaces.map(space)).size).toBe(7 + 81);
  for (const id of spaces) expect(parse(`step ${id}`)).toEqual({ type: 'step', to: space(id) });
  for (const one of TILES) expect(parse(`see ${tileId(one)}`)).toEqual({ type: 'see', tile: one });
});

test('anything else is unreadable', () => {
  const texts = [
    ...[
      '',
      ' ',
      'dance',
      'Stop',
      'stop ',
      ' stop',
      'stop now',
      'turn 4/5',
      'point 1',
      'step',
      'step ',
      'step 4',
    ],
    ...[
      'step 0/5',
      'step 4/0',
      'step 10/1',
      'step 4/10',
      'step 4/5/6',
      'step  4/5',
      'step S4',
      'step S5',
      'step S0',
    ],
    ...[
      'step s3',
      'step Boat',
      'see',
      'see R00',
      'see R1',
      'see R23',
      'see P01',
      'see constructor',
      'push',
      'push up',
    ],
    ...['push Left', 'step __proto__', 'see\tR01', 'stop\n'],
  ];
  for (const text of texts) expect(parse(text), JSON.stringify(text)).toBeNull();
});
