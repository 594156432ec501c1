import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { expand, moves } from './asks.ts';

const PEARL = { en: 'Pearl', de: 'Perlen' };

/** The last minutes of a game: a dividend larger than the deck, and the final turns. */
export const theEnd: Lesson = {
  id: 'the-end',
  title: { en: 'How it ends', de: 'Wie es endet' },
  about: { en: 'An empty deck and the last turns.', de: 'Ein leerer Stapel und die letzten Züge.' },
  minutes: 2,
  goal: {
    say: { en: 'Be ahead when the deck runs out.', de: 'Lieg vorn, wenn der Stapel leer ist.' },
    more: {
      en: 'The deck runs out twice in a game. After the second time everybody has one last turn.',
      de: 'Der Stapel ist in einer Partie zweimal leer. Nach dem zweiten Mal haben alle noch einen letzten Zug.',
    },
  },
  seats: 3,
  options: { sides: 'basic' },
  seed: 'end 3',
  rivals: ['Pip', 'Irene'],
  before: moves(
    'A take 10, B take 91, C take 33, A take 22, B take 85, C take 45, A buy 02 with 59, B buy 55, C expand research 13, C buy 74, A expand research 93, A buy 88, B buy 39 with 95, C expand research 97, C buy 35, A draw, B expand cleaning 30, B decline, C expand wildlife 80, C top 13 with 20, A expand research 94, A buy 90, B buy 23 with 38 41, C buy 18 with 17 62, A draw, B expand cleaning 43, B decline, C buy 24 with 48 70 75, A draw, B expand cleaning 51, B decline, C draw, A buy 63 with 53 61 72, B buy 34 with 03 11 37 87, C draw, A draw, B draw, C expand wildlife 89, C move 94 pearl with 12, A expand research 76, A buy 44 with 54, B draw, C expand research 86, C buy 32 with 07 65, A draw, B draw, C buy 40 with 14 56 68 77 81, A draw, B expand cleaning 78, B remove 93 with 27 64, C draw, A expand wildlife 92, A move 94 treasure with 52, B expand cleaning 82, B remove 97 with 01 66, C buy 31 with 16 46 58 84, A expand pearl 04, B draw, C draw, A expand pearl 25, B buy 60 with 00 06 21 26 83, C draw, A draw, B expand cleaning 96, B remove 13 with 79 98, C draw, A buy 05 with 09 15 19 53 67, B draw, C buy 17 with 08 29 69, A draw, B draw, C draw, A draw, B buy 50 with 38 56 57 71 75 84, C draw, A expand research 99, A buy 81 with 03 11 12 37, B draw, C buy 00 with 01 06 46 58 61 70 93, A expand pearl 42, B draw, C draw, A expand pearl 54, B draw, C buy 83 with 21 36 47 77, A buy 28 with 20 49 59 62 64 72 95, B buy 41 with 14 16 27 48 68, C draw',
  ),
  chapters: [
    {
      title: { en: 'The deck runs out', de: 'Der Stapel geht aus' },
      steps: [
        {
          head: { en: 'Three cards are left', de: 'Noch drei Karten' },
          say: {
            en: 'The deck has run out once already: what had been paid was shuffled into this one. When it is empty again, the end begins.',
            de: 'Der Stapel war schon einmal leer: Aus dem Bezahlten wurde dieser gemischt. Ist er wieder leer, beginnt das Ende.',
          },
          lit: ['deck'],
        },
        {
          head: { en: 'You may decide when', de: 'Du bestimmst, wann' },
          say: {
            en: 'You lead, 49 to 43. 65 on Pearl is a new ten: eight cards are due, more than there are. That ends it in time for you.',
            de: 'Du führst mit 49 zu 43. 65 bei den Perlen ist ein neuer Zehner: Acht Karten werden fällig, mehr als da sind. So endet es zur rechten Zeit.',
          },
          lit: ['company:pearl'],
          asks: expand('pearl', '65', PEARL, {
            draw: {
              en: 'Then others decide when it ends. You lead: the sooner the better.',
              de: 'Dann bestimmen andere, wann Schluss ist. Du führst: je früher, desto besser.',
            },
          }),
          after: moves('B draw, C draw'),
          meanwhile: {
            en: 'The deck is empty for the second time. Pip and Irene have their last turns.',
            de: 'Der Stapel ist zum zweiten Mal leer. Pip und Irene haben ihre letzten Züge.',
          },
        },
      ],
      learnt: [
        { en: 'The deck empty twice: the end.', de: 'Der Stapel zweimal leer: das Ende.' },
        { en: 'Whoever leads is in a hurry.', de: 'Wer führt, hat es eilig.' },
      ],
    },
    {
      title: { en: 'The last turn', de: 'Der letzte Zug' },
      steps: [
        {
          head: { en: 'One last turn each', de: 'Je ein letzter Zug' },
          say: {
            en: 'Nobody lost a card: the discards were shuffled for the dividend. Now no dividends are paid, and no abilities are used.',
            de: 'Niemand hat eine Karte verloren: Für die Dividende wurde die Ablage gemischt. Jetzt gibt es weder Dividende noch Fähigkeiten.',
          },
          lit: ['ending'],
        },
        {
          head: { en: 'Cards score nothing', de: 'Karten bringen keine Punkte' },
          say: {
            en: 'Only if two are level does the larger hand win. So spend: a share you can pay, or a depth card where you own most.',
            de: 'Nur bei Gleichstand gewinnt die größere Hand. Gib also aus: für eine Aktie oder als Tiefenkarte, wo du am meisten besitzt.',
          },
          lit: ['hand'],
        },
        {
          head: { en: 'Five points more', de: 'Noch fünf Punkte' },
          say: {
            en: 'You own five Pearl shares: each is worth one more with another depth card. A share would cost 8, you have 6 cards.',
            de: 'Du hast fünf Perlen-Aktien: Jede ist mit einer Tiefenkarte mehr einen Punkt mehr wert. Eine Aktie würde 8 kosten, du hast 6 Karten.',
          },
          lit: ['company:pearl'],
          asks: expand('pearl', '73', PEARL, {
            'expand cleaning': {
              en: 'You own two Cleaning shares: 2 points. Pearl brings 5.',
              de: 'Du hast zwei Aktien der Reinigung: 2 Punkte. Die Perlen bringen 5.',
            },
            'expand pearl': {
              en: 'Just as good: now only that there is one more card counts, not which.',
              de: 'Genauso gut: Jetzt zählt nur, dass eine Karte mehr hängt, nicht welche.',
            },
            draw: {
              en: 'A card in hand brings no point any more.',
              de: 'Eine Karte auf der Hand bringt keinen Punkt mehr.',
            },
          }),
        },
      ],
      learnt: [
        { en: 'Last turns: no dividend, no ability.', de: 'Letzte Züge: keine Dividende, keine Fähigkeit.' },
      ],
    },
  ],
};
