import { draw } from '@fathoms/kernel/chance.ts';
import type { Chance, Seat } from '@fathoms/kernel/game.ts';
import { cardsIn, isEmpty, removeCard } from './hold.ts';
import { type Card, CHEST, COFFER_FACTOR, KEY, suitOf } from './parts.ts';
import type { Action, State } from './types.ts';

/** [LOCKER-61] Only a Key and a Chest of this Exploration count; several still give one bonus [LOCKER-137]. */
export const hasKeyAndChest = (s: State): boolean =>
  s.exploration.some(placed => suitOf(placed.card) === KEY) &&
  s.exploration.some(placed => suitOf(placed.card) === CHEST);

/** [LOCKER-105] D08 takes the bonus from an opponent who has cards. */
export function raidOptions(s: State): Action[] {
  const options: Action[] = [];
  for (let from = 0; from < s.holds.length; from++) {
    if (from !== s.active && !isEmpty(s.holds[from])) options.push({ type: 'raid', from });
  }
  return options;
}

/** D08 has somebody to raid on this Return. [LOCKER-106] If not, there is no bonus at all. */
export const mustRaid = (s: State): boolean =>
  s.divers[s.active] === 'D08' && hasKeyAndChest(s) && raidOptions(s).length > 0;

/** [LOCKER-59] As many Locker cards as the Exploration has; [LOCKER-104] D07: twice as many. */
export function lockerBonus(s: State, chance: Chance): Card[] {
  if (!hasKeyAndChest(s) || s.divers[s.active] === 'D08') return [];
  const factor = s.divers[s.active] === 'D07' ? COFFER_FACTOR : 1;
  return drawUpTo(s.locker, s.exploration.length * factor, chance);
}

/** [LOCKER-105] Random cards of that Hold, as many as the Exploration has. */
export function raidBonus(s: State, from: Seat, chance: Chance): Card[] {
  const taken = drawUpTo(cardsIn(s.holds[from]), s.exploration.length, chance);
  for (const card of taken) removeCard(s.holds[from], card);
  return taken;
}

/** [LOCKER-60] If there are fewer, all of them. */
function drawUpTo(bag: Card[], count: number, chance: Chance): Card[] {
  if (bag.length <= count) return bag.splice(0);
  return Array.from({ length: count }, () => draw(bag, chance));
}
