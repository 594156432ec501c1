import { draw } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import type { Seated } from '../store/stored-evening.ts';
import { habitsIn, type PastRound } from './past.ts';

const FIRST_WEIGHS = 3; // who begins matters most
const SAME = 1e-9; // sums of thirds

/** Everybody where they have sat least, the first seat before all others. */
export function seatTables(
  tables: readonly (readonly Seated[])[],
  past: readonly PastRound[],
  chance: Chance,
): Seated[][] {
  const habit = habitsIn(past);
  const costOf = (seats: readonly Seated[]): number =>
    seats.reduce<number>(
      (sum, person, seat) =>
        person === null ? sum : sum + (seat === 0 ? FIRST_WEIGHS : 1) * habit(person, seat, seats.length),
      0,
    );
  return tables.map(table => {
    let best = shuffled(table, chance);
    for (const seats of orders(best)) if (costOf(seats) < costOf(best) - SAME) best = seats;
    return best;
  });
}

/** Tables have five seats at most. */
function* orders<T>(list: readonly T[]): Generator<T[]> {
  if (list.length === 0) yield [];
  for (const [i, first] of list.entries())
    for (const rest of orders(list.toSpliced(i, 1))) yield [first, ...rest];
}

export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const bag = [...list];
  return list.map(() => draw(bag, chance));
}
