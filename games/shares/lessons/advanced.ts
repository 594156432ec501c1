import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { buy, expand, moves, pay } from './asks.ts';

/** Every advanced side at work: bought out, a dividend without a share, two depth cards, one moved. */
export const advanced: Lesson = {
  id: 'advanced',
  title: { en: 'Advanced sides', de: 'Profiseiten' },
  about: { en: 'The sharper side of each company.', de: 'Die schärfere Seite jedes Unternehmens.' },
  minutes: 3,
  goal: {
    say: { en: 'The same game with sharper companies.', de: 'Dasselbe Spiel mit schärferen Unternehmen.' },
    more: {
      en: 'Each company has two sides; the one that is up holds for everybody. Here all five show the advanced one.',
      de: 'Jedes Unternehmen hat zwei Seiten; die obere gilt für alle. Hier zeigen alle fünf die Profiseite.',
    },
  },
  seats: 3,
  options: { sides: 'advanced' },
  seed: 'advanced 1943',
  rivals: ['Pip', 'Irene'],
  before: moves('A take 42, B take 79, C take 64, A take 88, B take 41, C take 28'),
  chapters: [
    {
      title: { en: 'Research: buy each other out', de: 'Forschung: gegenseitig aufkaufen' },
      steps: [
        {
          head: { en: 'It is said on the buoy', de: 'Es steht auf der Boje' },
          say: {
            en: '“advanced” marks the sharper side. Tap a company at any time to read all of it.',
            de: '„Profi“ steht für die schärfere Seite. Tippe ein Unternehmen jederzeit an, um alles zu lesen.',
          },
          lit: ['companies'],
        },
        {
          head: { en: 'Expand Research', de: 'Baue die Forschung aus' },
          say: {
            en: 'Its advanced side buys a share out of another portfolio. Pip draws the dividend: the only share is there.',
            de: 'Die Profiseite kauft eine Aktie aus einem anderen Portfolio. Die Dividende zieht Pip: Dort liegt die einzige Aktie.',
          },
          lit: ['company:research'],
          asks: expand('research', '85', { en: 'Research', de: 'Forschung' }),
        },
        {
          head: { en: 'Buy Pip’s Wildlife share', de: 'Kauf Pips Wildtier-Aktie' },
          say: {
            en: 'It costs the usual price, 2 at least. The cards go to Pip, who cannot refuse. Then both Wildlife shares are yours.',
            de: 'Sie kostet den üblichen Preis, mindestens 2. Die Karten bekommt Pip und kann nicht ablehnen. Dann gehören beide Wildtier-Aktien dir.',
          },
          lit: ['rivals'],
          asks: pay(
            {
              en: 'Tap Pip’s Wildlife share, pay with 08 and 37',
              de: 'Tippe auf Pips Wildtier-Aktie, zahle mit 08 und 37',
            },
            'acquire B wildlife',
            ['stake:1-wildlife'],
            ['08', '37'],
          ),
          after: moves('B buy 51 with 08, C expand research 89, C acquire B treasure with 07 36'),
          meanwhile: {
            en: 'Pip buys a Treasure share, and Irene buys it from Pip.',
            de: 'Pip kauft eine Schatz-Aktie, und Irene kauft sie Pip ab.',
          },
        },
        {
          head: { en: 'Shares are not safe', de: 'Aktien sind nicht sicher' },
          say: {
            en: 'Yours may be bought as well; you would get the cards. Buy another Cleaning share: the dearer, the safer.',
            de: 'Auch deine kann man kaufen; du bekämst die Karten. Kauf noch eine Aktie der Reinigung: je teurer, desto sicherer.',
          },
          lit: ['price:cleaning'],
          asks: buy('26', ['15']),
          after: moves('B buy 18 with 07 11, C expand wildlife 99, C play 76 cleaning'),
          meanwhile: {
            en: 'Irene expands Wildlife: that pays you 2. Then she plays a second depth card.',
            de: 'Irene baut die Wildtiere aus: Das zahlt dir 2. Dann spielt sie eine zweite Tiefenkarte.',
          },
        },
      ],
      learnt: [{ en: 'Research buys out of portfolios.', de: 'Die Forschung kauft aus Portfolios.' }],
    },
    {
      title: { en: 'The other four', de: 'Die anderen vier' },
      steps: [
        {
          head: { en: 'Wildlife: a second card', de: 'Wildtiere: eine zweite Karte' },
          say: {
            en: 'Irene hung 76 on Cleaning, for nothing. A number too low for a line is allowed, too: one card for each higher one there.',
            de: 'Irene hat umsonst die 76 an die Reinigung gehängt. Auch eine zu niedrige Zahl geht: eine Karte für jede höhere dort.',
          },
          lit: ['company:wildlife', 'line:cleaning'],
        },
        {
          head: { en: 'Pearl: always two behind', de: 'Perlen: immer zwei zurück' },
          say: {
            en: 'A Pearl share is worth the deepest company less 2. Own depth cards do nothing for it, unless Pearl is the deepest.',
            de: 'Eine Perlen-Aktie ist so viel wert wie das tiefste Unternehmen, minus 2. Eigene Tiefenkarten helfen nur, wenn Perlen am tiefsten sind.',
          },
          lit: ['company:pearl'],
        },
        {
          head: { en: 'Treasure pays whoever expands', de: 'Der Schatz zahlt, wer ausbaut' },
          say: {
            en: 'You own no share of it. But whoever expands draws as many as the largest holding: Irene’s two.',
            de: 'Du hast keine Aktie davon. Aber wer ausbaut, zieht so viele wie der größte Besitz: Irenes zwei.',
          },
          lit: ['company:treasure'],
          asks: expand('treasure', '71', { en: 'Treasure', de: 'Schatz' }),
          after: moves('B buy 37 with 39, C expand treasure 87'),
          meanwhile: {
            en: 'Pip buys, and Irene expands Treasure for herself.',
            de: 'Pip kauft, und Irene baut den Schatz für sich aus.',
          },
        },
        {
          head: { en: 'Expand Cleaning', de: 'Baue die Reinigung aus' },
          say: {
            en: '94 on 76 pays you 2 cards. And Cleaning, advanced, discards or moves the last card of a line for 1 card.',
            de: '94 auf 76 zahlt dir 2 Karten. Und die Reinigung legt auf der Profiseite für 1 Karte die letzte Karte einer Leine ab oder versetzt sie.',
          },
          lit: ['company:cleaning'],
          asks: expand('cleaning', '94', { en: 'Cleaning', de: 'Reinigung' }),
        },
        {
          head: { en: 'Open the Wildlife line', de: 'Öffne die Leine der Wildtiere' },
          say: {
            en: 'Nothing can follow the 99 there. On Cleaning it counts just as much for you, and Wildlife’s next card pays you again.',
            de: 'Der 99 dort kann nichts folgen. Bei der Reinigung zählt sie für dich genauso, und bei den Wildtieren zahlt dir die nächste Karte wieder.',
          },
          lit: ['company:wildlife'],
          asks: pay(
            {
              en: 'Tap 99, the line of Cleaning, pay with 25',
              de: 'Tippe auf die 99, die Leine „Reinigung“, zahle mit 25',
            },
            'move 99 cleaning',
            ['card:ds-99', 'line:cleaning'],
            ['25'],
            {
              decline: {
                en: 'Then Wildlife stays shut, and your two shares there stay at 1.',
                de: 'Dann bleiben die Wildtiere zu, und deine zwei Aktien dort bei 1.',
              },
            },
          ),
          after: moves('B buy 02 with 47, C draw'),
        },
        {
          head: { en: 'Mix as you like', de: 'Misch, wie du magst' },
          say: {
            en: 'Before a game you choose basic, advanced or a mix, company by company.',
            de: 'Vor dem Spiel wählst du Grundseiten, Profiseiten oder eine Mischung, für jedes Unternehmen.',
          },
          lit: ['companies'],
        },
      ],
      learnt: [
        { en: 'Wildlife: a second depth card.', de: 'Wildtiere: eine zweite Tiefenkarte.' },
        { en: 'Pearl: the deepest, less 2.', de: 'Perlen: das tiefste, minus 2.' },
        { en: 'Cleaning: discard or move, for 1.', de: 'Reinigung: ablegen oder versetzen, für 1.' },
      ],
    },
  ],
};
