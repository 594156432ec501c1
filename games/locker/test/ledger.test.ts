import { seeded } from '@fathoms/kernel/chance.ts';
import { expect, test } from 'vitest';
import { ledger, lockerCards, odds } from '../ledger.ts';
import { cardId } from '../parts.ts';
import type { Event } from '../types.ts';
import { redact, view } from '../view.ts';
import { act, at, opened } from './table.ts';
import { walk } from './walk.ts';

test('a listener knows exactly which cards are left in the deck and which are in the Locker', () => {
  for (let seed = 0; seed < 6; seed++) {
    const chance = seeded(`ledger ${seed}`);
    const news: Event[] = [];
    for (const { after, events } of walk(opened(3, {}), 4, chance)) {
      news.push(...events.map(event => redact(event, 1)));
      const known = ledger(news, 1);
      expect(new Set(known.deck)).toEqual(new Set([...after.deck, ...after.top]));
      expect(new Set(lockerCards(view(after, 1), known.deck))).toEqual(new Set(after.locker));
      expect(after.top.slice(0, known.top.length)).toEqual(known.top);
    }
  }
});

test('who peeked knows what comes next until it comes; the others do not', () => {
  const s = at({ divers: ['D10', null], deck: ['drone-3', 'key-6', 'map-4', 'net-3'] });
  const news = act(s, 'reveal');
  const heardBy = (seat: number) =>
    ledger(
      news.map(event => redact(event, seat)),
      seat,
    ).top.map(cardId);
  expect(heardBy(0)).toEqual(['key-6', 'map-4', 'net-3']);
  expect(heardBy(1)).toEqual([]);
  expect(ledger(news, 1).top).toEqual([]); // nor from a full record
  news.push(...act(s, 'reveal'));
  expect(heardBy(0)).toEqual(['map-4', 'net-3']);
});

test('the odds count the cards that would cause an incident', () => {
  const s = at({ exploration: ['key-3', 'anchor-3'] });
  expect(odds(view(s, 0), ledger([], 0))).toMatchObject({ bad: 10, total: 50 }); // nothing heard: five of each left
  const currents = at({ variant: 'V5', exploration: ['key-3', 'anchor-4'] });
  expect(odds(view(currents, 0), ledger([], 0))).toMatchObject({ bad: 18, total: 50 }); // nine 3s, nine 4s
  const tamer = at({ divers: ['D16', null], exploration: ['mermaid-4', 'key-3'] });
  expect(odds(view(tamer, 0), ledger([], 0))).toMatchObject({ bad: 5, total: 50 });
});

test('the odds after a peek are certain', () => {
  const s = at({ exploration: ['key-3'], deck: ['drone-3', 'key-6', 'map-4'] });
  const news = act(s, 'reveal');
  expect(odds(view(s, 0), ledger(news, 0))).toMatchObject({ bad: 1, total: 1 });
});
