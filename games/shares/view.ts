import type { Seat, Viewer } from '@fathoms/kernel/game.ts';
import { priceOf } from './buy.ts';
import { draftRound } from './draft.ts';
import { type Card, COMPANIES, type CompanyId, cardId } from './parts.ts';
import { scores, valuesNow, winner } from './scoring.ts';
import { hasThird, thirdPortfolio } from './third.ts';
import type { CompanyView, Event, HandView, PhaseView, Portfolio, State, View } from './types.ts';

/** Built up field by field: a new State field reaches a player only if somebody writes it here. */
export function view(s: State, viewer: Viewer): View {
  return {
    first: s.first,
    active: s.active,
    turn: s.turn,
    phase: phaseView(s),
    companies: companyViews(s),
    hands: s.hands.map((hand, seat) => handView(hand, viewer === 'all' || viewer === seat)),
    portfolios: s.hands.map((_, seat) => portfolioView(s.portfolios[seat])),
    third: hasThird(s) ? portfolioView(thirdPortfolio(s)) : null,
    scores: scores(s),
    row: s.row.map(cardId),
    deck: s.deck.length,
    discards: s.discards.map(cardId),
    depletions: s.depletions,
    draws: s.draws,
    fresh: s.fresh,
    ending: s.ending,
    final: s.final,
    finalTurns: finalTurns(s),
    winner: winner(s),
    hidden: viewer === 'all' ? { deck: s.deck.map(cardId) } : null,
  };
}

/** [SHARES-16] One's own hand. */
export const hasSecrets = (s: State, seat: Seat): boolean => s.hands[seat].length > 0;

/** [SHARES-16] Hands are secret; that one is empty is seen by all. */
const handView = (hand: readonly Card[], sees: boolean): HandView => ({
  count: hand.length,
  cards: sees || hand.length === 0 ? hand.map(cardId) : null,
});

function phaseView(s: State): PhaseView {
  if (s.phase.name === 'draft') return { name: 'draft', round: draftRound(s) };
  if (s.phase.name === 'ability') return { name: 'ability', company: COMPANIES[s.phase.company] };
  return { name: s.phase.name };
}

function companyViews(s: State): Record<CompanyId, CompanyView> {
  const values = valuesNow(s);
  return byCompany(company => ({
    side: s.advanced[company] ? 'advanced' : 'basic',
    stack: s.stacks[company].map(cardId),
    price: priceOf(s, company),
    worth: values[company],
  }));
}

const portfolioView = (shares: readonly Card[][]): Portfolio =>
  byCompany(company => shares[company].map(cardId));

const byCompany = <T>(value: (company: number) => T): Record<CompanyId, T> =>
  Object.fromEntries(COMPANIES.map((name, company) => [name, value(company)])) as Record<CompanyId, T>;

/** [SHARES-66, SHARES-67] One for everybody, whoever triggered the end last. */
function finalTurns(s: State): number | null {
  if (s.ending === null) return null;
  if (s.phase.name === 'over') return 0;
  const seats = s.hands.length;
  return s.final ? ((s.ending - s.active + seats) % seats) + 1 : seats;
}

/** Others hear how many cards were drawn or paid, not which; [SHARES-99] buyer and seller know a payment. */
export function redact(event: Event, viewer: Viewer): Event {
  if (viewer === 'all') return event;
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return viewer === event.seat ? event : { ...event, cards: null };
    case 'acquired':
      return event.from === 'X' || viewer === event.seat || viewer === event.from
        ? event
        : { ...event, paid: null };
    default:
      return event;
  }
}

/** News that showed somebody a card that was in a hand or face down: no taking back. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'dealt':
    case 'drew':
    case 'laid':
    case 'founded':
    case 'surfaced':
    case 'resolved':
    case 'bought':
    case 'expanded':
    case 'removed':
    case 'moved':
    case 'topped':
    case 'played':
    case 'acquired':
      return true;
    default:
      return false;
  }
}
