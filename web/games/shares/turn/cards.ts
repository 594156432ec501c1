/** Small questions about cards and companies as the board knows them: by id. */
import { type CardId, COMPANIES, type CompanyId, companyOf, parseCard } from '@fathoms/games/shares/parts.ts';

export function numberOf(id: CardId): number {
  const card = parseCard(id);
  if (card === null) throw new Error(`no such card: ${id}`);
  return card;
}

export const digitsOf = (id: CardId): string => id.slice(-2);
export const isShare = (id: CardId): boolean => id.startsWith('ds-');

export function companyName(index: number): CompanyId {
  const company = COMPANIES[index];
  if (!company) throw new Error(`no such company: ${index}`);
  return company;
}

/** The company a card is a share in. */
export const companyIn = (id: CardId): CompanyId => companyName(companyOf(numberOf(id)));

export type Order = 'number' | 'company';

/** A hand as one likes to hold it: by number, or grouped by company. */
export function sorted(cards: readonly CardId[], order: Order): CardId[] {
  const byNumber = (a: CardId, b: CardId) => numberOf(a) - numberOf(b);
  if (order === 'number') return [...cards].sort(byNumber);
  const rank = (id: CardId) => COMPANIES.indexOf(companyIn(id));
  return [...cards].sort((a, b) => rank(a) - rank(b) || byNumber(a, b));
}
