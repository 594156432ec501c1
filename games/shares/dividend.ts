import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { COMPANIES, type Company, TREASURE, TREASURE_EXTRA } from './parts.ts';
import { payOut } from './payout.ts';
import type { Event, State } from './types.ts';

/** A dividend about to be paid. */
export interface Due {
  readonly company: Company;
  readonly advanced: boolean; // the company's side
  readonly seats: number;
  readonly active: Seat; // who expanded
  readonly holdings: readonly number[]; // shares in the company per owner, the third player last
}

/**
 * Cards due per seat: [SHARES-41, SHARES-43] one for each share. [SHARES-118] The third player draws nothing but
 * counts for Treasure [SHARES-120].
 */
export function dividend({ company, advanced, seats, active, holdings }: Due): number[] {
  const amounts = holdings.slice(0, seats);
  if (company !== TREASURE) return amounts;
  const most = Math.max(...holdings);
  if (advanced) {
    amounts[active] = most; // [SHARES-86, SHARES-88] instead of the own dividend; [SHARES-87] the others as usual
    return amounts;
  }
  // [SHARES-83, SHARES-84] all who have most, [SHARES-121] perhaps the third player alone, [SHARES-85] if anybody
  return amounts.map(amount => (amount === most && most > 0 ? amount + TREASURE_EXTRA : amount));
}

/** [SHARES-44] The amounts are fixed before the first card is drawn. */
export function payDividend(s: State, company: Company, dealer: Dealer<Event>): void {
  const amounts = dividend({
    company,
    advanced: s.advanced[company],
    seats: s.hands.length,
    active: s.active,
    holdings: s.portfolios.map(portfolio => portfolio[company].length),
  });
  dealer.tell({ type: 'declared', seat: s.active, company: COMPANIES[company], amounts });
  payOut(s, amounts, 'dividend', dealer);
}
