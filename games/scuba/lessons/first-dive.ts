import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { drift } from './first-drift.ts';
import { home } from './first-home.ts';
import { plunge } from './first-plunge.ts';
import { rise } from './first-rise.ts';

import { TABLE } from './moves.ts';

/**
 * The guided first game. Its seed hides a clownfish two spaces below its anemone, sends a rip in round 2 that leaves
 * Pip's vase sponge right above the learner, and lets Pip find a lionfish next to the learner under a cloud of dust.
 */
export const firstDive: Lesson = {
  id: 'first-dive',
  title: { en: 'Your first dive', de: 'Dein erster Tauchgang' },
  about: { en: 'Swim, look, mind your air.', de: 'Schwimmen, schauen, auf die Luft achten.' },
  minutes: 5,
  goal: {
    say: {
      en: 'See animals, and be back before your air is gone.',
      de: 'Sieh Tiere, und sei zurück, bevor die Luft zu Ende ist.',
    },
    more: {
      en: 'Every animal you see brings points, the deep ones more. The most points win, but only if you come up alive.',
      de: 'Jedes Tier, das du siehst, bringt Punkte, die in der Tiefe mehr. Die meisten Punkte gewinnen, aber nur, wenn du lebend auftauchst.',
    },
  },
  ...TABLE,
  seed: 'scuba 24932',
  chapters: [plunge, drift, rise, home],
};
