/** What is in the box. No bare number from the rulebook stands anywhere else. */

/** The five companies, in the order of the rules' table. [SHARES-4] */
export const COMPANIES = ['cleaning', 'treasure', 'pearl', 'research', 'wildlife'] as const;
export type CompanyId = (typeof COMPANIES)[number];

/** A company inside the rules: its index in COMPANIES. */
export type Company = number;
export const CLEANING = 0;
export const TREASURE = 1;
export const PEARL = 2;
export const RESEARCH = 3;
export const WILDLIFE = 4;

export type Side = 'basic' | 'advanced';

/** A DS card inside the rules is its number; the bonus shares come after them. Outside: `ds-07`, `bonus-1`. */
export type Card = number;
export const DS_CARDS = 100; // [SHARES-1, SHARES-2]
export const BONUS_SHARES = 5;
export type CardId = `ds-${string}` | `bonus-${number}`;

export const CARDS: readonly Card[] = Array.from({ length: DS_CARDS }, (_, card) => card);
export const BONUSES: readonly Card[] = Array.from({ length: BONUS_SHARES }, (_, i) => DS_CARDS + i);
export const isBonus = (card: Card): boolean => card >= DS_CARDS;

/** [SHARES-3] The tens digit. */
export const decadeOf = (card: Card): number => (card / 10) | 0;

const OWN: readonly Company[] = CARDS.map(card => ((card % 10) + 2 * decadeOf(card)) % COMPANIES.length);
/** [SHARES-2] The company a DS card is a share in. */
export const companyOf = (card: Card): Company => OWN[card];

/** The number as printed and as notation writes it: two digits. */
export const twoDigits = (card: Card): string => String(card).padStart(2, '0');
const IDS: readonly CardId[] = [
  ...CARDS.map(card => `ds-${twoDigits(card)}` as const),
  ...BONUSES.map((_, i) => `bonus-${i + 1}` as const),
];
export const cardId = (card: Card): CardId => IDS[card];
const BY_ID: { readonly [id: string]: Card } = Object.fromEntries(IDS.map((id, card) => [id, card]));
export const parseCard = (id: string): Card | null => (Object.hasOwn(BY_ID, id) ? BY_ID[id] : null);
export const parseCompany = (name: string): Company | null => {
  const company = COMPANIES.indexOf(name as CompanyId);
  return company < 0 ? null : company;
};

export const MOST_PLAYERS = 5;
export const DEAL = 6; // [SHARES-5]
export const TWO_PLAYER_DEAL = 8; // [SHARES-112]
export const DRAFT_ROUNDS = 2; // [SHARES-10, SHARES-11]
export const THIRD_PLAYER_SHARES = 6; // [SHARES-115]
export const FUNDRAISER_CARDS = 2; // [SHARES-47]
export const FINAL_DEPLETION = 2; // [SHARES-59]
export const REMOVE_PRICE = 2; // Cleaning basic [SHARES-78]
export const LIFT_PRICE = 1; // Cleaning advanced [SHARES-80]
export const RELOCATE_PRICE = 1; // Wildlife basic [SHARES-102]
export const RELOCATE_REACH = 3; // Wildlife basic: how many of the most recent cards [SHARES-102]
export const RESEARCH_DISCOUNT = 2; // [SHARES-94]
export const ACQUIRE_MINIMUM = 2; // [SHARES-97]
export const TREASURE_EXTRA = 1; // [SHARES-83]
export const PEARL_BONUS = 2; // [SHARES-89]
export const PEARL_LAG = 2; // [SHARES-91]
export const BONUS_CARDS = 4; // drawn for a bonus share [SHARES-127]
