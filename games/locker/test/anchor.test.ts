import { expect, test } from 'vitest';
import { view } from '../view.ts';
import { act, at, lying } from './table.ts';

test('LOCKER-40: every card placed before the Anchor is saved in an incident', () => {
  const s = at({ exploration: ['key-3', 'mermaid-8', 'anchor-4'], deck: ['key-6', 'net-3'] });
  expect(view(s, 0).exploration.map(placed => placed.saved)).toEqual([true, true, false]);
  expect(act(s, 'reveal')).toContainEqual({
    type: 'crashed',
    seat: 0,
    trigger: 'key-6',
    from: 'deck',
    saved: ['key-3', 'mermaid-8'],
    lost: ['anchor-4', 'key-6'],
    to: 'locker',
  });
  expect(lying(s).holds).toEqual([['key-3', 'mermaid-8'], []]);
});

test('LOCKER-41: the Anchor itself and every later card are lost', () => {
  const s = at({ exploration: ['key-3', 'anchor-4', 'map-5', 'chest-3'], deck: ['key-6', 'net-3'] });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['key-3'], []],
    locker: ['anchor-4', 'map-5', 'key-6', 'chest-3'],
  });
});

test('LOCKER-42: what counts is the order of placing, whatever the source', () => {
  // a Net places the Anchor: the Net lies before it, the harpooned card after it
  const s = at({
    holds: [['anchor-6'], ['chest-7']],
    exploration: ['key-3'],
    deck: ['net-4', 'harpoon-5', 'key-7', 'map-3'],
  });
  act(s, 'reveal');
  act(s, 'net anchor');
  act(s, 'reveal');
  act(s, 'harpoon B chest');
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['key-3', 'net-4'], []],
    locker: ['anchor-6', 'key-7', 'chest-7', 'harpoon-5'],
  });
});

test('LOCKER-43: an Anchor placed first saves nothing', () => {
  const s = at({ deck: ['anchor-7', 'key-3', 'key-6', 'net-3'] });
  act(s, 'reveal');
  act(s, 'reveal');
  act(s, 'reveal');
  expect(lying(s)).toEqual({ exploration: [], holds: [[], []], locker: ['anchor-7', 'key-3', 'key-6'] });
});

test('LOCKER-44: a second Anchor as the trigger leaves the first one protecting, and protects nothing', () => {
  const s = at({ exploration: ['key-3', 'anchor-4', 'chest-5'], deck: ['anchor-7', 'net-3'] });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['key-3'], []],
    locker: ['anchor-4', 'anchor-7', 'chest-5'],
  });
});

test('LOCKER-45: the Anchor does nothing on a Return', () => {
  const s = at({ exploration: ['key-3', 'anchor-4', 'map-5'], locker: ['map-2'] });
  act(s, 'return');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['anchor-4', 'map-5', 'key-3'], []],
    locker: ['map-2'],
  });
});

test('LOCKER-45: the Anchor does nothing on being placed', () => {
  const s = at({ exploration: ['key-3'], deck: ['anchor-4', 'map-3'] });
  expect(act(s, 'reveal').map(event => event.type)).toEqual(['revealed', 'placed']);
  expect(lying(s).exploration).toEqual(['key-3', 'anchor-4']);
});
