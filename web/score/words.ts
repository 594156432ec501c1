import type { ScorePart } from '../board/screen.ts';
import { plural } from '../words/plural.ts';
import type { WordTable } from '../words/words.ts';

type Tones = { readonly [T in ScorePart['tone']]: string };
const tones: Tones = { main: 'points', extra: 'on top', gain: 'bonus', loss: 'lost' };

const en = {
  label: 'The end of the game',
  ranking: 'Ranking',
  place: (n: number) => `Place ${n}`,
  points: (n: number) => `${n} ${plural('en', n, { one: 'point', other: 'points' })}`,
  tones,
  chart: 'Point by point',
  chartOf: (lines: string) => `Scores over the game. ${lines}`,
  chartLine: (name: string, score: number) => `${name} ends at ${score}.`,
  turning: 'The turning point',
  moment: (n: number, label: string) => `${n}: at ${label}`,
  jump: 'Jump there',
  jumpTo: (n: number) => `Jump to moment ${n} in the replay`,
  change: (name: string, by: string) => `${name} ${by}`,
  how: (name: string, score: number) => `How ${name} got to ${score}`,
  howYours: (score: number) => `How your ${score} came about`,
  show: (name: string) => `Show ${name}`,
  seats: 'Whose points',
  nothing: 'No points at all',
  together: 'together',
  rematch: 'Rematch',
  rematchJoin: 'Join the rematch',
  rematchAsked: 'Setting the table',
  look: 'Look at the table',
  record: 'Logbook',
  recordSub: 'download',
  recordFailed: 'The logbook did not come. Try once more.',
  replay: 'Replay',
  replaySub: 'card by card',
  check: 'Fair luck?',
  checkSub: 'check it',
  harbour: 'Back to the harbour',
};

export type ScoreWords = typeof en;

const tonesDe: Tones = { main: 'Punkte', extra: 'obendrauf', gain: 'Bonus', loss: 'verloren' };

const de: ScoreWords = {
  label: 'Das Ende der Partie',
  ranking: 'Rangliste',
  place: n => `Platz ${n}`,
  points: n => `${n} ${plural('de', n, { one: 'Punkt', other: 'Punkte' })}`,
  tones: tonesDe,
  chart: 'Punkt für Punkt',
  chartOf: lines => `Punkte im Lauf der Partie. ${lines}`,
  chartLine: (name, score) => `${name}: am Ende ${score}.`,
  turning: 'Der Wendepunkt',
  moment: (n, label) => `${n}: bei ${label}`,
  jump: 'Dorthin',
  jumpTo: n => `Im Rückblick zu Augenblick ${n} springen`,
  change: (name, by) => `${name} ${by}`,
  how: (name, score) => `So kam ${name} auf ${score}`,
  howYours: score => `So kamen deine ${score} zustande`,
  show: name => `${name} zeigen`,
  seats: 'Wessen Punkte',
  nothing: 'Kein einziger Punkt',
  together: 'zusammen',
  rematch: 'Revanche',
  rematchJoin: 'Bei der Revanche mitmachen',
  rematchAsked: 'Der Tisch wird gedeckt',
  look: 'Den Tisch ansehen',
  record: 'Logbuch',
  recordSub: 'herunterladen',
  recordFailed: 'Das Logbuch kam nicht an. Versuch es noch einmal.',
  replay: 'Rückblick',
  replaySub: 'Karte für Karte',
  check: 'Faires Glück?',
  checkSub: 'nachprüfen',
  harbour: 'Zurück zum Hafen',
};

export const WORDS: WordTable<ScoreWords> = { en, de };
