import type { Dealer } from '@fathoms/kernel/game.ts';
import { endTurn, holdsChanged, nextSeat } from './flow.ts';
import { addCard } from './hold.ts';
import { ANCHOR, type Card, cardId, cardValue, MOORING_CARDS, NET, suitOf } from './parts.ts';
import type { Event, Placed, Source, State, Target } from './types.ts';

/** [LOCKER-30] A card with the suit of one already lying there; [LOCKER-134] V5: with its value. */
export function causesIncident(s: State, card: Card): boolean {
  for (const placed of s.exploration) {
    if (
      s.variant === 'V5' ? cardValue(placed.card) === cardValue(card) : suitOf(placed.card) === suitOf(card)
    ) {
      return true;
    }
  }
  return false;
}

/** The cards of the Exploration that an incident would leave to the active player. */
export function savedCards(s: State): Placed[] {
  return s.exploration.filter(placed => isSaved(s, placed));
}

export const isSaved = (s: State, placed: Placed): boolean =>
  s.exploration.some(anchor => suitOf(anchor.card) === ANCHOR && anchorSaves(s, anchor, placed)) ||
  meshSaves(s, placed);

/**
 * [LOCKER-40, LOCKER-42] What was placed before an Anchor; not itself or what came after [LOCKER-41].
 * [LOCKER-89, LOCKER-90] D01: itself and the next two cards placed as well, where a Harpoon that was sunk
 * uses up a place [LOCKER-91].
 */
const anchorSaves = (s: State, anchor: Placed, placed: Placed): boolean =>
  placed.nth < anchor.nth || (s.divers[s.active] === 'D01' && placed.nth <= anchor.nth + MOORING_CARDS);

/** [LOCKER-97, LOCKER-98] D03: the Net and every card it placed. */
const meshSaves = (s: State, placed: Placed): boolean =>
  s.divers[s.active] === 'D03' && (suitOf(placed.card) === NET || placed.netted);

/** [LOCKER-33] To the Locker; [LOCKER-125] V1: to the next player; [LOCKER-122] D17: from the named one to its owner. */
export function lossTarget(s: State): Target {
  if (s.variant === 'V1') return nextSeat(s, s.active);
  if (s.victim === s.active) return s.divers.indexOf('D17');
  return 'locker';
}

/**
 * [LOCKER-32] The trigger is never placed and [LOCKER-39] never saved. [LOCKER-34] Saved cards go to the
 * Hold and the turn ends. All transfers are one change of the Holds [LOCKER-130].
 */
export function incident(s: State, trigger: Card, from: Source, dealer: Dealer<Event>): void {
  const saved = savedCards(s).map(placed => placed.card);
  const lost = s.exploration.map(placed => placed.card).filter(card => !saved.includes(card));
  lost.push(trigger);
  const to = lossTarget(s);
  for (const card of saved) addCard(s.holds[s.active], card);
  for (const card of lost) {
    if (to === 'locker') s.locker.push(card);
    else addCard(s.holds[to], card);
  }
  dealer.tell({
    type: 'crashed',
    seat: s.active,
    trigger: cardId(trigger),
    from,
    saved: saved.map(cardId),
    lost: lost.map(cardId),
    to,
  });
  s.exploration = []; // gone before a sudden end looks at the table
  if (!holdsChanged(s, dealer)) endTurn(s, dealer);
}
