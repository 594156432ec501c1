import { draw } from '@fathoms/kernel/chance.ts';
import type { Chance, Dealer, RuleId, Seat } from '@fathoms/kernel/game.ts';
import { beginTurn } from './flow.ts';
import { addToHand } from './hand.ts';
import {
  BONUSES,
  CARDS,
  type Card,
  COMPANIES,
  type CompanyId,
  cardId,
  companyOf,
  DEAL,
  DRAFT_ROUNDS,
  type Side,
  THIRD_PLAYER_SHARES,
  TWO_PLAYER_DEAL,
} from './parts.ts';
import { drawCards } from './payout.ts';
import type { Event, Options, State } from './types.ts';

export const OPTIONS = {
  sides: ['basic', 'advanced', 'random', 'chosen'],
  cleaning: ['basic', 'advanced'],
  treasure: ['basic', 'advanced'],
  pearl: ['basic', 'advanced'],
  research: ['basic', 'advanced'],
  wildlife: ['basic', 'advanced'],
} as const;

/** All options combine freely. */
export const forbids = (): RuleId | null => null;

export function setup(seats: number, options: Options, dealer: Dealer<Event>): State {
  const s = emptyTable(seats, options, dealer.chance);
  dealer.tell({ type: 'opened', sides: sidesOf(s) });
  deal(s, dealer);
  if (seats === 2) foundThird(s, dealer);
  else layRow(s, dealer);
  return s;
}

/** [SHARES-4] Every mix of sides is possible; a random one is drawn here. [SHARES-15] No depth cards yet. */
function emptyTable(seats: number, options: Options, chance: Chance): State {
  const owners = seats === 2 ? seats + 1 : seats; // [SHARES-115]
  return {
    advanced: COMPANIES.map(company => isAdvanced(options, company, chance)),
    first: 0,
    active: 0,
    turn: 0,
    hands: Array.from({ length: seats }, () => []),
    portfolios: Array.from({ length: owners }, () => COMPANIES.map(() => [])),
    stacks: COMPANIES.map(() => []),
    row: [],
    deck: [...CARDS],
    discards: [],
    depletions: 0,
    draws: 0,
    fresh: false,
    ending: null,
    final: false,
    phase: { name: 'draft' },
  };
}

function isAdvanced(options: Options, company: CompanyId, chance: Chance): boolean {
  if (options.sides === 'random') return chance.below(2) === 1;
  return (options.sides === 'chosen' ? options[company] : options.sides) === 'advanced';
}

export const sidesOf = (s: State): Record<CompanyId, Side> =>
  Object.fromEntries(
    COMPANIES.map((company, i) => [company, s.advanced[i] ? 'advanced' : 'basic']),
  ) as Record<CompanyId, Side>;

/**
 * [SHARES-5, SHARES-112] One card at a time, clockwise from seat 0. [SHARES-6, SHARES-7] Whoever then holds the
 * lowest number starts; [SHARES-9, SHARES-113] only afterwards the others take their extra cards.
 */
function deal(s: State, dealer: Dealer<Event>): void {
  const seats = s.hands.length;
  const dealt: Card[][] = s.hands.map(() => []);
  for (let i = 0; i < seats * (seats === 2 ? TWO_PLAYER_DEAL : DEAL); i++) {
    dealt[i % seats].push(draw(s.deck, dealer.chance));
  }
  for (const [seat, cards] of dealt.entries()) {
    for (const card of cards) addToHand(s.hands[seat], card);
    dealer.tell({ type: 'dealt', seat, count: cards.length, cards: cards.map(cardId) });
  }
  s.first = holderOfLowest(s.hands);
  s.active = s.first;
  dealer.tell({ type: 'started', first: s.first }); // [SHARES-8] who, not which number
  for (let k = 1; k < seats; k++) drawCards(s, (s.first + k) % seats, k, 'seat', dealer);
}

const holderOfLowest = (hands: readonly Card[][]): Seat => {
  const lowest = hands.map(hand => hand[0]); // hands are kept rising
  return lowest.indexOf(Math.min(...lowest));
};

/** [SHARES-10] Twice as many cards as players, face up. */
function layRow(s: State, { chance, tell }: Dealer<Event>): void {
  for (let i = 0; i < DRAFT_ROUNDS * s.hands.length; i++) s.row.push(draw(s.deck, chance));
  tell({ type: 'laid', cards: s.row.map(cardId) });
}

/**
 * [SHARES-114, SHARES-115] No draft: six open shares for an imaginary third player. [SHARES-116] Only then do the
 * bonus shares join the deck.
 */
function foundThird(s: State, dealer: Dealer<Event>): void {
  const cards = Array.from({ length: THIRD_PLAYER_SHARES }, () => draw(s.deck, dealer.chance));
  for (const card of cards) s.portfolios[s.hands.length][companyOf(card)].push(card);
  s.deck.push(...BONUSES);
  dealer.tell({ type: 'founded', cards: cards.map(cardId) });
  beginTurn(s, s.first, dealer);
}
