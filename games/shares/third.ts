import type { Dealer } from '@fathoms/kernel/game.ts';
import { settle, turnUp } from './deck.ts';
import { BONUS_CARDS, type Card, cardId, companyOf, isBonus } from './parts.ts';
import { fits } from './stack.ts';
import type { Event, State } from './types.ts';

/** With two players the last portfolio is the third player's. [SHARES-115] */
export const hasThird = (s: Pick<State, 'hands' | 'portfolios'>): boolean =>
  s.portfolios.length > s.hands.length;
export const thirdPortfolio = (s: Pick<State, 'hands' | 'portfolios'>): Card[][] =>
  s.portfolios[s.hands.length];

/**
 * [SHARES-124] A bonus share goes to the discard pile at once, before the depletion its drawing may cause,
 * and is resolved before the draw goes on; in final turns too [SHARES-136]. [SHARES-133] Those that turn up
 * meanwhile lie in no pile until it is their turn.
 */
export function surface(s: State, bonus: Card, dealer: Dealer<Event>): void {
  s.discards.push(bonus);
  dealer.tell({ type: 'surfaced', card: cardId(bonus), aside: false });
  settle(s, dealer);
  const waiting: Card[] = [];
  resolve(s, bonus, waiting, dealer);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    s.discards.push(next);
    resolve(s, next, waiting, dealer);
  }
}

/**
 * [SHARES-127] Four DS cards are drawn, [SHARES-134] or as many as there are. One becomes a share of the third
 * player, one may join that company's stack, which is no expansion [SHARES-132]; [SHARES-131] the others are
 * discarded.
 */
function resolve(s: State, bonus: Card, waiting: Card[], dealer: Dealer<Event>): void {
  const drawn = drawFour(s, waiting, dealer);
  const share = favourite(s, drawn);
  const added = share === null ? null : lowestFitting(s, drawn, share);
  if (share !== null) thirdPortfolio(s)[companyOf(share)].push(share);
  if (share !== null && added !== null) s.stacks[companyOf(share)].push(added);
  const discarded = drawn.filter(card => card !== share && card !== added);
  s.discards.push(...discarded);
  dealer.tell({
    type: 'resolved',
    card: cardId(bonus),
    drawn: drawn.map(cardId),
    share: share === null ? null : cardId(share),
    added: added === null ? null : cardId(added),
    discarded: discarded.map(cardId),
  });
}

function drawFour(s: State, waiting: Card[], dealer: Dealer<Event>): Card[] {
  const drawn: Card[] = [];
  while (drawn.length < BONUS_CARDS) {
    const card = turnUp(s, dealer);
    if (card === null) break;
    if (isBonus(card)) {
      waiting.push(card);
      dealer.tell({ type: 'surfaced', card: cardId(card), aside: true });
    } else drawn.push(card);
    settle(s, dealer);
  }
  return drawn;
}

/** [SHARES-128] The card whose company the third player owns most of; of equals the one drawn first. */
function favourite(s: State, drawn: readonly Card[]): Card | null {
  let best: Card | null = null;
  for (const card of drawn) if (best === null || owned(s, card) > owned(s, best)) best = card;
  return best;
}

const owned = (s: State, card: Card): number => thirdPortfolio(s)[companyOf(card)].length;

/** [SHARES-129] The lowest of the others that may lie on the share's stack; [SHARES-130] perhaps none. */
function lowestFitting(s: State, drawn: readonly Card[], share: Card): Card | null {
  let lowest: Card | null = null;
  for (const card of drawn) {
    if (card === share || !fits(s.stacks[companyOf(share)], card)) continue;
    if (lowest === null || card < lowest) lowest = card;
  }
  return lowest;
}
