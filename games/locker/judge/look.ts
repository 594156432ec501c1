import type { Seat } from '@fathoms/kernel/game.ts';
import { gainOf, type Stash, standing, stashOf } from '../bot/judgement.ts';
import { deckSize } from '../flow.ts';
import { countCards, hasSuit, topCard } from '../hold.ts';
import { type Card, cardValue, DIVER_IDS, FIFTY, PRESSURE_LIMIT, SUITS, VARIANTS } from '../parts.ts';
import type { State } from '../types.ts';

const MOST_RIVALS = 3;
const CARDS = 50;
const POINTS = 50;
const GAINS = 100;
const CENTS = 100; // gains are whole hundredths of a point

/** The position at the beginning of a turn as the judge sees it, for each seat. Everybody who listened knows all of it. */
export function look(s: State): number[][] {
  const divers = s.holds.map((_, seat) => stashOf(s, seat));
  const left = [...s.deck, ...s.top];
  const facts = divers.map(stash => factsOf(s, stash, left));
  const table = tableSights(s);
  return divers.map((_, seat) => [...table, ...ownSights(s, seat, facts), ...rivalSights(s, seat, facts)]);
}

interface SeatFacts {
  readonly stash: Stash;
  readonly points: number; // as they count for winning
  readonly cards: number;
  readonly suits: number;
  readonly ahead: number; // what the cards left in the deck would add, one by one
  readonly below: number; // the same of those in the Locker
}

function factsOf(s: State, stash: Stash, left: readonly Card[]): SeatFacts {
  // a bag has no order, and neither may what is added up from it, not even in its last bit
  const gain = (cards: readonly Card[]): number =>
    Math.round(CENTS * cards.reduce((sum, card) => sum + gainOf(stash, card), 0)) / CENTS;
  return {
    stash,
    points: standing(stash),
    cards: countCards(stash.hold),
    suits: SUITS.filter((_, suit) => hasSuit(stash.hold, suit)).length,
    ahead: gain(left),
    below: gain(s.locker),
  };
}

/** Early leads are soon forgotten: how many points one must have to matter, by the cards still to come. */
const spread = (cards: number): number => 3 + cards + 0.015 * cards * cards;

const flag = (is: boolean): number => (is ? 1 : 0);
const bounded = (x: number): number => Math.max(-3, Math.min(3, x));
const turnsUntil = (s: State, seat: Seat): number => (seat - s.active + s.holds.length) % s.holds.length;

const tableSights = (s: State): number[] => [
  deckSize(s) / CARDS,
  s.locker.length / CARDS,
  ...[2, 3, 4].map(seats => flag(s.holds.length === seats)),
  ...[null, ...VARIANTS].map(variant => flag(s.variant === variant)),
];

function ownSights(s: State, seat: Seat, facts: readonly SeatFacts[]): number[] {
  const { stash, points, cards, suits, ahead, below } = facts[seat];
  const best = Math.max(...facts.filter((_, other) => other !== seat).map(rival => rival.points));
  const until = turnsUntil(s, seat);
  return [
    ...[0, 1, 2, 3].map(turns => flag(until === turns)),
    (s.holds.length - 1 - until) / MOST_RIVALS,
    stash.score / POINTS,
    bounded((points - best) / spread(deckSize(s))),
    bounded((points - best) / 20),
    cards / CARDS,
    suits / SUITS.length,
    ahead / GAINS,
    below / GAINS,
    ...SUITS.map((_, suit) => (hasSuit(stash.hold, suit) ? cardValue(topCard(stash.hold, suit)) / 10 : 0)),
    ...DIVER_IDS.map(diver => flag(stash.diver === diver)),
    flag(s.victim === seat),
    flag(s.variant === 'V3') * bounded((FIFTY - stash.score) / 10),
    flag(s.variant === 'V6') * bounded((PRESSURE_LIMIT - stash.score) / 10),
  ];
}

/** The rivals, the one with most points first; a seat that is not there is all 0. */
function rivalSights(s: State, seat: Seat, facts: readonly SeatFacts[]): number[] {
  const own = facts[seat];
  const rivals = facts
    .map((fact, other) => ({ ...fact, other }))
    .filter(({ other }) => other !== seat)
    .sort((a, b) => b.points - a.points || a.other - b.other);
  const sights: number[] = [];
  for (let i = 0; i < MOST_RIVALS; i++) {
    const rival = rivals[i];
    if (!rival) sights.push(0, 0, 0, 0, 0, 0, 0);
    else
      sights.push(
        1,
        turnsUntil(s, rival.other) / MOST_RIVALS,
        bounded((own.points - rival.points) / spread(deckSize(s))),
        bounded((own.points - rival.points) / 20),
        (own.cards - rival.cards) / 20,
        (own.suits - rival.suits) / SUITS.length,
        (own.ahead - rival.ahead) / GAINS,
      );
  }
  return [...sights, ...DIVER_IDS.map(diver => flag(rivals.some(({ stash }) => stash.diver === diver)))];
}
