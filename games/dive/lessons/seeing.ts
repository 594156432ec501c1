import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { PLAIN, tilt } from './asks.ts';

/** A hammerhead on level 2, its head seen through a hole in the top card. */
export const seeing: Lesson = {
  id: 'seeing',
  title: { en: 'Seeing', de: 'Sehen' },
  about: { en: 'Tricks for good eyes.', de: 'Kniffe für gute Augen.' },
  minutes: 2,
  goal: {
    say: { en: 'Who sees more bets better.', de: 'Wer mehr sieht, wettet besser.' },
    more: {
      en: 'Tilt both ways, mind the holes, come closer.',
      de: 'Kippe in beide Richtungen, achte auf die Löcher, geh näher heran.',
    },
  },
  seats: 2,
  options: PLAIN,
  seed: 'first dive 118189',
  rivals: ['Pip'],
  before: ['B ready 4n 5s 3s 2n 1n'],
  chapters: [
    {
      title: { en: 'Good eyes', de: 'Gute Augen' },
      steps: [
        {
          head: { en: 'Fainter is deeper', de: 'Blasser ist tiefer' },
          say: {
            en: 'Every card above a thing dims and blurs it a little. The red turtle is crisp: it lies on top.',
            de: 'Jede Karte darüber macht etwas ein wenig blasser und unschärfer. Die rote Schildkröte ist scharf: Sie liegt oben.',
          },
          lit: ['picture'],
        },
        {
          head: { en: 'A hole fools the eye', de: 'Ein Loch täuscht das Auge' },
          say: {
            en: 'A thin light outline is the edge of a hole in a card. What you see through it looks a level higher than it lies, like the head of the hammerhead here.',
            de: 'Eine dünne helle Linie ist der Rand eines Lochs in einer Karte. Was du hindurch siehst, wirkt eine Stufe höher, als es liegt, hier zum Beispiel der Kopf des Hammerhais.',
          },
          lit: ['picture'],
        },
        {
          head: { en: 'Tilting tells the truth', de: 'Kippen zeigt die Wahrheit' },
          say: {
            en: 'The hole belongs to the top card and stays. The head below moves: level 2.',
            de: 'Das Loch gehört zur obersten Karte und bleibt. Der Kopf darunter bewegt sich: Stufe 2.',
          },
          lit: ['picture', 'tilt'],
          asks: tilt('left'),
        },
        {
          head: { en: 'And the other way', de: 'Und andersherum' },
          say: {
            en: 'Compare two things side by side: the one that moves further lies deeper.',
            de: 'Vergleiche zwei Dinge nebeneinander: Was sich weiter bewegt, liegt tiefer.',
          },
          lit: ['picture', 'tilt'],
          asks: tilt('right'),
        },
        {
          head: { en: 'Tilt away from you, too', de: 'Kippe auch von dir weg' },
          say: {
            en: 'What hides behind something from left to right may come out this way.',
            de: 'Was sich beim Kippen zur Seite hinter etwas versteckt, kommt so vielleicht hervor.',
          },
          lit: ['tilt'],
          asks: {
            say: { en: 'Tap the first button', de: 'Tippe auf den ersten Knopf' },
            icon: 'tilt',
            touch: ['axis'],
          },
        },
        {
          head: { en: 'Now look from there', de: 'Jetzt schau von dort' },
          say: {
            en: 'You may also drag the picture itself, with finger or mouse.',
            de: 'Du kannst auch das Bild selbst ziehen, mit Finger oder Maus.',
          },
          lit: ['picture', 'tilt'],
          asks: tilt('left'),
        },
        {
          head: { en: 'Closer, and more contrast', de: 'Näher heran, mehr Kontrast' },
          say: {
            en: 'Behind this button you find contrast, zoom and turning. It only changes what you see, and only for you.',
            de: 'Hinter diesem Knopf findest du Kontrast, Vergrößern und Drehen. Das ändert nur, was du siehst, und nur für dich.',
          },
          lit: ['eyes'],
        },
        {
          head: { en: 'What you cannot see, count', de: 'Was du nicht siehst, zähle' },
          say: {
            en: 'Of the 36 cards 15 have a shark and 18 have a turtle or a manta. When in doubt: no shark.',
            de: 'Von den 36 Karten haben 15 einen Hai und 18 eine Schildkröte oder einen Manta. Im Zweifel: kein Hai.',
          },
          lit: [],
        },
      ],
      learnt: [
        { en: 'Crisp is shallow, faint is deep.', de: 'Scharf ist flach, blass ist tief.' },
        {
          en: 'Through a hole things look a level higher.',
          de: 'Durch ein Loch wirkt alles eine Stufe höher.',
        },
        { en: '15 of 36 cards have a shark.', de: '15 von 36 Karten haben einen Hai.' },
      ],
    },
  ],
};
