import type { Seat } from '@fathoms/kernel/game.ts';
import { hasKeyAndChest } from '../chest.ts';
import { deckSize } from '../flow.ts';
import { harpoonOptions, riposteOwner } from '../harpoon.ts';
import { addCard, cardsIn, countCards, hasSuit, topCard } from '../hold.ts';
import { causesIncident, isSaved, lossTarget } from '../incident.ts';
import { bladeOptions, knifeOptions } from '../knife.ts';
import { netOptions } from '../net.ts';
import {
  ANCHOR,
  type Card,
  CHEST,
  COFFER_FACTOR,
  DRONE,
  HARPOON,
  KEY,
  KNIFE,
  MAP,
  MAP_CARDS,
  NET,
  SQUID,
  SUITS,
  suitOf,
} from '../parts.ts';
import { squidDemand } from '../squid.ts';
import { tamer } from '../turn.ts';
import type { Action, State } from '../types.ts';
import { gainOf, lossOf, type Stash, standing, stashOf, weigh } from './judgement.ts';

/**
 * How the active player's turn looks right now, in points against leaving everything as it is. It looks
 * at the cards that may come up, never at their order.
 */
export interface Prospect {
  readonly s: State;
  readonly stashes: readonly Stash[]; // per seat, Holds as they are
  readonly weights: readonly number[]; // per seat: how much a rival's point counts
  readonly haul: Stash; // one's own Hold with the Exploration in it
  readonly stake: number; // gained by returning now, bonus included
  readonly crash: number; // gained by an incident now: what is saved, less what a rival gets
  readonly risk: number; // chance that the next card causes an incident
  readonly mean: number; // what an average card that causes none would add
  readonly shares: readonly number[]; // per suit: chance that the next card is one and is placed
}

/** `known` is what the player has seen of the deck's top. */
export function prospect(s: State, known: readonly Card[]): Prospect {
  const stashes = s.holds.map((_, seat) => stashOf(s, seat));
  const weights = weigh(s.active, stashes);
  const full = s.holds[s.active].slice();
  for (const placed of s.exploration) addCard(full, placed.card);
  const haul = stashOf(s, s.active, full);
  const kept = standing(haul) - standing(stashes[s.active]);
  const crash = crashValue(s, stashes, weights);
  const next = nextCard(s, haul, known.length > 0 ? [known[0]] : s.deck);
  const p = { s, stashes, weights, haul, stake: kept, crash, ...next };
  return hasKeyAndChest(s) ? { ...p, stake: kept + bonusValue(p, s.exploration.length) } : p;
}

/** What may come up, each card as likely as the others. */
function nextCard(s: State, haul: Stash, cards: readonly Card[]): Pick<Prospect, 'risk' | 'mean' | 'shares'> {
  const shares: number[] = new Array(SUITS.length).fill(0);
  const lying = s.variant === 'V5' ? null : suitsLying(s);
  const each = 1 / cards.length;
  let bad = 0;
  let sum = 0;
  for (const card of cards) {
    const suit = suitOf(card);
    const isTamed = tamer(s, card) !== null;
    if (!isTamed && (lying === null ? causesIncident(s, card) : (lying >> suit) & 1)) {
      bad++;
      continue;
    }
    sum += gainOf(haul, card);
    if (!isTamed) shares[suit] += each;
  }
  const good = cards.length - bad;
  return { risk: cards.length === 0 ? 0 : bad / cards.length, mean: good === 0 ? 0 : sum / good, shares };
}

/** A bit for each suit that causes an incident, unless values do: one look at the Exploration for a whole deck. */
function suitsLying(s: State): number {
  let lying = 0;
  for (const { card } of s.exploration) lying |= 1 << suitOf(card);
  return lying;
}

function crashValue(s: State, stashes: readonly Stash[], weights: readonly number[]): number {
  const saved: Card[] = [];
  const lost: Card[] = [];
  for (const placed of s.exploration) (isSaved(s, placed) ? saved : lost).push(placed.card);
  const own = added(s, s.active, saved, stashes[s.active]);
  const heir = lossTarget(s);
  return heir === 'locker' ? own : own - weights[heir] * added(s, heir, lost, stashes[heir]);
}

function added(s: State, seat: Seat, cards: readonly Card[], before: Stash): number {
  if (cards.length === 0) return 0;
  const hold = s.holds[seat].slice();
  for (const card of cards) addCard(hold, card);
  return standing(stashOf(s, seat, hold)) - standing(before);
}

/** What one more card is worth on average, against returning now. */
export function nextValue(p: Prospect): number {
  let value = (1 - p.risk) * p.mean + p.risk * (p.crash - p.stake);
  for (let suit = 0; suit < p.shares.length; suit++) {
    if (p.shares[suit] > 0) value += p.shares[suit] * suitValue(p, suit);
  }
  return value;
}

/** What a choice is worth; only the differences mean something. */
export function actionValue(p: Prospect, action: Action): number {
  switch (action.type) {
    case 'knife':
    case 'strike':
    case 'blade':
    case 'raid':
      return swing(p, action);
    case 'net':
    case 'harpoon':
    case 'map':
      return swing(p, action) + effectValue(p, action);
    default:
      return 0;
  }
}

/** The card an action would place. */
export function cardOf(s: State, action: Action): Card | null {
  switch (action.type) {
    case 'net':
      return topCard(s.holds[s.active], action.suit);
    case 'harpoon':
      return topCard(s.holds[action.from], action.suit);
    case 'map':
      return action.card;
    default:
      return null;
  }
}

function effectValue(p: Prospect, action: Action): number {
  const card = cardOf(p.s, action);
  return card === null || causesIncident(p.s, card) ? 0 : suitValue(p, suitOf(card));
}

const EXPOSED = 0.3; // a card back in the water may be lost

/** What a choice changes by itself, without the effect of a card it places. */
function swing(p: Prospect, action: Action): number {
  const { s, stashes, weights, haul } = p;
  const own = stashes[s.active];
  const card = cardOf(s, action);
  const isCrash = card !== null && causesIncident(s, card);
  switch (action.type) {
    case 'net': {
      const loss = lossOf(own, action.suit);
      if (isCrash) return p.crash - p.stake - loss;
      return s.divers[s.active] === 'D03' ? 0 : -EXPOSED * loss;
    }
    case 'harpoon': {
      const loss = weights[action.from] * lossOf(stashes[action.from], action.suit);
      return loss + (isCrash ? p.crash - p.stake : gainOf(haul, card as Card));
    }
    case 'map':
      return isCrash ? p.crash - p.stake : gainOf(haul, action.card);
    case 'knife':
      return knifeSwing(p, action.from, action.suit);
    case 'strike':
      return best(p, bladeOptions(s)); // Turned Blade: the user chooses what to lose
    case 'blade':
      return -lossOf(own, action.suit);
    case 'raid':
      return raidValue(p, action.from, s.exploration.length);
    default:
      return 0;
  }
}

/** The best of these options by their own swing; 0 if there are none. */
function best(p: Prospect, options: readonly Action[]): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of options) highest = Math.max(highest, swing(p, action));
  return options.length === 0 ? 0 : highest;
}

function knifeSwing({ s, stashes, weights, haul }: Prospect, from: Seat, suit: number): number {
  switch (s.divers[s.active]) {
    case 'D05':
      return weights[from] * lossOf(stashes[from], suit, 0);
    case 'D06':
      return weights[from] * lossOf(stashes[from], suit) + gainOf(haul, topCard(s.holds[from], suit));
    default:
      return weights[from] * lossOf(stashes[from], suit);
  }
}

const AHEAD = 0.7; // what lies a card further on counts less

/** What the next card of a suit brings besides its own points, if it causes no incident. */
function suitValue(p: Prospect, suit: number): number {
  switch (suit) {
    case ANCHOR: // one more card without fear for what lies before it
    case DRONE: // one more card only if it is a good one
      return AHEAD * (1 - p.risk) * p.mean;
    case SQUID:
      return squidValue(p);
    case MAP:
      return mapValue(p);
    case KEY:
      return pairValue(p, CHEST);
    case CHEST:
      return pairValue(p, KEY);
    case KNIFE:
      return best(p, knifeOptions(p.s));
    case NET:
      return best(p, netOptions(p.s));
    case HARPOON:
      return harpoonValue(p);
    default:
      return 0;
  }
}

const HALF_A_PAIR = 0.3;

function pairValue(p: Prospect, other: number): number {
  const hasOther = p.s.exploration.some(placed => suitOf(placed.card) === other);
  return hasOther ? bonusValue(p, p.s.exploration.length + 1) : HALF_A_PAIR;
}

const OVERLAP = 0.85; // several cards of a suit count once

/** What the Key-and-Chest bonus of an Exploration of this many cards is worth on average. */
function bonusValue(p: Prospect, cards: number): number {
  const { s, haul } = p;
  if (s.divers[s.active] === 'D08') {
    return Math.max(...s.holds.map((_, from) => (from === s.active ? 0 : raidValue(p, from, cards))));
  }
  const count = Math.min(s.locker.length, cards * (s.divers[s.active] === 'D07' ? COFFER_FACTOR : 1));
  if (count === 0) return 0;
  let sum = 0;
  for (const card of s.locker) sum += gainOf(haul, card);
  return (OVERLAP * count * sum) / s.locker.length;
}

function raidValue({ haul, stashes, weights }: Prospect, from: Seat, cards: number): number {
  const rival = stashes[from];
  const held = countCards(rival.hold);
  if (held === 0) return 0;
  let sum = 0;
  for (const card of cardsIn(rival.hold)) sum += gainOf(haul, card);
  return (Math.min(held, cards) / held) * (OVERLAP * sum + weights[from] * Math.max(0, rival.score));
}

const CLOSER = 0.09; // each card placed makes the next one this much more likely to sink

/** Cards the Squid forces are drawn without a choice. */
function squidValue(p: Prospect): number {
  const draws = Math.min(squidDemand(p.s), deckSize(p.s) - 1);
  let survives = 1;
  for (let i = 1; i <= draws; i++) survives *= Math.max(0, 1 - p.risk - CLOSER * i);
  return survives * draws * AHEAD * p.mean + (1 - survives) * (p.crash - p.stake);
}

const PICK = 1.4; // the best of a few against the average

function mapValue(p: Prospect): number {
  const { s, haul } = p;
  if (s.locker.length === 0) return 0;
  let safe = 0;
  let sum = 0;
  for (const card of s.locker) {
    if (causesIncident(s, card)) continue;
    safe++;
    sum += gainOf(haul, card);
  }
  const choices = s.divers[s.active] === 'D09' ? s.locker.length : Math.min(MAP_CARDS, s.locker.length);
  const allBad = (1 - safe / s.locker.length) ** choices;
  return (safe === 0 ? 0 : (1 - allBad) * PICK * (sum / safe)) + allBad * (p.crash - p.stake);
}

/** Against Riposte the owner's Squid is the only choice, and without one the Harpoon is lost. */
function harpoonValue(p: Prospect): number {
  const riposte = riposteOwner(p.s);
  if (riposte !== null && !hasSuit(p.s.holds[riposte], SQUID)) return 0;
  const swing = best(p, harpoonOptions(p.s, riposte));
  return riposte === null ? swing : swing + squidValue(p);
}
