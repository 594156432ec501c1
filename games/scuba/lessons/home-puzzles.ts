/** The way home: where one comes up, and when. */
import type { Puzzle } from '@fathoms/kernel/lesson.ts';
import { moves, TABLE } from './moves.ts';

export const HOME_PUZZLES: readonly Puzzle[] = [
  {
    ...TABLE,
    id: 'one-more-look',
    title: { en: '6 air, one hidden tile', de: '6 Luft, ein verdecktes Plättchen' },
    shows: ['stingray'],
    seed: 'puzzle 40',
    before: moves(
      'A step 1/4, A turn, A step 2/4, A turn, A step 3/4, A turn, A step 3/5, A turn, B step 1/5, B turn, B step 2/5, B turn, B step 3/5, B see Y05, B step 3/6, B turn, A step 2/6, A see Y03, A turn, A step 1/6, A turn, A step 1/7, A turn, A step 1/8, A turn, B step 2/7, B see R02, B turn, B step 3/7, B turn, B step 3/8, B turn, B step 2/8, B turn, A step 1/7, A step 1/6, A step 1/7, A step 1/8, B step 3/8, B step 4/8, B turn, B step 4/7, B turn, B step 4/6, B turn, A step 1/7, A step 1/8, A step 2/8, A see R01, A step 1/8, B step 4/3, B turn, B step 3/3, B step 2/3, B turn, B step 2/2, B turn, A step 1/7, A step 1/6, A step 1/5, A step 1/4, B step 1/5, B step 1/4, B step 1/3, B turn, B step 1/2, B turn, A step 1/4, A step 1/3, A step 1/2, A step 1/3, B step 2/3, B step 3/3, B step 3/2, B step 2/2, A step 1/3, A step 1/2, A see R09, A step 1/3, A step 1/2, B step 3/2, B step 3/3, B step 2/3, B step 1/3, A step 3/2, A step 4/2, A turn, A step 3/2, A step 2/2, B step 3/3, B step 2/3, B step 1/3, B step 1/2, A step 3/3, A step 3/2, A turn, A step 2/2, A step 1/2, B step 1/2, B step 1/3, B step 1/2, B step 1/3, A step 1/3, A step 2/3, A step 3/3, A step 2/3, B step 1/3, B step 1/2, B step 1/3, B step 1/2, A step 2/3',
    ),
    say: {
      en: 'You are at 5–10 metres with 6 air. One row deeper lies a hidden tile.',
      de: 'Du bist auf 5–10 Metern und hast 6 Luft. Eine Reihe tiefer liegt ein verdecktes Plättchen.',
    },
    lit: ['space:2/3', 'space:3/3', 'air'],
    answers: {
      'step 3/3': {
        worth: 'best',
        why: {
          en: 'Enough for it: you pay 2, rise to the top row for 1, and surface with 3 to spare.',
          de: 'Das reicht: Du zahlst 2, steigst für 1 in die oberste Reihe und tauchst mit 3 Luft übrig auf.',
        },
      },
      'step 1/3': {
        worth: 'worse',
        why: {
          en: 'Safe, but up there nothing is left to see. You would go home with air for a look you did not take.',
          de: 'Sicher, aber dort oben gibt es nichts mehr zu sehen. Du kämst mit Luft für einen Blick nach Hause, den du nicht getan hast.',
        },
      },
      'step 2/2': {
        worth: 'worse',
        why: {
          en: 'Nothing is hidden there, and it leads away from the tile.',
          de: 'Dort ist nichts verdeckt, und es führt vom Plättchen weg.',
        },
      },
      'step 2/4': {
        worth: 'worse',
        why: {
          en: 'Nothing is hidden there. The step is lost.',
          de: 'Dort ist nichts verdeckt. Der Schritt ist vertan.',
        },
      },
      stop: {
        worth: 'worse',
        why: {
          en: 'You would pay 1 air and see nothing for it.',
          de: 'Du zahltest 1 Luft und sähest nichts dafür.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'where-to-surface',
    title: { en: 'Where do you come up?', de: 'Wo tauchst du auf?' },
    shows: ['seahorse'],
    seed: 'puzzle 31',
    before: moves(
      'A step 1/6, A turn, A step 1/5, A turn, A step 2/5, A turn, A step 3/5, A turn, B step 1/5, B see R10, B step 2/5, B step 3/5, B see Y01, B step 3/4, B turn, A step 4/5, A turn, A step 5/5, A turn, A step 5/4, A turn, A step 4/4, A turn, B step 3/4, B see Y09, B step 2/4, B turn, B step 1/4, B turn, B step 1/3, B turn, A step 3/2, A turn, A step 3/3, A turn, A step 2/3, A turn, A step 2/2, A turn, B step 1/3, B step 2/3, B step 3/3, B see Y03, B step 2/3, A step 1/2, A turn, A step 1/3, A step 1/2, A step 1/3, B step 1/3, B step 2/3, B see R07, B step 3/3, B step 4/3, B see G07, B turn, A step 1/6, A step 2/6, A turn, A step 2/7, A turn, A step 2/8, A turn, B step 6/5, B turn, B step 7/5, B step 7/6, B see G09, B step 6/6, B turn, A step 4/8, A turn, A step 5/8, A step 5/7, A turn, A step 4/7, A turn, B step 7/6, B step 6/6, B step 6/5, B step 6/4, B stop, A step 5/6, A turn, A step 4/6, A turn, A step 3/6, A turn, A step 3/7, A turn, B step 6/3, B step 5/3, B step 5/2, B step 4/2, B turn, A step 3/8, A turn, A step 2/8, A step 1/8, A turn, A step 1/7, A turn, B step 2/2, B step 1/2, B step 1/3, B step 1/2, A step 1/6, A step 1/5, A step 1/4, A step 1/3, B step 1/2, B step 1/3, B step 1/2, B step 1/3',
    ),
    say: {
      en: 'You are in the top row with 4 air and four steps. The numbers above tell what it costs to be there when the game ends.',
      de: 'Du bist in der obersten Reihe, mit 4 Luft und vier Schritten. Die Zahlen darüber sagen, was es kostet, am Ende des Spiels dort zu sein.',
    },
    lit: ['space:1/2', 'space:1/3', 'boat'],
    answers: {
      'step 1/3': {
        worth: 'best',
        why: {
          en: 'One step aside, then up: from there on it costs nothing. Steps are free, only the end of a turn costs air.',
          de: 'Einen Schritt zur Seite, dann hinauf: Von dort an kostet es nichts. Schritte sind frei, nur das Ende eines Zugs kostet Luft.',
        },
      },
      'step S2': {
        worth: 'worse',
        why: {
          en: 'You are up, but out here it is 2 points less at the end, unless you swim over in time. Use a step below first.',
          de: 'Du bist oben, aber hier draußen sind es am Ende 2 Punkte weniger, wenn du nicht rechtzeitig hinüberschwimmst. Geh vorher unten einen Schritt.',
        },
      },
      'step 2/2': {
        worth: 'worse',
        why: {
          en: 'Down again: there is nothing hidden, and 4 air are for going home.',
          de: 'Wieder hinab: Dort ist nichts verdeckt, und 4 Luft sind für den Heimweg.',
        },
      },
      stop: {
        worth: 'worse',
        why: {
          en: 'You would pay 1 air to stay where you are, with four steps unused.',
          de: 'Du zahltest 1 Luft, um zu bleiben, wo du bist, und vier Schritte blieben ungenutzt.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'two-steps-home',
    title: { en: '3 air, two steps below the boat', de: '3 Luft, zwei Schritte unter dem Boot' },
    shows: ['parrot'],
    seed: 'puzzle 32',
    before: moves(
      'A step 1/6, A turn, A step 1/7, A turn, A step 2/7, A turn, A step 3/7, A turn, B step 1/6, B step 1/7, B see R08, B step 1/8, B turn, B step 2/8, B turn, A step 5/7, A turn, A step 5/6, A turn, A step 5/5, A turn, B push right, A step 4/7, A turn, B step 4/8, B turn, B step 5/8, B see G08, B turn, B step 4/8, B step 3/8, B turn, A step 4/6, A turn, A step 3/6, A turn, A step 3/5, A turn, A step 2/5, A turn, B step 3/7, B see Y07, B step 2/7, B step 2/6, B turn, B step 1/6, A step 1/8, A step 1/7, A step 1/6, A step 1/5, A turn, B step 1/6, B step 1/5, B step 1/4, B turn, B step 1/3, B turn, A step 1/5, A step 1/4, A step 2/4, A turn, B step 2/4, B step 3/4, B turn, B step 3/3, B turn, B step 2/3, B turn, B step 2/2, B turn, A step 1/5, A see R09, A step 1/4, A see R05, A step 1/3, A step 1/2, A turn, B step 3/2, B step 4/2, B turn, B step 3/2, B step 2/2, A step 1/3, A step 1/2, A step 1/3, A step 1/2, B step 3/2, B step 2/2, B step 1/2, B step 1/3, A step 1/3, A step 1/2, A step 1/3, A step 1/2, B step 1/2, B step 2/2, B step 3/2, B step 2/2, A step 2/3, A step 3/3, A step 4/3, A turn, A step 4/4, A turn, B step 3/2, B step 2/2, B step 1/2, B step 1/3, A step 2/3, A step 1/3, A step 1/2, A step 1/3, B step 1/2, B step 2/2, B step 3/2, B step 2/2, A step 1/2, A step 1/3, A step 1/2, A step 1/3, B step 3/2, B step 2/2, B step 1/2, B step 1/3, A step 1/3, A step 1/2, A step 1/3, A step 1/2, B step 2/2, B step 3/2, B step 2/2, B step 2/3, A step 1/3, A step 1/2, A step 1/3, A step 1/4, B step 3/3, B step 3/4, B step 3/5, B see G06, B step 2/5',
    ),
    say: {
      en: 'You are at 5–10 metres with 3 air, and the boat is straight above you.',
      de: 'Du bist auf 5–10 Metern und hast 3 Luft, und das Boot ist genau über dir.',
    },
    lit: ['space:2/6', 'boat', 'air'],
    answers: {
      'step 1/6': {
        worth: 'best',
        why: {
          en: 'Two steps up, and you are aboard in this very turn, before any current. Who surfaces pays no air.',
          de: 'Zwei Schritte hinauf, und du bist noch in diesem Zug an Bord, vor jeder Strömung. Wer auftaucht, zahlt keine Luft.',
        },
      },
      'step 2/5': {
        worth: 'fine',
        why: {
          en: 'You can still rise to the boat from there in this turn. But the step brings nothing.',
          de: 'Auch von dort kommst du in diesem Zug noch ins Boot. Aber der Schritt bringt nichts.',
        },
      },
      'step 2/7': {
        worth: 'fine',
        why: {
          en: 'You can still surface this turn, beside the boat. But the step brings nothing: no tile is left to turn there.',
          de: 'Auch so tauchst du in diesem Zug noch auf, neben dem Boot. Aber der Schritt bringt nichts: Dort liegt kein Plättchen mehr.',
        },
      },
      'step 3/6': {
        worth: 'worse',
        why: {
          en: 'Deeper with 3 air: then two steps up no longer bring you home this turn, and a rip could take what is left.',
          de: 'Tiefer mit 3 Luft: Dann reichen zwei Schritte hinauf in diesem Zug nicht mehr, und ein Sog könnte den Rest nehmen.',
        },
      },
      stop: {
        worth: 'worse',
        why: {
          en: 'You would pay 1 air to wait for a current. A downwelling, and home is a turn further away.',
          de: 'Du zahltest 1 Luft, um auf eine Strömung zu warten. Ein Abtrieb, und der Heimweg dauert einen Zug länger.',
        },
      },
    },
  },
];
