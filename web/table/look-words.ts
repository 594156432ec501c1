import type { WordTable } from '../words/words.ts';

/** Apart from the replay's words: every table in play loads these. */
const en = { looking: 'You are looking back.', now: 'Back to now' };

export const LOOK_WORDS: WordTable<typeof en> = {
  en,
  de: { looking: 'Du schaust zurück.', now: 'Zurück zum Jetzt' },
};
