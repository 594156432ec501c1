import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { choose, goHome, goOn } from './asks.ts';
import { moves } from './puzzles.ts';

/** One turn in which every card sets off the next: Net, Harpoon, Map, Squid. */
export const chains: Lesson = {
  id: 'chains',
  title: { en: 'Chains', de: 'Ketten' },
  about: { en: 'One card sets off the next.', de: 'Eine Karte löst die nächste aus.' },
  minutes: 2,
  goal: {
    say: { en: 'Let one card fetch the next.', de: 'Lass eine Karte die nächste holen.' },
    more: {
      en: 'A card takes effect whenever it is placed in your line, wherever it comes from.',
      de: 'Eine Karte wirkt immer, wenn sie in deine Reihe gelegt wird, woher sie auch kommt.',
    },
  },
  seats: 2,
  options: { divers: 'off', variant: 'none', start: 'A' },
  seed: 'puzzle 12',
  rivals: ['Pip'],
  before: moves(
    'A reveal, A reveal, A reveal, A reveal, A return, B reveal, B reveal, B reveal, B map key-2, B return, A reveal',
  ),
  chapters: [
    {
      title: { en: 'Net, Harpoon, Map', de: 'Netz, Harpune, Schatzkarte' },
      steps: [
        {
          head: { en: 'The Net reaches into your hold', de: 'Das Netz greift in deinen Laderaum' },
          say: {
            en: 'One of your own best cards has to come back into the line. A Harpoon would be of use there.',
            de: 'Eine deiner eigenen besten Karten muss zurück in die Reihe. Eine Harpune wäre dort nützlich.',
          },
          lit: ['hold'],
          asks: choose(
            { en: 'Choose the Harpoon, then place it', de: 'Wähle die Harpune und lege sie' },
            'net harpoon',
            'harpoon-5',
            {
              'net mermaid': {
                en: 'That would put your best card in danger, and a Mermaid does nothing.',
                de: 'Damit käme deine beste Karte in Gefahr, und eine Meerjungfrau bewirkt nichts.',
              },
              'net key': {
                en: 'A Key alone does nothing in the line.',
                de: 'Ein Schlüssel allein bewirkt in der Reihe nichts.',
              },
              'net drone': {
                en: 'The Drone would show you the next card. The Harpoon fetches one.',
                de: 'Die Drohne würde dir die nächste Karte zeigen. Die Harpune holt eine.',
              },
            },
          ),
        },
        {
          head: { en: 'The Harpoon shoots again', de: 'Die Harpune schießt noch einmal' },
          say: {
            en: 'It pulls over a card of Pip’s, of a suit you lack. The Map is worth 7, and will do something, too.',
            de: 'Sie holt eine Karte von Pip herüber, von einer Sorte, die dir fehlt. Die Schatzkarte ist 7 wert und bewirkt auch etwas.',
          },
          lit: ['rival'],
          asks: choose(
            { en: 'Choose Pip’s Map, then harpoon it', de: 'Wähle Pips Schatzkarte und harpuniere sie' },
            'harpoon B map',
            'map-7',
            {
              'harpoon B anchor': {
                en: 'An Anchor would save what lies before it, but it is worth only 2.',
                de: 'Ein Anker würde retten, was vor ihm liegt, ist aber nur 2 wert.',
              },
              'harpoon B chest': {
                en: 'A Chest, worth 4, and a Key of your own is not in the line.',
                de: 'Eine Truhe, 4 wert, und ein Schlüssel liegt nicht in der Reihe.',
              },
            },
          ),
        },
        {
          head: { en: 'And the Map opens the Locker', de: 'Und die Schatzkarte öffnet die Kiste' },
          say: {
            en: 'Net and Harpoon lie in your line already: a second one would sink it. The Squid is left.',
            de: 'Netz und Harpune liegen schon in deiner Reihe: Noch eins davon würde sie versenken. Bleibt der Kalmar.',
          },
          lit: ['chooser', 'line'],
          asks: choose(
            { en: 'Choose the Squid, then place it', de: 'Wähle den Kalmar und lege ihn' },
            'map squid-2',
            'squid-2',
            {
              'map net-2': {
                en: 'A Net lies in your line already: all of it would sink.',
                de: 'Ein Netz liegt schon in deiner Reihe: Alles würde sinken.',
              },
              'map harpoon-2': {
                en: 'A Harpoon lies in your line already: all of it would sink.',
                de: 'Eine Harpune liegt schon in deiner Reihe: Alles würde sinken.',
              },
            },
          ),
        },
      ],
      learnt: [
        {
          en: 'A card works wherever it comes from.',
          de: 'Eine Karte wirkt, woher sie auch kommt.',
        },
      ],
    },
    {
      title: { en: 'Feed the Squid', de: 'Den Kalmar füttern' },
      steps: [
        {
          head: { en: 'The Squid is hungry', de: 'Der Kalmar hat Hunger' },
          say: {
            en: 'Two more cards have to join the line before you may go home. That is the price of a Squid.',
            de: 'Zwei Karten müssen noch in die Reihe, bevor du auftauchen darfst. Das ist der Preis des Kalmars.',
          },
          lit: ['line'],
          asks: goOn(),
        },
        {
          head: { en: 'A Key, one more to go', de: 'Ein Schlüssel, noch eine' },
          say: {
            en: 'It is better than the Key at home: 7 instead of 3. One more card for the Squid.',
            de: 'Er ist besser als der Schlüssel daheim: 7 statt 3. Noch eine Karte für den Kalmar.',
          },
          lit: ['line'],
          asks: goOn(),
        },
        {
          head: { en: 'The Squid is fed', de: 'Der Kalmar ist satt' },
          say: {
            en: 'Six cards, all from one Net. Take them home: from 16 to 39 points.',
            de: 'Sechs Karten, alle von einem Netz. Bring sie heim: von 16 auf 39 Punkte.',
          },
          lit: ['line'],
          asks: goHome({
            reveal: {
              en: 'The Drone has shown a Mermaid: safe, but you have a better one at home.',
              de: 'Die Drohne hat eine Meerjungfrau gezeigt: sicher, aber daheim hast du eine bessere.',
            },
          }),
        },
      ],
      learnt: [
        {
          en: 'A Squid wants two more cards before you go home.',
          de: 'Ein Kalmar will noch zwei Karten, bevor du auftauchst.',
        },
      ],
    },
  ],
};
