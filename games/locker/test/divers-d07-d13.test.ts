import { expect, test } from 'vitest';
import type { CardId } from '../parts.ts';
import { owedCards } from '../squid.ts';
import { redact, view } from '../view.ts';
import { act, at, deckTop, drawing, lying, options } from './table.ts';

const PILE: CardId[] = ['anchor-2', 'map-2', 'knife-2', 'net-2', 'mermaid-4'];

test('LOCKER-104: D07: the bonus is twice the number of Exploration cards, or the whole Locker', () => {
  const s = at({ divers: ['D07', null], exploration: ['key-3', 'chest-3'], locker: PILE });
  act(s, 'return', ...drawing(PILE, 'net-2', 'map-2', 'mermaid-4', 'anchor-2'));
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['anchor-2', 'map-2', 'key-3', 'chest-3', 'net-2', 'mermaid-4'], []],
    locker: ['knife-2'],
  });
  const few = at({
    divers: ['D07', null],
    exploration: ['key-3', 'chest-3'],
    locker: ['net-2', 'map-2', 'key-2'],
  });
  act(few, 'return');
  expect(lying(few).locker).toEqual([]);
});

test('LOCKER-105: D08: the bonus is random cards of one opponent who has some', () => {
  const rich: CardId[] = ['squid-3', 'map-5', 'key-7', 'net-3'];
  const s = at({
    divers: ['D08', null, null, null],
    holds: [['drone-3'], rich, [], ['anchor-7']],
    exploration: ['key-3', 'chest-3', 'mermaid-5'],
    locker: PILE,
  });
  expect(act(s, 'return')).toEqual([]);
  expect(options(s)).toEqual(['raid B', 'raid D']);
  expect(lying(s).holds[0]).toEqual(['drone-3']); // the Exploration enters with the raided cards, not before
  expect(act(s, 'raid B', ...drawing(rich, 'net-3', 'squid-3', 'map-5'))).toEqual([
    {
      type: 'returned',
      seat: 0,
      cards: ['key-3', 'chest-3', 'mermaid-5'],
      bonus: ['net-3', 'squid-3', 'map-5'],
      raided: 1,
    },
    { type: 'turned', seat: 1, turn: 2 },
  ]);
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [
      ['squid-3', 'map-5', 'key-3', 'chest-3', 'drone-3', 'net-3', 'mermaid-5'],
      ['key-7'],
      [],
      ['anchor-7'],
    ],
    locker: PILE,
  });
});

test('LOCKER-105: D08: an opponent with fewer cards loses them all', () => {
  const s = at({
    divers: ['D08', null],
    holds: [[], ['anchor-7']],
    exploration: ['key-3', 'chest-3'],
    locker: PILE,
  });
  act(s, 'return');
  act(s, 'raid B');
  expect(lying(s).holds).toEqual([['anchor-7', 'key-3', 'chest-3'], []]);
});

test('LOCKER-106: D08: the Locker gives nothing, even when every opposing Hold is empty', () => {
  const s = at({ divers: ['D08', null], exploration: ['key-3', 'chest-3'], locker: PILE });
  act(s, 'return');
  expect(lying(s)).toEqual({ exploration: [], holds: [['key-3', 'chest-3'], []], locker: PILE });
  expect(s.active).toBe(1);
});

test('LOCKER-107: D09: the owner of a placed Map sees the whole Locker and must place one of it', () => {
  const s = at({ divers: ['D09', null], deck: ['map-5', 'chest-7'], locker: PILE });
  act(s, 'reveal');
  expect(options(s)).toEqual(['map anchor-2', 'map map-2', 'map knife-2', 'map net-2', 'map mermaid-4']);
  expect(view(s, 0).phase).toEqual({ name: 'map', count: 5, drawn: PILE });
  expect(view(s, 1).phase).toEqual({ name: 'map', count: 5, drawn: null });
  act(s, 'map mermaid-4');
  expect(lying(s)).toMatchObject({ exploration: ['map-5', 'mermaid-4'], locker: PILE.slice(0, 4) });
});

test('LOCKER-108: D10: the owner’s Drone shows up to three cards in deck order', () => {
  const s = at({ divers: ['D10', null], deck: ['drone-3', 'net-6', 'key-3', 'anchor-5', 'map-3'] });
  const peeked = act(s, 'reveal')[2];
  expect(peeked).toEqual({ type: 'peeked', seat: 0, count: 3, cards: ['net-6', 'key-3', 'anchor-5'] });
  expect(view(s, 0).peek.cards).toEqual(['net-6', 'key-3', 'anchor-5']);
  expect(view(s, 1).peek).toEqual({ count: 3, cards: null });
  expect(redact(peeked, null)).toMatchObject({ count: 3, cards: null });
  expect(options(s)).toEqual(['reveal', 'return']);
  expect(deckTop(s)).toEqual(['net-6', 'key-3', 'anchor-5', 'map-3']);

  const few = at({ divers: ['D10', null], deck: ['drone-3', 'net-6', 'key-3'] });
  act(few, 'reveal');
  expect(view(few, 0).peek.cards).toEqual(['net-6', 'key-3']);
});

test('LOCKER-109: D10: Continue reveals only the first of them; the others stay, and stay seen', () => {
  const s = at({ divers: ['D10', null], deck: ['drone-3', 'chest-6', 'key-3', 'anchor-5', 'map-3'] });
  act(s, 'reveal');
  expect(act(s, 'reveal')).toEqual([
    { type: 'revealed', seat: 0, card: 'chest-6' },
    { type: 'placed', seat: 0, card: 'chest-6', from: 'deck' },
  ]);
  expect(view(s, 0).peek.cards).toEqual(['key-3', 'anchor-5']);
  act(s, 'return');
  expect(act(s, 'reveal')[0]).toEqual({ type: 'revealed', seat: 1, card: 'key-3' });
});

test('LOCKER-110: D11: any suit in any opposing Hold is a Harpoon choice, and one must be taken', () => {
  const s = at({
    divers: ['D11', null, null],
    holds: [
      ['key-2', 'map-6'],
      ['key-6', 'map-7'],
      ['key-3', 'net-5'],
    ],
    exploration: ['key-5'],
    deck: ['harpoon-4', 'chest-7'],
  });
  act(s, 'reveal');
  expect(options(s)).toEqual(['harpoon B map', 'harpoon B key', 'harpoon C key', 'harpoon C net']);
  act(s, 'harpoon B key');
  expect(s.active).toBe(1); // an incident like any other
});

test('LOCKER-111: D12: an opponent’s Harpoon must place the owner’s top Squid, with its effect', () => {
  const s = at({
    divers: [null, null, 'D12'],
    holds: [['squid-2'], ['key-6'], ['squid-5', 'squid-7', 'map-3']],
    deck: ['harpoon-4', 'chest-7'],
  });
  act(s, 'reveal');
  expect(options(s)).toEqual(['harpoon C squid']); // though A has Squids and B has a Key
  expect(act(s, 'harpoon C squid')).toEqual([
    { type: 'placed', seat: 0, card: 'squid-7', from: 2 },
    { type: 'demanded', seat: 0, card: 'squid-7', count: 2 },
  ]);
  expect(lying(s).holds[2]).toEqual(['squid-5', 'map-3']);
  expect(options(s)).toEqual(['reveal']);
});

test('LOCKER-111: D12: the Squid that is forced in may cause an incident', () => {
  const s = at({
    divers: [null, 'D12'],
    holds: [[], ['squid-5', 'map-3']],
    exploration: ['squid-3', 'key-3'],
    deck: ['harpoon-4', 'chest-7'],
  });
  act(s, 'reveal');
  act(s, 'harpoon B squid');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [[], ['map-3']],
    locker: ['squid-3', 'squid-5', 'key-3', 'harpoon-4'],
  });
});

test('LOCKER-113: D12: without a Squid the Harpoon moves to the Locker and does nothing', () => {
  const s = at({
    divers: [null, 'D12', null],
    holds: [[], ['map-3'], ['key-6']],
    exploration: ['key-3'],
    deck: ['harpoon-4', 'chest-7'],
  });
  expect(act(s, 'reveal')).toEqual([
    { type: 'revealed', seat: 0, card: 'harpoon-4' },
    { type: 'placed', seat: 0, card: 'harpoon-4', from: 'deck' },
    { type: 'sunk', seat: 0, card: 'harpoon-4', owner: 1 },
  ]);
  expect(lying(s)).toEqual({
    exploration: ['key-3'],
    holds: [[], ['map-3'], ['key-6']],
    locker: ['harpoon-4'],
  });
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-114: D12: a sunk Harpoon counts as one placed card for a Squid', () => {
  const s = at({ divers: [null, 'D12'], exploration: ['squid-3'], deck: ['harpoon-4', 'chest-7', 'key-3'] });
  act(s, 'reveal');
  expect(owedCards(s)).toBe(1);
  act(s, 'reveal');
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-115: D12: the suit of a sunk Harpoon is free again, with V5 its value', () => {
  const s = at({ divers: [null, 'D12'], deck: ['harpoon-4', 'harpoon-6', 'key-3'] });
  act(s, 'reveal');
  expect(act(s, 'reveal').map(event => event.type)).toEqual(['revealed', 'placed', 'sunk']);
  expect(s.active).toBe(0);

  const currents = at({ variant: 'V5', divers: [null, 'D12'], deck: ['harpoon-4', 'chest-4', 'key-3'] });
  act(currents, 'reveal');
  act(currents, 'reveal');
  expect(lying(currents)).toMatchObject({ exploration: ['chest-4'], locker: ['harpoon-4'] });
});

test('LOCKER-116: D13: a Squid revealed from the deck enters the Hold and makes no demand', () => {
  const s = at({ divers: ['D13', null], exploration: ['key-3'], deck: ['squid-5', 'chest-7'] });
  expect(act(s, 'reveal')).toEqual([
    { type: 'revealed', seat: 0, card: 'squid-5' },
    { type: 'tamed', seat: 0, card: 'squid-5', by: 'D13' },
  ]);
  expect(lying(s)).toEqual({ exploration: ['key-3'], holds: [['squid-5'], []], locker: [] });
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-116: D13: a Squid from anywhere else is placed as usual', () => {
  const s = at({ divers: ['D13', null], holds: [['squid-5'], []], deck: ['net-3', 'chest-7'] });
  act(s, 'reveal');
  act(s, 'net squid');
  expect(lying(s).exploration).toEqual(['net-3', 'squid-5']);
  expect(owedCards(s)).toBe(2);
});

test('LOCKER-117: D13: no incident arises from it, whatever lies in the Exploration', () => {
  const s = at({ divers: ['D13', null], exploration: ['squid-3', 'key-3'], deck: ['squid-5', 'chest-7'] });
  act(s, 'reveal');
  expect(lying(s)).toEqual({ exploration: ['squid-3', 'key-3'], holds: [['squid-5'], []], locker: [] });
  const currents = at({
    variant: 'V5',
    divers: ['D13', null],
    exploration: ['key-5'],
    deck: ['squid-5', 'net-3'],
  });
  act(currents, 'reveal');
  expect(lying(currents).holds[0]).toEqual(['squid-5']);
});
