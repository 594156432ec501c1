import { draw } from '@fathoms/kernel/chance.ts';
import type { Chance, Seat, Seen, Viewer } from '@fathoms/kernel/game.ts';
import { addCard, countCards, emptyHold } from './hold.ts';
import { isSaved } from './incident.ts';
import { ledger, lockerCards } from './ledger.ts';
import {
  CARDS,
  type Card,
  cardId,
  cardValue,
  MAP_CARDS,
  parseCard,
  RANKS,
  rankOf,
  SQUID,
  SUITS,
  type Suit,
  suitOf,
} from './parts.ts';
import { scoreOf, winners } from './scoring.ts';
import { metBy, owedCards, squidDemand } from './squid.ts';
import type { Event, Hold, HoldView, LockerKinds, Phase, PhaseView, State, View } from './types.ts';

/** Built up field by field: a new State field reaches a player only if somebody writes it here. */
export function view(s: State, viewer: Viewer): View {
  const sees = viewer === 'all' || viewer === s.active; // only the active player ever has a secret
  return {
    variant: s.variant,
    divers: [...s.divers],
    aside: [...s.aside],
    victim: s.victim,
    active: s.active,
    turn: s.turn,
    revealed: s.revealed,
    deck: s.deck.length + s.top.length, // [LOCKER-5]
    peek: { count: s.peek, cards: sees && s.peek > 0 ? s.top.slice(0, s.peek).map(cardId) : null }, // [LOCKER-74]
    locker: s.locker.length, // [LOCKER-6, LOCKER-7] how many, not which
    exploration: s.exploration.map(placed => ({
      card: cardId(placed.card),
      nth: placed.nth,
      netted: placed.netted,
      saved: isSaved(s, placed),
    })),
    placed: s.placed,
    owed: owedCards(s),
    demand: s.exploration
      .filter(placed => suitOf(placed.card) === SQUID)
      .map(squid => ({ card: cardId(squid.card), count: squidDemand(s), met: metBy(s, squid) })),
    hauls: s.hauls,
    holds: s.holds.map(holdView), // [LOCKER-27]
    scores: s.holds.map((_, seat) => scoreOf(s, seat)),
    cards: s.holds.map(countCards),
    winners: winners(s),
    phase: phaseView(s.phase, sees),
    hidden:
      viewer === 'all'
        ? { deck: s.deck.map(cardId), top: s.top.map(cardId), locker: s.locker.map(cardId) }
        : null,
  };
}

/** [LOCKER-58, LOCKER-74] What the Map offers and what was peeked at. */
export const hasSecrets = (s: State, seat: Seat): boolean =>
  seat === s.active && (s.peek > 0 || s.phase.name === 'map');

/** [LOCKER-58] Only the active player sees what the Map offers. */
const phaseView = (phase: Phase, sees: boolean): PhaseView =>
  phase.name === 'map'
    ? { name: 'map', count: phase.drawn.length, drawn: sees ? phase.drawn.map(cardId) : null }
    : { ...phase };

/** By suit and the bits of a Hold: what is held, highest first. There are few, so nobody builds them twice. */
const HELD: readonly (readonly (readonly number[])[])[] = SUITS.map((_, suit) =>
  Array.from({ length: 1 << RANKS }, (_, bits) =>
    CARDS.filter(card => suitOf(card) === suit && (bits >> rankOf(card)) & 1)
      .map(cardValue)
      .reverse(),
  ),
);

function holdView(hold: Hold): HoldView {
  const held: Partial<Record<Suit, readonly number[]>> = {};
  for (let suit = 0; suit < SUITS.length; suit++) held[SUITS[suit]] = HELD[suit][hold[suit]];
  return held as HoldView;
}

/** Others hear how many cards were looked at, not which. [LOCKER-58, LOCKER-74] */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== 'drew' && event.type !== 'peeked') return event;
  return viewer === 'all' || viewer === event.seat ? event : { ...event, cards: null };
}

/** News that showed somebody a card that was face down: no taking back. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'revealed':
    case 'drew':
    case 'peeked':
      return true;
    case 'placed':
    case 'crashed':
      return event.from === 'locker';
    case 'returned':
      return event.bonus.length > 0;
    default:
      return false;
  }
}

/** One state that fits what the seat knows; only order and what others peeked at are guessed. */
export function determinize({ seat, view: v, news }: Seen<LockerKinds>, chance: Chance): State {
  const known = ledger(news, seat);
  const locker = lockerCards(v, known.deck);
  const peeked = v.peek.cards ? v.peek.cards.map(id => parseCard(id) as Card) : known.top;
  const deck = known.deck.filter(card => !peeked.includes(card));
  const top = [...peeked];
  while (top.length < v.peek.count) top.push(draw(deck, chance));
  return stateOf(v, { deck, top, locker, phase: guessPhase(v, locker, chance) });
}

/** A state as a view shows it, with what lies face down given. */
export function stateOf(v: View, hidden: Pick<State, 'deck' | 'top' | 'locker' | 'phase'>): State {
  return {
    variant: v.variant,
    divers: [...v.divers],
    aside: [...v.aside],
    victim: v.victim,
    active: v.active,
    turn: v.turn,
    revealed: v.revealed,
    peek: v.peek.count,
    exploration: v.exploration.map(({ card, nth, netted }) => ({
      card: parseCard(card) as Card,
      nth,
      netted,
    })),
    placed: v.placed,
    hauls: v.hauls,
    holds: v.holds.map(guessHold),
    ...hidden,
  };
}

function guessHold(held: HoldView): Hold {
  const hold = emptyHold();
  for (const suit of SUITS)
    for (const value of held[suit]) addCard(hold, parseCard(`${suit}-${value}`) as Card);
  return hold;
}

function guessPhase(v: View, locker: readonly Card[], chance: Chance): Phase {
  if (v.phase.name !== 'map') return { ...v.phase };
  if (v.phase.drawn) return { name: 'map', drawn: v.phase.drawn.map(id => parseCard(id) as Card) };
  const pile = [...locker];
  const drawn =
    v.phase.count <= MAP_CARDS ? Array.from({ length: v.phase.count }, () => draw(pile, chance)) : pile;
  return { name: 'map', drawn: drawn.sort((a, b) => a - b) };
}
