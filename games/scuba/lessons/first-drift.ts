import type { LessonChapter } from '@fathoms/kernel/lesson.ts';
import { look, swim, turnTile, UP } from './asks.ts';

/** Round 2 begins: a rip, and an animal that Pip turned up. */
export const drift: LessonChapter = {
  title: { en: 'What the water does', de: 'Was das Wasser tut' },
  steps: [
    {
      head: { en: 'Where is your clownfish?', de: 'Wo ist dein Clownfisch?' },
      say: {
        en: 'Pip has seen it too. What everybody has seen swims away. Your points stay.',
        de: 'Pip hat ihn auch gesehen. Was alle gesehen haben, schwimmt fort. Deine Punkte bleiben.',
      },
      lit: ['space:3/5'],
    },
    {
      head: { en: 'And you have moved', de: 'Und du bist woanders' },
      say: {
        en: 'From round 2 on, each turn begins with a current. Open animals drift with it, and so do divers: you went two spaces to the left.',
        de: 'Ab Runde 2 beginnt jeder Zug mit einer Strömung. Offene Tiere treiben mit ihr, und Tauchende auch: du zwei Felder nach links.',
      },
      lit: ['current', 'space:4/3'],
    },
    {
      head: { en: 'A rip takes air', de: 'Ein Sog nimmt Luft' },
      say: {
        en: 'This current was one of the four rips: every diver lost 1 air. That can happen on anybody’s turn, so never wait with your last 1 air.',
        de: 'Diese Strömung war einer der vier Sogs: Alle haben 1 Luft verloren. Das kann in jedem Zug geschehen, auch in fremden. Warte also nie mit deiner letzten 1 Luft.',
      },
      lit: ['air'],
    },
    {
      head: { en: 'Pip’s vase sponge', de: 'Pips Vasenschwamm' },
      say: {
        en: 'Pip turned it up, and the current brought it: it lies right above you, and you have not seen it yet.',
        de: 'Pip hat ihn aufgedeckt, und die Strömung hat ihn gebracht: Er liegt gleich über dir, und du kennst ihn noch nicht.',
      },
      lit: ['space:3/3'],
      asks: swim('3/3', UP),
    },
    {
      head: { en: 'Open animals need only a look', de: 'Offene Tiere brauchst du nur anzusehen' },
      say: {
        en: 'It does not matter who turned it up. See it, and it is in your album, too.',
        de: 'Wer es aufgedeckt hat, ist gleich. Sieh es an, dann ist es auch in deinem Album.',
      },
      lit: ['space:3/3'],
      asks: look('Y04', { en: 'Press See: Vase sponge', de: 'Drücke Beobachten: Vasenschwamm' }),
    },
    {
      head: { en: 'Away it swims', de: 'Fort ist er' },
      say: {
        en: 'You and Pip have both seen it: 2 points for you. A hidden tile is left on this space.',
        de: 'Pip und du habt ihn beide gesehen: 2 Punkte für dich. Auf diesem Feld liegt noch ein verdecktes Plättchen.',
      },
      lit: ['space:3/3'],
      asks: turnTile(),
    },
  ],
  learnt: [
    { en: 'What everybody has seen swims away.', de: 'Was alle gesehen haben, schwimmt fort.' },
    { en: 'Currents move open animals and divers.', de: 'Strömungen bewegen offene Tiere und Tauchende.' },
    { en: 'A rip costs everybody under water 1 air.', de: 'Ein Sog kostet alle unter Wasser 1 Luft.' },
  ],
};
