import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { lay, PLAIN, ready, tilt, toLevel, toRest } from './asks.ts';

const BETS = '14n 235s';

/** Two good rounds have brought both into Deep Waters; there Pip bets on more than anybody can see. */
export const zones: Lesson = {
  id: 'zones',
  title: { en: 'Deep Waters', de: 'Tiefsee' },
  about: { en: 'Where one mistake costs everything.', de: 'Wo ein Fehler alles kostet.' },
  minutes: 2,
  goal: {
    say: {
      en: 'From space 16 on, bet only on what you see.',
      de: 'Ab Feld 16: Wette nur auf das, was du siehst.',
    },
    more: {
      en: 'Up to 15 a wrong bet costs that level and those below. In Deep Waters it costs all of them.',
      de: 'Bis 15 kostet eine falsche Wette diese Stufe und die darunter. In der Tiefsee kostet sie alle.',
    },
  },
  seats: 2,
  options: PLAIN,
  seed: 'first dive 118189',
  rivals: ['Pip'],
  before: [
    ...['A ready 5n 1s 4n 3s 2s', 'B ready 3n 5s 4n 2s 1n'],
    ...['A ready 4n 5n 1n 3s 2n', 'B ready 2n 4n 5n 1s 3n'],
    'B ready 2n 5s 1n 4n 3n',
  ],
  chapters: [
    {
      title: { en: 'Everything at stake', de: 'Alles auf dem Spiel' },
      steps: [
        {
          head: { en: 'You both are on 17', de: 'Ihr seid beide auf 17' },
          say: {
            en: 'Dark spaces are Deep Waters. One wrong bet here and you rest with no level at all. Rides you already had stay yours.',
            de: 'Die dunklen Felder sind die Tiefsee. Eine falsche Wette, und dir bleibt für die Rast keine einzige Stufe. Was dich schon getragen hat, behältst du.',
          },
          lit: ['track'],
        },
        {
          head: { en: 'So look twice', de: 'Schau also zweimal hin' },
          say: {
            en: 'Tilt it. What stays? And what moves only a little?',
            de: 'Kippe den Stapel. Was bleibt? Und was bewegt sich nur wenig?',
          },
          lit: ['picture', 'tilt'],
          asks: tilt('left'),
        },
        {
          head: { en: 'Two levels are clear', de: 'Zwei Stufen sind klar' },
          say: {
            en: 'Level 1: the wreck, the dolphin, the green turtle. No shark. Level 2: a red turtle, and behind the wreck a large shark.',
            de: 'Stufe 1: das Wrack, der Delfin, die grüne Schildkröte. Kein Hai. Stufe 2: eine rote Schildkröte, und hinter dem Wrack ein großer Hai.',
          },
          lit: ['picture'],
        },
        {
          head: { en: 'Should you guess level 3?', de: 'Sollst du Stufe 3 raten?' },
          say: {
            en: 'It would bring one space, and a mistake would cost the two sure ones. You would have to be right more than two times in three. No.',
            de: 'Sie brächte ein Feld, und ein Fehler kostet die zwei sicheren. Du müsstest öfter als zweimal von dreien richtig liegen. Nein.',
          },
          lit: ['levels'],
        },
        {
          head: { en: 'All five tokens on two levels', de: 'Alle fünf Plättchen auf zwei Stufen' },
          say: {
            en: 'What you do not need for depth makes you fast: 5 for the green turtle, 10 for the red one.',
            de: 'Was du nicht für die Tiefe brauchst, macht dich schnell: 5 für die grüne Schildkröte, 10 für die rote.',
          },
          lit: ['rack', 'levels'],
          asks: lay(
            {
              en: '1 and 4 on level 1: no shark. 2, 3 and 5 on level 2: shark',
              de: '1 und 4 auf Stufe 1: kein Hai. 2, 3 und 5 auf Stufe 2: Hai',
            },
            BETS,
          ),
        },
        {
          head: { en: 'Read it once more before you press', de: 'Lies es noch einmal, bevor du drückst' },
          say: {
            en: 'Above the button it says what is at stake: every level. Yours are sure.',
            de: 'Über dem Knopf steht, was auf dem Spiel steht: alle Stufen. Deine sind sicher.',
          },
          lit: ['prompt'],
          asks: ready(BETS),
          after: ['B ready 3n 2n 1n'],
        },
        {
          head: { en: 'Pip dares five levels', de: 'Pip wagt fünf Stufen' },
          say: { en: 'Let us see how far that goes.', de: 'Mal sehen, wie weit das geht.' },
          lit: ['programs'],
          asks: toLevel(1),
        },
        {
          head: { en: 'The green turtle is yours', de: 'Die grüne Schildkröte gehört dir' },
          say: { en: 'Your 5 beats Pip’s 2: one space.', de: 'Deine 5 schlägt Pips 2: ein Feld.' },
          lit: ['lifted', 'programs'],
          asks: toLevel(2),
        },
        {
          head: { en: 'The red one too', de: 'Die rote auch' },
          say: {
            en: 'A shark, and a turtle beside it: a card may have both. Your 10 beats Pip’s 5: two spaces. Here you stop.',
            de: 'Ein Hai, und daneben eine Schildkröte: Eine Karte kann beides haben. Deine 10 schlägt Pips 5: zwei Felder. Hier hörst du auf.',
          },
          lit: ['lifted', 'programs'],
          asks: toLevel(3),
        },
        {
          head: { en: 'Pip loses everything', de: 'Pip verliert alles' },
          say: {
            en: 'A small shark on level 3. In Deep Waters that takes the two levels Pip had passed as well.',
            de: 'Ein kleiner Hai auf Stufe 3. In der Tiefsee nimmt das auch die beiden Stufen, die Pip schon hatte.',
          },
          lit: ['lifted', 'programs'],
          asks: toRest,
        },
      ],
      learnt: [
        {
          en: 'In Deep Waters stop before you have to guess.',
          de: 'In der Tiefsee hör auf, bevor du raten musst.',
        },
        { en: 'Spare tokens make you fast.', de: 'Übrige Plättchen machen dich schnell.' },
      ],
    },
    {
      title: { en: 'One space to the stone', de: 'Ein Feld bis zum Stein' },
      steps: [
        {
          head: { en: '22 against 17', de: '22 gegen 17' },
          say: {
            en: 'The round in which somebody reaches 23 is played to its end, then the furthest pawn wins. Bring it home!',
            de: 'Die Runde, in der jemand 23 erreicht, wird zu Ende gespielt, dann gewinnt die tiefste Figur. Bring es nach Hause!',
          },
          lit: ['track'],
        },
      ],
      learnt: [
        {
          en: 'The game ends after the rest, never before.',
          de: 'Das Spiel endet nach der Rast, nie davor.',
        },
      ],
    },
  ],
};
