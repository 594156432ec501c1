import type { LessonChapter } from '@fathoms/kernel/lesson.ts';
import { DOWN, swim, turnTile } from './asks.ts';

/** Round 3: somebody else's dust, the dive computer, and how it all ends. */
export const home: LessonChapter = {
  title: { en: 'When to turn back', de: 'Wann umkehren?' },
  steps: [
    {
      head: { en: 'A lionfish in the dust', de: 'Ein Rotfeuerfisch im Staub' },
      say: {
        en: 'Pip found it right beside you, 5 points. But Pip’s dust lies on it: you cannot see it this turn.',
        de: 'Pip hat ihn gleich neben dir gefunden, 5 Punkte. Aber Pips Staub liegt darauf: In diesem Zug siehst du ihn nicht.',
      },
      lit: ['space:4/3'],
    },
    {
      head: { en: 'Your dive computer looks ahead', de: 'Dein Tauchcomputer schaut voraus' },
      say: {
        en: 'At this depth your air lasts until round 9; then you must go up. In red water that is far off, and every metre down brings it nearer.',
        de: 'In dieser Tiefe reicht die Luft bis Runde 9; dann musst du hinauf. Im Roten ist das weit weg, und jeder Meter nach unten bringt es näher.',
      },
      lit: ['plan'],
    },
    {
      head: { en: 'Down to the sharks', de: 'Hinunter zu den Haien' },
      say: {
        en: 'There is air enough. Green water hides rays, turtles and sharks.',
        de: 'Luft ist genug da. Im grünen Wasser verstecken sich Rochen, Schildkröten und Haie.',
      },
      lit: ['space:5/2'],
      asks: swim('5/2', DOWN, {
        'step 4/3': {
          en: 'You may swim through dust, but not look. The lionfish would have to wait all the same.',
          de: 'Durch Staub darfst du schwimmen, nur nicht schauen. Der Rotfeuerfisch müsste trotzdem warten.',
        },
      }),
    },
    {
      head: { en: 'What is it?', de: 'Was ist es?' },
      say: {
        en: 'Green animals are worth 3 to 5 points.',
        de: 'Grüne Tiere sind 3 bis 5 Punkte wert.',
      },
      lit: ['space:5/2'],
      asks: turnTile(),
    },
    {
      head: { en: 'A lemon shark, 5 points', de: 'Ein Zitronenhai, 5 Punkte' },
      say: {
        en: 'Three steps are left. When you have had enough, Stop here ends your turn; it says what you pay.',
        de: 'Drei Schritte hast du noch. Wenn du genug hast, beendet Hier bleiben deinen Zug; dort steht, was du zahlst.',
      },
      lit: ['teach:stop'],
    },
    {
      head: { en: 'Home is up there', de: 'Dort oben ist daheim' },
      say: {
        en: 'With two steps up a turn you need three turns from here. Once you are up you stay up, and need no more air.',
        de: 'Mit zwei Schritten hinauf pro Zug brauchst du von hier drei Züge. Wer oben ist, bleibt oben und braucht keine Luft mehr.',
      },
      lit: ['boat'],
    },
    {
      head: { en: 'Come up near the boat', de: 'Tauche nah am Boot auf' },
      say: {
        en: 'These numbers are the points you lose if the game ends with you out there. On the boat and beside it: none.',
        de: 'Diese Zahlen sind die Punkte, die du verlierst, wenn das Spiel endet und du dort bist. Im Boot und gleich daneben: keine.',
      },
      lit: ['surface'],
    },
    {
      head: { en: 'How it ends', de: 'Wie es endet' },
      say: {
        en: 'When only one of you is still under water, the round is finished and one more is played. Who is late then pays 5 points a turn.',
        de: 'Ist nur noch jemand von euch unter Wasser, wird die Runde beendet und eine letzte gespielt. Wer dann zu spät ist, zahlt 5 Punkte pro Zug.',
      },
      lit: ['roster'],
    },
    {
      head: { en: 'The rest is yours', de: 'Der Rest gehört dir' },
      say: {
        en: 'You have 27 points and 15 air. If you wonder what something is, point at it or hold it. Good dive!',
        de: 'Du hast 27 Punkte und 15 Luft. Wenn du wissen willst, was etwas ist, zeig darauf oder halte es gedrückt. Gut Luft!',
      },
      lit: [],
    },
  ],
  learnt: [
    { en: 'Your computer says when to turn back.', de: 'Dein Computer sagt, wann du umkehren musst.' },
    { en: 'Come up near the boat, and alive.', de: 'Tauche nah am Boot auf, und lebend.' },
  ],
};
