/** Texts every board needs, so that no game writes them again. */
import type { Language } from '../settings/language.ts';
import type { WordTable } from '../words/words.ts';
import type { OptionWords } from './screen.ts';

const en = {
  watching: 'You are watching.',
  rule: 'Read the rule',
  close: 'Close',
  explain: 'What is what? Arrow keys walk over the table, Enter reads on.',
  away: 'offline',
  programOf: (name: string) => `Program of ${name}`,
  starts: 'Who starts',
  random: 'Random',
  luck: 'Luck decides.',
  seat: (n: number) => `Seat ${n}`,
};

type BoardWords = typeof en;

const de: BoardWords = {
  watching: 'Du schaust zu.',
  rule: 'Regel lesen',
  close: 'Schließen',
  explain: 'Was ist was? Pfeiltasten gehen über den Tisch, Enter liest weiter.',
  away: 'nicht verbunden',
  programOf: name => `Programm von ${name}`,
  starts: 'Wer beginnt',
  random: 'Zufall',
  luck: 'Das Los entscheidet.',
  seat: n => `Platz ${n}`,
};

export const BOARD_WORDS: WordTable<BoardWords> = { en, de };

/** The option `start` of a game for up to four. `help` says what starting means there. */
export function startOption(language: Language, help: string): OptionWords {
  const { starts, random, luck, seat } = BOARD_WORDS[language];
  const seats = ['A', 'B', 'C', 'D'].map((letter, i) => [letter, { name: seat(i + 1) }]);
  return {
    name: starts,
    help,
    values: { random: { name: random, help: luck }, ...Object.fromEntries(seats) },
  };
}
