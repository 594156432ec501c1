import type { Chance } from '@fathoms/kernel/game.ts';
import { HELPERS, OCEAN } from './ocean/cards.ts';
import { ANGLER_LEVEL, contentOf } from './parts.ts';
import type { Glimpse, Lying } from './types.ts';

/**
 * An observer without a picture: what the sonar hears of a stack, and what a bot imagines others to see in one it
 * has made up. It overlooks some figures, is wrong about how deep the others lie, the deeper the more, and knows
 * how wrong that may be: when it says a chance of 80 %, it is right in four of five cases. Only sums, products and quotients, so that every engine agrees.
 */

/** How well somebody observes. */
export interface Sense {
  readonly blur: number; // how wrong a depth is read on level 1, in levels
  readonly growth: number; // of that, per level
  readonly missed: number; // per level above it, a figure is overlooked
}

/** About as well as people should see, and never as well as the strongest eye at the picture of that version. */
export const SHARP: Sense = { blur: 0.23, growth: 1.42, missed: 0.05 };
/** Up to version 2, whose pictures told more of levels 4 and 5. */
export const SHARPER: Sense = { blur: 0.24, growth: 1.4, missed: 0.01 };
/** As well as the best bot's eye sees. */
export const BOTLIKE: Sense = { blur: 0.28, growth: 1.46, missed: 0.1 };
const MISTAKEN = 0.03; // per level above it, one helper is taken for another
const HORIZON = 10; // nothing below is made out

/** Something noticed: what it looks like, and at about which level. */
interface Reading {
  readonly kind: number;
  readonly depth: number;
}

/** How often each kind of one class is on a card; a card has at most one of them. */
type Odds = readonly number[];

const share = (count: number): number => count / OCEAN.length;
const SHARK_ODDS: Odds = [share(OCEAN.filter(({ shark }) => shark).length)];
const HELPER_ODDS: Odds = HELPERS.map(kind =>
  share(OCEAN.filter(({ helper }) => helper?.kind === kind).length),
);

const thousandths = (chance: number): number => Math.round(1000 * chance);

/** What somebody knows who has not looked. */
export const BLIND: Glimpse = toGlimpse(
  Array.from({ length: ANGLER_LEVEL }, () => SHARK_ODDS),
  Array.from({ length: ANGLER_LEVEL }, () => HELPER_ODDS),
);

/** One look at the stack, at levels 1 to 6. */
export function glimpseOf(stack: readonly Lying[], sense: Sense, chance: Chance): Glimpse {
  const cards = stack.slice(0, HORIZON).map(contentOf);
  const sharks = cards.map(({ shark }) => (shark ? 0 : null));
  const helpers = cards.map(({ helper }) => (helper ? HELPERS.indexOf(helper) : null));
  return toGlimpse(
    weigh(notice(sharks, SHARK_ODDS, sense, chance), SHARK_ODDS, sense, cards.length),
    weigh(notice(helpers, HELPER_ODDS, sense, chance), HELPER_ODDS, sense, cards.length),
  );
}

function toGlimpse(sharks: readonly Odds[], helpers: readonly Odds[]): Glimpse {
  return {
    sharks: sharks.map(([shark]) => thousandths(shark)),
    helpers: helpers.map(([green, red, manta]) => ({
      green: thousandths(green),
      red: thousandths(red),
      manta: thousandths(manta),
    })),
  };
}

const missed = (sense: Sense, level: number): number => sense.missed * (level - 1);
const mistaken = (level: number, kinds: number): number => (kinds === 1 ? 0 : MISTAKEN * (level - 1));

function deviation({ blur, growth }: Sense, level: number): number {
  let sigma = blur;
  for (let i = 1; i < level; i++) sigma *= growth;
  return sigma;
}

/** What is noticed of the figures on levels 1, 2, … (kinds; null = none there). */
function notice(figures: readonly (number | null)[], odds: Odds, sense: Sense, chance: Chance): Reading[] {
  return figures.flatMap((figure, i) => {
    const level = i + 1;
    if (figure === null || uniform(chance) < missed(sense, level)) return [];
    const depth = level + deviation(sense, level) * normal(chance);
    const isMistaken = odds.length > 1 && uniform(chance) < mistaken(level, odds.length);
    const kind = isMistaken ? (figure + 1 + chance.below(odds.length - 1)) % odds.length : figure;
    return [{ kind, depth }];
  });
}

const STEPS = 1024;
const uniform = (chance: Chance): number => (chance.below(STEPS) + 0.5) / STEPS;

/** Four dice are as good as a bell curve here. */
function normal(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += uniform(chance);
  return (sum - 2) * 1.7320508075688772; // by the root of 3 their deviation is 1
}

/** exp(−x²/2), near enough. */
function bell(x: number): number {
  let power = Math.max(0, 1 - (x * x) / 2 / 1024);
  for (let i = 0; i < 10; i++) power *= power;
  return power;
}

/**
 * How likely each kind is on each level, given the readings: every way in which figures on the levels could have
 * left exactly these readings, weighed by its chance. Row z of `above`, by set of readings: levels 1 to z left
 * that set; row z of `below`: the lowest z levels did.
 */
function weigh(readings: readonly Reading[], odds: Odds, sense: Sense, levels: number): Odds[] {
  const sets = 1 << readings.length;
  const ways = Array.from({ length: levels }, (_, i) => waysOn(i + 1, readings, odds, sense));
  const above = tableOf(levels, sets);
  const below = tableOf(levels, sets);
  for (let i = 0; i < levels; i++) {
    pass(above, i, sets, ways[i]);
    pass(below, i, sets, ways[levels - 1 - i]);
  }
  const total = above[levels * sets + sets - 1];
  return Array.from({ length: ANGLER_LEVEL }, (_, i) =>
    odds.map((_, kind) => {
      if (i >= levels) return 0;
      const here = ways[i].filter(way => way.kind === kind);
      return join(above, i, here, below, levels - 1 - i, sets) / total;
    }),
  );
}

/** One thing that may be the case on a level: a kind, or nothing, and the reading it left. */
interface Way {
  readonly kind: number | null;
  readonly left: number; // a bit of the set of readings; 0 = none
  readonly chance: number;
}

function waysOn(level: number, readings: readonly Reading[], odds: Odds, sense: Sense): Way[] {
  const nothing = 1 - odds.reduce((sum, one) => sum + one, 0);
  const sigma = deviation(sense, level);
  const wrong = mistaken(level, odds.length);
  const ways: Way[] = [{ kind: null, left: 0, chance: nothing }];
  for (const [kind, prior] of odds.entries()) {
    ways.push({ kind, left: 0, chance: prior * missed(sense, level) });
    for (const [i, reading] of readings.entries()) {
      const looks = reading.kind === kind ? 1 - wrong : wrong / (odds.length - 1);
      const near = bell((reading.depth - level) / sigma) / sigma;
      ways.push({ kind, left: 1 << i, chance: prior * (1 - missed(sense, level)) * looks * near });
    }
  }
  return ways;
}

/** No level has left no reading. */
function tableOf(levels: number, sets: number): Float64Array {
  const table = new Float64Array((levels + 1) * sets);
  table[0] = 1;
  return table;
}

/** The next set without these bits. */
const nextWithout = (bits: number, set: number): number => ((set | bits) + 1) & ~bits;

/** One level more: the next row. */
function pass(table: Float64Array, row: number, sets: number, ways: readonly Way[]): void {
  const [from, to] = [row * sets, (row + 1) * sets];
  for (const { left, chance } of ways) {
    for (let set = 0; set < sets; set = nextWithout(left, set)) {
      table[to + (set | left)] += table[from + set] * chance;
    }
  }
}

/** All the ways in which the levels above, these on one level, and the levels below leave all the readings. */
function join(
  above: Float64Array,
  row: number,
  ways: readonly Way[],
  below: Float64Array,
  rowBelow: number,
  sets: number,
): number {
  let sum = 0;
  for (const { left, chance } of ways) {
    const rest = rowBelow * sets + ((sets - 1) ^ left);
    for (let set = 0; set < sets; set = nextWithout(left, set)) {
      sum += above[row * sets + set] * chance * below[rest - set]; // what this level and those above did not leave
    }
  }
  return sum;
}
