import { seeded } from '@fathoms/kernel/chance.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { start } from '@fathoms/kernel/match.ts';
import { describe, expect, test } from 'vitest';
import { shares } from '../index.ts';
import { ledger } from '../ledger.ts';
import { BONUSES, CARDS, type Card, type CardId, cardId, parseCard } from '../parts.ts';
import type { Event, State } from '../types.ts';
import { view } from '../view.ts';
import { act, at, BASIC } from './table.ts';
import { walk } from './walk.ts';

/** A match as one seat lives through it from this moment on; what the others hold came from the first deck. */
function listen(s: State, seat: Seat) {
  const news: Event[] = [];
  const hear = (events: readonly Event[]): void => {
    for (const event of events) news.push(shares.redact(event, seat) as Event);
  };
  for (const [other, hand] of s.hands.entries()) {
    hear([{ type: 'dealt', seat: other, count: hand.length, cards: hand.map(cardId) }]);
  }
  return {
    s,
    act: (text: string, ...drawn: Card[]) => hear(act(s, text, ...drawn)),
    /** Many worlds this seat may imagine. */
    imagine: (): State[] => {
      const chance = seeded('worlds');
      return Array.from({ length: 40 }, () =>
        shares.determinize({ seat, view: view(s, seat), news }, chance),
      );
    },
  };
}

describe('what a seat imagines', () => {
  test('fits its view, and every unseen card may be anywhere it is not known not to be', () => {
    const me = listen(
      at({
        hands: [
          [44, 1],
          [5, 6],
          [7, 8, 9],
        ],
        discards: [60],
      }),
      0,
    );
    const worlds = me.imagine();
    for (const world of worlds) expect(view(world, 0)).toEqual(view(me.s, 0));
    const held = new Set(worlds.flatMap(world => world.hands[1]));
    expect(held.size).toBeGreaterThan(20);
    for (const card of [1, 44, 60]) expect(held.has(card)).toBe(false);
  });

  test('after a shuffle the old cards are in hands and the deck holds what was discarded', () => {
    const discards = [60, 61, 62, 63, 64];
    const me = listen(at({ hands: [[44], [5, 6], [7, 8]], deck: [9, 10], discards }), 0);
    me.act('draw', 9);
    me.act('draw', 10); // B takes the last card; the discards are the new deck
    me.act('draw', 62, 60, 61, 63, 64); // C draws 62, and a fundraiser starts: C two, A two
    for (const world of me.imagine()) {
      expect(world.hands[1].filter(card => discards.includes(card))).toEqual([]);
      expect(world.hands[2].filter(card => discards.includes(card)).length).toBe(3);
    }
  });

  test('a bonus share that was shuffled in is in the deck', () => {
    const s = at({ hands: [[44], [5, 6]], third: [2], deck: [9] });
    s.discards = [...CARDS.filter(card => ![2, 5, 6, 9, 44].includes(card)), ...BONUSES];
    const me = listen(s, 0);
    me.act('draw', 9);
    for (const world of me.imagine()) {
      expect(view(world, 0)).toEqual(view(s, 0));
      expect(world.hands[1]).toEqual([5, 6]); // nothing else was not discarded
    }
  });

  test('cards paid to somebody stay in their hand until they are shown', () => {
    const me = listen(
      at({
        hands: [[40, 41, 42], [50, 51], [52]],
        portfolios: [[], [2], []],
        advanced: 'all',
        offer: 'research',
      }),
      0,
    );
    me.act('acquire B pearl with 40 42');
    for (const world of me.imagine()) expect(world.hands[1]).toEqual(expect.arrayContaining([40, 42]));
    me.act('expand treasure 42');
    for (const world of me.imagine()) {
      expect(world.hands[1]).toContain(40);
      expect(world.hands[1]).not.toContain(42);
    }
  });

  test('cards received are one’s own, and a payment between two others stays open', () => {
    const moment = {
      hands: [[40, 41, 42], [50, 51], [52]],
      portfolios: [[], [2], []],
      advanced: 'all' as const,
      offer: 'research' as const,
    };
    const seller = listen(at(moment), 1);
    seller.act('acquire B pearl with 40 42');
    for (const world of seller.imagine()) expect(world.hands[1]).toEqual([40, 42, 50, 51]);
    const witness = listen(at(moment), 2);
    witness.act('acquire B pearl with 40 42');
    expect(new Set(witness.imagine().flatMap(world => world.hands[1])).size).toBeGreaterThan(10);
  });

  test('a guess about a secret payment is changed when later news contradicts it', () => {
    // A holds two cards of the first deck and two of the second and pays B two of them unseen
    const dealt = (seat: Seat, count: number): Event => ({ type: 'dealt', seat, count, cards: null });
    const news: Event[] = [
      dealt(0, 2),
      { type: 'shuffled', cards: ['ds-60', 'ds-61', 'ds-62', 'ds-63'] },
      { type: 'drew', seat: 0, why: 'draw', count: 2, cards: null },
      dealt(1, 0),
      { type: 'acquired', seat: 0, from: 1, card: 'ds-02', price: 2, paid: null },
    ];
    const shows = (seat: Seat, ...ids: CardId[]): Event[] =>
      ids.map(card => ({ type: 'expanded', seat, company: 'pearl', card, over: null }));
    const chance = seeded('guesses');
    for (let i = 0; i < 20; i++) {
      const buyer = ledger([...news, ...shows(0, 'ds-10', 'ds-11')], 2, 3, chance);
      expect(buyer?.hands.map(hand => hand.map(({ deck }) => deck))).toEqual([[], [1, 1], []]);
      const seller = ledger([...news, ...shows(1, 'ds-60', 'ds-61')], 2, 3, chance);
      expect(seller?.hands.map(hand => hand.map(({ deck }) => deck))).toEqual([[0, 0], [], []]);
    }
    expect(ledger([...news, ...shows(0, 'ds-10', 'ds-11', 'ds-12')], 2, 3, chance)).toBeNull();
  });

  test('it holds in whole matches: decks hold only cards that went into them', () => {
    for (const seats of [3, 4, 5]) {
      const chance = seeded(`worlds ${seats}`);
      const { state, events } = start(shares, seats, { ...BASIC, sides: 'advanced' }, chance);
      const news = [...events];
      let shuffled: Card[] | null = null;
      for (const { after, events: more } of walk(state, 0, chance)) {
        news.push(...more);
        for (const event of more) {
          if (event.type === 'shuffled') shuffled = event.cards.map(id => parseCard(id) as Card);
        }
        if (shuffled === null) continue;
        const seen = { seat: 0, view: view(after, 0), news: news.map(e => shares.redact(e, 0) as Event) };
        const world = shares.determinize(seen, chance);
        expect(world.deck.filter(card => !shuffled?.includes(card))).toEqual([]);
      }
      expect(shuffled).not.toBeNull();
    }
  });
});
