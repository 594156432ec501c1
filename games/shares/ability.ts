import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { addBuyOffers, addFreeBuys } from './buy.ts';
import { addLiftOffers, addRemoveOffers } from './cleaning.ts';
import { CLEANING, COMPANIES, type Company, RESEARCH, RESEARCH_DISCOUNT, WILDLIFE } from './parts.ts';
import { addAcquireOffers } from './research.ts';
import type { Action, Event, Offer, State } from './types.ts';
import { addFreePlays, addPlayOffers, addRelocateOffers } from './wildlife.ts';

/**
 * [SHARES-72, SHARES-73] Offered to whoever expanded the company, dividend or not, once [SHARES-75] and not in
 * final turns [SHARES-69]; [SHARES-77] only if it can be carried out. [SHARES-74, SHARES-137] Hands and stacks
 * count as they are now.
 */
export function offerAbility(s: State, company: Company, { tell }: Dealer<Event>): void {
  if (s.final || !isUsable(s, company)) return;
  s.phase = { name: 'ability', company };
  tell({ type: 'offered', seat: s.active, company: COMPANIES[company] });
}

function isUsable(s: State, company: Company): boolean {
  return abilityOffers(s, s.active, company).length > 0 || freeUses(s, s.active, company).length > 0;
}

/** [SHARES-71] What the side that is up offers for a price. */
export function abilityOffers(s: State, seat: Seat, company: Company): Offer[] {
  const offers: Offer[] = [];
  const advanced = s.advanced[company];
  if (company === CLEANING) advanced ? addLiftOffers(s, seat, offers) : addRemoveOffers(s, seat, offers);
  else if (company === RESEARCH)
    advanced ? addAcquireOffers(s, seat, offers) : addBuyOffers(s, seat, RESEARCH_DISCOUNT, offers);
  else if (company === WILDLIFE)
    advanced ? addPlayOffers(s, seat, offers) : addRelocateOffers(s, seat, offers);
  return offers;
}

/** What it offers for nothing. */
export function freeUses(s: State, seat: Seat, company: Company): Action[] {
  const uses: Action[] = [];
  if (company === RESEARCH && !s.advanced[company]) addFreeBuys(s, seat, RESEARCH_DISCOUNT, uses);
  if (company === WILDLIFE && s.advanced[company]) addFreePlays(s, seat, uses);
  return uses;
}
