import { seeded } from '@fathoms/kernel/chance.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { start } from '@fathoms/kernel/match.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardsIn } from '../hold.ts';
import { locker } from '../index.ts';
import { CARDS, type CardId, cardId, SUITS } from '../parts.ts';
import type { Event, State, View } from '../types.ts';
import { view } from '../view.ts';
import { type Pace, walk } from './walk.ts';

const games = fc.record({
  seats: fc.constantFrom(2, 3, 4),
  divers: fc.constantFrom('off' as const, 'on' as const),
  variant: fc.constantFrom(...locker.options.variant),
  depth: fc.integer({ min: 1, max: 7 }),
  seed: fc.nat().map(String),
});

/** Checks every state of many matches by dice. */
function everywhere(check: (s: State) => void): void {
  everyGame((opening, paces) => {
    check(opening);
    for (const { after } of paces) check(after);
  });
}

function everyGame(check: (opening: State, paces: Pace[], news: readonly Event[]) => void): void {
  const property = fc.property(games, ({ seats, divers, variant, depth, seed }) => {
    const chance = seeded(seed);
    const { state, events } = start(locker, seats, { divers, variant, start: 'random' }, chance);
    const paces = [...walk(state, depth, chance)];
    check(state, paces, [...events, ...paces.flatMap(pace => pace.events)]);
  });
  fc.assert(property, { seed: 60, numRuns: 40 });
}

test('all sixty cards are there, each in one place', () => {
  everywhere(s => {
    const inHolds = s.holds.flatMap(cardsIn);
    const inExploration = s.exploration.map(placed => placed.card);
    const all = [...s.deck, ...s.top, ...s.locker, ...inExploration, ...inHolds];
    expect(all.sort((a, b) => a - b)).toEqual(CARDS);
  });
});

test('an Exploration never shows a suit twice, with V5 a value', () => {
  everywhere(s => {
    const marks = s.exploration.map(({ card }) => cardId(card).split('-')[s.variant === 'V5' ? 1 : 0]);
    expect(new Set(marks).size).toBe(marks.length);
  });
});

test('scores and card counts follow from the Holds', () => {
  everywhere(s => {
    const { holds, divers, variant, scores, cards } = view(s, null);
    for (const [seat, hold] of holds.entries()) {
      const piles = SUITS.map(suit => hold[suit]);
      const held = piles.filter(values => values.length > 0);
      const counted = variant === 'V2' ? held.flat() : held.map(values => Math.max(...values));
      const missing = variant === 'V4' ? 5 * (SUITS.length - held.length) : 0;
      const gilded = divers[seat] === 'D15' && hold.mermaid.length > 0 ? 5 : 0;
      expect(scores[seat]).toBe(counted.reduce((sum, value) => sum + value, 0) + gilded - missing);
      expect(cards[seat]).toBe(held.flat().length);
    }
  });
});

test('there is no dead end: somebody can act until the game is over', () => {
  everywhere(s => {
    const over = locker.outcome(s) !== null;
    expect(locker.toAct(s)).toHaveLength(over ? 0 : 1);
    for (const seat of s.holds.keys()) {
      expect(locker.legal(s, seat).length > 0).toBe(locker.toAct(s).includes(seat));
    }
  });
});

test('every match ends, and within 250 actions', () => {
  everyGame((_, paces) => {
    expect(paces.length).toBeLessThanOrEqual(250);
    const reveals = paces.filter(pace => pace.action === 'reveal').length;
    const { phase } = paces[paces.length - 1].after;
    expect(phase.name).toBe('over');
    if (phase.name === 'over' && phase.reason === 'deck') expect(reveals).toBe(50);
    else expect(reveals).toBeLessThanOrEqual(50);
  });
});

test('a Squid’s demand is what it asked less what was placed since, and nobody returns before it is met', () => {
  everyGame((_, paces) => {
    let squids: { count: number; met: number }[] = [];
    for (const { before, after, action, events } of paces) {
      const deck = view(before, null).deck;
      if (action === 'return')
        expect(deck === 0 || squids.every(squid => squid.met >= squid.count)).toBe(true);
      for (const event of events) {
        if (event.type === 'turned') squids = [];
        if (event.type === 'placed') for (const squid of squids) squid.met++;
        if (event.type === 'demanded') squids.push({ count: event.count, met: 0 });
      }
      if (locker.outcome(after) !== null) continue;
      expect(view(after, null).owed).toBe(Math.max(0, ...squids.map(({ count, met }) => count - met)));
    }
  });
});

test('what a Drone has shown comes up next, in that order', () => {
  everyGame((_, __, news) => {
    let known: CardId[] = [];
    for (const event of news) {
      if (event.type === 'peeked') {
        const seen = event.cards ?? [];
        expect(seen.slice(0, known.length)).toEqual(known.slice(0, seen.length));
        if (seen.length > known.length) known = seen;
      }
      if (event.type === 'revealed') {
        expect(known[0] ?? event.card).toBe(event.card);
        known = known.slice(1);
      }
    }
  });
});

test('turns go round clockwise', () => {
  everyGame((opening, _, news) => {
    const seats = news.flatMap(event => (event.type === 'turned' ? [event.seat] : []));
    seats.slice(1).forEach((seat, i) => {
      expect(seat).toBe((seats[i] + 1) % opening.holds.length);
    });
  });
});

test('nobody is shown a face-down card that is not theirs to see', () => {
  everywhere(s => {
    const faceDown = [...s.deck, ...s.top, ...s.locker].map(cardId);
    for (const viewer of [...s.holds.keys(), null]) {
      const seen = view(s, viewer);
      expect(idsIn(seen).filter(id => faceDown.includes(id))).toEqual(
        viewer === s.active ? mayPeek(s, viewer) : [],
      );
    }
  });
});

const idsIn = (seen: View): CardId[] => (JSON.stringify(seen).match(/[a-z]+-\d/g) ?? []) as CardId[];

/** What the active player has looked at: the top of the deck, the offer of a Map. */
const mayPeek = (s: State, viewer: Seat): CardId[] => {
  const offer = s.phase.name === 'map' && viewer === s.active ? s.phase.drawn : [];
  return [...s.top.slice(0, s.peek), ...offer].map(cardId);
};
