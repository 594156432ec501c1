import type { Quality } from '@fathoms/bots/review/quality.ts';
import type { Who } from '../board/seats.ts';
import { plural } from '../words/plural.ts';
import type { WordTable } from '../words/words.ts';

type Qualities = { readonly [Q in Quality]: string };
const qualities: Qualities = { best: 'Best', fine: 'Fine', inaccurate: 'Inaccurate', mistake: 'Mistake' };

/** A part of the headline: what was gained or lost, and by what. */
export interface HeadlinePart {
  readonly by: 'luck' | 'own';
  readonly change: number; // whole per cent
}

const en = {
  title: 'Review',
  pageTitle: (game: string) => `Review of ${game}`,
  subtitle: (game: string, turns: number, others: string, rounds = false) =>
    `${game} · ${turns} ${rounds ? 'rounds' : 'turns'}${others && ` with ${others}`}`,
  working: 'Looking through the game',
  progress: (done: number, all: number) => `Move ${done} of ${all}`,
  looking: (done: number, all: number) => `Picture ${done} of ${all}`,
  failedTitle: 'This game cannot be reviewed',
  failed: 'Either nobody can judge its rules yet, or its logbook does not hold.',
  toReplay: 'To the replay',
  /** `You lost *9 % by decisions* and *22 % by luck*`: the starred parts are underlined. */
  headline: (who: Who, own: number, luck: number): readonly (string | HeadlinePart)[] => {
    const verb = (change: number) => (change < 0 ? 'lost' : 'gained');
    if (own === 0)
      return [
        `${who.name} ${verb(luck)} `,
        { by: 'luck', change: luck },
        `. ${who.you ? 'Your' : 'Their'} decisions cost nothing.`,
      ];
    if (luck < 0)
      return [`${who.name} lost `, { by: 'own', change: own }, ' and ', { by: 'luck', change: luck }];
    return [`${who.name} gained `, { by: 'luck', change: luck }, ' and lost ', { by: 'own', change: own }];
  },
  part: ({ by, change }: HeadlinePart) =>
    `${Math.abs(change)}\u00a0% by ${by === 'luck' ? 'luck' : 'decisions'}`,
  start: 'Start',
  luck: 'Luck',
  own: (who: Who): string => (who.you ? 'Your decisions' : 'Decisions'),
  rivals: 'Rivals’ play',
  end: 'End',
  sum: (start: string, luck: string, own: string, rivals: string, end: string) =>
    `${start} at the start, ${luck} by luck, ${own} by decisions, ${rivals} by rivals’ play: ${end} at the end.`,
  beyondWhole: 'A chance won back can be lost again, and each time counts: so parts can exceed 100.',
  chances: (who: Who) => (who.you ? 'Your chance of winning' : `${who.name}’s chance of winning`),
  turn: (rounds = false): string => (rounds ? 'round' : 'turn'),
  turnOf: (n: number, rounds = false) => `${rounds ? 'Round' : 'Turn'} ${n}`,
  /** null: everybody’s. */
  whoseTurn: (n: number, who: Who | null) =>
    who === null ? `Round ${n}` : `Turn ${n}, ${who.you ? 'you' : who.name}`,
  slider: (rounds = false): string => (rounds ? 'Round of the game' : 'Turn of the game'),
  sliderText: (turn: string, chance: string, own: string, luck: string) =>
    `${turn}: ${chance}, ${own} by decision, ${luck} by luck`,
  asTable: 'As a table',
  asCurve: 'As a curve',
  after: 'after it',
  seeOf: (name: string) => `Decisions of ${name}`,
  decisions: (who: Who, n: number) =>
    `${who.you ? 'Your' : `${who.name}’s`} ${n} ${plural('en', n, { one: 'decision', other: 'decisions' })}`,
  worstFirst: 'worst first',
  inOrder: 'in order',
  others: (n: number) => `Show the other ${n}`,
  none: 'Nothing was left to decide.',
  qualities,
  better: 'better',
  touch: 'a touch better',
  you: 'Chosen',
  best: 'Best',
  more: (n: number) => `and ${n} more`,
  cameOf: (luck: string) => `What came of it: ${luck} by luck.`,
  byLuck: 'By luck',
  byRivals: 'A rival’s move',
  again: 'Try again from here',
  starting: 'Setting the table',
  noRoom: 'This browser keeps nothing, so the table could not be set. Leave private mode and try again.',
  watch: 'Watch it',
  points: 'Turning points',
  pointBefore: 'Turning point before',
  pointAfter: 'Next turning point',
  pointOf: (n: number) => `of ${n}`,
  point: (n: number) => `Turning point ${n}`,
};

export type ReviewWords = typeof en;

const de: ReviewWords = {
  title: 'Analyse',
  pageTitle: game => `Analyse: ${game}`,
  subtitle: (game, turns, others, rounds = false) =>
    `${game} · ${turns} ${rounds ? 'Runden' : 'Züge'}${others && ` mit ${others}`}`,
  working: 'Die Partie wird durchgesehen',
  progress: (done, all) => `Schritt ${done} von ${all}`,
  looking: (done, all) => `Bild ${done} von ${all}`,
  failedTitle: 'Diese Partie lässt sich nicht analysieren',
  failed: 'Entweder kann noch niemand ihre Regeln beurteilen, oder ihr Logbuch stimmt nicht.',
  toReplay: 'Zum Rückblick',
  headline: (who, own, luck) => {
    const has = who.you ? 'Du hast' : `${who.name} hat`;
    if (own === 0)
      return [
        `${has} `,
        { by: 'luck', change: luck },
        ` ${luck < 0 ? 'verloren' : 'gewonnen'}. Die Entscheidungen haben nichts gekostet.`,
      ];
    if (luck < 0)
      return [`${has} `, { by: 'own', change: own }, ' und ', { by: 'luck', change: luck }, ' verloren'];
    return [
      `${has} `,
      { by: 'luck', change: luck },
      ' gewonnen und ',
      { by: 'own', change: own },
      ' verloren',
    ];
  },
  part: ({ by, change }) => `${Math.abs(change)}\u00a0% durch ${by === 'luck' ? 'Glück' : 'Entscheidungen'}`,
  start: 'Anfang',
  luck: 'Glück',
  own: who => (who.you ? 'Deine Entscheidungen' : 'Entscheidungen'),
  rivals: 'Spiel der anderen',
  end: 'Ende',
  sum: (start, luck, own, rivals, end) =>
    `${start} am Anfang, ${luck} durch Glück, ${own} durch Entscheidungen, ${rivals} durch das Spiel der anderen: ${end} am Ende.`,
  beyondWhole:
    'Eine zurückgewonnene Chance kann wieder verloren gehen, und jedes Mal zählt: So kommen Teile über 100 zustande.',
  chances: who => (who.you ? 'Deine Gewinnchance' : `Gewinnchance von ${who.name}`),
  turn: (rounds = false) => (rounds ? 'Runde' : 'Zug'),
  turnOf: (n, rounds = false) => `${rounds ? 'Runde' : 'Zug'} ${n}`,
  whoseTurn: (n, who) => (who === null ? `Runde ${n}` : `Zug ${n}, ${who.you ? 'du' : who.name}`),
  slider: (rounds = false) => (rounds ? 'Runde der Partie' : 'Zug der Partie'),
  sliderText: (turn, chance, own, luck) =>
    `${turn}: ${chance}, ${own} durch Entscheidung, ${luck} durch Glück`,
  asTable: 'Als Tabelle',
  asCurve: 'Als Kurve',
  after: 'danach',
  seeOf: name => `Entscheidungen von ${name}`,
  decisions: (who, n) => {
    const noun = plural('de', n, { one: 'Entscheidung', other: 'Entscheidungen' });
    return who.you ? `Deine ${n} ${noun}` : `${n} ${noun} von ${who.name}`;
  },
  worstFirst: 'schlechteste zuerst',
  inOrder: 'der Reihe nach',
  others: n => `Die anderen ${n} zeigen`,
  none: 'Es gab nichts zu entscheiden.',
  qualities: { best: 'Beste', fine: 'Gut', inaccurate: 'Ungenau', mistake: 'Fehler' },
  better: 'besser',
  touch: 'etwas besser',
  you: 'Gewählt',
  best: 'Beste',
  more: n => `und ${n} weitere`,
  cameOf: luck => `Was daraus wurde: ${luck} durch Glück.`,
  byLuck: 'Durch Glück',
  byRivals: 'Zug eines anderen',
  again: 'Von hier noch einmal',
  starting: 'Der Tisch wird gedeckt',
  noRoom:
    'Dieser Browser merkt sich nichts, also ging der Tisch nicht auf. Verlasse den privaten Modus und versuche es noch einmal.',
  watch: 'Ansehen',
  points: 'Wendepunkte',
  pointBefore: 'Voriger Wendepunkt',
  pointAfter: 'Nächster Wendepunkt',
  pointOf: n => `von ${n}`,
  point: n => `Wendepunkt ${n}`,
};

export const REVIEW: WordTable<ReviewWords> = { en, de };
