import { seeded } from '@fathoms/kernel/chance.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { painter } from '../painter.ts';
import { contentOf } from '../parts.ts';
import type { LevelCues } from '../picture/cues.ts';
import { dealPractice, liftedCard, restOf } from '../school/practice.ts';
import { apartOf, strongestCue } from '../school/strongest.ts';

const cuesOf = async (seed: string) => {
  const stack = dealPractice(seeded(seed));
  return { stack, cues: (await painter.cues?.(restOf(stack, 0))) as readonly LevelCues[] };
};

describe('a stack to practise with', () => {
  test('has all 36 cards, can be lit until a card is lifted, and loses them from the top', () => {
    const stack = dealPractice(seeded('one'));
    expect(new Set(stack.cards.map(({ card }) => card)).size).toBe(36);
    expect(painter.frames(restOf(stack, 0))).toContain('above-2-2');
    expect(painter.frames(restOf(stack, 1))).toEqual(['c']);
    expect(restOf(stack, 2).cards[0].id).toBe(stack.cards[2].card);
    expect(restOf(stack, 2).removed).toBe(2);
    expect(liftedCard(stack, 1)).toMatchObject({ key: stack.key, card: { id: stack.cards[0].card } });
    expect(dealPractice(seeded('two')).key).not.toBe(stack.key);
  });
});

describe('what gives a level away', () => {
  let looked: Awaited<ReturnType<typeof cuesOf>>[];
  beforeAll(async () => {
    looked = await Promise.all(['a', 'b', 'c'].map(cuesOf));
  });

  test('is told of its shark where it has one, and is what the painter laid there', () => {
    const [{ stack, cues }] = looked;
    expect(cues.map(({ shark }) => shark)).toEqual(
      stack.cards.slice(0, 5).map(lying => contentOf(lying).shark),
    );
    for (const [i, { shark, sprite, x, y }] of cues.entries()) {
      expect(/^S[123]$/.test(sprite)).toBe(shark);
      if (shark) expect(sprite).toBe(contentOf(stack.cards[i]).art);
      for (const share of [x, y]) expect(share > 0 && share < 1).toBe(true);
    }
  });

  test('grows with depth on the whole: slides, softness, and less to see', () => {
    const all = looked.map(({ cues }) => cues);
    const mean = (level: number, of: (cues: LevelCues) => number) =>
      all.reduce((sum, cues) => sum + of(cues[level - 1]), 0) / all.length;
    const slide = (level: number) => mean(level, ({ slides }) => slides[level - 1]);
    expect(Math.abs(slide(1))).toBeLessThan(slide(3));
    expect(slide(3)).toBeLessThan(slide(5));
    expect(mean(1, ({ blur }) => blur)).toBeLessThan(mean(5, ({ blur }) => blur));
    expect(mean(1, ({ contrast }) => contrast)).toBeGreaterThan(2 * mean(5, ({ contrast }) => contrast));
    for (const cues of all) expect([cues[0].under, cues[0].hole, cues[4].over]).toEqual([null, null, null]);
  });

  const plain: LevelCues = {
    ...{ shark: true, sprite: 'S1', x: 0.5, y: 0.5, width: 0.3, height: 0.2, blur: 0.001, contrast: 20 },
    ...{ slides: [0, 0.016, 0.032, 0.048, 0.064], under: null, over: null, hole: null },
  };

  test('the strongest cue is named: standing still on top, sliding below', () => {
    expect(strongestCue(plain, 1)).toBe('stays');
    expect(strongestCue(plain, 3)).toBe('slides');
    expect(apartOf(plain, 3)).toBeCloseTo(10.24, 5); // of 640 pixels
  });

  test('where levels slide alike, what covers what tells more', () => {
    const alike = { ...plain, slides: [0, 0.016, 0.017, 0.018, 0.064] };
    expect(strongestCue(alike, 3)).toBe('soft');
    expect(strongestCue({ ...alike, under: { sprite: 'kelp', level: 2, share: 0.3 } }, 3)).toBe('under');
    expect(strongestCue({ ...alike, over: { sprite: 'whale', level: 4, share: 0.3 } }, 3)).toBe('over');
    expect(strongestCue({ ...alike, hole: { sprite: 'hole', level: 1, share: 0.4 } }, 3)).toBe('hole');
  });

  test('what hardly changes the picture is called so, whatever else could be said', () => {
    expect(strongestCue({ ...plain, contrast: 2 }, 5)).toBe('faint');
  });
});
