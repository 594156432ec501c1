import type { Puzzle, Said } from '@fathoms/kernel/lesson.ts';
import { moves } from './asks.ts';

const TABLE = { seats: 3, options: { sides: 'basic' }, rivals: ['Pip', 'Irene'] } as const;

const best = (en: string, de: string) => ({ worth: 'best' as const, why: { en, de } satisfies Said });
const worse = (en: string, de: string) => ({ worth: 'worse' as const, why: { en, de } satisfies Said });

/** The very last turn: there everything can be counted. */
export const LAST_TURNS: readonly Puzzle[] = [
  {
    ...TABLE,
    id: 'last-share',
    title: { en: 'Last turn: 13 to 15', de: 'Letzter Zug: 13 zu 15' },
    shows: ['ds-79', 'ds-46', 'ds-77'],
    seed: 'puzzle 3',
    before: moves(
      'A take 44, B take 10, C take 37, A take 58, B take 05, C take 59, A expand research 09, A buy 65, B expand research 83, B buy 81 with 53, C buy 64, A buy 75 with 72, B buy 47 with 32, C expand research 98, C buy 76, A buy 01 with 18, B expand cleaning 16, B decline, C expand research 99, C buy 45, A draw, B draw, C expand wildlife 04, C move 99 pearl with 35, A buy 88 with 57 60, B expand wildlife 97, B move 99 treasure with 41, C buy 49 with 11 24 50 80, A buy 68 with 06 15 27, B draw, C draw, A draw, B draw, C draw, A draw, B buy 07 with 22 26 33 42 51, C buy 08 with 17 28 30',
    ),
    say: {
      en: 'Yours is the very last turn. Irene leads with 15 points, you have 13. Find three.',
      de: 'Du hast den allerletzten Zug. Irene führt mit 15 Punkten, du hast 13. Finde drei.',
    },
    lit: ['hand', 'mine'],
    answers: {
      'buy 79': best(
        'Research is worth 3: you end at 16, Irene stays at 15. Four cards is a high price, but cards score nothing now.',
        'Die Forschung ist 3 wert: Du endest bei 16, Irene bleibt bei 15. Vier Karten sind viel, aber Karten zählen jetzt nichts.',
      ),
      'buy 46': worse(
        'Wildlife is worth 2: 15 to 15. With equal points more cards in hand win, and Irene has more.',
        'Wildtiere sind 2 wert: 15 zu 15. Bei Gleichstand gewinnt, wer mehr Karten hat, und das ist Irene.',
      ),
      buy: worse(
        'Worth 1: you end at 14, Irene wins with 15.',
        'Wert 1: Du endest bei 14, Irene gewinnt mit 15.',
      ),
      'expand pearl': worse(
        'Two points for you, but one for Irene as well: 15 to 16.',
        'Zwei Punkte für dich, aber auch einer für Irene: 15 zu 16.',
      ),
      'expand cleaning': worse(
        'One point for you and one for Irene: 14 to 16.',
        'Ein Punkt für dich und einer für Irene: 14 zu 16.',
      ),
      draw: worse('Cards bring no points: 13 to 15.', 'Karten bringen keine Punkte: 13 zu 15.'),
    },
  },
  {
    ...TABLE,
    id: 'yours-alone',
    title: { en: 'Last turn: 11 to 12', de: 'Letzter Zug: 11 zu 12' },
    shows: ['ds-16', 'ds-98'],
    seed: 'puzzle 11',
    before: moves(
      'A take 10, B take 06, C take 35, A take 61, B take 84, C take 46, A expand research 09, A buy 81, B expand research 96, B buy 49, C buy 38 with 53, A buy 05 with 66, B buy 70 with 50 85, C buy 44 with 30 68 91, A expand wildlife 87, A move 96 treasure with 79, B expand research 94, B buy 19, C buy 00 with 17 41, A buy 32 with 22, B draw, C draw, A draw, B expand wildlife 92, B move 96 pearl with 25, C buy 01 with 02 29 75, A draw, B draw, C expand treasure 14, A buy 27 with 11 52 89 90, B draw, C draw, A draw, B draw, C draw, A draw, B buy 65 with 04 26 39 43, C buy 15 with 13 57 58 64 71',
    ),
    say: {
      en: 'The very last turn is yours. Irene has 12, you 11. What helps you and nobody else?',
      de: 'Der allerletzte Zug ist deiner. Irene hat 12, du 11. Was hilft dir und sonst niemandem?',
    },
    lit: ['hand', 'mine', 'rivals'],
    answers: {
      'buy 16': best(
        'A Research share is worth 2 and costs 2: you win, 13 to 12.',
        'Eine Forschungs-Aktie ist 2 wert und kostet 2: Du gewinnst, 13 zu 12.',
      ),
      'expand research': best(
        'Both Research shares are yours: one depth card brings 2 points to you alone. 13 to 12.',
        'Beide Forschungs-Aktien gehören dir: Eine Tiefenkarte bringt nur dir 2 Punkte. 13 zu 12.',
      ),
      'expand pearl': worse(
        'Two points for you, two for Irene: 13 to 14.',
        'Zwei Punkte für dich, zwei für Irene: 13 zu 14.',
      ),
      'expand treasure': worse(
        'One point for you, two for Irene: 12 to 14.',
        'Ein Punkt für dich, zwei für Irene: 12 zu 14.',
      ),
      'expand cleaning': worse('One point for each of you: 12 to 13.', 'Ein Punkt für alle: 12 zu 13.'),
      'expand wildlife': worse(
        'You own nothing of it; Irene gains 2: 11 to 14.',
        'Davon gehört dir nichts; Irene gewinnt 2: 11 zu 14.',
      ),
      'buy 98': worse(
        'Five cards for a share worth 1: 12 to 12, and Irene has more cards left.',
        'Fünf Karten für eine Aktie, die 1 wert ist: 12 zu 12, und Irene hat mehr Karten übrig.',
      ),
      buy: worse(
        'Cleaning has no depth card: worth 0. You stay at 11.',
        'Die Reinigung hat keine Tiefenkarte: 0 wert. Du bleibst bei 11.',
      ),
      draw: worse('Cards bring no points: 11 to 12.', 'Karten bringen keine Punkte: 11 zu 12.'),
    },
  },
  {
    ...TABLE,
    id: 'all-in',
    title: { en: 'Last turn: all cards for one share?', de: 'Letzter Zug: alle Karten für eine Aktie?' },
    shows: ['ds-10', 'ds-98'],
    seed: 'puzzle 299',
    before: moves(
      'A take 81, B take 35, C take 01, A take 22, B take 37, C take 66, A buy 78 with 55, B expand research 24, B buy 73, C buy 21, A buy 88, B expand research 42, B buy 65 with 85, C expand research 59, C buy 45, A buy 46 with 86, B expand research 94, B buy 04, C expand research 99, C buy 57 with 75 77, A expand wildlife 05, A move 94 cleaning with 93, B buy 61 with 51 68 82, C buy 38 with 40 63 76, A draw, B draw, C draw, A draw, B draw, C expand wildlife 74, C move 94 pearl with 13, A buy 00 with 28, B buy 50 with 23 64, C draw, A buy 84 with 36 49 67, B draw, C buy 06 with 44 52 62, A draw, B draw, C expand treasure 19, A draw, B draw, C expand treasure 48, A draw, B draw, C expand treasure 56, A draw, B buy 30 with 08 16 70 92, C buy 32 with 07 15 26 34, A expand wildlife 87, A move 42 cleaning with 39, B buy 80 with 29 43 54 58 95, C draw, A expand wildlife 91, A move 59 cleaning with 03, B draw, C buy 33 with 27 47 89 90, A buy 17 with 10 31 41 53 79, B draw, C draw, A draw, B expand treasure 72, C draw, A draw, B buy 14 with 02 11 12 18 58 71, C draw, A draw, B draw, C buy 25 with 08 23 40 60 67 82, A expand cleaning 62, A remove 24 with 79 95, B expand treasure 90, C draw, A buy 13 with 09 20 36 54, B buy 34 with 07 16 39 41 63, C draw, A expand wildlife 96, A move 72 cleaning with 55, B expand treasure 93, C draw, A draw, B draw, C buy 92 with 15 29 49 53 75 86, A expand wildlife 97, A move 90 cleaning with 26, B draw, C draw, A draw, B buy 47 with 27 28 31 43 52 69 85, C buy 44 with 03 24 51 64 83',
    ),
    say: {
      en: 'Pip and Irene have 45 each, you have 43 and the very last turn. A Pearl share costs 6, all you have besides it.',
      de: 'Pip und Irene haben je 45, du hast 43 und den allerletzten Zug. Eine Perlen-Aktie kostet 6, alles, was du sonst hast.',
    },
    lit: ['hand', 'mine'],
    answers: {
      'buy 10': best(
        'It is worth 3: 46 to 45. Every expansion helps Pip and Irene along with you.',
        'Sie ist 3 wert: 46 zu 45. Jeder Ausbau hilft auch Pip und Irene.',
      ),
      'expand cleaning': worse(
        'Three points for you, but three for Pip and two for Irene: 46, 48, 47.',
        'Drei Punkte für dich, aber drei für Pip und zwei für Irene: 46, 48, 47.',
      ),
      'expand wildlife': worse(
        'Three for you, one for Pip, three for Irene: 46, 46, 48.',
        'Drei für dich, einer für Pip, drei für Irene: 46, 46, 48.',
      ),
      'expand pearl': worse('Two for each of you: 45, 47, 47.', 'Zwei für alle: 45, 47, 47.'),
      'expand treasure': worse(
        'One for you, four for Pip: 44, 49, 47.',
        'Einer für dich, vier für Pip: 44, 49, 47.',
      ),
      draw: worse('Cards bring no points: 43 to 45.', 'Karten bringen keine Punkte: 43 zu 45.'),
    },
  },
  {
    ...TABLE,
    id: 'level',
    title: { en: 'Last turn: 41 to 41', de: 'Letzter Zug: 41 zu 41' },
    shows: ['ds-34', 'ds-77'],
    seed: 'puzzle 278',
    before: moves(
      'C take 31, A take 44, B take 65, C take 06, A take 27, B take 92, C buy 95, A buy 41, B expand research 91, B buy 73 with 77, C buy 13 with 79, A buy 17 with 24, B buy 38 with 48 71, C expand wildlife 49, C move 91 wildlife with 32, A expand research 85, A buy 60 with 25 51, B buy 30 with 33 54, C draw, A draw, B draw, C buy 39 with 12 61, A buy 42 with 45 62 64, B expand research 86, B buy 01 with 56, C buy 08 with 16, A draw, B draw, C draw, A draw, B draw, C expand cleaning 11, C decline, A draw, B expand treasure 15, C draw, A buy 58 with 74 96, B expand treasure 37, C expand research 89, C buy 10 with 20 70 82, A draw, B expand treasure 43, C draw, A buy 19 with 02 28 75 76, B buy 03 with 09 88 97, C draw, A draw, B expand research 99, B buy 98 with 34 55 90, C draw, A draw, B expand treasure 52, C draw, A buy 80 with 07 36 57 59 67 84, B draw, C draw, A draw, B buy 87 with 00 05 18 46, C draw, A draw, B draw, C buy 66 with 04 09 33 68 94, A draw, B draw, C expand cleaning 21, C decline, A draw, B draw, C expand cleaning 36, C decline, A buy 47 with 32 81 82 96, B buy 26 with 24 54 67 74 83, C buy 14 with 12 23 29 40 53 62 78, A draw, B draw, C draw, A expand wildlife 93, A move 99 wildlife with 07, B draw, C expand research 97, C buy 25 with 02, A buy 75 with 48 50 55 79, B buy 20 with 28 57 71 76 84, C buy 45 with 22 35 56 70 88 90, A draw, B expand treasure 59, C draw',
    ),
    say: {
      en: 'Level with Pip, and each of you holds four cards. You own as much as Pip of all that you could expand.',
      de: 'Gleichauf mit Pip, und ihr habt beide vier Karten. Von allem, was du ausbauen könntest, besitzt du so viel wie Pip.',
    },
    lit: ['hand', 'mine', 'rivals'],
    answers: {
      draw: best(
        'With equal points more cards in hand win: five to four. The only time that a card decides.',
        'Bei Gleichstand gewinnt die größere Hand: fünf zu vier. Das eine Mal, dass eine Karte entscheidet.',
      ),
      'expand cleaning': worse(
        'Two points for both of you: 43 to 43. But then you hold three cards, Pip four.',
        'Zwei Punkte für beide: 43 zu 43. Aber dann hast du drei Karten, Pip vier.',
      ),
      'expand treasure': worse(
        'Three points for both of you: 44 to 44. But then you hold three cards, Pip four.',
        'Drei Punkte für beide: 44 zu 44. Aber dann hast du drei Karten, Pip vier.',
      ),
      'expand pearl': worse(
        'Two points for both of you: 43 to 43. But then you hold three cards, Pip four.',
        'Zwei Punkte für beide: 43 zu 43. Aber dann hast du drei Karten, Pip vier.',
      ),
    },
  },
  {
    ...TABLE,
    id: 'twelve-cards',
    title: { en: 'Last turn: twelve cards', de: 'Letzter Zug: zwölf Karten' },
    shows: ['ds-40', 'ds-65', 'ds-68'],
    seed: 'puzzle 374',
    before: moves(
      'B take 99, C take 94, A take 23, B take 88, C take 12, A take 45, B buy 50, C buy 77, A expand research 35, A buy 10 with 67, B buy 22 with 58, C buy 63 with 93, A expand research 54, A buy 85, B buy 79 with 33, C expand research 81, C buy 39, A expand research 82, A buy 53, B draw, C expand cleaning 13, C decline, A draw, B expand research 98, B buy 61 with 78, C draw, A draw, B draw, C buy 57 with 48 70 72 97, A buy 76 with 38 41 59, B draw, C draw, A draw, B draw, C draw, A draw, B buy 08 with 07 25 27 28, C buy 11 with 43 55 64 75 86',
    ),
    say: {
      en: 'The very last turn is yours. Pip has 18 points, you have 15, and twelve cards. Look at Price and Worth.',
      de: 'Der allerletzte Zug ist deiner. Pip hat 18 Punkte, du hast 15 und zwölf Karten. Sieh auf Preis und Wert.',
    },
    lit: ['hand', 'companies'],
    answers: {
      'buy 40': best(
        'Six cards for a share worth 5: you win, 20 to 18. Cards are worth nothing now, so the dearest share is the best one.',
        'Sechs Karten für eine Aktie, die 5 wert ist: Du gewinnst, 20 zu 18. Karten sind jetzt nichts mehr wert, da ist die teuerste Aktie die beste.',
      ),
      'buy 24': best(
        'Six cards for a share worth 5: you win, 20 to 18. Cards are worth nothing now, so the dearest share is the best one.',
        'Sechs Karten für eine Aktie, die 5 wert ist: Du gewinnst, 20 zu 18. Karten sind jetzt nichts mehr wert, da ist die teuerste Aktie die beste.',
      ),
      buy: worse(
        'Worth 2 at most, and you need 4. There is a share worth 5 in your hand.',
        'Höchstens 2 wert, und du brauchst 4. Du hast eine Aktie auf der Hand, die 5 wert ist.',
      ),
      'expand pearl': worse(
        'Two points for you, one for Pip: 17 to 19.',
        'Zwei Punkte für dich, einer für Pip: 17 zu 19.',
      ),
      'expand wildlife': worse(
        'You own nothing of it; Pip gains 1: 15 to 19.',
        'Davon gehört dir nichts; Pip gewinnt 1: 15 zu 19.',
      ),
      expand: worse(
        'One point for you, one for Pip: 16 to 19.',
        'Ein Punkt für dich, einer für Pip: 16 zu 19.',
      ),
      draw: worse('Cards bring no points: 15 to 18.', 'Karten bringen keine Punkte: 15 zu 18.'),
    },
  },
  {
    ...TABLE,
    id: 'three-behind',
    title: { en: 'Last turn: three behind', de: 'Letzter Zug: drei Punkte zurück' },
    shows: ['ds-90', 'ds-14'],
    seed: 'puzzle 543',
    before: moves(
      'B take 99, C take 94, A take 59, B take 96, C take 71, A take 61, B buy 48, C expand research 76, C buy 57, A expand research 85, A buy 86 with 03, B buy 50 with 53, C buy 27 with 40, A expand research 91, A buy 25, B draw, C draw, A buy 82 with 63, B draw, C draw, A expand wildlife 04, A decline, B draw, C draw, A expand research 97, A buy 56, B buy 47 with 14 30, C draw, A draw, B expand cleaning 00, B decline, C buy 65 with 22 75 77 80, A draw, B buy 08 with 60 70, C expand pearl 05, A expand wildlife 10, A move 97 cleaning with 51, B expand wildlife 19, B move 97 pearl with 45, C buy 62 with 13 21 78, A expand research 95, A buy 09 with 36 43, B expand cleaning 31, B decline, C draw, A draw, B draw, C expand wildlife 93, C top 05 with 12, A buy 23 with 06 32 34 79 88, B expand cleaning 44, B remove 05 with 24 98, C buy 92 with 02 11 54, A draw, B buy 18 with 07 15 52 69, C draw, A draw, B expand cleaning 74, B decline, C buy 87 with 39 81 84, A draw, B expand cleaning 89, B decline, C draw, A draw, B buy 16 with 01 17 29 72, C draw, A buy 55 with 38 46 58 66 73, B draw, C draw, A draw, B draw, C draw, A draw, B buy 20 with 15 26 35 37 70, C buy 42 with 07 33 49 64 67 68',
    ),
    say: {
      en: 'The very last turn is yours. Pip has 34 points, Irene 32, you 31. With 90 you can buy, or deepen the line of Cleaning.',
      de: 'Der allerletzte Zug ist deiner. Pip hat 34 Punkte, Irene 32, du 31. Mit der 90 kannst du kaufen oder die Reinigung vertiefen.',
    },
    lit: ['hand', 'companies'],
    answers: {
      'buy 90': best(
        'Research is worth 4, and only you get it: 35 to 34. All five other cards for it, but they would count for nothing.',
        'Die Forschung ist 4 wert, und nur du bekommst sie: 35 zu 34. Alle fünf anderen Karten dafür, aber die zählten sonst nichts.',
      ),
      'expand cleaning': worse(
        'You own one share of it, the others three each: 32, 37, 35.',
        'Dir gehört eine Aktie davon, den anderen je drei: 32, 37, 35.',
      ),
      'expand treasure': worse('One point for everybody: 32, 35, 33.', 'Ein Punkt für alle: 32, 35, 33.'),
      buy: worse(
        'Treasure has no depth card: worth 0. You stay at 31.',
        'Der Schatz hat keine Tiefenkarte: 0 wert. Du bleibst bei 31.',
      ),
      draw: worse('Cards bring no points: 31 to 34.', 'Karten bringen keine Punkte: 31 zu 34.'),
    },
  },
];
