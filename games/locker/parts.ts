/** What is in the box. No bare number from the rulebook stands anywhere else. */

/** The ten suits, in the order of the rules' table. [LOCKER-1] */
export const SUITS = [
  'anchor',
  'squid',
  'map',
  'key',
  'chest',
  'knife',
  'drone',
  'net',
  'harpoon',
  'mermaid',
] as const;
export type Suit = (typeof SUITS)[number];

/** A suit inside the rules: its index in SUITS. */
export const ANCHOR = 0;
export const SQUID = 1;
export const MAP = 2;
export const KEY = 3;
export const CHEST = 4;
export const KNIFE = 5;
export const DRONE = 6;
export const NET = 7;
export const HARPOON = 8;
export const MERMAID = 9;

/** Six cards a suit, ranks 0 to 5: worth 2 to 7, a Mermaid 4 to 9. [LOCKER-1] */
export const RANKS = 6;
export const LOWEST_VALUE = 2;
export const LOWEST_MERMAID = 4;

/** A loot card inside the rules: suit × 6 + rank. Outside it is written `key-5`. */
export type Card = number;
export type CardId = `${Suit}-${number}`;

export const CARDS: readonly Card[] = Array.from({ length: SUITS.length * RANKS }, (_, card) => card);
export const suitOf = (card: Card): number => (card / RANKS) | 0;
export const rankOf = (card: Card): number => card % RANKS;
export const valueAt = (suit: number, rank: number): number =>
  rank + (suit === MERMAID ? LOWEST_MERMAID : LOWEST_VALUE);
const VALUES: readonly number[] = CARDS.map(card => valueAt(suitOf(card), rankOf(card)));
export const cardValue = (card: Card): number => VALUES[card];

const IDS: readonly CardId[] = CARDS.map(card => `${SUITS[suitOf(card)]}-${VALUES[card]}` as const);
export const cardId = (card: Card): CardId => IDS[card];
const BY_ID: { readonly [id: string]: Card } = Object.fromEntries(CARDS.map(card => [IDS[card], card]));
export const parseCard = (id: string): Card | null => (Object.hasOwn(BY_ID, id) ? BY_ID[id] : null);
export const parseSuit = (name: string): number | null => {
  const suit = SUITS.indexOf(name as Suit);
  return suit < 0 ? null : suit;
};

export const SQUID_DEMAND = 2; // [LOCKER-46]
export const PROVOKED_DEMAND = 4; // [LOCKER-118]
export const MAP_CARDS = 3; // [LOCKER-54]
export const PEEK_CARDS = 1; // [LOCKER-69]
export const WIDE_PEEK_CARDS = 3; // [LOCKER-108]
export const MOORING_CARDS = 2; // saved after a sheltered Anchor [LOCKER-90]
export const COFFER_FACTOR = 2; // [LOCKER-104]
export const GILDED_BONUS = 5; // [LOCKER-119]
export const FIFTY = 50; // [LOCKER-128]
export const MISSING_SUIT_PENALTY = 5; // [LOCKER-133]
export const PRESSURE_LIMIT = 60; // [LOCKER-139]

/** The seventeen Diver cards: who they show and which loot card they change. */
export const DIVERS = {
  D01: { character: 'bosun', loot: ['anchor'] },
  D02: { character: 'bosun', loot: ['knife'] },
  D03: { character: 'trawlerman', loot: ['net'] },
  D04: { character: 'trawlerman', loot: ['net'] },
  D05: { character: 'salvor', loot: ['knife'] },
  D06: { character: 'salvor', loot: ['knife'] },
  D07: { character: 'locksmith', loot: ['key', 'chest'] },
  D08: { character: 'locksmith', loot: ['key', 'chest'] },
  D09: { character: 'surveyor', loot: ['map'] },
  D10: { character: 'surveyor', loot: ['drone'] },
  D11: { character: 'spearfisher', loot: ['harpoon'] },
  D12: { character: 'spearfisher', loot: ['harpoon'] },
  D13: { character: 'squid_keeper', loot: ['squid'] },
  D14: { character: 'squid_keeper', loot: ['squid'] },
  D15: { character: 'reef_singer', loot: ['mermaid'] },
  D16: { character: 'reef_singer', loot: ['mermaid'] },
  D17: { character: 'saboteur', loot: [] },
} as const;
export type DiverId = keyof typeof DIVERS;
export type Character = (typeof DIVERS)[DiverId]['character'];
export const DIVER_IDS = Object.keys(DIVERS) as readonly DiverId[];

/** The six variant cards; at most one is used. [LOCKER-13] */
export const VARIANTS = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const;
export type VariantId = (typeof VARIANTS)[number];
