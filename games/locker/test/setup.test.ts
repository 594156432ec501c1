import { seeded } from '@fathoms/kernel/chance.ts';
import { start } from '@fathoms/kernel/match.ts';
import { readOptions } from '@fathoms/kernel/options.ts';
import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import { CARDS, type CardId, cardId, DIVER_IDS, DIVERS } from '../parts.ts';
import type { Event, View } from '../types.ts';
import { view } from '../view.ts';
import { act, at, card, drawing, heard, opened, options } from './table.ts';

const VIEWERS = [0, 1, 2, null] as const;

test('LOCKER-1: ten suits of six cards, values 2 to 7, a Mermaid 4 to 9', () => {
  const suits: Record<string, number[]> = {};
  for (const id of CARDS.map(cardId)) {
    const [suit, value] = id.split('-');
    suits[suit] = [...(suits[suit] ?? []), Number(value)];
  }
  const usual = [2, 3, 4, 5, 6, 7];
  expect(suits).toEqual({
    anchor: usual,
    squid: usual,
    map: usual,
    key: usual,
    chest: usual,
    knife: usual,
    drone: usual,
    net: usual,
    harpoon: usual,
    mermaid: [4, 5, 6, 7, 8, 9],
  });
});

test('LOCKER-2: the lowest card of each suit starts in the Locker', () => {
  expect(opened(2, {}).locker.map(cardId)).toEqual([
    'anchor-2',
    'squid-2',
    'map-2',
    'key-2',
    'chest-2',
    'knife-2',
    'drone-2',
    'net-2',
    'harpoon-2',
    'mermaid-4',
  ]);
});

test('LOCKER-3: the other fifty cards are the Loot Deck, and luck decides which of them comes up', () => {
  const s = opened(2, {});
  const low = new Set(s.locker);
  expect(s.deck).toEqual(CARDS.filter(other => !low.has(other)));
  expect(s.deck).toHaveLength(50);
  for (const [roll, next] of s.deck.entries()) {
    const events: Event[] = [];
    const chance = { below: (n: number) => (n === 50 ? roll : 0) };
    locker.apply(opened(2, {}), 0, { type: 'reveal' }, { chance, tell: event => events.push(event) });
    expect(events[0]).toEqual({ type: 'revealed', seat: 0, card: cardId(next) });
  }
});

test('LOCKER-4: every Hold starts empty', () => {
  for (const seats of [2, 3, 4]) {
    expect(opened(seats, {}).holds).toEqual(Array.from({ length: seats }, () => Array(10).fill(0)));
  }
});

test('LOCKER-5: everybody sees how many cards are left in the Loot Deck, and not which', () => {
  const s = at({ holds: [[], [], []], deck: ['key-5', 'net-3', 'map-7'], peek: 0 });
  for (const viewer of VIEWERS) {
    expect(view(s, viewer).deck).toBe(3);
    expect(names(view(s, viewer), ['key-5', 'net-3', 'map-7'])).toEqual([]);
  }
  act(s, 'reveal');
  for (const viewer of VIEWERS) expect(view(s, viewer).deck).toBe(2);
});

test('LOCKER-6: everybody sees how many cards are in the Locker', () => {
  const s = at({ holds: [[], [], []], exploration: ['key-3'], deck: ['key-5', 'net-3'], locker: ['map-2'] });
  for (const viewer of VIEWERS) expect(view(s, viewer).locker).toBe(1);
  act(s, 'reveal');
  for (const viewer of VIEWERS) expect(view(s, viewer).locker).toBe(3);
});

test('LOCKER-7: nobody sees what is in the Locker', () => {
  const s = at({ holds: [[], [], []], locker: ['squid-4', 'mermaid-9', 'anchor-7'] });
  for (const viewer of VIEWERS) {
    expect(view(s, viewer).hidden).toBeNull();
    expect(names(view(s, viewer), ['squid-4', 'mermaid-9', 'anchor-7'])).toEqual([]);
  }
  expect(view(s, 'all').hidden?.locker).toEqual(['squid-4', 'mermaid-9', 'anchor-7']);
});

/** Which of these cards are named anywhere in a view. */
const names = (seen: View, ids: CardId[]): CardId[] => ids.filter(id => JSON.stringify(seen).includes(id));

test('LOCKER-8: luck picks the starting player unless the host chose one who plays', () => {
  for (const first of [0, 1, 2]) {
    expect(opened(3, { start: 'random' }, first).active).toBe(first);
  }
  expect(opened(3, { start: 'B' }).active).toBe(1);
  expect(readOptions(locker, 3, { start: 'C' })).toMatchObject({ ok: true, options: { start: 'C' } });
  expect(readOptions(locker, 2, { start: 'C' })).toEqual({ ok: false, code: 'forbidden', rule: 'LOCKER-8' });
});

test('LOCKER-9: the turn passes to the next seat, and from the last to the first', () => {
  const s = at({ holds: [[], [], []], exploration: ['key-3'], active: 1 });
  expect(act(s, 'return')).toContainEqual({ type: 'turned', seat: 2, turn: 2 });
  s.revealed = true;
  expect(act(s, 'return')).toContainEqual({ type: 'turned', seat: 0, turn: 3 });
});

test('LOCKER-10: with divers on everybody gets one Diver card, face up, for the whole game', () => {
  const s = opened(2, { divers: 'on' }, ...drawing(DIVER_IDS, 'D05', 'D01'));
  expect(s.divers).toEqual(['D05', 'D01']);
  act(s, 'reveal', ...drawing(s.deck, card('chest-3')));
  act(s, 'return');
  expect(s.divers).toEqual(['D05', 'D01']);
  for (const viewer of [0, 1, null]) expect(view(s, viewer).divers).toEqual(['D05', 'D01']);
  expect(opened(2, {}).divers).toEqual([null, null]);
});

test('LOCKER-11: Divers are dealt from the starting player on; a character already dealt is put aside at once', () => {
  // C gets a Bosun; A is dealt the other Bosun and then a Reef Singer; B the other Reef Singer, and so on
  const luck = drawing(DIVER_IDS, 'D01', 'D17', 'D02', 'D16', 'D15', 'D03');
  const options = { divers: 'on', variant: 'none', start: 'C' } as const;
  expect(heard(dealer => locker.setup(4, options, dealer), ...luck)).toEqual([
    { type: 'opened', first: 2, variant: null },
    { type: 'dealt', seat: 2, diver: 'D01', aside: [] },
    { type: 'dealt', seat: 3, diver: 'D17', aside: [] },
    { type: 'dealt', seat: 0, diver: 'D16', aside: ['D02'] },
    { type: 'dealt', seat: 1, diver: 'D03', aside: ['D15'] },
  ]);
  const s = opened(4, options, ...luck);
  expect(s.divers).toEqual(['D16', 'D03', 'D01', 'D17']);
  expect(view(s, null).aside).toEqual(['D02', 'D15']); // out of the game, for everybody to see
});

test('LOCKER-11: a player may be dealt several known characters before a new one', () => {
  const s = opened(3, { divers: 'on' }, ...drawing(DIVER_IDS, 'D01', 'D15', 'D16', 'D02', 'D03'));
  expect(s.divers).toEqual(['D01', 'D15', 'D03']);
  expect(s.aside).toEqual(['D16', 'D02']);
});

test('LOCKER-11: no two players ever show the same character', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { state } = start(locker, 4, { divers: 'on', variant: 'none', start: 'A' }, seeded(`deal ${seed}`));
    const characters = state.divers.map(diver => diver && DIVERS[diver].character);
    expect(new Set(characters).size).toBe(4);
  }
});

test('LOCKER-12: before the first turn the Saboteur publicly names one opponent for the whole game', () => {
  const s = opened(3, { divers: 'on', start: 'B' }, ...drawing(DIVER_IDS, 'D01', 'D17', 'D03'));
  expect(s.divers).toEqual(['D03', 'D01', 'D17']);
  expect(s.turn).toBe(0);
  expect(locker.toAct(s)).toEqual([2]);
  expect(options(s)).toEqual(['name A', 'name B']);
  expect(act(s, 'name A')).toEqual([
    { type: 'named', seat: 2, victim: 0 },
    { type: 'turned', seat: 1, turn: 1 },
  ]);
  for (const viewer of VIEWERS) expect(view(s, viewer).victim).toBe(0);
  act(s, 'reveal', ...drawing(s.deck, card('chest-3')));
  act(s, 'return');
  expect(s.victim).toBe(0);
});

test('LOCKER-13: one variant at most, public, fixed before the game', () => {
  expect(readOptions(locker, 2, {})).toMatchObject({ ok: true, options: { variant: 'none' } });
  expect(readOptions(locker, 2, { variant: 'V1,V2' })).toEqual({
    ok: false,
    code: 'bad-value',
    option: 'variant',
  });
  expect(opened(2, {}).variant).toBeNull();
  expect(opened(2, { variant: 'V4' }).variant).toBe('V4');
  for (const [roll, variant] of (['V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const).entries()) {
    const s = opened(2, { variant: 'random' }, roll);
    for (const viewer of [0, 1, null]) expect(view(s, viewer).variant).toBe(variant);
  }
});

test('LOCKER-14: with V1 the Saboteur is not among the Divers', () => {
  // the last of the deck: D17 as a rule, D16 when there are only sixteen
  expect(opened(2, { divers: 'on' }, 16, 0).divers).toEqual(['D17', 'D01']);
  expect(opened(2, { divers: 'on', variant: 'V1' }, 15, 0).divers).toEqual(['D16', 'D01']);
  expect(() => opened(2, { divers: 'on', variant: 'V1' }, 16, 0)).toThrow('no scripted roll below 16');
  // a random variant is drawn first, so it counts as well
  expect(() => opened(2, { divers: 'on', variant: 'random' }, 0, 16, 0)).toThrow('no scripted roll below 16');
});
