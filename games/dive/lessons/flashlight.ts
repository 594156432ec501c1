import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { PLAIN } from './asks.ts';

export const flashlight: Lesson = {
  id: 'flashlight',
  title: { en: 'The flashlight', de: 'Die Taschenlampe' },
  about: { en: 'More light, more views.', de: 'Mehr Licht, mehr Blicke.' },
  minutes: 1,
  goal: {
    say: { en: 'Light the stack, and see more of it.', de: 'Leuchte in den Stapel, und sieh mehr davon.' },
    more: {
      en: 'The flashlight is an option of the set-up. Everybody has the same one, without limit.',
      de: 'Die Taschenlampe kannst du vor dem Spiel dazunehmen. Alle haben die gleiche, so oft sie wollen.',
    },
  },
  seats: 2,
  options: { ...PLAIN, flashlight: 'on' },
  seed: 'first dive 118189',
  rivals: ['Pip'],
  before: ['B ready 4n 5s 3s 2n 1n'],
  chapters: [
    {
      title: { en: 'Three ways to light', de: 'Drei Arten zu leuchten' },
      steps: [
        {
          head: { en: 'Here is your light', de: 'Hier ist dein Licht' },
          say: {
            en: 'From above, from the side or from below. Try them all; with the light on, tap the picture to move it.',
            de: 'Von oben, von der Seite oder von unten. Probier alle aus; ist das Licht an, tippe auf das Bild, um es zu bewegen.',
          },
          lit: ['lamp', 'picture'],
        },
        {
          head: { en: 'You cannot tilt and light at once', de: 'Kippen und leuchten geht nicht zugleich' },
          say: {
            en: 'With the light on you look straight down. Choose a tilt and it goes out again.',
            de: 'Ist das Licht an, schaust du gerade hinab. Wähl einen Blick beim Kippen, und es geht wieder aus.',
          },
          lit: ['tilt'],
        },
        {
          head: { en: 'Everything else is as always', de: 'Alles andere ist wie immer' },
          say: {
            en: 'Use the light to see what something is, and tilting to see how deep it lies.',
            de: 'Nimm das Licht, um zu sehen, was etwas ist, und das Kippen, um zu sehen, wie tief es liegt.',
          },
          lit: [],
        },
      ],
      learnt: [
        { en: 'Light shows what, tilting shows how deep.', de: 'Licht zeigt was, Kippen zeigt wie tief.' },
      ],
    },
  ],
};
