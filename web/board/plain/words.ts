import type { WordTable } from '../../words/words.ts';

const en = {
  over: 'The game is over.',
  waits: (name: string) => `${name} decides.`,
  yours: 'Your decision',
  choose: (n: number) => (n === 1 ? 'One action' : `${n} actions`),
  written: 'Or write an action:',
  send: 'Play it',
  view: 'What you see',
  actions: 'What you may do',
  wins: (names: string) => `${names} won`,
  nobody: 'Nobody won',
  points: 'Points',
};

export type PlainWords = typeof en;

const de: PlainWords = {
  over: 'Das Spiel ist zu Ende.',
  waits: name => `${name} entscheidet.`,
  yours: 'Deine Entscheidung',
  choose: n => (n === 1 ? 'Eine Aktion' : `${n} Aktionen`),
  written: 'Oder schreib eine Aktion:',
  send: 'Spielen',
  view: 'Was du siehst',
  actions: 'Was du tun darfst',
  wins: names => `Gewonnen: ${names}`,
  nobody: 'Niemand hat gewonnen',
  points: 'Punkte',
};

export const PLAIN_WORDS: WordTable<PlainWords> = { en, de };
