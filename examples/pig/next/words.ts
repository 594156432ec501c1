import * as german from '@fathoms/web/board/grammar/de.ts';
import { does } from '@fathoms/web/board/grammar/en.ts';
import type { Story } from '@fathoms/web/board/sentence.tsx';
import type { WordTable } from '@fathoms/web/words/words.ts';
import type { Event } from '../types.ts';

const story: Story<Event> = {
  rolled: ({ seat, die }, who) => `${does(who(seat), 'roll')} a ${die}.`,
  lost: ({ seat, total }, who) => `${does(who(seat), 'lose')} ${total}.`,
  held: ({ seat, total }, who) => `${does(who(seat), 'keep')} ${total}.`,
};

const en = {
  story,
  roll: 'Roll',
  hold: 'Hold',
  ask: 'Roll again, or hold?',
  risk: (total: number) => `A 1 costs you ${total}.`,
  waits: (name: string) => `${name} rolls.`,
  wins: (names: readonly string[], you: boolean) => (you ? 'You win' : `${names.join(' and ')} wins`),
};

const de: typeof en = {
  story: {
    rolled: ({ seat, die }, who) => `${german.does(who(seat), 'würfelst', 'würfelt')} eine ${die}.`,
    lost: ({ seat, total }, who) => `${german.does(who(seat), 'verlierst', 'verliert')} ${total}.`,
    held: ({ seat, total }, who) => `${german.does(who(seat), 'behältst', 'behält')} ${total}.`,
  },
  roll: 'Würfeln',
  hold: 'Behalten',
  ask: 'Noch einmal, oder behalten?',
  risk: total => `Eine 1 kostet dich ${total}.`,
  waits: name => `${name} würfelt.`,
  wins: (names, you) => (you ? 'Du gewinnst' : `${names.join(' und ')} gewinnt`),
};

export const WORDS: WordTable<typeof en> = { en, de };
