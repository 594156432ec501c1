/** Where to look, and where to send Pip. */
import type { Puzzle } from '@fathoms/kernel/lesson.ts';
import { moves, TABLE } from './moves.ts';

export const REEF_PUZZLES: readonly Puzzle[] = [
  {
    ...TABLE,
    id: 'which-first',
    title: { en: 'Look or turn first?', de: 'Erst ansehen oder umdrehen?' },
    shows: ['eagle', 'stingray'],
    seed: 'puzzle 23',
    before: moves(
      'A step 1/5, A turn, A step 2/5, A turn, A step 3/5, A turn, A step 3/4, A turn, B step 1/4, B turn, B step 2/4, B turn, B step 2/3, B turn, B step 3/3, B turn, A step 4/4, A turn, A step 4/3, A turn, A step 4/2, A turn, A step 3/2',
    ),
    say: {
      en: 'No steps left. Here lie an eagle ray and a hidden tile. A stingray is in your album.',
      de: 'Keine Schritte mehr. Hier liegen ein Adlerrochen und ein verdecktes Plättchen. Einen Blaupunktrochen hast du im Album.',
    },
    lit: ['space:3/2'],
    answers: {
      'see G02': {
        worth: 'best',
        why: {
          en: '3 points, and 2 more for the second ray, for certain. The tile can still be turned afterwards.',
          de: '3 Punkte und 2 dazu für den zweiten Rochen, ganz sicher. Umdrehen kannst du danach immer noch.',
        },
      },
      turn: {
        worth: 'fine',
        why: {
          en: 'Mostly you can do both. But an event may carry you away from here, and the ray would be missed.',
          de: 'Meistens geht beides. Aber ein Ereignis kann dich von hier forttragen, und der Rochen wäre verpasst.',
        },
      },
      stop: {
        worth: 'worse',
        why: {
          en: 'That gives away 5 certain points. Looking costs nothing.',
          de: 'Das verschenkt 5 sichere Punkte. Schauen kostet nichts.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'dust',
    title: { en: 'A lionfish in the dust', de: 'Ein Rotfeuerfisch im Staub' },
    shows: ['lionfish'],
    seed: 'scuba 24932',
    before: moves(
      'A step 1/5, A turn, A step 2/5, A turn, A step 3/5, A turn, A step 4/5, A turn, B step 1/5, B see R02, B step 2/5, B step 3/5, B see Y03, B step 3/4, B turn, A step 3/3, A see Y04, A turn, A step 2/3, A turn, A step 2/2, A turn, A step 3/2, A turn, A step 4/2, A turn, B step 3/3, B step 3/4, B see Y07, B step 4/4, B turn, B step 4/3, B turn',
    ),
    say: {
      en: 'You have 15 air. The lionfish beside you is worth 5, but Pip’s dust lies on it.',
      de: 'Du hast 15 Luft. Der Rotfeuerfisch neben dir ist 5 wert, aber Pips Staub liegt darauf.',
    },
    lit: ['space:4/3', 'space:4/2'],
    answers: {
      'step 5/2': {
        worth: 'best',
        why: {
          en: 'The only hidden tile one step away, and a green one: its animals are worth 3 to 5. The lionfish can wait.',
          de: 'Das einzige verdeckte Plättchen einen Schritt weit, und ein grünes: Seine Tiere sind 3 bis 5 wert. Der Rotfeuerfisch kann warten.',
        },
      },
      'step 4/3': {
        worth: 'worse',
        why: {
          en: 'You may swim into dust, but see nothing there. The step is lost.',
          de: 'In Staub darfst du schwimmen, siehst dort aber nichts. Der Schritt ist vertan.',
        },
      },
      'step 3/2': {
        worth: 'worse',
        why: {
          en: 'Everything up there has been turned already.',
          de: 'Dort oben ist schon alles aufgedeckt.',
        },
      },
      stop: {
        worth: 'worse',
        why: {
          en: 'You would pay 2 air and have looked at nothing: without a step there is no looking.',
          de: 'Du zahltest 2 Luft und hättest nichts angesehen: ohne Schritt kein Blick.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'where-to-with-pip',
    title: { en: 'Where to with Pip?', de: 'Wohin mit Pip?' },
    shows: ['turtle'],
    seed: 'puzzle 7',
    before: moves(
      'A step 1/5, A turn, A step 2/5, A turn, A step 3/5, A turn, A step 3/4, A turn, B step 1/4, B turn, A step 2/3, A turn, A step 2/2, A turn, A step 3/2, A turn, A step 4/2, A turn, A step 5/2, A turn, B step 1/2, B turn, B step 1/3, B turn, B step 1/2, B step 1/3, A step 6/2, A turn, A step 6/3, A turn, A step 7/3, A turn, A step 8/3, A turn, B step 1/4, B step 2/4, B turn, B step 2/3, B step 3/3, B turn, A step 7/3, A step 6/3, A step 6/4, A turn, A step 6/5, A turn, B step 4/4, B turn, B step 5/4, B turn',
    ),
    say: {
      en: 'Pip has lost the bearings, and you choose: two spaces to the left or to the right.',
      de: 'Pip hat die Orientierung verloren, und du wählst: zwei Felder nach links oder nach rechts.',
    },
    lit: ['space:5/4', 'space:5/2', 'space:5/6'],
    answers: {
      'push left': {
        worth: 'best',
        why: {
          en: 'To the edge: no open animal lies next to it, and the boat is far. Pip has to swim back.',
          de: 'An den Rand: Daneben liegt kein offenes Tier, und das Boot ist weit. Pip muss zurückschwimmen.',
        },
      },
      'push right': {
        worth: 'worse',
        why: {
          en: 'That brings Pip right above your turtle, 4 points, and under the boat as well.',
          de: 'Das bringt Pip genau über deine Schildkröte, 4 Punkte, und dazu unter das Boot.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'an-empty-corner',
    title: { en: 'An empty corner', de: 'Eine leere Ecke' },
    shows: ['nurse'],
    seed: 'puzzle 16',
    before: moves(
      'A step 1/5, A turn, A step 2/5, A turn, A step 3/5, A turn, A step 3/4, A turn, A step 3/3, A turn, B step 1/6, B turn, B step 2/6, B turn, B step 3/6, B turn, B step 4/6, B turn, A step 2/3, A turn, A step 2/4, A turn, A step 1/4, A turn, A step 1/3, A turn, B step 5/7, B turn, B step 5/8, B turn, B step 6/8, B turn, B step 6/7, B turn, A step 3/2, A turn, A step 4/2, A turn, A step 3/2, A step 2/2, A turn, B step 5/6, B turn',
    ),
    say: {
      en: 'Pip has lost the bearings, with three steps to go. Which way do you send Pip?',
      de: 'Pip hat die Orientierung verloren und noch drei Schritte. Wohin schickst du Pip?',
    },
    lit: ['space:5/6', 'space:5/4', 'space:5/8'],
    answers: {
      'push right': {
        worth: 'best',
        why: {
          en: 'The green tiles in that corner are turned, and Pip has seen the nurse shark there. Little to find.',
          de: 'Die grünen Plättchen in der Ecke sind aufgedeckt, und den Ammenhai dort kennt Pip. Wenig zu holen.',
        },
      },
      'push left': {
        worth: 'worse',
        why: {
          en: 'There hidden tiles lie on every side, and the boat is straight above.',
          de: 'Dort liegen ringsum verdeckte Plättchen, und das Boot ist genau darüber.',
        },
      },
    },
  },
];
