import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { choose, goHome, goOn, turnUp } from './asks.ts';

/**
 * The guided first game. Its seed deals a Drone that shows a second one, which then sinks Pip; a Map over a Locker
 * with a Map in it; and an Anchor that saves a better Mermaid.
 */
export const firstDive: Lesson = {
  id: 'first-dive',
  title: { en: 'Your first dive', de: 'Dein erster Tauchgang' },
  about: { en: 'Turn up, go on, go home.', de: 'Aufdecken, weitertauchen, auftauchen.' },
  minutes: 4,
  goal: {
    say: { en: 'Bring home the best card of each suit.', de: 'Bring von jeder Sorte die beste Karte heim.' },
    more: {
      en: 'Turn up loot, one card at a time. Go home while it goes well. The most points win.',
      de: 'Decke Beute auf, Karte für Karte. Tauche auf, solange es gut geht. Die meisten Punkte gewinnen.',
    },
  },
  seats: 2,
  options: { divers: 'off', variant: 'none', start: 'A' },
  seed: 'first dive 607595',
  rivals: ['Pip'],
  chapters: [
    {
      title: { en: 'Turn up a card', de: 'Eine Karte aufdecken' },
      steps: [
        {
          head: { en: 'This is your hold', de: 'Das ist dein Laderaum' },
          say: {
            en: 'Loot you bring home lies here. Of each suit only the best card scores: the number on it.',
            de: 'Hier liegt, was du heimbringst. Von jeder Sorte zählt nur die beste Karte: mit ihrer Zahl.',
          },
          lit: ['hold'],
        },
        {
          head: { en: 'Loot lies in the deck', de: 'Die Beute liegt im Stapel' },
          say: {
            en: 'Ten suits wait down there. Your turn begins with one card.',
            de: 'Zehn Sorten warten da unten. Dein Zug beginnt mit einer Karte.',
          },
          lit: ['deck'],
          asks: turnUp(),
        },
        {
          head: { en: 'A Chest, worth 4', de: 'Eine Truhe, 4 wert' },
          say: {
            en: 'It lies in your line and is not yours yet: first it has to come home. Fetch one more.',
            de: 'Sie liegt in deiner Reihe und gehört dir noch nicht: Erst muss sie heim. Hol noch eine dazu.',
          },
          lit: ['line'],
          asks: goOn({
            return: {
              en: 'That would bring home the Chest: 4 points. A little more can be had here.',
              de: 'Damit kämst du mit der Truhe heim: 4 Punkte. Hier ist noch etwas mehr zu holen.',
            },
          }),
        },
        {
          head: { en: 'Every suit does something', de: 'Jede Sorte tut etwas' },
          say: {
            en: 'You turned up a Drone. It shows you the next card, and only you: a second Drone.',
            de: 'Du hast eine Drohne aufgedeckt. Sie zeigt dir die nächste Karte, nur dir: eine zweite Drohne.',
          },
          lit: ['peek', 'line'],
        },
        {
          head: { en: 'The same suit twice sinks it all', de: 'Zweimal dieselbe Sorte versenkt alles' },
          say: {
            en: 'A second Drone would sink your whole line. You have two suits, 10 points: take them home.',
            de: 'Eine zweite Drohne würde deine ganze Reihe versenken. Zwei Sorten, 10 Punkte: Bring sie heim.',
          },
          lit: ['line'],
          asks: goHome({
            reveal: {
              en: 'The next card is a Drone, you have seen it: your line would sink, both cards.',
              de: 'Die nächste Karte ist eine Drohne, du hast sie gesehen: Deine Reihe würde sinken, beide Karten.',
            },
          }),
          after: ['B reveal', 'B reveal'],
          meanwhile: {
            en: 'Pip finds the Drone you left down there.',
            de: 'Pip findet die Drohne, die du unten gelassen hast.',
          },
        },
      ],
      learnt: [
        { en: 'A turn starts with one card, always.', de: 'Ein Zug beginnt immer mit einer Karte.' },
        { en: 'Only what comes home scores.', de: 'Nur was heimkommt, zählt.' },
      ],
    },
    {
      title: { en: 'What sinks, and where to', de: 'Was sinkt, und wohin' },
      steps: [
        {
          head: { en: 'Pip had a diving incident', de: 'Pip hatte einen Zwischenfall' },
          say: {
            en: 'Two Drones: the whole line sank into Davy Jones’ Locker, and the turn was over.',
            de: 'Zwei Drohnen: Die ganze Reihe ist in Davy Jones’ Kiste gesunken, und der Zug war vorbei.',
          },
          lit: ['locker'],
        },
        {
          head: { en: 'Your hold is out of reach', de: 'Dein Laderaum bleibt verschont' },
          say: {
            en: 'An incident sinks the line, never the hold. Your 10 points stay. Your turn!',
            de: 'Ein Zwischenfall versenkt die Reihe, nie den Laderaum. Deine 10 Punkte bleiben. Du bist dran!',
          },
          lit: ['hold'],
          asks: turnUp(),
        },
        {
          head: { en: 'Which cards sink you?', de: 'Welche Karten versenken dich?' },
          say: {
            en: 'A Key lies in your line. Four more Keys are among the 45 cards left; all others are safe.',
            de: 'In deiner Reihe liegt ein Schlüssel. Unter den 45 übrigen Karten sind noch vier; alle anderen sind sicher.',
          },
          lit: ['odds', 'line'],
          asks: goOn({
            return: {
              en: 'That would bring home the Key: 5 points. The risk is small, though: 4 in 45.',
              de: 'Damit kämst du mit dem Schlüssel heim: 5 Punkte. Das Risiko ist aber klein: 4 von 45.',
            },
          }),
        },
        {
          head: { en: 'The Map opens the Locker', de: 'Die Schatzkarte öffnet die Kiste' },
          say: {
            en: 'What sank is not gone: a Map offers three cards from the Locker. Another Map would sink you; the Mermaid is worth the most.',
            de: 'Was sank, ist nicht weg: Eine Schatzkarte bietet drei Karten aus der Kiste an. Noch eine Schatzkarte würde dich versenken; die Meerjungfrau ist am meisten wert.',
          },
          lit: ['chooser'],
          asks: choose(
            { en: 'Choose the Mermaid, then place it', de: 'Wähle die Meerjungfrau und lege sie' },
            'map mermaid-4',
            'mermaid-4',
            {
              'map map-2': {
                en: 'A Map already lies in your line: with this one all of it would sink.',
                de: 'In deiner Reihe liegt schon eine Schatzkarte: Mit dieser würde alles sinken.',
              },
              'map net-2': {
                en: 'A Net pulls a card out of your own hold, back into danger.',
                de: 'Ein Netz holt eine Karte aus deinem eigenen Laderaum zurück in Gefahr.',
              },
            },
          ),
        },
        {
          head: { en: 'Three new suits, 13 points', de: 'Drei neue Sorten, 13 Punkte' },
          say: {
            en: 'Now a Key, a Map and a Mermaid could sink you. That is enough for one turn.',
            de: 'Jetzt könnten dich Schlüssel, Schatzkarten und Meerjungfrauen versenken. Das reicht für einen Zug.',
          },
          lit: ['line'],
          asks: goHome({
            reveal: {
              en: 'It may go well: most cards are safe. But 13 points would be at stake.',
              de: 'Das kann gut gehen: Die meisten Karten sind sicher. Aber 13 Punkte stünden auf dem Spiel.',
            },
          }),
          after: ['B reveal', 'B return'],
          meanwhile: {
            en: 'Pip is careful now: one card, and home.',
            de: 'Pip ist jetzt vorsichtig: eine Karte, und heim.',
          },
        },
      ],
      learnt: [
        { en: 'A suit twice in your line: it sinks.', de: 'Eine Sorte doppelt in der Reihe: Sie sinkt.' },
        { en: 'The hold is safe from incidents.', de: 'Der Laderaum ist vor Zwischenfällen sicher.' },
        {
          en: 'Maps bring up what lies in the Locker.',
          de: 'Schatzkarten holen herauf, was in der Kiste liegt.',
        },
      ],
    },
    {
      title: { en: 'Why go on?', de: 'Warum weitertauchen?' },
      steps: [
        {
          head: { en: 'Five suits, 23 points', de: 'Fünf Sorten, 23 Punkte' },
          say: {
            en: 'Each suit you still lack adds its number. One you have adds only what it is better.',
            de: 'Jede Sorte, die dir fehlt, bringt ihre Zahl. Eine, die du hast, nur das, was sie besser ist.',
          },
          lit: ['hold'],
          asks: turnUp(),
        },
        {
          head: { en: 'A better Mermaid', de: 'Eine bessere Meerjungfrau' },
          say: {
            en: 'At home you have a 4; this 8 would count in its place: 4 points. Little to win by going home now, so go on.',
            de: 'Daheim hast du eine 4; diese 8 würde an ihrer Stelle zählen: 4 Punkte. Auftauchen bringt jetzt wenig, also weiter.',
          },
          lit: ['line', 'hold'],
          asks: goOn({
            return: {
              en: 'That would bring 4 points home, safely. With 4 in 42 against you, more can be had.',
              de: 'Das brächte sicher 4 Punkte heim. Bei 4 von 42 gegen dich ist mehr zu holen.',
            },
          }),
        },
        {
          head: { en: 'An Anchor!', de: 'Ein Anker!' },
          say: {
            en: 'All that lay there before the Anchor is safe now, even in an incident. The Mermaid will come home: try one more.',
            de: 'Was vor dem Anker lag, ist jetzt sicher, auch bei einem Zwischenfall. Die Meerjungfrau kommt heim: Wag noch eine.',
          },
          lit: ['line'],
          asks: goOn({
            return: {
              en: 'That brings home both: 10 points, a fine choice too. With the Anchor there you may dare a little more.',
              de: 'So kommen beide heim: 10 Punkte, auch eine gute Wahl. Mit dem Anker darfst du etwas mehr wagen.',
            },
          }),
          after: ['B reveal', 'B return'],
          meanwhile: {
            en: 'A second Anchor: incident! Look what is saved all the same.',
            de: 'Ein zweiter Anker: Zwischenfall! Schau, was trotzdem gerettet ist.',
          },
        },
      ],
      learnt: [
        { en: 'New suits bring the most points.', de: 'Neue Sorten bringen die meisten Punkte.' },
        { en: 'What lies before an Anchor is safe.', de: 'Was vor einem Anker liegt, ist sicher.' },
      ],
    },
    {
      title: { en: 'On your own', de: 'Auf eigene Faust' },
      steps: [
        {
          head: { en: 'Bad luck, and still 4 points', de: 'Pech, und doch 4 Punkte' },
          say: {
            en: 'Both Anchors sank, the Mermaid came home: her 8 now lies on the 4. You have 27 points.',
            de: 'Beide Anker sind gesunken, die Meerjungfrau ist daheim: Ihre 8 liegt nun auf der 4. Du hast 27 Punkte.',
          },
          lit: ['hold'],
        },
        {
          head: { en: 'The deck is the clock', de: 'Der Stapel ist die Uhr' },
          say: {
            en: 'When its last card has been turned up and that turn is over, the dive ends. The most points win.',
            de: 'Ist die letzte Karte aufgedeckt und der Zug zu Ende, ist der Tauchgang vorbei. Die meisten Punkte gewinnen.',
          },
          lit: ['deck'],
        },
        {
          head: { en: 'The rest is yours', de: 'Der Rest gehört dir' },
          say: {
            en: 'You will meet the other suits one by one. To read what a card does, hold it or right-click it. Good dive!',
            de: 'Die übrigen Sorten lernst du nach und nach kennen. Was eine Karte tut, liest du, wenn du sie gedrückt hältst oder rechts anklickst. Gut Luft!',
          },
          lit: [],
        },
      ],
      learnt: [{ en: 'An empty deck ends the game.', de: 'Ein leerer Stapel beendet das Spiel.' }],
    },
  ],
};
