import type { Puzzle, Said } from '@fathoms/kernel/lesson.ts';
import { moves } from './asks.ts';

const TABLE = { seats: 3, options: { sides: 'basic' }, rivals: ['Pip', 'Irene'] } as const;

const best = (en: string, de: string) => ({ worth: 'best' as const, why: { en, de } satisfies Said });
const fine = (en: string, de: string) => ({ worth: 'fine' as const, why: { en, de } satisfies Said });
const worse = (en: string, de: string) => ({ worth: 'worse' as const, why: { en, de } satisfies Said });

/** The first turns, then the last one: there everything can be counted. */
export const PUZZLES: readonly Puzzle[] = [
  {
    ...TABLE,
    id: 'one-card',
    title: { en: 'One card left. Where to?', de: 'Eine Karte übrig. Wohin?' },
    shows: ['ds-58'],
    seed: 'puzzle 2',
    before: moves(
      'B take 40, C take 89, A take 62, B take 75, C take 83, A take 38, B buy 10, C buy 43, A buy 65 with 91, B expand research 20, B buy 29, C expand research 92, C buy 34, A buy 57 with 32 33, B buy 48 with 41, C expand cleaning 04, C decline, A expand pearl 09, B buy 71 with 46 56, C buy 14 with 53 61, A buy 31 with 27 49 77, B draw, C expand treasure 16, A draw, B buy 00 with 26 47 85, C expand treasure 42',
    ),
    say: {
      en: 'All you hold is 58. You own three Pearl shares and two of Wildlife.',
      de: 'Du hast nur noch die 58. Dir gehören drei Perlen-Aktien und zwei der Wildtiere.',
    },
    lit: ['mine'],
    answers: {
      'expand pearl': best(
        '09 to 58 is a new ten: you draw 3, Pip 1. And your three Pearl shares bring 3 points more.',
        'Von 09 auf 58 ist ein neuer Zehner: Du ziehst 3, Pip 1. Und deine drei Perlen-Aktien bringen 3 Punkte mehr.',
      ),
      'expand wildlife': fine(
        'The first card there pays you 2 and brings 2 points. Pearl does both for three shares.',
        'Die erste Karte dort zahlt dir 2 und bringt 2 Punkte. Die Perlen tun beides für drei Aktien.',
      ),
      'expand cleaning': worse(
        'You own nothing of it: Pip and Irene would draw 2 cards each, and you none.',
        'Davon gehört dir nichts: Pip und Irene zögen je 2 Karten, du keine.',
      ),
      'expand treasure': worse(
        'You own nothing of it: the dividend and the points would go to Pip and Irene.',
        'Davon gehört dir nichts: Dividende und Punkte gingen an Pip und Irene.',
      ),
      draw: worse(
        'One card. Expanding Pearl brings three, and points.',
        'Eine Karte. Der Ausbau der Perlen bringt drei, und Punkte.',
      ),
    },
  },
  {
    ...TABLE,
    id: 'rebate',
    title: { en: 'Two cards less: for which share?', de: 'Zwei Karten billiger: für welche Aktie?' },
    shows: ['ds-99', 'ds-34', 'ds-72'],
    seed: 'puzzle 4',
    before: moves(
      'C take 57, A take 75, B take 54, C take 43, A take 93, B take 01, C buy 73 with 51, A expand research 22',
    ),
    say: {
      en: 'You have expanded Research and may buy a share from your hand for 2 cards less.',
      de: 'Du hast die Forschung ausgebaut und darfst eine Aktie aus der Hand um 2 Karten billiger kaufen.',
    },
    lit: ['hand', 'companies'],
    answers: {
      'buy 99': best(
        'Pearl costs 2, so now nothing: the whole rebate is used, and the share is worth 2 at once.',
        'Perlen kosten 2, jetzt also nichts: Der ganze Rabatt ist genutzt, und die Aktie ist sofort 2 wert.',
      ),
      'buy 91': fine(
        'Wildlife costs 2, too, so the rebate is used. But its line is empty: worth 0 for now. Pearl is worth 2.',
        'Auch Wildtiere kosten 2, der Rabatt ist genutzt. Aber die Leine ist leer: noch 0 wert. Perlen sind 2 wert.',
      ),
      'buy 34': worse(
        'Nobody owns Cleaning: its share costs nothing on any turn. The rebate would be wasted.',
        'Die Reinigung hat niemand: Ihre Aktie kostet ohnehin nichts. Der Rabatt wäre verschenkt.',
      ),
      'buy 39': worse(
        'Nobody owns Cleaning: its share costs nothing on any turn. The rebate would be wasted.',
        'Die Reinigung hat niemand: Ihre Aktie kostet ohnehin nichts. Der Rabatt wäre verschenkt.',
      ),
      buy: worse(
        'Treasure costs 3: even now you would pay a card, for a share worth 0 yet. Pearl is free and worth 2.',
        'Der Schatz kostet 3: Auch jetzt zahlst du eine Karte, für eine Aktie, die noch 0 wert ist. Perlen sind umsonst und 2 wert.',
      ),
      decline: worse(
        'That gives away a free share worth 2 points.',
        'Das verschenkt eine freie Aktie, die 2 Punkte wert ist.',
      ),
    },
  },
  {
    ...TABLE,
    id: 'deep-share',
    title: { en: 'Three cards, one rebate', de: 'Drei Karten, ein Rabatt' },
    shows: ['ds-28', 'ds-56', 'ds-70'],
    seed: 'puzzle 0',
    before: moves(
      'B take 21, C take 26, A take 74, B take 98, C take 64, A take 04, B buy 20 with 93, C buy 73, A expand research 00, A buy 52, B expand research 71, B buy 68, C buy 90 with 92, A expand research 85, A buy 46, B draw, C expand research 91, C buy 07, A buy 65 with 50 55 75, B draw, C expand research 97, C buy 45, A expand wildlife 32, A move 97 cleaning with 35, B expand wildlife 34, B move 97 pearl with 39, C draw, A expand wildlife 40, A move 97 cleaning with 02, B expand wildlife 49, B move 97 pearl with 57, C draw, A expand research 99',
    ),
    say: {
      en: 'Research again: one share from your hand for 2 cards less. Look at Price and Worth.',
      de: 'Noch einmal die Forschung: eine Aktie aus der Hand, um 2 Karten billiger. Sieh auf Preis und Wert.',
    },
    lit: ['hand', 'companies'],
    answers: {
      'buy 70': best(
        'Wildlife is worth 4 and costs 3, now 1: 4 points for a single card.',
        'Die Wildtiere sind 4 wert und kosten 3, jetzt 1: 4 Punkte für eine einzige Karte.',
      ),
      'buy 28': fine(
        'Pearl is worth 3 and costs 4, now 2: 3 points for two cards. Wildlife brings 4 for one.',
        'Perlen sind 3 wert und kosten 4, jetzt 2: 3 Punkte für zwei Karten. Wildtiere bringen 4 für eine.',
      ),
      'buy 56': worse(
        'Free, but Treasure has no depth card: 0 points. And the rebate is gone.',
        'Umsonst, aber der Schatz hat keine Tiefenkarte: 0 Punkte. Und der Rabatt ist weg.',
      ),
      decline: worse(
        'You would keep three cards and leave 4 points for one of them.',
        'Du behieltest drei Karten und ließest 4 Punkte für eine davon liegen.',
      ),
    },
  },
  {
    ...TABLE,
    id: 'clean-up',
    title: { en: 'Clean up for two cards?', de: 'Aufräumen für zwei Karten?' },
    shows: ['ds-04', 'ds-95'],
    seed: 'puzzle 4',
    before: moves(
      'C take 57, A take 75, B take 54, C take 43, A take 93, B take 01, C buy 73 with 51, A expand research 22, A buy 99, B buy 61, C buy 40 with 14, A buy 39, B expand research 56, B buy 49 with 84, C expand research 95, C buy 59, A buy 34 with 72, B buy 81 with 23 31 44 58, C draw, A draw, B draw, C buy 24 with 37 67, A expand cleaning 04',
    ),
    say: {
      en: 'You expanded Cleaning: for two cards you may discard any depth card. Research belongs to Pip and Irene.',
      de: 'Du hast die Reinigung ausgebaut: Für zwei Karten darfst du eine Tiefenkarte ablegen. Die Forschung gehört Pip und Irene.',
    },
    lit: ['mine', 'rivals'],
    answers: {
      decline: best(
        'Cards are shares. With six in hand you can buy one next turn; tearing down would cost you 2 cards for 3 points of others.',
        'Karten sind Aktien. Mit sechs auf der Hand kannst du im nächsten Zug eine kaufen; Abreißen kostet 2 Karten für 3 Punkte der anderen.',
      ),
      'remove 04': worse(
        'Your own depth card: your two Cleaning shares would be worth nothing again, and two cards gone.',
        'Deine eigene Tiefenkarte: Deine zwei Reinigungs-Aktien wären wieder nichts wert, und zwei Karten weg.',
      ),
      remove: worse(
        'Pip loses 1 point, Irene 2, and you two cards. A 95 less even opens the line for them to draw dividends again.',
        'Pip verliert 1 Punkt, Irene 2, und du zwei Karten. Ohne die 95 wäre die Leine sogar wieder offen für ihre Dividenden.',
      ),
    },
  },
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
    lit: ['mine', 'hand'],
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
    lit: ['mine', 'rivals'],
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
    lit: ['mine', 'hand'],
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
    lit: ['mine', 'rivals'],
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
];
