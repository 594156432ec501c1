import type { PARTS as english } from './en-parts.ts';

export const PARTS: typeof english = {
  level: {
    title: 'Eine Stufe ist eine Karte',
    text: 'Stufe 1 ist die oberste Karte des Stapels, Stufe 2 die darunter. Sag von jeder, ob ein Hai darauf ist. Jede Stufe, bei der du recht hast, ist ein Feld weiter hinab.',
    rule: 'DIVE-12',
  },
  side: {
    title: 'Hai oder kein Hai',
    text: 'Was du von dieser Karte behauptest. Es entscheidet sich, wenn sie abgehoben wird.',
    rule: 'DIVE-16',
  },
  token: {
    title: 'Luftplättchen',
    text: 'Jede Stufe, auf die du tauchst, braucht mindestens eins. Ihre Zahlen ergeben dort dein Tempo: Wer von denen, die recht haben, allein am schnellsten ist, reitet auf Schildkröte oder Manta. In der Hand bringen sie nichts.',
    rule: 'DIVE-15',
  },
  secret: {
    title: 'Dein Programm',
    text: 'Alle entscheiden gleichzeitig und geheim. Sind alle bereit, werden die Programme gezeigt.',
    rule: 'DIVE-11',
  },
  tilt: {
    title: 'Kippen',
    text: 'Sieh von der Seite auf den Stapel: Was sich nicht bewegt, ist Stufe 1; je mehr es sich bewegt, desto tiefer liegt es.',
    rule: 'DIVE-12',
  },
  lamp: {
    title: 'Die Lampe',
    text: 'Licht von oben, von der Seite oder von unten hebt andere Karten hervor.',
    rule: 'DIVE-12',
  },
  zoom: {
    title: 'Besser sehen',
    text: 'Näher, kontrastreicher, anders herum: Das ändert nur, was du siehst, nie die Karten.',
    rule: 'DIVE-12',
  },
  clock: {
    title: 'Die Zeit läuft',
    text: 'Bei null gilt, was auf deinem Tauchbrett liegt, ob du bereit bist oder nicht.',
    rule: 'DIVE-96',
  },
};
