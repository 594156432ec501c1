import type { WordTable } from '../words/words.ts';

const en = { watch: 'Watch it again' };

export const SINCE_WORDS: WordTable<typeof en> = {
  en,
  de: { watch: 'Noch einmal ansehen' },
};
