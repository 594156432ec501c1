import { seeded } from '@fathoms/kernel/chance.ts';
import type { Pixels } from '@fathoms/kernel/painter.ts';
import { describe, expect, test } from 'vitest';
import { diveHints } from '../bot/hints.ts';
import { eyes } from '../eye/eyes.ts';
import type { Glimpse } from '../eye/glimpse.ts';
import { takeIn } from '../eye/retina.ts';
import { WEIGHTS } from '../eye/weights.ts';
import { dive } from '../index.ts';
import { painter } from '../painter.ts';
import { contentOf } from '../parts.ts';
import { pictures } from '../pictures.ts';
import type { State } from '../types.ts';
import { opened } from './table.ts';

const SIDE = 192;
const [MINNOW, , BARRACUDA] = [0, 1, 2];

const dealt = (n: number): State => dive.setup(2, OPTIONS, { chance: seeded(`deal ${n}`), tell: () => {} });
const OPTIONS = { ...dive.options, ...defaults() };

function defaults() {
  const first = Object.entries(dive.options).map(([name, values]) => [name, values[0]]);
  return Object.fromEntries(first);
}

async function framesOf(s: State, skill: number): Promise<Pixels[]> {
  const open = await painter.open(pictures.glance(s), SIDE);
  return eyes.frames(skill).map(open.frame);
}

const look = (frames: readonly Pixels[], skill: number, luck = 'eyes'): Glimpse =>
  eyes.read(frames, skill, seeded(luck)) as Glimpse;

describe('H9: the eye of a bot', () => {
  test('fits into 300 KB', () => {
    expect((WEIGHTS.length * 3) / 4).toBeLessThan(300_000);
  });

  test('sees what is on top: a shark on level 1 is hardly ever mistaken', async () => {
    let right = 0;
    for (let n = 0; n < 12; n++) {
      const s = dealt(n);
      const { sharks } = look(await framesOf(s, BARRACUDA), BARRACUDA);
      if (sharks[0] > 500 === contentOf(s.stack[0]).shark) right++;
    }
    expect(right).toBeGreaterThanOrEqual(10);
  });

  test('knows nothing but pixels: another stack under the same pixels gives the same play', async () => {
    const [one, other] = [dealt(1), dealt(2)];
    const frames = await framesOf(one, BARRACUDA);
    const choose = (s: State, glimpse: Glimpse): string => {
      const seen = { seat: 0, view: dive.view(s, 0), news: [], glimpse };
      const action = diveHints.expert?.(seen, 20, seeded('thought'));
      return action ? dive.format(action) : '';
    };
    expect(one.stack.slice(0, 6).map(contentOf)).not.toEqual(other.stack.slice(0, 6).map(contentOf));
    const reading = look(frames, BARRACUDA);
    expect(look(frames, BARRACUDA)).toEqual(reading);
    expect(choose(other, reading)).toBe(choose(one, reading));
    const different = look(await framesOf(other, BARRACUDA), BARRACUDA);
    expect(different).not.toEqual(reading);
    expect(choose(one, different)).not.toBe(choose(one, reading));
  });

  test('a Minnow looks at the middle view alone, whoever sits elsewhere holds it another way', async () => {
    const frames = await framesOf(dealt(3), MINNOW);
    expect(frames).toHaveLength(1);
    const ways = new Set(Array.from({ length: 12 }, (_, i) => JSON.stringify(look(frames, MINNOW, `${i}`))));
    expect(ways.size).toBeGreaterThan(3);
    expect(ways.size).toBeLessThanOrEqual(8);
  });
});

test('a picture in cells is the mean of what each covers, also where pixels are shared', () => {
  const rgba = new Uint8ClampedArray(4 * 9);
  for (let i = 0; i < 9; i++) rgba.set([i % 3 === 0 ? 255 : 0, 0, 0, 255], 4 * i);
  const held = { turns: 0, mirrored: false };
  const { data } = takeIn([{ width: 3, height: 3, rgba }], 2, 1, held);
  const red = [data[5], data[6]].map(value => value / 4 + 0.45); // pitch 4: the first row within its border
  expect(red[0]).toBeCloseTo(2 / 3, 5);
  expect(red[1]).toBeCloseTo(0, 5);
});

test('no bot looks at more than there is to see', () => {
  const s = opened(2);
  const frames = painter.frames(pictures.glance(s));
  for (const skill of [0, 1, 2]) for (const frame of eyes.frames(skill)) expect(frames).toContain(frame);
});
