/** What swims there, and how deep. Every stack was looked at: what is asked for can be seen. */
import type { Puzzle } from '@fathoms/kernel/lesson.ts';
import { PLAIN } from './asks.ts';
import { sides } from './judged.ts';

const TABLE = { seats: 2, options: PLAIN, rivals: ['Pip'], lit: ['picture'], counts: sides } as const;

export const EYE_PUZZLES: readonly Puzzle[] = [
  {
    ...TABLE,
    id: 'giant-on-top',
    title: { en: 'A giant on top', de: 'Ein Riese ganz oben' },
    shows: ['S1', 'S2', 'S3'],
    seed: 'puzzle 33',
    before: ['B ready 5n 3s 4n 2n 1n'],
    say: {
      en: 'Right of the middle something large lies on top of everything else. Bet on level 1: shark or no shark?',
      de: 'Rechts der Mitte liegt etwas Großes über allem anderen. Wette auf Stufe 1: Hai oder kein Hai?',
    },
    answers: {
      n: {
        worth: 'best',
        why: {
          en: 'A whale: broad tail, round head, long grooves along the belly. Whales do not count. Play on, and see the card lifted.',
          de: 'Ein Wal: breiter Schwanz, runder Kopf, lange Furchen am Bauch. Wale zählen nicht. Spiel weiter, dann siehst du die Karte allein.',
        },
      },
      s: {
        worth: 'worse',
        why: {
          en: 'Look at the round head and the grooves along the belly: a whale. Only the three animals under “sharks” are sharks.',
          de: 'Sieh dir den runden Kopf und die Furchen am Bauch an: ein Wal. Haie sind nur die drei Tiere unter „Haie“.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'dolphin-or-shark',
    title: { en: 'Which of the two is a shark?', de: 'Wer von beiden ist ein Hai?' },
    shows: ['S2'],
    seed: 'puzzle 11',
    before: ['B ready 3n 5s 4n 2n 1n'],
    say: {
      en: 'Two animals cross in the upper left, one over the other. Bet on levels 1 and 2.',
      de: 'Oben links kreuzen sich zwei Tiere, eins über dem anderen. Wette auf die Stufen 1 und 2.',
    },
    answers: {
      'n s': {
        worth: 'best',
        why: {
          en: 'The one on top is a dolphin: a beak, and a light belly with a dark spot. It covers a hammerhead, which is a shark, on level 2.',
          de: 'Oben liegt ein Delfin: ein Schnabel und ein heller Bauch mit dunklem Fleck. Er verdeckt einen Hammerhai, und der ist ein Hai, auf Stufe 2.',
        },
      },
      'n n': {
        worth: 'worse',
        why: {
          en: 'The dolphin you know. But look at what it covers: a head like a hammer is a shark. Level 2 has one.',
          de: 'Den Delfin kennst du. Aber sieh, was er verdeckt: Ein Kopf wie ein Hammer gehört einem Hai. Auf Stufe 2 ist einer.',
        },
      },
      n: {
        worth: 'fine',
        why: {
          en: 'True: the dolphin on top does not count. But you can also tell what lies under it: bet on level 2 as well.',
          de: 'Stimmt: Der Delfin ganz oben zählt nicht. Du kannst aber auch sagen, was unter ihm liegt: Wette auch auf Stufe 2.',
        },
      },
      s: {
        worth: 'worse',
        why: {
          en: 'What lies on top has a beak and a light belly: a dolphin. The shark lies under it.',
          de: 'Was oben liegt, hat einen Schnabel und einen hellen Bauch: ein Delfin. Der Hai liegt unter ihm.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'starfish-and-shark',
    title: { en: 'How deep is the shark?', de: 'Wie tief ist der Hai?' },
    shows: ['S1'],
    seed: 'puzzle 62',
    before: ['B ready 5n 3s 4n 2n 1n'],
    lit: ['picture', 'tilt'],
    say: {
      en: 'A starfish lies on a dark shark with a white belly. Tilt the stack: what stays, and what moves? Bet on levels 1 and 2.',
      de: 'Ein Seestern liegt auf einem dunklen Hai mit weißem Bauch. Kippe den Stapel: Was bleibt, was bewegt sich? Wette auf die Stufen 1 und 2.',
    },
    answers: {
      'n s': {
        worth: 'best',
        why: {
          en: 'The starfish stays where it is: level 1. The shark moves a little under it, less than the dolphin behind it: level 2.',
          de: 'Der Seestern bleibt, wo er ist: Stufe 1. Der Hai bewegt sich ein wenig unter ihm, weniger als der Delfin dahinter: Stufe 2.',
        },
      },
      'n n': {
        worth: 'worse',
        why: {
          en: 'It is dark and sharp, and moves less than the dolphin behind it: it cannot lie deep. Level 2.',
          de: 'Er ist dunkel und scharf und bewegt sich weniger als der Delfin dahinter: Tief kann er nicht liegen. Stufe 2.',
        },
      },
      n: {
        worth: 'fine',
        why: {
          en: 'Level 1 has no shark, that is right. Now say where the shark is: bet on level 2 as well.',
          de: 'Auf Stufe 1 ist kein Hai, das stimmt. Sag nun auch, wo er ist: Wette auch auf Stufe 2.',
        },
      },
      s: {
        worth: 'worse',
        why: {
          en: 'Keep an eye on the starfish while you tilt: it stays, and the shark slides under it. What slides is not on level 1.',
          de: 'Behalte beim Kippen den Seestern im Auge: Er bleibt, und der Hai rutscht unter ihm weg. Was rutscht, liegt nicht auf Stufe 1.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'in-the-light',
    title: { en: 'What does the light show?', de: 'Was zeigt das Licht?' },
    shows: ['S3', 'green'],
    seed: 'puzzle 54',
    options: { ...PLAIN, flashlight: 'on' },
    before: ['B ready 5s 4n 3n 2n 1n'],
    lit: ['picture', 'lamp'],
    say: {
      en: 'Two whales, a manta, two green turtles. Light the stack from below and look above the upper turtle. Bet on level 1.',
      de: 'Zwei Wale, ein Manta, zwei grüne Schildkröten. Leuchte von unten und schau über die obere Schildkröte. Wette auf Stufe 1.',
    },
    answers: {
      s: {
        worth: 'best',
        why: {
          en: 'Dark on dark, but on top: a broad shark, nose to the upper right. It stays when you tilt. Bright things catch the eye; they need not lie higher.',
          de: 'Dunkel auf Dunkel, aber ganz oben: ein breiter Hai, die Nase nach rechts oben. Er bleibt beim Kippen, wo er ist. Helles fällt auf, liegt aber nicht immer höher.',
        },
      },
      n: {
        worth: 'worse',
        why: {
          en: 'Between the manta and the upper turtle lies something dark: two fins like wings, a pointed nose. A shark, and on top.',
          de: 'Zwischen dem Manta und der oberen Schildkröte liegt etwas Dunkles: zwei Flossen wie Flügel, eine spitze Nase. Ein Hai, und zwar ganz oben.',
        },
      },
    },
  },
];
