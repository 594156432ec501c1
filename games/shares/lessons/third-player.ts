import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { buy, expand, moves, pay } from './asks.ts';

/** Two players: prices that count somebody else's shares, and a bonus share. */
export const thirdPlayer: Lesson = {
  id: 'third-player',
  title: { en: 'The third player', de: 'Die dritte Person' },
  about: { en: 'What is different with two players.', de: 'Was zu zweit anders ist.' },
  minutes: 2,
  goal: {
    say: { en: 'Two play, a third owns.', de: 'Zwei spielen, eine Dritte besitzt.' },
    more: {
      en: 'With two players an imaginary third one owns shares, so that prices rise and nothing is too easy.',
      de: 'Zu zweit besitzt eine gedachte dritte Person Aktien, damit Preise steigen und nichts zu leicht wird.',
    },
  },
  seats: 2,
  options: { sides: 'basic' },
  seed: 'third 855',
  rivals: ['Pip'],
  before: moves('A buy 12 with 84, B buy 23 with 26'),
  chapters: [
    {
      title: { en: 'Owned by nobody here', de: 'Gehört niemandem hier' },
      steps: [
        {
          head: { en: 'The third player', de: 'Die dritte Person' },
          say: {
            en: 'It starts with six shares, you two with none. It never takes a turn, draws no cards and cannot win.',
            de: 'Sie beginnt mit sechs Aktien, ihr zwei ohne. Sie ist nie am Zug, zieht keine Karten und kann nicht gewinnen.',
          },
          lit: ['third'],
        },
        {
          head: { en: 'But its shares count for prices', de: 'Aber ihre Aktien zählen für Preise' },
          say: {
            en: 'Neither of you owns Treasure, and still it costs 1: the third player has one. Buy yours now, it only gets dearer.',
            de: 'Niemand von euch hat den Schatz, und doch kostet er 1: Die dritte Person hat eine Aktie. Kauf deine jetzt, es wird nur teurer.',
          },
          lit: ['price:treasure', 'third'],
          asks: buy('56', ['33']),
          after: moves('B buy 90 with 59'),
          meanwhile: { en: 'Pip buys a Research share.', de: 'Pip kauft eine Forschungs-Aktie.' },
        },
      ],
      learnt: [{ en: 'Its shares make prices higher.', de: 'Ihre Aktien machen Preise höher.' }],
    },
    {
      title: { en: 'Bonus shares', de: 'Bonusaktien' },
      steps: [
        {
          head: { en: 'Five bonus shares in the deck', de: 'Fünf Bonusaktien im Stapel' },
          say: {
            en: 'When one is drawn, the third player gets something, and whoever drew draws again. Let us see: expand Research.',
            de: 'Wird eine gezogen, bekommt die dritte Person etwas, und wer zog, zieht noch einmal. Schauen wir: Baue die Forschung aus.',
          },
          lit: ['deck', 'company:research'],
          asks: expand('research', '69', { en: 'Research', de: 'Forschung' }),
        },
        {
          head: { en: 'There was one', de: 'Da war eine' },
          say: {
            en: 'Pip’s dividend was a bonus share. Four cards were turned up: one became a Treasure share of the third player, 73 went on its line.',
            de: 'Pips Dividende war eine Bonusaktie. Vier Karten wurden aufgedeckt: Eine wurde eine Schatz-Aktie der dritten Person, die 73 kam an die Leine.',
          },
          lit: ['third', 'company:treasure'],
        },
        {
          head: { en: 'Good for you, too', de: 'Auch gut für dich' },
          say: {
            en: 'Your Treasure share is worth 1 now. A second one costs 3, with Research 1: you own as many as the third player then.',
            de: 'Deine Schatz-Aktie ist jetzt 1 wert. Eine zweite kostet 3, mit der Forschung 1: Dann hast du so viele wie die dritte Person.',
          },
          lit: ['price:treasure'],
          asks: pay(
            { en: 'Tap 43 and pay with 48', de: 'Tippe auf die 43 und zahle mit 48' },
            'buy 43',
            ['card:ds-43'],
            ['48'],
            {
              decline: {
                en: 'Treasure is worth something already, and the rebate is for this turn only.',
                de: 'Der Schatz ist schon etwas wert, und den Rabatt gibt es nur in diesem Zug.',
              },
            },
          ),
        },
      ],
      learnt: [
        { en: 'A bonus share feeds the third player.', de: 'Eine Bonusaktie nährt die dritte Person.' },
        { en: 'What it adds may help you.', de: 'Was sie hinzufügt, kann dir helfen.' },
      ],
    },
  ],
};
