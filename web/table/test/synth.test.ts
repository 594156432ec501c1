import { describe, expect, test } from 'vitest';
import { SOUND_NAMES, type SoundSet } from '../../board/sounds.ts';
import { SOUNDS as DIVE } from '../../games/dive/sounds.ts';
import { SOUNDS as LOCKER } from '../../games/locker/sounds.ts';
import { SOUNDS as SCUBA } from '../../games/scuba/sounds.ts';
import { SOUNDS as SHARES } from '../../games/shares/sounds.ts';
import { loudnessOf, peakOf, RATE, samplesOf } from '../synth.ts';
import { TABLE_SOUNDS } from '../table-sounds.ts';

const SETS: Readonly<Record<string, SoundSet>> = {
  table: TABLE_SOUNDS,
  locker: LOCKER,
  shares: SHARES,
  scuba: SCUBA,
  dive: DIVE,
};
const SMALL = ['knock', 'flip', 'swish', 'coin', 'your-turn']; // heard every few seconds
const decibels = (value: number): number => 20 * Math.log10(value);
const each = Object.entries(SETS).flatMap(([game, set]) =>
  SOUND_NAMES.flatMap(name => {
    const voices = set[name];
    return voices ? [{ game, name, samples: samplesOf(voices) }] : [];
  }),
);

describe('sounds', () => {
  test.each(each)('$game $name is as loud as the others, clean, and not too long', ({ name, samples }) => {
    const loudness = decibels(loudnessOf(samples));
    expect(loudness).toBeGreaterThan(-27);
    expect(loudness).toBeLessThan(-20);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.5001); // far from clipping, also when two sound at once
    const seconds = samples.length / RATE;
    expect(seconds).toBeGreaterThan(0.1);
    expect(seconds).toBeLessThan(SMALL.includes(name) ? 1.3 : 2.2);
    const tail = samples.slice(-RATE / 200);
    expect(peakOf(tail)).toBeLessThan(0.004); // it ends, it is not cut off
    const drift = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(drift)).toBeLessThan(0.003);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  test('begins at once: what is heard belongs to what is seen', () => {
    for (const { game, name, samples } of each) {
      const audible = samples.findIndex(sample => Math.abs(sample) > 0.01) / RATE;
      expect(audible, `${game} ${name}`).toBeLessThan(0.06);
    }
  });

  test('no two games share a sound', () => {
    const heard = each.map(({ samples }) => samples.slice(0, 4000).join());
    expect(new Set(heard).size).toBe(each.length);
  });

  test('the same every time', () => {
    expect(samplesOf(TABLE_SOUNDS.crash)).toEqual(samplesOf(TABLE_SOUNDS.crash));
  });
});
