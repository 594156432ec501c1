import { OCEAN } from '@fathoms/games/dive/ocean/cards.ts';
import { ATLAS } from '@fathoms/games/dive/picture/art/atlas.ts';
import { openAtlas } from '@fathoms/games/dive/picture/atlas.ts';
import type { LevelCues } from '@fathoms/games/dive/picture/cues.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../settings/language.ts';
import { explainLevel } from '../school/explain.ts';
import { interval, lessons, NEVER, shareOf, tally } from '../school/figures.ts';
import { type Answered, readSchool } from '../school/kept.ts';
import { THINGS } from '../school/things.ts';
import { SCHOOL } from '../school/words.ts';

const stack = (said: string, truth: string, eyes: readonly string[] = []): Answered => ({
  ...{ said, truth, eyes, seconds: 20, views: 3 },
});

describe('how well somebody sees', () => {
  test('is counted by level, and for bots only where they looked', () => {
    const stacks = [stack('snnnn', 'snsnn', ['nnsnn', 'snsnn', 'snsnn']), stack('nnnnn', 'snnnn')];
    expect(tally(stacks, 'you')).toEqual({ right: 8, of: 10 });
    expect(tally(stacks, 'you', 1)).toEqual({ right: 1, of: 2 });
    expect(tally(stacks, 0, 1)).toEqual({ right: 0, of: 1 });
    expect(tally(stacks, 2)).toEqual({ right: 5, of: 5 });
    expect(shareOf({ right: 0, of: 0 })).toBe(0);
  });

  test('has an interval that shrinks with what is known', () => {
    const [low, high] = interval({ right: 18, of: 20 });
    expect(low).toBeCloseTo(0.699, 2);
    expect(high).toBeCloseTo(0.972, 2);
    const [less, more] = interval({ right: 180, of: 200 });
    expect(more - less).toBeLessThan((high - low) / 2);
    expect(interval({ right: 0, of: 0 })).toEqual([0, 1]);
  });

  test('makes lessons of ten, which keep their numbers when old ones are forgotten', () => {
    const stacks = Array.from({ length: 23 }, () => stack('nnnnn', 'nnnns'));
    expect(lessons(stacks, 0).map(({ lesson, tally: { of } }) => [lesson, of])).toEqual([
      [1, 50],
      [2, 50],
      [3, 15],
    ]);
    expect(lessons(stacks, 40)[0]?.lesson).toBe(5);
    expect(lessons([], 0)).toEqual([]);
  });

  test('is held against always saying no shark', () => {
    expect(NEVER).toBe(OCEAN.filter(({ shark }) => !shark).length / OCEAN.length);
  });

  test('survives a storage somebody else wrote to', () => {
    const one = stack('snsns', 'nnnnn', ['nnnnn', 'nnnnn', 'nnnnn']);
    const read = readSchool(JSON.stringify({ answered: [one, { said: 'x' }, null], tells: 'yes' }));
    expect(read).toEqual({ answered: [one], forgotten: 0, tells: null });
    expect(readSchool('nonsense').answered).toEqual([]);
    expect(readSchool(null).tells).toBeNull();
  });
});

describe('the explanation', () => {
  const cues = (part: Partial<LevelCues>): LevelCues => ({
    ...{
      shark: false,
      sprite: 'dolphin',
      x: 0.5,
      y: 0.5,
      width: 0.3,
      height: 0.2,
      blur: 0.001,
      contrast: 20,
    },
    ...{ slides: [0, 0.016, 0.032, 0.048, 0.064], under: null, over: null, hole: null },
    ...part,
  });
  const all = [
    cues({ sprite: 'kelp' }),
    cues({}),
    cues({ shark: true, sprite: 'S2' }),
    cues({ contrast: 1 }),
    cues({}),
  ];
  const tell = (level: number, said: boolean) => explainLevel(all, level, said, SCHOOL.en, THINGS.en);

  test('says what it was, where the shark really lies, and the cue with its figures', () => {
    expect(tell(3, true)).toBe(
      'It slides by 3.2\u00a0% of the picture when you tilt. The nearest other level differs by 10 of 640 pixels.',
    );
    expect(tell(2, true)).toMatch(
      /^The nearest shark lies on level 3\. A dolphin, no shark\. It slides by 1\.6\u00a0%/,
    );
    expect(tell(2, false)).toMatch(/^A dolphin, no shark\. /);
    expect(tell(1, false)).toMatch(/^The largest thing here: kelp\. It hardly moves/);
    expect(tell(4, false)).toMatch(/Hardly to be seen: it changes the picture by 1\.0 of 255 shades/);
  });

  test('has a name for every drawing, in every language', () => {
    const drawings = Object.keys(openAtlas(ATLAS).sprites).filter(name => name !== 'giant'); // no card has it
    for (const language of LANGUAGES) expect(drawings.filter(name => !THINGS[language][name])).toEqual([]);
  });
});
