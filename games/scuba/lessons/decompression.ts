import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { DOWN, stop, swim, turnTile, UP } from './asks.ts';
import { moves, TABLE } from './moves.ts';

/** With decompression: a token for the first time below 10 m, and how to get rid of it. */
export const decompression: Lesson = {
  id: 'decompression',
  title: { en: 'Decompression', de: 'Dekompression' },
  about: {
    en: 'Rise slowly, and rest before you surface.',
    de: 'Langsam steigen und vor dem Auftauchen rasten.',
  },
  minutes: 2,
  goal: {
    say: { en: 'Come up without nitrogen in your blood.', de: 'Tauche ohne Stickstoff im Blut auf.' },
    more: {
      en: 'An option for your second game and after: depth and haste give you tokens, and tokens keep you down.',
      de: 'Zum Dazunehmen ab der zweiten Partie: Tiefe und Eile bringen Marken, und Marken halten dich unten.',
    },
  },
  ...TABLE,
  options: { ...TABLE.options, decompression: 'on' },
  seed: 'deco 7485',
  before: moves('A step 1/5, A turn, A step 2/5, A turn'),
  chapters: [
    {
      title: { en: 'One token, and rid of it', de: 'Eine Marke, und wieder los' },
      steps: [
        {
          head: { en: 'Here 10 metres end', de: 'Hier enden die 10 Meter' },
          say: {
            en: 'Up to here your blood stays clean. The first time you go deeper, you take one token.',
            de: 'Bis hierher bleibt dein Blut sauber. Gehst du zum ersten Mal tiefer, bekommst du eine Marke.',
          },
          lit: ['space:3/5'],
          asks: swim('3/5', DOWN),
        },
        {
          head: { en: 'N₂: your token', de: 'N₂: deine Marke' },
          say: {
            en: 'With one token, surfacing costs 5 points. With two or more you may not surface at all.',
            de: 'Mit einer Marke kostet das Auftauchen 5 Punkte. Mit zwei oder mehr darfst du gar nicht auftauchen.',
          },
          lit: ['deco'],
        },
        {
          head: { en: 'It is only this once', de: 'Nur dieses eine Mal' },
          say: {
            en: 'More depth brings no more tokens, except below 40 metres, where only a current can carry you.',
            de: 'Mehr Tiefe bringt keine weiteren Marken, außer unter 40 Metern, wohin dich nur eine Strömung trägt.',
          },
          lit: ['space:3/5'],
          asks: turnTile(),
        },
        {
          head: { en: 'A moray eel, 3 points', de: 'Eine Muräne, 3 Punkte' },
          say: { en: 'So you can go on down in peace.', de: 'Du kannst also in Ruhe weiter hinunter.' },
          lit: ['space:4/5'],
          asks: swim('4/5', DOWN),
        },
        {
          head: { en: 'The last look of this turn', de: 'Der letzte Blick in diesem Zug' },
          say: {
            en: 'Then your turn ends, and you pay 2 air as always.',
            de: 'Dann endet dein Zug, und du zahlst wie immer 2 Luft.',
          },
          lit: ['space:4/5'],
          asks: turnTile(),
          after: moves('B step 1/6, B turn, B step 1/7, B turn, B stop'),
        },
        {
          head: { en: 'How to lose a token', de: 'So wirst du eine Marke los' },
          say: {
            en: 'End a turn above 10 metres: that breathes one token off. Two steps up will do.',
            de: 'Beende einen Zug über 10 Metern: Das baut eine Marke ab. Zwei Schritte hinauf genügen.',
          },
          lit: ['deco'],
          asks: swim('3/4', UP),
        },
        {
          head: { en: 'Look on the way', de: 'Schau unterwegs' },
          say: {
            en: 'Rising at two steps a turn leaves you time to look around.',
            de: 'Bei zwei Schritten hinauf pro Zug bleibt Zeit, dich umzusehen.',
          },
          lit: ['space:3/4'],
          asks: turnTile(),
        },
        {
          head: { en: 'A lionfish, 5 points', de: 'Ein Rotfeuerfisch, 5 Punkte' },
          say: { en: 'And up into red water.', de: 'Und hinauf ins rote Wasser.' },
          lit: ['space:2/4'],
          asks: swim('2/4', UP),
        },
        {
          head: { en: 'Only the end of the turn counts', de: 'Nur das Ende des Zuges zählt' },
          say: {
            en: 'If you stop here, you pay 1 air, and the token goes. That is the safe way before surfacing.',
            de: 'Bleibst du hier, zahlst du 1 Luft, und die Marke geht. So tauchst du danach ohne Abzug auf.',
          },
          lit: ['deco'],
          asks: stop({
            turn: {
              en: 'You may look first; the token goes all the same when you stop.',
              de: 'Du darfst vorher nachsehen; die Marke geht trotzdem, wenn du bleibst.',
            },
          }),
          after: moves('B stop'),
        },
        {
          head: { en: 'Clean again', de: 'Wieder sauber' },
          say: {
            en: 'No token left: from here you could surface without losing a point.',
            de: 'Keine Marke mehr: Von hier könntest du ohne Abzug auftauchen.',
          },
          lit: ['deco'],
        },
        {
          head: { en: 'In a hurry?', de: 'Hast du es eilig?' },
          say: {
            en: 'With decompression you may take three or four steps up. That costs a token, and you may not look at anything in that turn.',
            de: 'Mit Dekompression darfst du auch drei oder vier Schritte hinauf. Das kostet eine Marke, und du darfst in dem Zug nichts ansehen.',
          },
          lit: ['prompt'],
        },
      ],
      learnt: [
        {
          en: 'One token: 5 points at the surface. Two: no surfacing.',
          de: 'Eine Marke: 5 Punkte beim Auftauchen. Zwei: gar nicht.',
        },
        {
          en: 'A turn that ends above 10 m takes one off.',
          de: 'Ein Zug, der über 10 m endet, nimmt eine weg.',
        },
      ],
    },
  ],
};
