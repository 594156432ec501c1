import type { WordTable } from '../words/words.ts';

const en = {
  watch: 'Watch it again',
  calm: 'Nothing of yours has changed.',
  points: (before: number, after: number) =>
    before === after ? `still ${after} points` : `from ${before} to ${after} points`,
};

export const SINCE_WORDS: WordTable<typeof en> = {
  en,
  de: {
    watch: 'Noch einmal ansehen',
    calm: 'Bei dir hat sich nichts geändert.',
    points: (before, after) =>
      before === after ? `weiterhin ${after} Punkte` : `von ${before} auf ${after} Punkte`,
  },
};
