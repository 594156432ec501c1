import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { DOWN, LEFT, look, swim } from './asks.ts';
import { moves, TABLE } from './moves.ts';

/** A drift to the right: red animals two spaces, yellow ones and divers one, green ones none. */
export const currents: Lesson = {
  id: 'currents',
  title: { en: 'Currents', de: 'Strömungen' },
  about: {
    en: 'What drifts, what stays, and how far you get.',
    de: 'Was treibt, was bleibt und wie weit du kommst.',
  },
  minutes: 2,
  goal: {
    say: { en: 'Let the water work for you.', de: 'Lass das Wasser für dich arbeiten.' },
    more: {
      en: 'A current card is turned up before every turn from round 2 on. It moves open animals and divers.',
      de: 'Ab Runde 2 wird vor jedem Zug eine Strömungskarte aufgedeckt. Sie bewegt offene Tiere und Tauchende.',
    },
  },
  ...TABLE,
  seed: 'scuba 54200',
  before: moves(
    'A step 1/5, A turn, A step 2/5, A turn, A step 3/5, A turn, A step 4/5, A turn, B step 1/4, B turn, B step 2/4, B turn, B step 3/4, B turn, B step 4/4, B turn',
  ),
  chapters: [
    {
      title: { en: 'A drift to the right', de: 'Eine Drift nach rechts' },
      steps: [
        {
          head: { en: 'The card of this turn', de: 'Die Karte dieses Zuges' },
          say: {
            en: 'It has an arrow for each colour and one for divers. This time all of them point right, and green water is still.',
            de: 'Sie hat einen Pfeil für jede Farbe und einen für Tauchende. Diesmal zeigen alle nach rechts, und das grüne Wasser ist still.',
          },
          lit: ['current'],
        },
        {
          head: { en: 'Red: two spaces', de: 'Rot: zwei Felder' },
          say: {
            en: 'Your anemone lay under the boat. It has drifted two spaces, for red had two arrows.',
            de: 'Deine Anemone lag unter dem Boot. Sie ist zwei Felder getrieben, denn Rot hatte zwei Pfeile.',
          },
          lit: ['space:1/7'],
        },
        {
          head: { en: 'Divers: one space', de: 'Tauchende: ein Feld' },
          say: {
            en: 'You and Pip went one space to the right, whatever your depth. Hidden tiles and dust never move.',
            de: 'Pip und du seid ein Feld nach rechts getrieben, egal wie tief. Verdeckte Plättchen und Staub bewegen sich nie.',
          },
          lit: ['space:4/6', 'space:4/5'],
        },
        {
          head: { en: 'Against it you get less far', de: 'Dagegen kommst du weniger weit' },
          say: {
            en: 'One arrow to the right takes one of your four steps to the left: three are left. With the current you may take all four.',
            de: 'Ein Pfeil nach rechts nimmt dir einen der vier Schritte nach links: drei bleiben. Mit der Strömung darfst du alle vier.',
          },
          lit: ['prompt'],
          asks: swim('4/5', LEFT),
        },
        {
          head: { en: 'It brings you animals', de: 'Sie bringt dir Tiere' },
          say: {
            en: 'Pip’s vase sponge came along with the yellow water. In your next turn it could be somewhere else.',
            de: 'Pips Vasenschwamm kam mit dem gelben Wasser mit. In deinem nächsten Zug ist er vielleicht schon woanders.',
          },
          lit: ['space:4/5'],
          asks: look('Y04', { en: 'Press See: Vase sponge', de: 'Drücke Beobachten: Vasenschwamm' }),
        },
        {
          head: { en: 'And it takes them away', de: 'Und sie nimmt sie mit' },
          say: {
            en: 'An animal pushed over the left or right edge is gone for good. Divers just stay at the edge.',
            de: 'Ein Tier, das über den linken oder rechten Rand treibt, ist für immer fort. Tauchende bleiben einfach am Rand.',
          },
          lit: ['space:1/8'],
        },
        {
          head: { en: 'Up and down, too', de: 'Auch hinauf und hinab' },
          say: {
            en: 'Some currents carry a row or two up or down. Go home with a little air to spare: one row deeper may be one turn more.',
            de: 'Manche Strömungen tragen ein oder zwei Reihen hinauf oder hinab. Plane den Heimweg mit etwas Luft: Eine Reihe tiefer kann ein Zug mehr sein.',
          },
          lit: ['space:5/5'],
          asks: swim('5/5', DOWN),
        },
        {
          head: { en: 'Four of 32 are rips', de: 'Vier von 32 sind Sogs' },
          say: {
            en: 'A rip takes 1 air from everybody under water, on whoever’s turn it comes. With 1 air left that would be the end.',
            de: 'Ein Sog nimmt allen unter Wasser 1 Luft, in wessen Zug er auch kommt. Mit nur 1 Luft wäre das das Ende.',
          },
          lit: ['air'],
        },
      ],
      learnt: [
        { en: 'Animals drift with their colour.', de: 'Tiere treiben mit ihrer Farbe.' },
        {
          en: 'Each arrow against you costs a step that way.',
          de: 'Jeder Pfeil gegen dich kostet dort einen Schritt.',
        },
        { en: 'Over the edge, an animal is gone.', de: 'Über dem Rand ist ein Tier fort.' },
      ],
    },
  ],
};
