import { readFileSync } from 'node:fs';
import { draw, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import { isPlain } from '@fathoms/kernel/testing/plain.ts';
import { describe, expect, test } from 'vitest';
import { determinize } from '../determinize.ts';
import { dive } from '../index.ts';
import { BLIND, glimpseOf, SHARP, SHARPER } from '../observer.ts';
import { HELPERS } from '../ocean/cards.ts';
import { contentOf, OCEAN_IDS } from '../parts.ts';
import { pictures } from '../pictures.ts';
import { glimpseFromEchoes, readingIn, sound } from '../sonar.ts';
import type { Glimpse, Lying } from '../types.ts';
import { at, opened, round } from './table.ts';

function anyStack(chance: Chance): Lying[] {
  const bag = [...OCEAN_IDS];
  return Array.from({ length: 14 }, () => ({ card: draw(bag, chance), turn: 0, flipped: false }));
}

interface Look {
  readonly stack: readonly Lying[];
  readonly glimpse: Glimpse;
}

const SENSES = [0.42, 0.31, SHARP.blur].map(blur => ({ ...SHARP, blur }));

const looks = (skill: number, count: number): Look[] => {
  const chance = seeded(`looks ${skill}`);
  return Array.from({ length: count }, () => {
    const stack = anyStack(chance);
    return { stack, glimpse: glimpseOf(stack, SENSES[skill], chance) };
  });
};

/** How often "a shark is likelier than not" is right, by level, in per cent. */
const accuracy = (all: readonly Look[]): number[] =>
  [0, 1, 2, 3, 4].map(i => {
    const right = all.filter(({ stack, glimpse }) => glimpse.sharks[i] > 500 === contentOf(stack[i]).shark);
    return (100 * right.length) / all.length;
  });

interface Claim {
  readonly said: number; // thousandths
  readonly isTrue: boolean;
}

/** Of all claims near a chance: how often they should be right and how often they are. */
function calibration(claims: readonly Claim[]): { said: number; was: number; slack: number }[] {
  return Array.from({ length: 10 }, (_, tenth) =>
    claims.filter(({ said }) => Math.floor(said / 100.1) === tenth),
  )
    .filter(some => some.length > 50)
    .map(some => ({
      said: some.reduce((sum, { said }) => sum + said / 1000, 0) / some.length,
      was: some.filter(({ isTrue }) => isTrue).length / some.length,
      slack: 0.03 + 2 / Math.sqrt(some.length), // its blur is nearly, not quite, the bell curve it reckons with
    }));
}

describe('the observer', () => {
  const COUNT = 1500;
  const bySkill = [0, 1, 2].map(skill => looks(skill, COUNT));

  test('at its best sees about as well as people should: 97, 90, 80, 70, 60 and some per cent', () => {
    const [first, second, third, fourth, fifth] = accuracy(bySkill[2]);
    expect(Math.abs(first - 97)).toBeLessThan(2);
    expect(Math.abs(second - 90)).toBeLessThan(3);
    expect(Math.abs(third - 80)).toBeLessThan(4);
    expect(Math.abs(fourth - 71)).toBeLessThan(5);
    expect(Math.abs(fifth - 66)).toBeLessThan(5);
  });

  test('sees the worse the lower its skill, and the worse the deeper', () => {
    const [low, middle, high] = bySkill.map(accuracy);
    for (const i of [0, 1, 2]) {
      expect(low[i]).toBeLessThan(middle[i]);
      expect(middle[i]).toBeLessThan(high[i]);
      for (const one of [low, middle, high]) expect(one[i + 1]).toBeLessThan(one[i] + 1);
    }
  });

  test('knows how wrong it may be: what it says with chance p is right in about p of all cases', () => {
    for (const all of bySkill) {
      const sharks = all.flatMap(({ stack, glimpse }) =>
        glimpse.sharks.map((said, i) => ({ said, isTrue: contentOf(stack[i]).shark })),
      );
      const helpers = all.flatMap(({ stack, glimpse }) =>
        glimpse.helpers.flatMap((odds, i) =>
          HELPERS.map(kind => ({ said: odds[kind], isTrue: contentOf(stack[i]).helper === kind })),
        ),
      );
      for (const claims of [sharks, helpers]) {
        for (const { said, was, slack } of calibration(claims))
          expect(Math.abs(said - was)).toBeLessThan(slack);
      }
    }
  });

  test('the same luck gives the same reading, in whole thousandths', () => {
    const stack = anyStack(seeded('stack'));
    const one = glimpseOf(stack, SHARP, seeded('eyes'));
    expect(glimpseOf(stack, SHARP, seeded('eyes'))).toEqual(one);
    expect(isPlain(one)).toBe(true);
  });

  test('sees nothing where no card is left, and a blind one knows what is printed', () => {
    const glimpse = glimpseOf(anyStack(seeded('short')).slice(0, 2), SHARP, seeded('eyes'));
    expect(glimpse.sharks.slice(2)).toEqual([0, 0, 0, 0]);
    expect(BLIND.sharks[0]).toBe(417);
    expect(BLIND.helpers[5]).toEqual({ green: 222, red: 139, manta: 139 });
  });
});

describe('H9: bots get no ground truth', () => {
  test('a reading is drawn once a round, whatever happens in it', () => {
    const s = at({ holds: ['octopus', null] });
    const moment = pictures.moment(s);
    dive.apply(
      s,
      0,
      { type: 'octopus', spot: { x: 50, y: 50, turn: 0 } },
      { chance: seeded('x'), tell: () => {} },
    );
    expect(pictures.moment(s)).toBe(moment);
    round(s, '1n', '1n');
    expect(pictures.moment(s)).not.toBe(moment);
  });

  test('an imagined stack is drawn from the reading, never from the real one', () => {
    const s = opened(2);
    const glimpse: Glimpse = {
      sharks: [1000, 0, 1000, 0, 0, 1000],
      helpers: BLIND.helpers.map((_, i) => ({
        green: i === 0 ? 1000 : 0,
        red: i === 1 ? 1000 : 0,
        manta: 0,
      })),
    };
    const seen = { seat: 0, view: dive.view(s, 0), news: [], glimpse };
    for (let n = 0; n < 20; n++) {
      const world = determinize(seen, seeded(`world ${n}`));
      expect(world.stack.slice(0, 6).map(lying => contentOf(lying).shark)).toEqual([
        true,
        false,
        true,
        false,
        false,
        true,
      ]);
      expect(world.stack.slice(0, 3).map(lying => contentOf(lying).helper)).toEqual(['green', 'red', null]);
      expect([...world.stack, ...world.gone].map(({ card }) => card).sort()).toEqual([...OCEAN_IDS]);
    }
  });
});

interface Eye {
  readonly sharks: readonly (readonly number[])[]; // per level: right in so many per cent, and the interval
}

const measured = (file: string): { readonly [part: string]: { readonly [name: string]: Eye } } =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../vision/results/${file}`, 'utf8'));

describe('H10: the sonar', () => {
  test('is told to everybody alike at the start of each round, in place of the picture', () => {
    const s = opened(2, { sonar: 'on' }, ...Array.from({ length: 300 }, (_, i) => (i * 37) % 101));
    expect(s.sonar?.length).toBeGreaterThan(0);
    expect(dive.view(s, 0).sonar).toEqual(dive.view(s, 1).sonar);
    expect(dive.view(s, null).sonar).toEqual(s.sonar);
    expect(pictures.scenes(s)).toEqual({});
    expect(pictures.passing(s)).toEqual({});
    expect(dive.view(opened(2), 0).sonar).toBeNull();
  });

  test('has an echo for each level that may well hold something, as sure as a sharp observer is', () => {
    const stack = anyStack(seeded('deep'));
    const echoes = sound({ stack, version: 3 }, seeded('ping'));
    const glimpse = glimpseOf(stack, SHARP, seeded('ping'));
    const sharks = echoes.filter(({ what }) => what === 'shark');
    expect(sharks.map(({ level }) => level)).toEqual(
      glimpse.sharks.flatMap((chance, i) => (chance >= 150 ? [i + 1] : [])),
    );
    for (const { level, sure } of sharks)
      expect(sure).toBeCloseTo(Math.min(99, glimpse.sharks[level - 1] / 10), -1);
    for (const { what, helper } of echoes) if (what === 'shark') expect(helper).toBeNull();
  });

  test('is less sure than the strongest eye at the picture and surer than any bot that looks, on every level', () => {
    const strongest = measured('look-3.json')['at-192, painted by the game']['five views'];
    const bots = Object.values(measured('small.json').bots);
    const sonar = accuracy(looks(2, 1500));
    for (const [i, right] of sonar.entries()) {
      expect(right).toBeLessThan(strongest.sharks[i][0]);
      for (const { sharks } of bots) expect(right).toBeGreaterThan(sharks[i][0]);
    }
  });

  test('games begun under version 2 hear it as they did', () => {
    const stack = anyStack(seeded('deep'));
    const echoes = sound({ stack, version: 2 }, seeded('ping'));
    const glimpse = glimpseOf(stack, SHARPER, seeded('ping'));
    expect(echoes.filter(({ what }) => what === 'shark').map(({ level }) => level)).toEqual(
      glimpse.sharks.flatMap((chance, i) => (chance >= 150 ? [i + 1] : [])),
    );
    expect(sound({ stack, version: 3 }, seeded('ping'))).not.toEqual(echoes);
  });

  test('tells bots what it tells people: there is nothing to look at', () => {
    const s = opened(2, { sonar: 'on' }, ...Array.from({ length: 300 }, (_, i) => (i * 41) % 89));
    expect(pictures.glance(s)).toBeNull();
    expect(readingIn({ seat: 0, view: dive.view(s, 0), news: [] })).toEqual(glimpseFromEchoes(s.sonar ?? []));
  });
});
