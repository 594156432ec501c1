import type { LessonChapter } from '@fathoms/kernel/lesson.ts';
import { lay, ready, tilt, toLevel, toRest, toRound } from './asks.ts';

const ROUND_2 = '1s 4n 25n 3n';

/** The second round of the first dive, where the top cards are others. */
export const roundTwo: LessonChapter = {
  title: { en: 'Round 2', de: 'Runde 2' },
  steps: [
    {
      head: { en: 'Four cards are gone', de: 'Vier Karten sind weg' },
      say: {
        en: 'What was level 5 is level 1 now. Look again: tilt it.',
        de: 'Was Stufe 5 war, ist jetzt Stufe 1. Schau noch einmal: Kippe.',
      },
      lit: ['picture', 'tilt'],
      asks: tilt('left'),
    },
    {
      head: { en: 'Who is where?', de: 'Wer ist wo?' },
      say: {
        en: 'The whale and the dark shark stay: level 1. The green turtle moves a little: level 2. The red one, half behind the shark, moves more: level 3.',
        de: 'Der Wal und der dunkle Hai bleiben: Stufe 1. Die grüne Schildkröte bewegt sich ein wenig: Stufe 2. Die rote, halb hinter dem Hai, bewegt sich mehr: Stufe 3.',
      },
      lit: ['picture', 'tilt'],
      asks: tilt('right'),
    },
    {
      head: { en: 'Level 1: a shark, nobody to ride on', de: 'Stufe 1: ein Hai, niemand zum Reiten' },
      say: {
        en: 'The 1 is enough again.',
        de: 'Wieder genügt die 1.',
      },
      lit: ['rack', 'level:1'],
      asks: lay({ en: 'Put the 1 on level 1: shark', de: 'Leg die 1 auf Stufe 1: Hai' }, '1s'),
    },
    {
      head: { en: 'Green carries one space', de: 'Grün trägt ein Feld weit' },
      say: {
        en: 'Worth the 4. No shark on level 2.',
        de: 'Das ist die 4 wert. Auf Stufe 2 ist kein Hai.',
      },
      lit: ['rack', 'level:2'],
      asks: lay({ en: 'Put the 4 on level 2: no shark', de: 'Leg die 4 auf Stufe 2: kein Hai' }, '1s 4n'),
    },
    {
      head: { en: 'Red carries two: make sure of it', de: 'Rot trägt zwei: Geh sicher' },
      say: {
        en: 'Tokens on the same level add up: 5 and 2 make speed 7.',
        de: 'Plättchen auf derselben Stufe zählen zusammen: 5 und 2 sind Tempo 7.',
      },
      lit: ['rack', 'level:3'],
      asks: lay(
        {
          en: 'Put the 2 and the 5 on level 3: no shark',
          de: 'Leg die 2 und die 5 auf Stufe 3: kein Hai',
        },
        '1s 4n 25n',
      ),
    },
    {
      head: { en: 'One token left', de: 'Ein Plättchen ist übrig' },
      say: {
        en: 'Level 4 is hard to see: bet on no shark again. Then you are ready.',
        de: 'Stufe 4 ist schwer zu sehen: Wette wieder auf kein Hai. Dann bist du bereit.',
      },
      lit: ['rack', 'level:4', 'prompt'],
      asks: {
        ...ready(ROUND_2),
        say: {
          en: 'Put the 3 on level 4: no shark. Then press Ready',
          de: 'Leg die 3 auf Stufe 4: kein Hai. Dann drücke Bereit',
        },
      },
      after: ['B ready 3n 2n 5s 1n 4n'],
    },
    {
      head: { en: 'Another dive', de: 'Noch ein Tauchgang' },
      say: {
        en: 'Pip put the 5 on level 2. Watch who gets which turtle.',
        de: 'Pip hat die 5 auf Stufe 2 gelegt. Schau, wer welche Schildkröte bekommt.',
      },
      lit: ['programs'],
      asks: toLevel(1),
    },
    {
      head: { en: 'A reef shark', de: 'Ein Riffhai' },
      say: {
        en: 'Both right. The whale beside it means nothing.',
        de: 'Beide richtig. Der Wal daneben hat nichts zu sagen.',
      },
      lit: ['lifted', 'programs'],
      asks: toLevel(2),
    },
    {
      head: { en: 'Pip was faster', de: 'Pip war schneller' },
      say: {
        en: 'Pip’s 5 beats your 4: the green turtle carries Pip one space. You were right, so your dive goes on.',
        de: 'Pips 5 schlägt deine 4: Die grüne Schildkröte trägt Pip ein Feld. Du hattest recht, dein Tauchgang geht also weiter.',
      },
      lit: ['lifted', 'programs'],
      asks: toLevel(3),
    },
    {
      head: { en: 'Your 7 beats Pip’s 4', de: 'Deine 7 schlägt Pips 4' },
      say: {
        en: 'The red turtle carries you two spaces.',
        de: 'Die rote Schildkröte trägt dich zwei Felder.',
      },
      lit: ['lifted', 'programs'],
      asks: toLevel(4),
    },
    {
      head: { en: 'No shark: well guessed', de: 'Kein Hai: gut geraten' },
      say: {
        en: 'You have no token on level 5, so you stop here and keep all four levels. Pip goes on.',
        de: 'Auf Stufe 5 liegt kein Plättchen von dir: Du hörst hier auf und behältst alle vier Stufen. Pip taucht weiter.',
      },
      lit: ['lifted', 'programs'],
      asks: toLevel(5),
    },
    {
      head: { en: 'Pip missed a shark', de: 'Pip hat einen Hai übersehen' },
      say: {
        en: 'Level 5 is lost for Pip, the other four stay.',
        de: 'Stufe 5 ist für Pip verloren, die anderen vier bleiben.',
      },
      lit: ['lifted', 'programs'],
      asks: toRest,
    },
    {
      head: { en: 'You lead, 11 to 7', de: 'Du führst, 11 zu 7' },
      say: {
        en: 'Four spaces each for four levels. Your turtle was worth more.',
        de: 'Vier Felder für euch beide, für vier Stufen. Deine Schildkröte war mehr wert.',
      },
      lit: ['track'],
      asks: toRound(3),
    },
  ],
  learnt: [
    { en: 'Green carries one space, red two.', de: 'Grün trägt ein Feld, Rot zwei.' },
    { en: 'Tokens on one level add up.', de: 'Plättchen auf einer Stufe zählen zusammen.' },
    { en: 'Stopping early is no mistake.', de: 'Früher aufhören ist kein Fehler.' },
  ],
};
