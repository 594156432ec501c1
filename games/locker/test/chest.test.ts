import { expect, test } from 'vitest';
import type { CardId } from '../parts.ts';
import { act, at, drawing, lying, options, served } from './table.ts';

const PILE: CardId[] = ['anchor-2', 'map-2', 'knife-2', 'net-2', 'mermaid-4'];

test('LOCKER-59: Key and Chest on a Return bring as many random Locker cards as the Exploration has', () => {
  const s = at({ holds: [['net-7'], []], exploration: ['chest-4', 'mermaid-5', 'key-3'], locker: PILE });
  const luck = drawing(PILE, 'net-2', 'anchor-2', 'mermaid-4');
  expect(act(s, 'return', ...luck)).toEqual([
    {
      type: 'returned',
      seat: 0,
      cards: ['chest-4', 'mermaid-5', 'key-3'],
      bonus: ['net-2', 'anchor-2', 'mermaid-4'],
      raided: null,
    },
    { type: 'turned', seat: 1, turn: 2 },
  ]);
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['anchor-2', 'key-3', 'chest-4', 'net-2', 'net-7', 'mermaid-4', 'mermaid-5'], []],
    locker: ['map-2', 'knife-2'],
  });
});

test('LOCKER-59: a Key or a Chest alone brings nothing', () => {
  for (const alone of ['key-3', 'chest-3'] as const) {
    const s = at({ exploration: [alone, 'mermaid-5'], locker: PILE });
    act(s, 'return');
    expect(lying(s)).toEqual({ exploration: [], holds: [[alone, 'mermaid-5'], []], locker: PILE });
  }
});

test('LOCKER-60: if the Locker has fewer cards all of it is taken', () => {
  const s = at({ exploration: ['chest-4', 'mermaid-5', 'key-3'], locker: ['net-2', 'map-2'] });
  act(s, 'return');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['map-2', 'key-3', 'chest-4', 'net-2', 'mermaid-5'], []],
    locker: [],
  });
});

test('LOCKER-61: a Key or Chest already in the Hold does not count', () => {
  const key = at({ holds: [['key-7'], []], exploration: ['chest-3', 'mermaid-6'], locker: PILE });
  act(key, 'return');
  expect(lying(key).locker).toEqual(PILE);
  const chest = at({ holds: [['chest-7'], []], exploration: ['key-3', 'mermaid-6'], locker: PILE });
  act(chest, 'return');
  expect(lying(chest).locker).toEqual(PILE);
});

test('LOCKER-62: bonus cards apply no effect and start no other bonus', () => {
  const pile: CardId[] = ['key-2', 'chest-2', 'knife-2', 'squid-2'];
  const s = at({ holds: [['map-6'], ['anchor-7']], exploration: ['key-3', 'chest-4'], locker: pile });
  const events = act(s, 'return', ...drawing(pile, 'key-2', 'chest-2'));
  expect(events.map(event => event.type)).toEqual(['returned', 'turned']);
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['map-6', 'key-2', 'key-3', 'chest-2', 'chest-4'], ['anchor-7']],
    locker: ['squid-2', 'knife-2'],
  });

  const effects = at({ holds: [['map-6'], ['anchor-7']], exploration: ['key-3', 'chest-4'], locker: pile });
  act(effects, 'return', ...drawing(pile, 'knife-2', 'squid-2'));
  expect(effects.active).toBe(1);
  expect(options(effects)).toEqual(['reveal']);
  expect(lying(effects).holds[1]).toEqual(['anchor-7']);
});

test('LOCKER-63: no bonus is paid in an incident, even if Key and Chest are saved', () => {
  const anchor = at({
    exploration: ['key-3', 'chest-3', 'anchor-3'],
    deck: ['key-7', 'net-3'],
    locker: PILE,
  });
  act(anchor, 'reveal');
  expect(lying(anchor)).toEqual({
    exploration: [],
    holds: [['key-3', 'chest-3'], []],
    locker: ['anchor-2', 'anchor-3', 'map-2', 'key-7', 'knife-2', 'net-2', 'mermaid-4'],
  });

  const mooring = at({
    divers: ['D01', null],
    exploration: ['anchor-3', 'key-3', 'chest-3'],
    deck: ['key-7', 'net-3'],
    locker: PILE,
  });
  act(mooring, 'reveal');
  expect(lying(mooring).holds).toEqual([['anchor-3', 'key-3', 'chest-3'], []]);
});

test('LOCKER-64: the bonus is paid on the automatic Return too', () => {
  const s = at({ exploration: ['key-3', 'chest-3'], deck: ['mermaid-9'], locker: ['net-2', 'map-2'] });
  const { log, state } = served(s, 'reveal');
  expect(log).toEqual(['A reveal', 'A return (table)']);
  expect(lying(state)).toEqual({
    exploration: [],
    holds: [['map-2', 'key-3', 'chest-3', 'net-2', 'mermaid-9'], []],
    locker: [],
  });
});

test('LOCKER-65: the bonus cannot be declined, not even when it takes suits one does not want', () => {
  const s = at({ exploration: ['key-3', 'chest-3'], deck: ['net-3'], locker: ['map-2', 'net-2'] });
  expect(options(s)).toEqual(['reveal', 'return']); // one Return, which pays
  act(s, 'return');
  expect(lying(s).holds[0]).toEqual(['map-2', 'key-3', 'chest-3', 'net-2']);
  expect(s.active).toBe(1);
});
