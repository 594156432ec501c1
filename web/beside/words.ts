/** The words of matches side by side. */
import type { WordTable } from '../words/words.ts';

const en = {
  soFar: (n: number) => `${n} so far`,
  parted: 'here your ways part',
  turn: (at: number, last: number) => `Turn ${at} of ${last}`,
  slider: 'Turn',
  nextPart: 'Next turn where your points differ',
  replay: 'Watch from here',
  replayOf: (who: string) => `Watch from here: ${who}`,
  quiet: 'Somebody else’s turn.',
  loading: 'The dives are coming up',
  failed: 'The dives of the others did not come.',
  chart: (lines: string) => `Points after each turn. ${lines}`,
  line: (who: string, points: number) => `${who} ends at ${points}.`,
  spoken: (at: number, points: string) => `Turn ${at}: ${points}`,
  partedTitle: 'Where your ways part',
  partedAt: (step: number) => `Up to move ${step - 1} the same, card for card. Then:`,
  partedAtOnce: 'From the first move on:',
  never: 'The same dive, move for move.',
  over: 'The game was over.',
};

export type BesideWords = typeof en;

const de: BesideWords = {
  soFar: n => `bisher ${n}`,
  parted: 'hier trennen sich die Wege',
  turn: (at, last) => `Zug ${at} von ${last}`,
  slider: 'Zug',
  nextPart: 'Zum nächsten Zug mit anderen Punkten',
  replay: 'Ab hier ansehen',
  replayOf: who => `Ab hier ansehen: ${who}`,
  quiet: 'Jemand anderes war am Zug.',
  loading: 'Die Tauchgänge kommen herauf',
  failed: 'Die Tauchgänge der anderen kamen nicht an.',
  chart: lines => `Punkte nach jedem Zug. ${lines}`,
  line: (who, points) => `${who}: am Ende ${points}.`,
  spoken: (at, points) => `Zug ${at}: ${points}`,
  partedTitle: 'Wo sich die Wege trennen',
  partedAt: step => `Bis Zug ${step - 1} dasselbe, Karte für Karte. Dann:`,
  partedAtOnce: 'Vom ersten Zug an:',
  never: 'Derselbe Tauchgang, Zug für Zug.',
  over: 'Die Partie war zu Ende.',
};

export const BESIDE: WordTable<BesideWords> = { en, de };
