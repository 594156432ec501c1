import { seeded } from '@fathoms/kernel/chance.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { expect, test } from 'vitest';
import { eyes } from '../eye/eyes.ts';
import type { Glimpse } from '../eye/glimpse.ts';
import { dive } from '../index.ts';
import { painter } from '../painter.ts';
import { contentOf } from '../parts.ts';
import { pictures } from '../pictures.ts';

const STACKS = 40;
const SIDE = 192; // pixels
const LEVELS = 5;

/** One claim of an eye about a level: how sure it is, and whether that is so. */
interface Claim {
  readonly sure: number; // 0.5 to 1
  readonly isRight: boolean;
}

async function claimsOf(skills: readonly number[]): Promise<Claim[][]> {
  const claims: Claim[][] = skills.map(() => []);
  for (let n = 0; n < STACKS; n++) {
    const deal = { chance: seeded(`calibration ${n}`), tell: () => {} };
    const { stack, ...rest } = dive.setup(2, defaultOptions(dive), deal);
    const open = await painter.open(pictures.glance({ ...rest, stack }), SIDE);
    const drawn = new Map(eyes.frames(Math.max(...skills)).map(frame => [frame, open.frame(frame)]));
    for (const [i, skill] of skills.entries()) {
      const frames = eyes.frames(skill).flatMap(frame => drawn.get(frame) ?? []);
      const { sharks } = eyes.read(frames, skill, seeded(`eyes ${n}`)) as Glimpse;
      for (const [level, said] of sharks.slice(0, LEVELS).entries()) {
        const sure = Math.max(said, 1000 - said) / 1000;
        claims[i].push({ sure, isRight: said > 500 === contentOf(stack[level]).shark });
      }
    }
  }
  return claims;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** vision/results/small.json has it for 600 stacks in Python: this is the code that plays, on pictures it is given. */
test('H9: the eye of each bot knows how far it can be trusted', async () => {
  for (const claims of await claimsOf([0, 1, 2])) {
    const [unsure, surer] = [
      claims.filter(({ sure }) => sure < 0.75),
      claims.filter(({ sure }) => sure >= 0.75),
    ];
    for (const some of [claims, unsure, surer]) {
      expect(some.length).toBeGreaterThan(50);
      const [says, was] = [mean(some.map(({ sure }) => sure)), mean(some.map(one => Number(one.isRight)))];
      const slack = 3 * Math.sqrt((says * (1 - says)) / some.length); // more than chance does
      expect(Math.abs(says - was)).toBeLessThan(slack);
    }
  }
});
