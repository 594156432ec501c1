import { type Lesson, scriptOf } from '@fathoms/kernel/lesson.ts';
import { buyFree, expand, moves } from './asks.ts';
import { firstShares } from './first-shares.ts';

/** Goes on where the first game ends: a line that pays no more, and one that pays again. */
export const dividends: Lesson = {
  id: 'dividends',
  title: { en: 'Dividends', de: 'Dividenden' },
  about: { en: 'Which numbers pay, and whom.', de: 'Welche Zahlen zahlen, und wem.' },
  minutes: 2,
  goal: {
    say: { en: 'Let the lines pay you.', de: 'Lass dich von den Leinen bezahlen.' },
    more: {
      en: 'Cards are money, and dividends bring the most of them. What matters is the first digit.',
      de: 'Karten sind Geld, und die meisten kommen aus Dividenden. Auf die erste Ziffer kommt es an.',
    },
  },
  seats: 3,
  options: firstShares.options,
  seed: firstShares.seed,
  rivals: firstShares.rivals,
  before: scriptOf(firstShares),
  chapters: [
    {
      title: { en: 'The first digit', de: 'Die erste Ziffer' },
      steps: [
        {
          head: { en: 'A ten is a first digit', de: 'Ein Zehner ist eine erste Ziffer' },
          say: {
            en: '30 to 39 are one ten, 40 to 49 the next. Treasure is at 28: whatever begins with another digit pays, 29 does not.',
            de: '30 bis 39 sind ein Zehner, 40 bis 49 der nächste. Der Schatz ist bei 28: Was mit einer anderen Ziffer beginnt, zahlt, die 29 nicht.',
          },
          lit: ['next:treasure'],
        },
        {
          head: { en: 'Leaps pay once', de: 'Sprünge zahlen einmal' },
          say: {
            en: 'Research leapt from 35 to 89: five tens were passed, one dividend was paid. Small steps would have paid more often.',
            de: 'Die Forschung ist von 35 auf 89 gesprungen: fünf Zehner, eine Dividende. Kleine Schritte hätten öfter gezahlt.',
          },
          lit: ['line:research'],
        },
        {
          head: { en: 'The last ten of Research', de: 'Der letzte Zehner der Forschung' },
          say: {
            en: '96 beats 89 and reaches the nineties. Yours is the only share: you draw 1, and may buy for 2 less.',
            de: '96 übertrifft 89 und erreicht die Neunziger. Deine ist die einzige Aktie: Du ziehst 1 und darfst um 2 billiger kaufen.',
          },
          lit: ['company:research'],
          asks: expand('research', '96', { en: 'Research', de: 'Forschung' }),
        },
        {
          head: { en: 'Another Research share', de: 'Noch eine Forschungs-Aktie' },
          say: {
            en: 'Price 1, less 2: free. Research stands at 3 now, so the share brings 3 points at once.',
            de: 'Preis 1, minus 2: umsonst. Die Forschung steht jetzt bei 3, die Aktie bringt sofort 3 Punkte.',
          },
          lit: ['worth:research'],
          asks: buyFree('37'),
          after: moves('B expand wildlife 45, B decline, C draw'),
          meanwhile: {
            en: 'Pip expands Wildlife: that pays Pip and Irene, not you.',
            de: 'Pip baut die Wildtiere aus: Das zahlt Pip und Irene, dir nicht.',
          },
        },
      ],
      learnt: [{ en: 'Another first digit pays.', de: 'Eine andere erste Ziffer zahlt.' }],
    },
    {
      title: { en: 'No dividend left', de: 'Keine Dividende mehr' },
      steps: [
        {
          head: { en: 'Research is as deep as it gets', de: 'Tiefer geht es bei der Forschung nicht' },
          say: {
            en: 'Above the nineties there is no new ten: “no dividend left”, on small screens “deepest”. 97 could still raise its worth.',
            de: 'Über den Neunzigern gibt es keinen neuen Zehner: „keine Dividende mehr“, auf kleinen Bildschirmen „am Grund“. Eine 97 könnte den Wert noch heben.',
          },
          lit: ['next:research'],
        },
        {
          head: { en: 'Treasure pays again', de: 'Der Schatz zahlt noch einmal' },
          say: {
            en: '33 on 28: the thirties, three more cards for you. And the forties are the next.',
            de: '33 auf 28: die Dreißiger, noch drei Karten für dich. Und als Nächstes kommen die Vierziger.',
          },
          lit: ['company:treasure'],
          asks: expand(
            'treasure',
            '33',
            { en: 'Treasure', de: 'Schatz' },
            {
              'expand treasure 83': {
                en: 'It pays the same 3 cards, but leaves only one ten above it. 33 leaves six.',
                de: 'Das zahlt auch 3 Karten, lässt aber nur einen Zehner darüber. Die 33 lässt sechs.',
              },
            },
          ),
          after: moves('B draw, C draw'),
        },
        {
          head: { en: 'Whom does it pay?', de: 'Wen bezahlt es?' },
          say: {
            en: 'Before you confirm, the table shows who draws how many. Expand where you own more than the others.',
            de: 'Vor dem Bestätigen zeigt der Tisch, wer wie viele zieht. Baue aus, wo du mehr besitzt als die anderen.',
          },
          lit: ['mine'],
        },
      ],
      learnt: [
        { en: 'Small steps pay often.', de: 'Kleine Schritte zahlen oft.' },
        { en: 'In the nineties a line pays no more.', de: 'In den Neunzigern zahlt eine Leine nicht mehr.' },
      ],
    },
  ],
};
