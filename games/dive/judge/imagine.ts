/** What pictures and sonar say of the stack, with more care than a bot takes. */
import type { Chance, Seen } from '@fathoms/kernel/game.ts';
import { imagine, levelByLevel, type SharkDraw } from '../determinize.ts';
import { HELPERS, OCEAN } from '../ocean/cards.ts';
import { ANGLER_LEVEL } from '../parts.ts';
import type { DiveKinds, Echo, Glimpse, State } from '../types.ts';

/**
 * Whoever hears a shark and is not sure on which of two levels it lies is sure of one all the same. In so many of a
 * hundred stacks there are about as many sharks as are to be expected from the top down to any level; in the others
 * levels know nothing of each other. So calls are all right together as often as they are: over 3,000 stacks 90, 74,
 * 57 and 40 % down to levels 2 to 5 (each for itself they would be 85, 70, 53 and 38 %). An eye at pictures is as
 * often right altogether as level by level.
 */
const AS_ONE = 60;
const UNIT = 1000;

const careful: SharkDraw = (sharks, chance) => {
  if (chance.below(100) >= AS_ONE) return levelByLevel(sharks, chance);
  const drawn = evenly(sharks, chance.below(UNIT));
  return i => drawn[i];
};

/** A shark wherever the expected number, begun at `from`, becomes a whole one. */
function evenly(sharks: readonly number[], from: number): boolean[] {
  let sum = from;
  return sharks.map(shark => {
    const before = Math.floor(sum / UNIT);
    sum += shark;
    return Math.floor(sum / UNIT) > before;
  });
}

export const imagineCarefully = (seen: Seen<DiveKinds>, chance: Chance): State =>
  seen.view.sonar
    ? imagine(seen, heard(seen.view.sonar), careful, chance)
    : imagine(seen, (seen.glimpse as Glimpse | null) ?? null, levelByLevel, chance);

/** The mean of several readings. */
export function asOne(glimpses: readonly unknown[]): Glimpse {
  const all = glimpses as readonly Glimpse[];
  const mean = (of: (one: Glimpse) => number): number =>
    Math.round(all.reduce((sum, one) => sum + of(one), 0) / all.length);
  return {
    sharks: all[0].sharks.map((_, i) => mean(({ sharks }) => sharks[i])),
    helpers: all[0].helpers.map((_, i) => ({
      green: mean(({ helpers }) => helpers[i].green),
      red: mean(({ helpers }) => helpers[i].red),
      manta: mean(({ helpers }) => helpers[i].manta),
    })),
  };
}

const STARTS = Array.from({ length: 50 }, (_, i) => (i * UNIT) / 50 + UNIT / 100);

/** The chance that the first so many calls are all right, as the sonar has it; index 0: of none. */
export function chancesToReach(sharks: readonly number[], calls: readonly boolean[]): number[] {
  const together = STARTS.map(from => evenly(sharks, from));
  let apart = 1;
  return [1].concat(
    calls.map((call, i) => {
      apart *= (call ? sharks[i] : UNIT - sharks[i]) / UNIT;
      const right = together.filter(drawn => calls.slice(0, i + 1).every((said, at) => said === drawn[at]));
      return (AS_ONE * right.length) / STARTS.length / 100 + ((100 - AS_ONE) * apart) / 100;
    }),
  );
}

/** Thousandths: what a level without an echo may still hide, by level; over 6,000 stacks. */
const SILENT_SHARK = [3, 52, 77, 102, 150, 150];
const SILENT_HELPER = [3, 52, 112, 140, 140, 140];
const NAMED = 0.86; // of helpers whose kind was told: it was that one
const SHARES = HELPERS.map(kind => OCEAN.filter(({ helper }) => helper?.kind === kind).length / 18);

/** What the sonar's echoes are worth. */
export function heard(echoes: readonly Echo[]): Glimpse {
  const levels = Array.from({ length: ANGLER_LEVEL }, (_, i) => i + 1);
  const find = (what: Echo['what'], level: number): Echo | undefined =>
    echoes.find(echo => echo.what === what && echo.level === level);
  const sure = (echo: Echo | undefined, silent: number): number => (echo ? 10 * echo.sure : silent);
  return {
    sharks: levels.map(level => sure(find('shark', level), SILENT_SHARK[level - 1])),
    helpers: levels.map(level => {
      const echo = find('helper', level);
      const odds = HELPERS.map((kind, k) => {
        const share = !echo?.helper ? SHARES[k] : kind === echo.helper ? NAMED : (1 - NAMED) / 2;
        return [kind, Math.round(share * sure(echo, SILENT_HELPER[level - 1]))];
      });
      return Object.fromEntries(odds) as Glimpse['helpers'][number];
    }),
  };
}
