import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { goHome, goOn, turnUp } from './asks.ts';

/** Strange Currents: the same suit twice is harmless, the same value is not. */
export const variants: Lesson = {
  id: 'variants',
  title: { en: 'Variants', de: 'Varianten' },
  about: { en: 'One card that changes the whole game.', de: 'Eine Karte, die das ganze Spiel ändert.' },
  minutes: 2,
  goal: {
    say: { en: 'One card can change the rules.', de: 'Eine Karte kann die Regeln ändern.' },
    more: {
      en: 'Six variants wait in the set-up, at most one a game. This one is called Strange Currents.',
      de: 'Sechs Varianten kannst du vor dem Spiel wählen, höchstens eine. Diese heißt Seltsame Strömung.',
    },
  },
  seats: 2,
  options: { divers: 'off', variant: 'V5', start: 'A' },
  seed: 'variants 500',
  rivals: ['Pip'],
  chapters: [
    {
      title: { en: 'Strange Currents', de: 'Seltsame Strömung' },
      steps: [
        {
          head: { en: 'The variant of this table', de: 'Die Variante an diesem Tisch' },
          say: {
            en: 'Its card lies down here. Strange Currents says: a value twice sinks your line, not a suit. Tap it to read it again.',
            de: 'Ihre Karte liegt hier unten. Seltsame Strömung heißt: Ein doppelter Wert versenkt deine Reihe, nicht eine doppelte Sorte. Tippe darauf, um es nachzulesen.',
          },
          lit: ['variant'],
        },
        {
          head: { en: 'See what comes up', de: 'Schau, was kommt' },
          say: { en: 'Begin as always.', de: 'Beginne wie immer.' },
          lit: ['deck'],
          asks: turnUp(),
        },
        {
          head: { en: 'A 6: no second one, please', de: 'Eine 6: bitte keine zweite' },
          say: {
            en: 'Now every 6 sinks you, whatever its suit: 9 in 49. More Chests would be fine.',
            de: 'Jetzt versenkt dich jede 6, gleich welcher Sorte: 9 von 49. Weitere Truhen wären in Ordnung.',
          },
          lit: ['line', 'odds'],
          asks: goOn(),
        },
        {
          head: { en: 'Two Chests, and all is well', de: 'Zwei Truhen, und alles gut' },
          say: {
            en: 'But now 5s and 6s sink you: 18 in 48. Only 6 points are at stake, as only the better Chest scores: dare one more.',
            de: 'Nun versenken dich aber 5en und 6en: 18 von 48. Nur 6 Punkte stehen auf dem Spiel, denn nur die bessere Truhe zählt: Wag noch eine.',
          },
          lit: ['line', 'odds'],
          asks: goOn({
            return: {
              en: 'That would bring home 6 points, safely. With so little at stake one more card pays.',
              de: 'Das brächte sicher 6 Punkte heim. Bei so kleinem Einsatz lohnt noch eine Karte.',
            },
          }),
        },
        {
          head: { en: 'A 9: nobody else has one', de: 'Eine 9: die hat sonst niemand' },
          say: {
            en: 'Only a Mermaid is ever worth 8 or 9, so there is no second 9. But 15 points are enough: go home.',
            de: 'Nur Meerjungfrauen sind 8 oder 9 wert, eine zweite 9 gibt es also nicht. Aber 15 Punkte reichen: Tauche auf.',
          },
          lit: ['line'],
          asks: goHome({
            reveal: {
              en: '18 in 47 would sink 15 points. That is too much.',
              de: '18 von 47 würden 15 Punkte versenken. Das ist zu viel.',
            },
          }),
        },
      ],
      learnt: [
        {
          en: 'A variant lies beside the Locker: look there first.',
          de: 'Eine Variante liegt neben der Kiste: Sieh dort zuerst nach.',
        },
      ],
    },
  ],
};
