import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import { act, at, lying, options } from './table.ts';

test('LOCKER-30: a card with the suit of one in the Exploration causes an incident, any other does not', () => {
  const s = at({ exploration: ['key-3', 'chest-5'], deck: ['mermaid-5', 'key-6', 'net-3'] });
  expect(act(s, 'reveal').map(event => event.type)).toEqual(['revealed', 'placed']);
  expect(act(s, 'reveal')).toEqual([
    { type: 'revealed', seat: 0, card: 'key-6' },
    {
      type: 'crashed',
      seat: 0,
      trigger: 'key-6',
      from: 'deck',
      saved: [],
      lost: ['key-3', 'chest-5', 'mermaid-5', 'key-6'],
      to: 'locker',
    },
    { type: 'turned', seat: 1, turn: 2 },
  ]);
});

test('LOCKER-30: a suit that lies only in Holds causes nothing', () => {
  const s = at({ holds: [['key-3'], ['key-4']], exploration: ['map-3'], deck: ['key-6', 'net-3'] });
  act(s, 'reveal');
  expect(lying(s).exploration).toEqual(['map-3', 'key-6']);
});

test('LOCKER-31: a card from a Net, a Harpoon or a Map causes an incident as well', () => {
  const net = at({ holds: [['key-5'], []], exploration: ['key-3'], deck: ['net-4', 'mermaid-6'] });
  act(net, 'reveal');
  expect(act(net, 'net key')[0]).toMatchObject({ type: 'crashed', trigger: 'key-5', from: 0 });

  const harpoon = at({ holds: [[], ['key-5']], exploration: ['key-3'], deck: ['harpoon-4', 'mermaid-6'] });
  act(harpoon, 'reveal');
  expect(act(harpoon, 'harpoon B key')[0]).toMatchObject({ type: 'crashed', trigger: 'key-5', from: 1 });

  const map = at({ exploration: ['key-3'], deck: ['map-4', 'mermaid-6'], locker: ['key-2', 'net-2'] });
  act(map, 'reveal');
  expect(act(map, 'map key-2')[0]).toMatchObject({ type: 'crashed', trigger: 'key-2', from: 'locker' });
});

test('LOCKER-32: the trigger is never placed and its effect is not applied', () => {
  const s = at({
    holds: [[], ['map-6', 'chest-5']],
    exploration: ['knife-3', 'key-3'],
    deck: ['knife-4', 'mermaid-6'],
  });
  expect(act(s, 'reveal').map(event => event.type)).toEqual(['revealed', 'crashed', 'turned']);
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [[], ['map-6', 'chest-5']],
    locker: ['key-3', 'knife-3', 'knife-4'],
  });
  expect(options(s)).toEqual(['reveal']);
});

test('LOCKER-33: every unsaved Exploration card and the trigger go to the Locker', () => {
  const s = at({ exploration: ['key-3', 'chest-5'], deck: ['chest-6', 'net-3'], locker: ['map-2'] });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [[], []],
    locker: ['map-2', 'key-3', 'chest-5', 'chest-6'],
  });
});

test('LOCKER-34: the turn ends at once and only saved cards reach the Hold', () => {
  const s = at({
    holds: [['net-7'], []],
    exploration: ['mermaid-5', 'anchor-4', 'key-3'],
    deck: ['key-6', 'net-3'],
  });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['net-7', 'mermaid-5'], []],
    locker: ['anchor-4', 'key-3', 'key-6'],
  });
  expect(locker.toAct(s)).toEqual([1]);
});

test('LOCKER-35: an incident cancels what is pending: a Squid demand and the second Double Haul card', () => {
  const s = at({
    divers: ['D04', null],
    holds: [['key-5', 'map-6'], ['chest-7']],
    exploration: ['key-3', 'squid-4'],
    deck: ['net-4', 'mermaid-6', 'chest-3'],
  });
  act(s, 'reveal');
  act(s, 'net key');
  expect(s.active).toBe(1);
  expect(options(s)).toEqual(['reveal']); // not a second Net card
  expect(lying(s).holds).toEqual([['map-6'], ['chest-7']]);
  act(s, 'reveal');
  expect(options(s)).toEqual(['reveal', 'return']); // no Squid demand either
  expect(s.hauls).toBe(0);
});

test('LOCKER-36: an incident undoes nothing: Knife losses and cards gone straight to a Hold stand', () => {
  const s = at({
    divers: ['D16', null],
    holds: [[], ['map-6', 'chest-5']],
    deck: ['knife-3', 'mermaid-9', 'knife-4', 'net-3'],
  });
  act(s, 'reveal');
  act(s, 'knife B map');
  act(s, 'reveal');
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['mermaid-9'], ['chest-5']],
    locker: ['map-6', 'knife-3', 'knife-4'],
  });
});

test('LOCKER-36: a card that left a Hold before the incident does not come back', () => {
  const s = at({ holds: [['key-5'], ['map-6']], deck: ['net-3', 'net-4', 'chest-3'] });
  act(s, 'reveal');
  act(s, 'net key');
  act(s, 'reveal');
  expect(lying(s)).toEqual({ exploration: [], holds: [[], ['map-6']], locker: ['key-5', 'net-3', 'net-4'] });
});

test('LOCKER-37: a netted card that triggers the incident is lost with the rest', () => {
  const s = at({ holds: [['key-5', 'key-4'], []], exploration: ['key-3'], deck: ['net-4', 'mermaid-6'] });
  act(s, 'reveal');
  act(s, 'net key');
  expect(lying(s)).toEqual({ exploration: [], holds: [['key-4'], []], locker: ['key-3', 'key-5', 'net-4'] });
});

test('LOCKER-38: a harpooned card that triggers the incident goes to the Locker, not back', () => {
  const s = at({ holds: [[], ['key-5', 'key-4']], exploration: ['key-3'], deck: ['harpoon-4', 'mermaid-6'] });
  act(s, 'reveal');
  act(s, 'harpoon B key');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [[], ['key-4']],
    locker: ['key-3', 'key-5', 'harpoon-4'],
  });
});

test('LOCKER-39: neither an Anchor nor Sheltered Mooring nor Tight Mesh saves a trigger', () => {
  const anchor = at({ exploration: ['key-3', 'anchor-4'], deck: ['key-6', 'net-3'] });
  act(anchor, 'reveal');
  expect(lying(anchor)).toMatchObject({ holds: [['key-3'], []], locker: ['anchor-4', 'key-6'] });

  const mooring = at({
    divers: ['D01', null],
    exploration: ['key-3', 'anchor-4'],
    deck: ['key-6', 'net-3'],
  });
  act(mooring, 'reveal'); // it would have been the first card after the Anchor
  expect(lying(mooring)).toMatchObject({ holds: [['anchor-4', 'key-3'], []], locker: ['key-6'] });

  const mesh = at({
    divers: ['D03', null],
    holds: [['key-6'], []],
    exploration: ['key-3'],
    deck: ['net-3', 'map-3'],
  });
  act(mesh, 'reveal');
  act(mesh, 'net key');
  expect(lying(mesh)).toMatchObject({ holds: [['net-3'], []], locker: ['key-3', 'key-6'] });
});
