import { seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import type { Chance, Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { OddsEffort } from '@fathoms/kernel/sounding.ts';
import { type Expertise, playImagined } from './review/imagine.ts';

const SEEDS = 2 ** 31;

/**
 * The option after which one stands best, by the judge, when this turn is over. What luck may bring next is counted
 * out, card by card, in place of being drawn: where options differ by a hundredth, samples tell them apart too seldom.
 */
export function bestByOdds<K extends Kinds>(
  expertise: Expertise<K>,
  { positions }: OddsEffort,
  seen: Seen<K>,
  chance: Chance,
): K['action'] {
  const { game, sounding } = expertise;
  const luck = String(chance.below(SEEDS)); // the same for all options
  const { all: worlds } = unfold(positions, seeded(luck), roll => game.determinize(seen, roll));
  const options = sounding.options(worlds[0], seen.seat);
  if (options.length === 1) return options[0];
  const room = { positions: positions / worlds.length, sides: 1 };
  let [best, highest] = [options[0], Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const later = seeded(luck);
    const worth = mean(worlds, world => worthOf(expertise, world, seen.seat, option, room, later));
    if (worth <= highest) continue;
    [best, highest] = [option, worth];
  }
  return best;
}

/** How far one may still look. */
interface Room {
  readonly positions: number;
  readonly sides: number; // of the last roll; the next one will have about as many
}

/** What an action is worth to its seat. */
function worthOf<K extends Kinds>(
  expertise: Expertise<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
  { positions, sides: last }: Room,
  chance: Chance,
): number {
  const { all, sides } = unfold(positions, chance, roll => {
    const copy = clone(state);
    playImagined(expertise.game, copy, seat, action, roll);
    return copy;
  });
  const room = { positions: positions / all.length, sides: sides > 1 ? sides : last };
  return mean(all, next => standing(expertise, next, seat, room, chance));
}

/**
 * How the seat stands where it stops or, while all that may come next can be counted out, goes on if that is better:
 * the better of two samples would only be the luckier one. What it has to do before it may stop it does sensibly.
 */
function standing<K extends Kinds>(
  expertise: Expertise<K>,
  state: K['state'],
  seat: Seat,
  room: Room,
  chance: Chance,
): number {
  const { game, sounding, judge } = expertise;
  if (game.toAct(state)[0] !== seat) return judge(state)[seat];
  const options = sounding.options(state, seat);
  const worth = (action: K['action']): number => worthOf(expertise, state, seat, action, room, chance);
  if (options.length === 1) return worth(options[0]);
  const stop = sounding.cautious?.(options) ?? null;
  if (stop === null) return worth(sounding.sensible(state, seat, options, chance));
  return room.positions >= room.sides ? Math.max(...options.map(worth)) : worth(stop);
}

/** All that may come of what asks luck, by its first roll, or as much of it as there is room for; the rest is drawn. */
function unfold<T>(most: number, chance: Chance, happen: (chance: Chance) => T): { all: T[]; sides: number } {
  const all: T[] = [];
  let sides = 1; // of the first roll; 1 = luck is not asked
  let count = 1;
  for (let nth = 0; nth < count; nth++) {
    let isFirst = true;
    const below = (n: number): number => {
      if (n === 1) return 0;
      if (!isFirst) return chance.below(n);
      isFirst = false;
      sides = n;
      count = Math.max(1, Math.min(n, Math.floor(most)));
      const from = Math.floor((nth * n) / count);
      return from + chance.below(Math.floor(((nth + 1) * n) / count) - from);
    };
    all.push(happen({ below }));
  }
  return { all, sides };
}

function mean<T>(list: readonly T[], worth: (one: T) => number): number {
  let sum = 0;
  for (const one of list) sum += worth(one);
  return sum / list.length;
}
