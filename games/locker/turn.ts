import { draw } from '@fathoms/kernel/chance.ts';
import type { Dealer, Forced, Seat } from '@fathoms/kernel/game.ts';
import { lockerBonus, mustRaid, raidBonus, raidOptions } from './chest.ts';
import { deckSize, endTurn, holdsChanged } from './flow.ts';
import { harpoonOptions, takeFromRival } from './harpoon.ts';
import { addCard } from './hold.ts';
import { blade, bladeOptions, knife, knifeOptions, strike } from './knife.ts';
import { mapOptions, takeFromLocker } from './map.ts';
import { haulAgain, netOptions, takeFromOwnHold } from './net.ts';
import { type Card, cardId, MERMAID, SQUID, suitOf } from './parts.ts';
import { place } from './place.ts';
import { nameOptions, nameVictim } from './setup.ts';
import { owedCards } from './squid.ts';
import type { Action, Event, LockerKinds, State } from './types.ts';

const NOBODY: readonly Seat[] = [];
const NOTHING: readonly Action[] = [];

/** No decision belongs to anybody but the active player, except naming the Saboteur's victim. */
export function toAct(s: State): readonly Seat[] {
  if (s.phase.name === 'over') return NOBODY;
  return [s.phase.name === 'naming' ? s.phase.owner : s.active];
}

export function legal(s: State, seat: Seat): readonly Action[] {
  const { phase } = s;
  if (phase.name === 'over' || seat !== (phase.name === 'naming' ? phase.owner : s.active)) return NOTHING;
  switch (phase.name) {
    case 'naming':
      return nameOptions(s, phase.owner);
    case 'exploring':
      return exploreOptions(s);
    case 'net':
      return netOptions(s);
    case 'harpoon':
      return harpoonOptions(s, phase.riposte);
    case 'knife':
      return knifeOptions(s);
    case 'blade':
      return bladeOptions(s);
    case 'map':
      return mapOptions(phase.drawn);
    case 'raid':
      return raidOptions(s);
  }
}

/**
 * [LOCKER-29] A choice with one option is made by the table, and so is the Return from an empty deck
 * [LOCKER-25]. Turning up a card is left to the player, although a turn's first reveal has no alternative.
 */
export function forced(s: State): Forced<LockerKinds> | null {
  if (s.phase.name === 'over') return null;
  if (s.phase.name === 'exploring' && deckSize(s) > 0) return null;
  const [seat] = toAct(s);
  const options = legal(s, seat);
  return options.length === 1 ? { seat, action: options[0] } : null;
}

export function apply(s: State, seat: Seat, a: Action, dealer: Dealer<Event>): void {
  switch (a.type) {
    case 'name':
      nameVictim(s, seat, a.victim, dealer);
      break;
    case 'reveal':
      reveal(s, dealer);
      break;
    case 'return':
      if (mustRaid(s)) s.phase = { name: 'raid' };
      else surface(s, null, dealer);
      break;
    case 'raid':
      surface(s, a.from, dealer);
      break;
    case 'net':
      place(s, takeFromOwnHold(s, a.suit), seat, true, dealer);
      break;
    case 'harpoon':
      place(s, takeFromRival(s, a.from, a.suit), a.from, false, dealer);
      break;
    case 'map':
      place(s, takeFromLocker(s, a.card), 'locker', false, dealer);
      break;
    case 'knife':
      knife(s, a.from, a.suit, dealer);
      break;
    case 'strike':
      strike(s, a.at, dealer);
      break;
    case 'blade':
      blade(s, a.suit, dealer);
      break;
  }
  haulAgain(s); // [LOCKER-21] depth-first: only when the chain before it is finished
}

const REVEAL: Action = { type: 'reveal' };
const RETURN: Action = { type: 'return' };
const MUST_REVEAL: readonly Action[] = [REVEAL];
const MUST_RETURN: readonly Action[] = [RETURN];
const MAY_RETURN: readonly Action[] = [REVEAL, RETURN];

/**
 * [LOCKER-15] A turn starts with a reveal. [LOCKER-22] Then Continue or Return, but no Return while a Squid
 * is owed cards [LOCKER-24] and no Continue with an empty deck [LOCKER-25, LOCKER-52].
 */
function exploreOptions(s: State): readonly Action[] {
  if (deckSize(s) === 0) return MUST_RETURN;
  return s.revealed && owedCards(s) === 0 ? MAY_RETURN : MUST_REVEAL;
}

/** [LOCKER-70] What was peeked at is what comes up. */
function reveal(s: State, dealer: Dealer<Event>): void {
  const card = s.top.length > 0 ? (s.top.shift() as Card) : draw(s.deck, dealer.chance);
  s.peek = Math.max(0, s.peek - 1); // [LOCKER-109] the others stay seen
  s.revealed = true;
  dealer.tell({ type: 'revealed', seat: s.active, card: cardId(card) });
  const by = tamer(s, card);
  if (by === null) {
    place(s, card, 'deck', false, dealer);
    return;
  }
  addCard(s.holds[s.active], card);
  dealer.tell({ type: 'tamed', seat: s.active, card: cardId(card), by });
  holdsChanged(s, dealer);
}

/**
 * [LOCKER-116, LOCKER-120] A revealed Squid (D13) or Mermaid (D16) goes straight into the owner's Hold:
 * no demand, no incident [LOCKER-117, LOCKER-121], no card for a Squid [LOCKER-53].
 */
export function tamer(s: State, card: Card): 'D13' | 'D16' | null {
  const diver = s.divers[s.active];
  if (diver === 'D13' && suitOf(card) === SQUID) return 'D13';
  if (diver === 'D16' && suitOf(card) === MERMAID) return 'D16';
  return null;
}

/**
 * [LOCKER-23] The whole Exploration enters the Hold, with its bonus as one change [LOCKER-105, LOCKER-130],
 * and the turn ends. [LOCKER-28] Nothing that enters a Hold has an effect.
 */
function surface(s: State, raided: Seat | null, dealer: Dealer<Event>): void {
  const owed = owedCards(s);
  if (owed > 0) dealer.tell({ type: 'lapsed', seat: s.active, owed }); // [LOCKER-52]
  const cards = s.exploration.map(placed => placed.card);
  const bonus = raided === null ? lockerBonus(s, dealer.chance) : raidBonus(s, raided, dealer.chance);
  for (const card of cards) addCard(s.holds[s.active], card);
  for (const card of bonus) addCard(s.holds[s.active], card);
  dealer.tell({
    type: 'returned',
    seat: s.active,
    cards: cards.map(cardId),
    bonus: bonus.map(cardId),
    raided,
  });
  s.exploration = []; // gone before a sudden end looks at the table
  if (!holdsChanged(s, dealer)) endTurn(s, dealer);
}
