import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { holdsChanged } from './flow.ts';
import { addCard, hasCard, hasSuit, isEmpty, removeCard, topCard } from './hold.ts';
import { CARDS, type Card, cardId, SUITS, suitOf } from './parts.ts';
import type { Action, Event, Placed, State } from './types.ts';

/** [LOCKER-67] Without any card in an opponent's Hold the Knife has no effect. */
export function knifeEffect(s: State, knife: Placed, { tell }: Dealer<Event>): void {
  if (s.holds.some((hold, seat) => seat !== s.active && !isEmpty(hold))) s.phase = { name: 'knife' };
  else tell({ type: 'fizzled', seat: s.active, card: cardId(knife.card) });
}

/**
 * [LOCKER-66] Each opponent and each suit in their Hold; never one's own [LOCKER-68]. [LOCKER-92] The
 * owner of Turned Blade (D02) is one single target.
 */
export function knifeOptions(s: State): Action[] {
  const options: Action[] = [];
  for (let from = 0; from < s.holds.length; from++) {
    if (from === s.active) continue;
    if (s.divers[from] === 'D02') {
      if (!isEmpty(s.holds[from])) options.push({ type: 'strike', at: from });
      continue;
    }
    for (let suit = 0; suit < SUITS.length; suit++) {
      if (hasSuit(s.holds[from], suit)) options.push({ type: 'knife', from, suit });
    }
  }
  return options;
}

/** [LOCKER-66] The top card sinks; [LOCKER-102] D05: all of the suit; [LOCKER-103] D06: into one's own Hold. */
export function knife(s: State, from: Seat, suit: number, dealer: Dealer<Event>): void {
  const hold = s.holds[from];
  const diver = s.divers[s.active];
  const cards =
    diver === 'D05'
      ? CARDS.filter(card => suitOf(card) === suit && hasCard(hold, card))
      : [topCard(hold, suit)];
  s.phase = { name: 'exploring' };
  for (const card of cards) {
    removeCard(hold, card);
    if (diver === 'D06') addCard(s.holds[s.active], card);
    else s.locker.push(card);
  }
  const to = diver === 'D06' ? s.active : 'locker';
  dealer.tell({ type: 'knifed', seat: s.active, from, cards: cards.map(cardId), to });
  holdsChanged(s, dealer);
}

/** [LOCKER-93] Turned Blade's owner loses nothing; [LOCKER-95] with an empty Hold the user loses nothing either. */
export function strike(s: State, at: Seat, { tell }: Dealer<Event>): void {
  tell({ type: 'struck', seat: s.active, at });
  s.phase = isEmpty(s.holds[s.active]) ? { name: 'exploring' } : { name: 'blade' };
}

/** [LOCKER-94] A suit of the Knife user's own Hold. */
export function bladeOptions(s: State): Action[] {
  const options: Action[] = [];
  for (let suit = 0; suit < SUITS.length; suit++) {
    if (hasSuit(s.holds[s.active], suit)) options.push({ type: 'blade', suit });
  }
  return options;
}

/** [LOCKER-96] One card to the Locker, whatever the user's own skill. */
export function blade(s: State, suit: number, { tell }: Dealer<Event>): void {
  const card: Card = topCard(s.holds[s.active], suit);
  removeCard(s.holds[s.active], card);
  s.locker.push(card);
  s.phase = { name: 'exploring' };
  tell({ type: 'knifed', seat: s.active, from: s.active, cards: [cardId(card)], to: 'locker' });
}
