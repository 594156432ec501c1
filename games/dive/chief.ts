import type { Dealer } from '@fathoms/kernel/game.ts';
import { chiefCard, zoneOf } from './parts.ts';
import type { ChiefCard, Event, State } from './types.ts';

/** The Chief's part of one Dive phase. */
export interface ChiefDive {
  readonly card: ChiefCard;
  covered: number; // levels under Bubbles: bit 1 for level 1, and so on
}

/** [DIVE-116] The top card of an order settled at setup is the Chief's program. [DIVE-128] It is used up. */
export function turnChiefCard(s: State): ChiefDive | null {
  if (s.chief === null) return null;
  const id = s.chief.deck.shift() as string; // [DIVE-129]
  s.chief.used.push(id);
  return { card: chiefCard(id), covered: 0 };
}

/** [DIVE-121, DIVE-125] The Chief's speed on a level; null = nothing visible there. */
export const chiefSpeed = ({ card, covered }: ChiefDive, level: number): number | null =>
  level > card.speeds.length || covered & (1 << level) ? null : card.speeds[level - 1];

/** [DIVE-124] Whether a number is visible on this level or a deeper one. */
export function goesDeeper(chief: ChiefDive, level: number): boolean {
  for (let deeper = level; deeper <= chief.card.speeds.length; deeper++)
    if (chiefSpeed(chief, deeper) !== null) return true;
  return false;
}

/** The levels whose numbers are visible, from this one down. */
export function visibleLevels(chief: ChiefDive, from = 1): number[] {
  const levels: number[] = [];
  for (let level = from; level <= chief.card.speeds.length; level++)
    if (chiefSpeed(chief, level) !== null) levels.push(level);
  return levels;
}

/** [DIVE-126] How many numbers are visible. */
export function visibleNumbers(chief: ChiefDive): number {
  let numbers = 0;
  for (let level = 1; level <= chief.card.speeds.length; level++)
    if (chiefSpeed(chief, level) !== null) numbers++;
  return numbers;
}

export function cover(chief: ChiefDive, levels: readonly number[]): void {
  for (const level of levels) chief.covered |= 1 << level;
}

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
  const levels = visibleLevels(chief, Math.max(chief.card.yellowFrom, evaluated + 1));
  if (levels.length === 0) return;
  cover(chief, levels);
  tell({ type: 'covered', levels });
}
