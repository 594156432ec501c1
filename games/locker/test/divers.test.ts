import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import { DIVER_IDS, DIVERS, type DiverId } from '../parts.ts';
import { view } from '../view.ts';
import { act, at, drawing, lying, type Moment, opened, options } from './table.ts';

test('LOCKER-87: a skill is not a matter of choice', () => {
  const tamer = at({ divers: ['D13', null], deck: ['squid-5', 'key-3'] });
  act(tamer, 'reveal');
  expect(lying(tamer)).toMatchObject({ exploration: [], holds: [['squid-5'], []] });

  const sweep = at({ divers: ['D05', null], holds: [[], ['key-3', 'key-5']], deck: ['knife-4', 'map-3'] });
  act(sweep, 'reveal');
  expect(options(sweep)).toEqual(['knife B key']); // all of them, no smaller cut on offer

  const haul = at({ divers: ['D04', null], holds: [['key-5', 'map-6'], []], deck: ['net-4', 'chest-3'] });
  act(haul, 'reveal');
  act(haul, 'net key');
  expect(options(haul)).toEqual(['net map']);

  const riposte = at({
    divers: [null, 'D12'],
    holds: [[], ['squid-5', 'key-6']],
    deck: ['harpoon-4', 'chest-3'],
  });
  act(riposte, 'reveal');
  expect(options(riposte)).toEqual(['harpoon B squid']);
});

test('LOCKER-87: Free Aim says "may": suits the own Hold lacks stay on offer', () => {
  const s = at({
    divers: ['D11', null],
    holds: [['key-2'], ['map-3', 'key-5']],
    deck: ['harpoon-4', 'net-3'],
  });
  act(s, 'reveal');
  expect(options(s)).toEqual(['harpoon B map', 'harpoon B key']);
});

/** For each skill about one's own loot: a scene in which it shows, played by seat A. */
const OWN: Partial<Record<DiverId, { moment: Moment; acts: string[] }>> = {
  D01: { moment: { exploration: ['anchor-3', 'key-3'], deck: ['key-6', 'map-3'] }, acts: ['reveal'] },
  D03: {
    moment: { exploration: ['net-3', 'key-3'], netted: ['key-3'], deck: ['key-6', 'map-3'] },
    acts: ['reveal'],
  },
  D04: {
    moment: { holds: [['key-5', 'map-6'], [], []], deck: ['net-4', 'chest-3'] },
    acts: ['reveal', 'net key'],
  },
  D05: {
    moment: { holds: [[], ['key-3', 'key-5'], []], deck: ['knife-4', 'chest-3'] },
    acts: ['reveal', 'knife B key'],
  },
  D06: {
    moment: { holds: [[], ['key-3', 'key-5'], []], deck: ['knife-4', 'chest-3'] },
    acts: ['reveal', 'knife B key'],
  },
  D07: {
    moment: { exploration: ['key-3', 'chest-3'], locker: ['map-2', 'net-2', 'knife-2'] },
    acts: ['return'],
  },
  D08: {
    moment: { holds: [[], ['map-5'], ['map-6']], exploration: ['key-3', 'chest-3'], locker: ['map-2'] },
    acts: ['return'],
  },
  D09: {
    moment: { deck: ['map-5', 'chest-3'], locker: ['map-2', 'net-2', 'knife-2', 'key-2'] },
    acts: ['reveal'],
  },
  D10: { moment: { deck: ['drone-5', 'chest-3', 'map-3'] }, acts: ['reveal'] },
  D11: { moment: { holds: [['key-2'], ['key-5'], []], deck: ['harpoon-4', 'net-3'] }, acts: ['reveal'] },
  D13: { moment: { deck: ['squid-5', 'net-3'] }, acts: ['reveal'] },
  D15: { moment: { holds: [['mermaid-5'], [], []] }, acts: [] },
  D16: { moment: { deck: ['mermaid-5', 'net-3'] }, acts: ['reveal'] },
};

/** For each skill about opponents: a scene in which it does nothing when its own owner, A, plays it. */
const AGAINST: Partial<Record<DiverId, { moment: Moment; acts: string[] }>> = {
  D02: {
    moment: { holds: [['map-3'], ['key-5'], []], deck: ['knife-4', 'chest-3'] },
    acts: ['reveal', 'knife B key'],
  },
  D12: {
    moment: { holds: [['squid-3'], ['key-5'], []], deck: ['harpoon-4', 'chest-3'] },
    acts: ['reveal', 'harpoon B key'],
  },
  D14: { moment: { deck: ['squid-4', 'chest-3'] }, acts: ['reveal'] },
  D17: { moment: { victim: 1, exploration: ['key-3'], deck: ['key-4', 'chest-3'] }, acts: ['reveal'] },
};

function ending(moment: Moment, acts: string[], divers: (DiverId | null)[]) {
  const s = at({ holds: [[], [], []], ...moment, divers });
  for (const text of acts) {
    const action = locker.legal(s, 0).find(option => locker.format(option) === text);
    if (!action) throw new Error(`${text} is not legal`);
    locker.apply(s, 0, action, { chance: { below: () => 0 }, tell: () => {} });
  }
  const { peek, owed, scores } = view(s, 'all');
  return { ...lying(s), options: options(s), peek, owed, scores };
}

test('LOCKER-88: a skill about one’s own loot works for its owner and for nobody else', () => {
  for (const [diver, { moment, acts }] of Object.entries(OWN)) {
    const without = ending(moment, acts, [null, null, null]);
    expect(ending(moment, acts, [diver as DiverId, null, null]), diver).not.toEqual(without);
    const others = ending(moment, acts, [null, diver as DiverId, null]);
    expect({ ...others, scores: without.scores }, diver).toEqual(without);
    expect(others.scores[0], diver).toBe(without.scores[0]);
  }
});

test('LOCKER-88: a skill against opponents does not touch its owner', () => {
  for (const [diver, { moment, acts }] of Object.entries(AGAINST)) {
    const without = ending(moment, acts, [null, null, null]);
    expect(ending(moment, acts, [diver as DiverId, null, null]), diver).toEqual(without);
  }
  expect([...Object.keys(OWN), ...Object.keys(AGAINST)].sort()).toEqual([...DIVER_IDS]);
});

test('LOCKER-88: "your" card is one placed in your turn, whatever its source', () => {
  // an Anchor and a Net that belonged to somebody else serve the player who harpooned them
  const anchor = at({
    divers: ['D01', null],
    holds: [[], ['anchor-6']],
    exploration: ['key-3'],
    deck: ['harpoon-4', 'key-7', 'map-3'],
  });
  act(anchor, 'reveal');
  act(anchor, 'harpoon B anchor');
  act(anchor, 'reveal');
  expect(lying(anchor)).toMatchObject({ holds: [['anchor-6', 'key-3', 'harpoon-4'], []], locker: ['key-7'] });

  const net = at({
    divers: ['D04', null],
    holds: [['key-3', 'chest-3', 'map-3'], ['net-6']],
    deck: ['harpoon-4', 'map-7'],
  });
  act(net, 'reveal');
  act(net, 'harpoon B net');
  act(net, 'net key');
  expect(options(net)).toEqual(['net map', 'net chest']);

  const drone = at({
    divers: ['D10', null],
    deck: ['map-4', 'key-7', 'net-3', 'chest-3'],
    locker: ['drone-2'],
  });
  act(drone, 'reveal');
  act(drone, 'map drone-2');
  expect(view(drone, 0).peek.cards).toEqual(['key-7', 'net-3', 'chest-3']);
});

test('LOCKER-112: of two cards with one character only one is ever dealt', () => {
  const pairs: DiverId[][] = [];
  for (const first of DIVER_IDS) {
    for (const second of DIVER_IDS) {
      if (first !== second && DIVERS[first].character === DIVERS[second].character)
        pairs.push([first, second]);
    }
  }
  expect(pairs.map(([first, second]) => `${first}/${second}`)).toEqual([
    ...['D01/D02', 'D02/D01', 'D03/D04', 'D04/D03', 'D05/D06', 'D06/D05', 'D07/D08', 'D08/D07'],
    ...['D09/D10', 'D10/D09', 'D11/D12', 'D12/D11', 'D13/D14', 'D14/D13', 'D15/D16', 'D16/D15'],
  ]);
  for (const [first, second] of pairs) {
    const s = opened(2, { divers: 'on' }, ...drawing(DIVER_IDS, first, second, 'D17'));
    expect(s.divers).toEqual([first, 'D17']);
    expect(s.aside).toEqual([second]);
  }
});
