import { OCEAN } from './ocean/cards.ts';
import type { ChiefCard, Content, Lying, Zone } from './types.ts';

export const MOST_DIVERS = 4;
export const LEVELS = 5;
export const ANGLER_LEVEL = 6;
export const TOKENS: readonly number[] = [1, 2, 3, 4, 5];
export const CLOWN_SPEED = 3;

export const FIRST_DEEP = 16;
export const MANTA_LIMIT = 15;
export const STONE = 23;

export const ORCA_MS = 10_000; // [DIVE-97]
export const REVEAL_MS = 20_000; // for looking at a dive before the next program's clock runs
export const CARD_SIDE = 100; // places on a card are in % of its side
export const OCTOPUS_TURNS = 8;

export const OCEAN_IDS: readonly string[] = OCEAN.map(card => card.id);

/** [DIVE-4] Every card in its eight orientations: what a stack is made of. */
export const ORIENTATIONS: readonly (readonly Lying[])[] = OCEAN_IDS.map(card =>
  [false, true].flatMap(flipped => [0, 1, 2, 3].map(turn => ({ card, turn, flipped }))),
);

const CONTENTS: readonly Content[] = OCEAN.map(({ shark, helper }) => ({
  shark: shark !== null,
  art: shark?.art ?? null,
  helper: helper?.kind ?? null,
}));

/** Where a card stands in its list: O01 and V01 are the first. Every level of a dive asks, and a dictionary takes its time. */
const indexOf = (id: string): number => 10 * digit(id, 1) + digit(id, 2) - 1;
const digit = (id: string, at: number): number => id.charCodeAt(at) - 48;

/** [DIVE-5, DIVE-29] What counts on a card: however it lies, and whatever else is drawn on it. */
export function contentOf({ card }: Lying): Content {
  const content = CONTENTS[indexOf(card)];
  if (!content) throw new Error(`there is no Ocean card ${card}`);
  return content;
}

/** [DIVE-65] */
export const zoneOf = (space: number): Zone => (space >= FIRST_DEEP ? 'deep' : 'tranquil');

const CHIEF_SPEEDS = [2, 3, 4, 6];

/** Every order of the four speeds twice: V01 to V24 are yellow on level 4, V25 to V48 on levels 3 and 4. */
export const CHIEF_CARDS: readonly ChiefCard[] = [4, 3].flatMap((yellowFrom, pattern) =>
  orders(CHIEF_SPEEDS).map((speeds, i, all) => ({
    id: `V${String(pattern * all.length + i + 1).padStart(2, '0')}`,
    speeds,
    yellowFrom,
  })),
);

export const CHIEF_IDS: readonly string[] = CHIEF_CARDS.map(card => card.id);

export const chiefCard = (id: string): ChiefCard => CHIEF_CARDS[indexOf(id)];

/** Every order of these, the earlier ones first. */
export function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((item, i) => orders(list.toSpliced(i, 1)).map(rest => [item, ...rest]));
}
