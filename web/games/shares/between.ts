/** The table while it is told: every number changes with the last event that touches it, and not before. Pure. */
import { COMPANIES, type CompanyId } from '@fathoms/games/shares/parts.ts';
import type { Event, Owner, View } from '@fathoms/games/shares/types.ts';
import { companyIn } from './turn/cards.ts';

type Piles = 'deck' | 'discards';

interface Touched {
  readonly companies?: readonly CompanyId[];
  readonly owners?: readonly Owner[]; // whose shares
  readonly hands?: readonly Owner[];
  readonly piles?: readonly Piles[];
}

/** `untold`: what led from `before` to `after` and has not been seen yet. */
export function toldSoFar(before: View, after: View, untold: readonly Event[]): View {
  const touched = untold.map(touchedBy);
  const isOpen = (part: keyof Touched, id: CompanyId | Owner | Piles): boolean =>
    touched.some(one => (one[part] as readonly unknown[] | undefined)?.includes(id));
  const companies = { ...after.companies };
  for (const id of COMPANIES) if (isOpen('companies', id)) companies[id] = before.companies[id];
  const isWorthOpen = touched.some(one => one.companies || one.owners);
  return {
    ...(untold.length > 0 ? before : after),
    companies,
    hands: after.hands.map((hand, seat) => (isOpen('hands', seat) ? (before.hands[seat] ?? hand) : hand)),
    portfolios: after.portfolios.map((own, seat) =>
      isOpen('owners', seat) ? (before.portfolios[seat] ?? own) : own,
    ),
    third: isOpen('owners', 'X') ? before.third : after.third,
    scores: isWorthOpen ? before.scores : after.scores,
    deck: isOpen('piles', 'deck') ? before.deck : after.deck,
    discards: isOpen('piles', 'discards') ? before.discards : after.discards,
  };
}

function touchedBy(event: Event): Touched {
  switch (event.type) {
    case 'drew':
      return { hands: [event.seat], piles: ['deck'] };
    case 'took':
      return { companies: [companyIn(event.card)], owners: [event.seat] };
    case 'bought': {
      const { seat, card } = event;
      return { companies: [companyIn(card)], owners: [seat], hands: [seat], piles: ['discards'] };
    }
    case 'expanded':
      return { companies: [event.company], hands: [event.seat] };
    case 'played':
      return { companies: [event.on], hands: [event.seat], piles: ['discards'] };
    case 'removed':
      return { companies: [event.from], hands: [event.seat], piles: ['discards'] };
    case 'moved':
      return { companies: [event.from, event.to], hands: [event.seat], piles: ['discards'] };
    case 'topped':
      return { companies: [event.on], hands: [event.seat], piles: ['discards'] };
    case 'acquired': {
      const { seat, from, card } = event;
      return { companies: [companyIn(card)], owners: [seat, from], hands: [seat, from], piles: ['discards'] };
    }
    case 'shuffled':
      return { piles: ['deck', 'discards'] };
    case 'surfaced':
      return { piles: ['deck', 'discards'] };
    case 'resolved': {
      const piles: readonly Piles[] = ['deck', 'discards'];
      return event.share ? { companies: [companyIn(event.share)], owners: ['X'], piles } : { piles };
    }
    default:
      return {};
  }
}
