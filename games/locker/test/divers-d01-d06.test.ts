import { expect, test } from 'vitest';
import { act, at, lying, options } from './table.ts';

test('LOCKER-89: D01: the owner’s Anchor is itself saved', () => {
  const s = at({ divers: ['D01', null], exploration: ['key-3', 'anchor-4'], deck: ['key-6', 'map-3'] });
  act(s, 'reveal');
  expect(lying(s)).toEqual({ exploration: [], holds: [['anchor-4', 'key-3'], []], locker: ['key-6'] });
});

test('LOCKER-90: D01: the next two cards after the Anchor are saved, the third is not', () => {
  const s = at({
    divers: ['D01', null],
    exploration: ['key-3', 'anchor-4', 'chest-3', 'mermaid-5', 'drone-3'],
    deck: ['key-6', 'map-3'],
  });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['anchor-4', 'key-3', 'chest-3', 'mermaid-5'], []],
    locker: ['key-6', 'drone-3'],
  });
});

test('LOCKER-91: D01: a Harpoon sunk by Riposte uses up one of the two places', () => {
  const s = at({
    divers: ['D01', 'D12'],
    exploration: ['key-3', 'anchor-4'],
    deck: ['harpoon-5', 'chest-3', 'mermaid-5', 'key-6', 'map-3'],
  });
  for (let reveals = 0; reveals < 4; reveals++) act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['anchor-4', 'key-3', 'chest-3'], []],
    locker: ['key-6', 'harpoon-5', 'mermaid-5'],
  });
});

test('LOCKER-92: D02: the owner is one target when their Hold has cards, and none when it is empty', () => {
  const full = at({
    divers: [null, 'D02', null],
    holds: [['map-3'], ['key-5', 'net-3'], ['chest-5']],
    deck: ['knife-4', 'chest-3'],
  });
  act(full, 'reveal');
  expect(options(full)).toEqual(['strike B', 'knife C chest']);

  const empty = at({
    divers: [null, 'D02', null],
    holds: [['map-3'], [], ['chest-5']],
    deck: ['knife-4', 'chest-3'],
  });
  act(empty, 'reveal');
  expect(options(empty)).toEqual(['knife C chest']);

  const nobody = at({ divers: [null, 'D02'], holds: [['map-3'], []], deck: ['knife-4', 'chest-3'] });
  expect(act(nobody, 'reveal').at(-1)).toEqual({ type: 'fizzled', seat: 0, card: 'knife-4' });
});

test('LOCKER-93: D02: a Knife against the owner takes nothing from the owner', () => {
  const s = at({
    divers: [null, 'D02'],
    holds: [['map-3'], ['key-5', 'net-3']],
    deck: ['knife-4', 'chest-3'],
  });
  act(s, 'reveal');
  expect(act(s, 'strike B')).toEqual([{ type: 'struck', seat: 0, at: 1 }]);
  act(s, 'blade map');
  expect(lying(s).holds).toEqual([[], ['key-5', 'net-3']]);
});

test('LOCKER-94: D02: the user must send the top card of a suit of their own to the Locker', () => {
  const s = at({
    divers: [null, 'D02'],
    holds: [['map-3', 'key-3', 'key-6'], ['net-3']],
    deck: ['knife-4', 'chest-3'],
  });
  act(s, 'reveal');
  act(s, 'strike B');
  expect(options(s)).toEqual(['blade map', 'blade key']);
  expect(act(s, 'blade key')).toEqual([{ type: 'knifed', seat: 0, from: 0, cards: ['key-6'], to: 'locker' }]);
  expect(lying(s)).toEqual({
    exploration: ['knife-4'],
    holds: [['map-3', 'key-3'], ['net-3']],
    locker: ['key-6'],
  });
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-95: D02: if the user’s Hold is empty nothing is lost', () => {
  const s = at({ divers: [null, 'D02'], holds: [[], ['net-3']], deck: ['knife-4', 'chest-3'] });
  act(s, 'reveal');
  act(s, 'strike B');
  expect(lying(s)).toEqual({ exploration: ['knife-4'], holds: [[], ['net-3']], locker: [] });
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-96: D02: the redirected loss is one card to the Locker even against D05 or D06', () => {
  for (const diver of ['D05', 'D06'] as const) {
    const s = at({
      divers: [diver, 'D02'],
      holds: [
        ['key-3', 'key-6'],
        ['key-7', 'net-3'],
      ],
      deck: ['knife-4', 'chest-3'],
    });
    act(s, 'reveal');
    act(s, 'strike B');
    act(s, 'blade key');
    expect(lying(s)).toEqual({
      exploration: ['knife-4'],
      holds: [['key-3'], ['key-7', 'net-3']],
      locker: ['key-6'],
    });
  }
});

test('LOCKER-97: D03: the owner’s Net is saved in a later incident, wherever it lies', () => {
  const s = at({
    divers: ['D03', null],
    exploration: ['key-3', 'net-4', 'chest-3'],
    deck: ['key-6', 'map-3'],
  });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['net-4'], []],
    locker: ['key-3', 'key-6', 'chest-3'],
  });
});

test('LOCKER-98: D03: each card placed by the owner’s Net is saved, what that card places is not', () => {
  const s = at({
    divers: ['D03', null],
    holds: [['harpoon-5'], ['mermaid-9']],
    exploration: ['key-3'],
    deck: ['net-4', 'chest-3', 'key-6', 'map-3'],
  });
  act(s, 'reveal');
  act(s, 'net harpoon');
  act(s, 'harpoon B mermaid');
  act(s, 'reveal');
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['net-4', 'harpoon-5'], []],
    locker: ['key-3', 'key-6', 'chest-3', 'mermaid-9'],
  });
});

test('LOCKER-99: D03: a netted trigger is lost while the Net is still saved', () => {
  const s = at({
    divers: ['D03', null],
    holds: [['key-6'], []],
    exploration: ['key-3'],
    deck: ['net-4', 'map-3'],
  });
  act(s, 'reveal');
  act(s, 'net key');
  expect(lying(s)).toEqual({ exploration: [], holds: [['net-4'], []], locker: ['key-3', 'key-6'] });
});

test('LOCKER-100: D04: the second card comes after the first one’s chain, from the Hold as it is then', () => {
  // the netted Knife is turned against its user, who loses the Key before the second card is chosen
  const s = at({
    divers: ['D04', 'D02'],
    holds: [['knife-6', 'key-3', 'map-4', 'chest-5'], ['net-3']],
    deck: ['net-4', 'mermaid-5'],
    locker: [],
  });
  act(s, 'reveal');
  act(s, 'net knife');
  expect(options(s)).toEqual(['strike B']);
  act(s, 'strike B');
  expect(options(s)).toEqual(['blade map', 'blade key', 'blade chest']);
  act(s, 'blade key');
  expect(options(s)).toEqual(['net map', 'net chest']);
  act(s, 'net chest');
  expect(options(s)).toEqual(['reveal', 'return']);
  expect(lying(s).exploration).toEqual(['net-4', 'knife-6', 'chest-5']);
});

test('LOCKER-100: D04 with V5: a netted Net hauls its own two cards before the first Net hauls its second', () => {
  const s = at({
    variant: 'V5',
    divers: ['D04', null],
    holds: [['net-6', 'key-3', 'chest-5', 'mermaid-7', 'map-2', 'harpoon-2'], []],
    deck: ['net-4', 'mermaid-8'],
  });
  act(s, 'reveal');
  act(s, 'net net');
  act(s, 'net key');
  expect(options(s)).toEqual(['net map', 'net chest', 'net harpoon', 'net mermaid']); // the second Net's second
  act(s, 'net chest');
  expect(options(s)).toEqual(['net map', 'net harpoon', 'net mermaid']); // the first Net's second
  act(s, 'net mermaid');
  expect(options(s)).toEqual(['reveal', 'return']);
  expect(lying(s).exploration).toEqual(['net-4', 'net-6', 'key-3', 'chest-5', 'mermaid-7']);
});

test('LOCKER-101: D04: the second card is compulsory if the Hold has one, even into an incident', () => {
  const s = at({
    divers: ['D04', null],
    holds: [['key-5', 'key-3'], []],
    deck: ['net-4', 'mermaid-5'],
  });
  act(s, 'reveal');
  act(s, 'net key');
  expect(options(s)).toEqual(['net key']);
  act(s, 'net key');
  expect(lying(s)).toEqual({ exploration: [], holds: [[], []], locker: ['key-3', 'key-5', 'net-4'] });

  const empty = at({ divers: ['D04', null], holds: [['key-5'], []], deck: ['net-4', 'mermaid-5'] });
  act(empty, 'reveal');
  act(empty, 'net key');
  expect(options(empty)).toEqual(['reveal', 'return']);
});

test('LOCKER-102: D05: all cards of the chosen suit leave that Hold for the Locker', () => {
  const s = at({
    divers: ['D05', null, null],
    holds: [[], ['key-3', 'key-5', 'key-6', 'map-3'], ['key-7']],
    deck: ['knife-4', 'mermaid-5'],
  });
  act(s, 'reveal');
  act(s, 'knife B key');
  expect(lying(s)).toEqual({
    exploration: ['knife-4'],
    holds: [[], ['map-3'], ['key-7']],
    locker: ['key-3', 'key-5', 'key-6'],
  });
});

test('LOCKER-103: D06: the removed card enters the owner’s Hold at once, safe from a later incident', () => {
  const s = at({
    divers: ['D06', null],
    holds: [[], ['key-3', 'key-5']],
    deck: ['knife-4', 'knife-5', 'map-3'],
  });
  act(s, 'reveal');
  expect(act(s, 'knife B key')).toEqual([{ type: 'knifed', seat: 0, from: 1, cards: ['key-5'], to: 0 }]);
  expect(lying(s)).toEqual({ exploration: ['knife-4'], holds: [['key-5'], ['key-3']], locker: [] });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['key-5'], ['key-3']],
    locker: ['knife-4', 'knife-5'],
  });
});
