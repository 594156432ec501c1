import { seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import type { Chance, Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { OddsEffort } from '@fathoms/kernel/sounding.ts';
import { type Expertise, playImagined } from './review/imagine.ts';

const SEEDS = 2 ** 31;
const BUNCHES = 12; // looked at of one roll: more tell hardly more, and leave less room for the next
const FEWEST = 4; // of fewer, going on would only seem better where it is luckier

/**
 * The option after which one stands best, by the judge, when this turn is over. What luck may bring next is counted
 * out in place of being drawn: where options differ by a hundredth, samples tell them apart too seldom.
 */
export function bestByOdds<K extends Kinds>(
  expertise: Expertise<K>,
  effort: OddsEffort,
  seen: Seen<K>,
  chance: Chance,
): K['action'] {
  const { game, sounding } = expertise;
  const luck = String(chance.below(SEEDS)); // the same for all options
  const worlds = unfold(effort.positions, seeded(luck), roll => game.determinize(seen, roll));
  const [{ state }] = worlds;
  const options = sounding.options(state, seen.seat);
  if (options.length === 1) return options[0];
  const positions = sounding.isEnding?.(state) ? effort.ending : effort.positions;
  const room = positions / worlds.length / options.length;
  let [best, highest] = [options[0], Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const later = seeded(luck);
    const chances = mean(worlds, world => chancesAfter(expertise, world, seen.seat, option, room, later));
    if (chances[seen.seat] <= highest) continue;
    [best, highest] = [option, chances[seen.seat]];
  }
  return best;
}

/** Every seat's chances after an action, as far as so many positions let one look. */
function chancesAfter<K extends Kinds>(
  expertise: Expertise<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
  positions: number,
  chance: Chance,
): number[] {
  const { game, sounding } = expertise;
  const happen = (roll: Chance): K['state'] => {
    const copy = clone(state);
    playImagined(game, copy, seat, action, roll);
    return copy;
  };
  const all = unfold(positions, chance, happen, sides => sounding.bunches?.(state, action, sides) ?? null);
  const room = positions / all.length;
  return mean(all, next => standing(expertise, next, seat, room, chance));
}

/**
 * Every seat's chances where the turn is over or, near the end of the match, in the turns after it. The mover stops
 * or, while there is room to see what may come, goes on if that is better for them. What they have to do before they
 * may stop they do sensibly.
 */
function standing<K extends Kinds>(
  expertise: Expertise<K>,
  state: K['state'],
  seat: Seat,
  room: number,
  chance: Chance,
): number[] {
  const { game, sounding, judge } = expertise;
  const [mover]: readonly (Seat | undefined)[] = game.toAct(state);
  const hasPassed = mover !== seat && (room < FEWEST || !sounding.isEnding?.(state));
  if (mover === undefined || hasPassed) return judge(state);
  const options = sounding.options(state, mover);
  const after = (action: K['action'], positions: number): number[] =>
    chancesAfter(expertise, state, mover, action, positions, chance);
  if (options.length === 1) return after(options[0], room);
  const stop = sounding.cautious?.(options) ?? null;
  if (stop === null) return after(sounding.sensible(state, mover, options, chance), room);
  const each = room / options.length;
  if (each < FEWEST) return after(stop, room);
  const all = options.map(action => after(action, each));
  return all.reduce((best, chances) => (chances[mover] > best[mover] ? chances : best));
}

/** What may come of something, and how likely it is. */
interface Come<T> {
  readonly state: T;
  readonly share: number;
}

/** All that may come of what asks luck, by its first roll, or some of it, spread over all; other rolls are drawn. */
function unfold<T>(
  positions: number,
  chance: Chance,
  happen: (chance: Chance) => T,
  bunchesOf: (sides: number) => readonly (readonly number[])[] | null = () => null,
): Come<T>[] {
  const all: Come<T>[] = [];
  const roll = { sides: 1, bunches: singles(1) as readonly (readonly number[])[] }; // unless luck is asked
  for (let nth = 0; nth < roll.bunches.length; nth++) {
    let isFirst = true;
    const below = (n: number): number => {
      if (n === 1) return 0;
      if (!isFirst) return chance.below(n);
      isFirst = false;
      if (nth === 0) {
        roll.sides = n;
        roll.bunches = joined(bunchesOf(n) ?? singles(n), Math.max(1, Math.min(positions, BUNCHES)));
      }
      return middle(roll.bunches[nth]);
    };
    const state = happen({ below });
    all.push({ state, share: roll.bunches[nth].length / roll.sides });
  }
  return all;
}

const middle = <T>(list: readonly T[]): T => list[list.length >> 1];
const singles = (sides: number): number[][] => Array.from({ length: sides }, (_, roll) => [roll]);

/** Neighbours together, until there are no more than so many. */
function joined(bunches: readonly (readonly number[])[], most: number): readonly (readonly number[])[] {
  if (bunches.length <= most) return bunches;
  const count = Math.floor(most);
  const from = (nth: number): number => Math.floor((nth * bunches.length) / count);
  return Array.from({ length: count }, (_, nth) => bunches.slice(from(nth), from(nth + 1)).flat());
}

function mean<T>(all: readonly Come<T>[], chancesIn: (state: T) => readonly number[]): number[] {
  let sum: number[] = [];
  for (const { state, share } of all) {
    const chances = chancesIn(state);
    sum = chances.map((chance, seat) => share * chance + (sum[seat] ?? 0));
  }
  return sum;
}
