import type { Puzzle, Said } from '@fathoms/kernel/lesson.ts';
import { moves } from './asks.ts';

const TABLE = { seats: 3, options: { sides: 'basic' }, rivals: ['Pip', 'Irene'] } as const;

const best = (en: string, de: string) => ({ worth: 'best' as const, why: { en, de } satisfies Said });
const fine = (en: string, de: string) => ({ worth: 'fine' as const, why: { en, de } satisfies Said });
const worse = (en: string, de: string) => ({ worth: 'worse' as const, why: { en, de } satisfies Said });

/** The first turns and the middle of a game. */
export const EARLY_PUZZLES: readonly Puzzle[] = [
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
    lit: ['hand', 'mine'],
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
    lit: ['hand', 'mine', 'rivals'],
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
];
