import type { Seat } from '@fathoms/kernel/game.ts';
import { gainOf, lossOf, type Stash, standing, stashOf } from '../bot/judgement.ts';
import { deckSize } from '../flow.ts';
import { countCards, hasSuit, topCard } from '../hold.ts';
import {
  type Card,
  cardValue,
  DIVER_IDS,
  FIFTY,
  PRESSURE_LIMIT,
  RANKS,
  SUITS,
  suitOf,
  VARIANTS,
} from '../parts.ts';
import type { State } from '../types.ts';

const MOST_RIVALS = 3;
const CARDS = 50;
const POINTS = 50;
const GAINS = 100;
const CENTS = 100; // gains are whole hundredths of a point

/** The position at the beginning of a turn as the judge sees it, for each seat. Everybody who listened knows all of it. */
export function look(s: State): number[][] {
  const left = s.top.length === 0 ? s.deck : [...s.deck, ...s.top];
  const facts = s.holds.map((_, seat) => factsOf(s, stashOf(s, seat), left));
  const table = tableSights(s, left);
  return facts.map((_, seat) => {
    const sights = table.slice();
    addOwnSights(sights, s, seat, facts);
    addRivalSights(sights, s, seat, facts);
    return sights;
  });
}

interface SeatFacts {
  readonly stash: Stash;
  readonly points: number; // as they count for winning
  readonly cards: number;
  readonly suits: number;
  readonly ahead: number; // what the cards left in the deck would add, one by one
  readonly below: number; // the same of those in the Locker
  readonly exposed: number; // what the dearest top card would cost, lost to a rival
  readonly loose: number; // all of them together
}

function factsOf(s: State, stash: Stash, left: readonly Card[]): SeatFacts {
  let [suits, exposed, loose] = [0, 0, 0];
  for (let suit = 0; suit < SUITS.length; suit++) {
    if (!hasSuit(stash.hold, suit)) continue;
    const loss = lossOf(stash, suit);
    suits++;
    exposed = Math.max(exposed, loss);
    loose += loss;
  }
  return {
    stash,
    points: standing(stash),
    cards: countCards(stash.hold),
    suits,
    ahead: gainOfAll(stash, left),
    below: gainOfAll(stash, s.locker),
    exposed,
    loose,
  };
}

/** A bag has no order, and neither may what is added up from it, not even in its last bit. */
function gainOfAll(stash: Stash, cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += gainOf(stash, card);
  return Math.round(CENTS * sum) / CENTS;
}

/** Early leads are soon forgotten: how many points one must have to matter, by the cards still to come. */
const spread = (cards: number): number => 3 + cards + 0.015 * cards * cards;

const flag = (is: boolean): number => (is ? 1 : 0);
const bounded = (x: number): number => Math.max(-3, Math.min(3, x));
const turnsUntil = (s: State, seat: Seat): number => (seat - s.active + s.holds.length) % s.holds.length;

function tableSights(s: State, left: readonly Card[]): number[] {
  const sights = [deckSize(s) / CARDS, s.locker.length / CARDS];
  for (let seats = 2; seats <= 1 + MOST_RIVALS; seats++) sights.push(flag(s.holds.length === seats));
  sights.push(flag(s.variant === null));
  for (const variant of VARIANTS) sights.push(flag(s.variant === variant));
  const suits = SUITS.map(() => 0);
  for (const card of left) suits[suitOf(card)]++;
  for (const cards of suits) sights.push(cards / RANKS);
  return sights;
}

function addOwnSights(sights: number[], s: State, seat: Seat, facts: readonly SeatFacts[]): void {
  const { stash, points, cards, suits, ahead, below, exposed, loose } = facts[seat];
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < facts.length; other++)
    if (other !== seat) best = Math.max(best, facts[other].points);
  const until = turnsUntil(s, seat);
  for (let turns = 0; turns <= MOST_RIVALS; turns++) sights.push(flag(until === turns));
  sights.push(
    (s.holds.length - 1 - until) / MOST_RIVALS,
    stash.score / POINTS,
    bounded((points - best) / spread(deckSize(s))),
    bounded((points - best) / 20),
    cards / CARDS,
    suits / SUITS.length,
    ahead / GAINS,
    below / GAINS,
    bounded(exposed / 10),
    bounded(loose / POINTS),
  );
  for (let suit = 0; suit < SUITS.length; suit++)
    sights.push(hasSuit(stash.hold, suit) ? cardValue(topCard(stash.hold, suit)) / 10 : 0);
  for (const diver of DIVER_IDS) sights.push(flag(stash.diver === diver));
  sights.push(
    flag(s.victim === seat),
    flag(s.variant === 'V3') * bounded((FIFTY - stash.score) / 10),
    flag(s.variant === 'V6') * bounded((PRESSURE_LIMIT - stash.score) / 10),
  );
}

const SIGHTS_A_RIVAL = 9;

/** The rivals, the one with most points first; a seat that is not there is all 0. */
function addRivalSights(sights: number[], s: State, seat: Seat, facts: readonly SeatFacts[]): void {
  const own = facts[seat];
  const rivals: Seat[] = [];
  for (let other = 0; other < facts.length; other++) if (other !== seat) rivals.push(other);
  if (rivals.length > 1) rivals.sort((a, b) => facts[b].points - facts[a].points || a - b);
  for (const other of rivals) {
    const rival = facts[other];
    sights.push(
      1,
      turnsUntil(s, other) / MOST_RIVALS,
      bounded((own.points - rival.points) / spread(deckSize(s))),
      bounded((own.points - rival.points) / 20),
      (own.cards - rival.cards) / 20,
      (own.suits - rival.suits) / SUITS.length,
      (own.ahead - rival.ahead) / GAINS,
      bounded(rival.exposed / 10),
      bounded(rival.loose / POINTS),
    );
  }
  for (let i = rivals.length * SIGHTS_A_RIVAL; i < MOST_RIVALS * SIGHTS_A_RIVAL; i++) sights.push(0);
  for (const diver of DIVER_IDS) sights.push(flag(rivals.some(other => facts[other].stash.diver === diver)));
}
