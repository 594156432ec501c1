/** How much is left, and where to go with it. */
import type { Puzzle } from '@fathoms/kernel/lesson.ts';
import { LATE_DIVE } from './going-home.ts';
import { moves, TABLE } from './moves.ts';

export const AIR_PUZZLES: readonly Puzzle[] = [
  {
    ...TABLE,
    id: 'three-air',
    title: { en: '3 air at 15 metres', de: '3 Luft auf 15 Metern' },
    shows: ['anemone'],
    seed: 'home 54',
    before: LATE_DIVE,
    say: {
      en: 'You have 39 points and 3 air, and four steps. Where does the first one go?',
      de: 'Du hast 39 Punkte und 3 Luft, und vier Schritte. Wohin geht der erste?',
    },
    lit: ['space:3/7', 'air'],
    answers: {
      'step 2/7': {
        worth: 'best',
        why: {
          en: 'Straight up: the turn ends in the top row for 1 air, and on the way you can see the anemone. Home next turn.',
          de: 'Geradewegs hinauf: Der Zug endet für 1 Luft in der obersten Reihe, und unterwegs siehst du die Anemone. Im nächsten Zug bist du daheim.',
        },
      },
      'step 3/6': {
        worth: 'fine',
        why: {
          en: 'You still reach the top row this turn, under the boat. Going up first lets you see the anemone on the way.',
          de: 'Auch so kommst du in diesem Zug ganz nach oben, unter das Boot. Erst hinauf, und du siehst unterwegs die Anemone.',
        },
      },
      'step 3/8': {
        worth: 'worse',
        why: {
          en: 'You would still get up, but away from the boat, and into Pip’s dust.',
          de: 'Hinauf kämst du noch, aber weg vom Boot und in Pips Staub.',
        },
      },
      'step 4/7': {
        worth: 'worse',
        why: {
          en: 'You have seen the vase sponge already. Two steps up would then only lead back to 5–10 metres, with nothing to spare.',
          de: 'Den Vasenschwamm kennst du schon. Zwei Schritte hinauf führten dann nur auf 5–10 Meter, ohne Reserve.',
        },
      },
      stop: {
        worth: 'worse',
        why: {
          en: 'You pay 2 and have 1 left. Next turn you get as far as the top row, pay the last one, and that is the end.',
          de: 'Du zahlst 2, eine bleibt. Im nächsten Zug kommst du bis in die oberste Reihe, zahlst die letzte, und das ist das Ende.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'under-the-boat',
    title: { en: 'One more turn down here?', de: 'Noch ein Zug hier unten?' },
    shows: ['seahorse'],
    seed: 'home 54',
    before: [
      ...LATE_DIVE,
      ...moves(
        'A step 2/7, A step 1/7, A see R01, A step 1/6, A step 1/5, B step 4/7, B see Y05, B step 3/7, B step 2/7, B stop, A step 1/5',
      ),
    ],
    say: {
      en: 'You are right under the boat with 2 air. The surface is one step away.',
      de: 'Du bist genau unter dem Boot und hast 2 Luft. Die Oberfläche ist einen Schritt entfernt.',
    },
    lit: ['boat', 'air'],
    answers: {
      'step boat': {
        worth: 'best',
        why: {
          en: 'Home with 40 points. Every tile up here has been turned, so there is nothing left to stay for.',
          de: 'Daheim mit 40 Punkten. Hier oben ist jedes Plättchen aufgedeckt, es gibt keinen Grund zu bleiben.',
        },
      },
      'step 1/4': {
        worth: 'worse',
        why: {
          en: 'Nothing is hidden there. You could still step up to the boat from it, but it wins you nothing.',
          de: 'Dort ist nichts verborgen. Auch von dort kämst du noch ins Boot, aber es bringt nichts.',
        },
      },
      'step 1/6': {
        worth: 'worse',
        why: {
          en: 'The seahorse there has your shell on it: each animal counts once for you.',
          de: 'Auf dem Seepferdchen dort liegt schon deine Muschel: Jedes Tier zählt für dich nur einmal.',
        },
      },
      'step 2/5': {
        worth: 'worse',
        why: {
          en: 'Down again with 2 air: you would pay 1, and the last one must bring you home. One rip, and it does not.',
          de: 'Wieder hinab mit 2 Luft: Du zahltest 1, und die letzte müsste reichen. Ein Sog, und sie reicht nicht.',
        },
      },
      stop: {
        worth: 'worse',
        why: {
          en: 'You pay 1 and wait with your last 1 air. A rip on Pip’s turn, and all 40 points are gone.',
          de: 'Du zahlst 1 und wartest mit deiner letzten. Ein Sog in Pips Zug, und alle 40 Punkte sind weg.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'up-already',
    title: { en: 'Up already?', de: 'Schon hinauf?' },
    shows: ['parrot'],
    seed: 'puzzle 1',
    before: moves(
      'A step 1/5, A turn, A step 2/5, A turn, A step 3/5, A turn, A step 3/4, A turn, B step 1/4, B turn, A step 4/5, A turn, A step 4/6, A turn, A step 4/7, A turn, A step 4/8, A turn, B step 2/6, B turn, B step 3/6, B turn, B see G06, B step 3/7, B turn, B see Y08, B step 3/8, B turn, A step 5/7, A turn, A step 6/7, A turn, A step 7/7, A turn, A step 7/8, A turn, B step 3/5, B step 3/4, B step 3/3, B turn, B step 4/3, B turn, A step 6/7, A step 6/6, A turn, A step 6/5, A turn, A step 5/5, A turn, B step 3/2, B turn, A step 4/6, A step 4/7, A step 4/8, A step 4/7, B step 2/2, B turn, B step 2/3, B turn, A step 2/8, A turn, A step 1/8, A turn',
    ),
    say: {
      en: 'You are in the top row with 4 air and two steps. Beside you lies a hidden tile.',
      de: 'Du bist in der obersten Reihe, mit 4 Luft und zwei Schritten. Neben dir liegt ein verdecktes Plättchen.',
    },
    lit: ['space:1/8', 'space:1/7', 'air'],
    answers: {
      'step 1/7': {
        worth: 'best',
        why: {
          en: 'A hidden tile, and closer to the boat. Up here a turn costs 1 air: 4 are enough for a few more looks.',
          de: 'Ein verdecktes Plättchen, und näher am Boot. Hier oben kostet ein Zug 1 Luft: 4 reichen noch für ein paar Blicke.',
        },
      },
      'step S8': {
        worth: 'worse',
        why: {
          en: 'Nobody dives twice, and 4 air would be wasted. Out there you might even lose 2 points at the end.',
          de: 'Niemand taucht zweimal, und 4 Luft wären verschenkt. Dort draußen verlierst du am Ende womöglich 2 Punkte.',
        },
      },
      'step 2/8': {
        worth: 'worse',
        why: {
          en: 'Your own dust lies there, and nothing is hidden under it.',
          de: 'Dort liegt dein eigener Staub, und darunter ist nichts verborgen.',
        },
      },
      stop: {
        worth: 'worse',
        why: {
          en: 'You would pay the same 1 air, with two steps unused.',
          de: 'Du zahltest dieselbe 1 Luft, und zwei Schritte blieben ungenutzt.',
        },
      },
    },
  },
];
