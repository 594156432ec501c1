import type { Dealer } from '@fathoms/kernel/game.ts';
import { chiefCard, zoneOf } from './parts.ts';
import type { ChiefCard, Event, State } from './types.ts';

/** The Chief's part of one Dive phase. */
export interface ChiefDive {
  readonly card: ChiefCard;
  covered: number[]; // levels under Bubbles
}

/** [DIVE-116] The top card of an order settled at setup is the Chief's program. [DIVE-128] It is used up. */
export function turnChiefCard(s: State): ChiefDive | null {
  if (s.chief === null) return null;
  const id = s.chief.deck.shift() as string; // [DIVE-129]
  s.chief.used.push(id);
  return { card: chiefCard(id), covered: [] };
}

/** [DIVE-121, DIVE-125] The Chief's speed on a level; null = nothing visible there. */
export const chiefSpeed = ({ card, covered }: ChiefDive, level: number): number | null =>
  level > card.speeds.length || covered.includes(level) ? null : card.speeds[level - 1];

/** [DIVE-124] Whether a number is visible on this level or a deeper one. */
export function goesDeeper(chief: ChiefDive, level: number): boolean {
  for (let deeper = level; deeper <= chief.card.speeds.length; deeper++)
    if (chiefSpeed(chief, deeper) !== null) return true;
  return false;
}

/** [DIVE-126] The levels whose numbers are visible. */
export const visibleLevels = (chief: ChiefDive): number[] =>
  chief.card.speeds.map((_, i) => i + 1).filter(level => chiefSpeed(chief, level) !== null);

/**
 * [DIVE-118] Yellow numbers count only in Tranquil Waters: [DIVE-119] in Deep Waters all of them are covered,
 * [DIVE-120] those already evaluated excepted.
 */
export function coverYellow(
  s: State,
  chief: ChiefDive | null,
  evaluated: number,
  { tell }: Dealer<Event>,
): void {
  if (s.chief === null || chief === null || zoneOf(s.chief.space) === 'tranquil') return;
  const levels = visibleLevels(chief).filter(level => level >= chief.card.yellowFrom && level > evaluated);
  if (levels.length === 0) return;
  chief.covered = [...chief.covered, ...levels];
  tell({ type: 'covered', levels });
}
