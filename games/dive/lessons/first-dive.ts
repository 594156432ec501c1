import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { lay, PLAIN, put, ready, tilt, toLevel, toRest, toRound } from './asks.ts';
import { roundTwo } from './first-dive-round-2.ts';

const ROUND_1 = '5n 1s 4n 3n 2n';

/**
 * The guided first game. Its stack, from the top: a red turtle with a dolphin beside it, a large hammerhead, a whale,
 * a shark nobody can see yet; then a reef shark with a whale, a green turtle, a red turtle, nothing, a shark.
 */
export const firstDive: Lesson = {
  id: 'first-dive',
  title: { en: 'Your first dive', de: 'Dein erster Tauchgang' },
  about: { en: 'Look, bet, dive.', de: 'Schauen, wetten, tauchen.' },
  minutes: 6,
  goal: {
    say: { en: 'Dive deeper than the others.', de: 'Tauche tiefer als die anderen.' },
    more: {
      en: 'Look down into a stack of see-through cards and bet where the sharks are. When somebody reaches the stone on 23, whoever is deepest wins.',
      de: 'Schau hinab in einen Stapel durchsichtiger Karten und wette, wo die Haie sind. Kommt jemand zum Stein auf 23, gewinnt, wer am tiefsten ist.',
    },
  },
  seats: 2,
  options: PLAIN,
  seed: 'first dive 118189',
  rivals: ['Pip'],
  before: ['B ready 4n 5s 3s 2n 1n'],
  chapters: [
    {
      title: { en: 'Look', de: 'Schauen' },
      steps: [
        {
          head: { en: 'This is the way down', de: 'Das ist der Weg hinab' },
          say: {
            en: 'You and Pip start on 0. The sacred stone lies on 23.',
            de: 'Du und Pip, ihr startet auf 0. Der heilige Stein liegt auf 23.',
          },
          lit: ['track'],
        },
        {
          head: { en: 'You see many cards at once', de: 'Du siehst viele Karten auf einmal' },
          say: {
            en: 'They are see-through and lie on top of each other. A level is a card: the top one is level 1, the one below it level 2, and so on.',
            de: 'Sie sind durchsichtig und liegen übereinander. Eine Stufe ist eine Karte: Die oberste ist Stufe 1, die darunter Stufe 2 und so weiter.',
          },
          lit: ['picture'],
        },
        {
          head: { en: 'This is all that counts', de: 'Nur das hier zählt' },
          say: {
            en: 'Three kinds of shark, the green turtle, the red turtle and the manta. Whales, dolphins and everything else are only there to fool you.',
            de: 'Drei Arten von Haien, die grüne und die rote Schildkröte und der Manta. Wale, Delfine und alles andere sollen dich nur täuschen.',
          },
          lit: ['counts'],
          shows: ['S1', 'S2', 'S3', 'green', 'red', 'manta'],
        },
        {
          head: { en: 'Tilt the stack', de: 'Kippe den Stapel' },
          say: {
            en: 'What does not move lies on level 1. The more something moves, the deeper it lies.',
            de: 'Was sich nicht bewegt, liegt auf Stufe 1. Je mehr sich etwas bewegt, desto tiefer liegt es.',
          },
          lit: ['picture', 'tilt'],
          asks: tilt('left'),
        },
        {
          head: { en: 'Now the other way', de: 'Jetzt andersherum' },
          say: {
            en: 'Keep an eye on the red turtle, then on the big dark shark in the middle. You may go back and forth.',
            de: 'Behalte die rote Schildkröte im Auge, dann den großen dunklen Hai in der Mitte. Du darfst hin und her.',
          },
          lit: ['picture', 'tilt'],
          asks: tilt('right'),
        },
        {
          head: { en: 'The turtle stayed, the shark moved', de: 'Die Schildkröte blieb, der Hai nicht' },
          say: {
            en: 'So the red turtle is on level 1, and with it the striped dolphin, which is no shark. The hammerhead moved a little: level 2.',
            de: 'Also ist die rote Schildkröte auf Stufe 1, mit ihr der gestreifte Delfin, der kein Hai ist. Der Hammerhai bewegte sich ein wenig: Stufe 2.',
          },
          lit: ['picture'],
        },
      ],
      learnt: [
        {
          en: 'A level is a card. The top one is level 1.',
          de: 'Eine Stufe ist eine Karte. Oben ist Stufe 1.',
        },
        {
          en: 'What moves more when you tilt lies deeper.',
          de: 'Was sich beim Kippen mehr bewegt, liegt tiefer.',
        },
        { en: 'Dolphins and whales are no sharks.', de: 'Delfine und Wale sind keine Haie.' },
      ],
    },
    {
      title: { en: 'Bet', de: 'Wetten' },
      steps: [
        {
          head: { en: 'Your five air tokens', de: 'Deine fünf Luftplättchen' },
          say: {
            en: 'A token on a level is a bet: shark, or no shark. Its number is how fast you swim there.',
            de: 'Ein Plättchen auf einer Stufe ist eine Wette: Hai oder kein Hai. Seine Zahl ist dein Tempo dort.',
          },
          lit: ['rack', 'levels'],
        },
        {
          head: { en: 'A turtle carries the fastest', de: 'Eine Schildkröte trägt die Schnellsten' },
          say: {
            en: 'Whoever bets right there and is fastest rides two spaces on the red turtle of level 1. So put your 5 there.',
            de: 'Wer dort richtig wettet und am schnellsten ist, reitet auf der roten Schildkröte von Stufe 1 zwei Felder weit. Leg also deine 5 dorthin.',
          },
          lit: ['rack', 'level:1'],
          asks: put({ en: 'Take the 5, then tap level 1', de: 'Nimm die 5, dann tippe auf Stufe 1' }, '5n'),
        },
        {
          head: { en: 'And what do you bet?', de: 'Und worauf wettest du?' },
          say: {
            en: 'On level 1 you saw a turtle and a dolphin: no shark.',
            de: 'Auf Stufe 1 hast du eine Schildkröte und einen Delfin gesehen: kein Hai.',
          },
          lit: ['level:1'],
          asks: lay({ en: 'Tap No shark on level 1', de: 'Tippe auf Stufe 1 auf Kein Hai' }, '5n'),
        },
        {
          head: { en: 'Level 2 is the hammerhead', de: 'Stufe 2 ist der Hammerhai' },
          say: {
            en: 'You saw nobody to ride on there, so speed does not matter: the 1 will do. Bet on a shark.',
            de: 'Dort war niemand, auf dem du reiten könntest, das Tempo ist also egal: Die 1 genügt. Wette auf Hai.',
          },
          lit: ['rack', 'level:2'],
          asks: lay({ en: 'Put the 1 on level 2: shark', de: 'Leg die 1 auf Stufe 2: Hai' }, '5n 1s'),
        },
        {
          head: { en: 'Deeper down you may guess', de: 'Weiter unten darfst du raten' },
          say: {
            en: 'For now a wrong bet never costs what lies above it, so bet on all five. Most cards have no shark: say that.',
            de: 'Vorerst kostet eine falsche Wette nie, was darüber liegt. Wette also auf alle fünf. Die meisten Karten haben keinen Hai: Sag das.',
          },
          lit: ['rack', 'levels'],
          asks: lay(
            {
              en: 'Put 4, 3 and 2 on levels 3, 4 and 5: no shark',
              de: 'Leg 4, 3 und 2 auf die Stufen 3, 4 und 5: kein Hai',
            },
            ROUND_1,
          ),
        },
        {
          head: { en: 'Nobody has seen your bets', de: 'Niemand hat deine Wetten gesehen' },
          say: {
            en: 'Pip has bet too and is waiting for you. Once everybody is ready, the cards are lifted one by one.',
            de: 'Pip hat auch gewettet und wartet auf dich. Sind alle bereit, wird Karte um Karte abgehoben.',
          },
          lit: ['rivals', 'prompt'],
          asks: ready(ROUND_1),
          after: ['B ready 1s 5n 4n 2n 3n'],
        },
      ],
      learnt: [
        {
          en: 'A token is a bet, its number your speed.',
          de: 'Ein Plättchen ist eine Wette, seine Zahl dein Tempo.',
        },
        { en: 'Be fast where a turtle swims.', de: 'Sei schnell, wo eine Schildkröte schwimmt.' },
      ],
    },
    {
      title: { en: 'Dive', de: 'Tauchen' },
      steps: [
        {
          head: { en: 'All bets lie open', de: 'Alle Wetten liegen offen' },
          say: {
            en: 'A row for each of you, a column for each level. Now lift the first card.',
            de: 'Eine Zeile für jeden von euch, eine Spalte für jede Stufe. Heb jetzt die erste Karte ab.',
          },
          lit: ['programs'],
          asks: toLevel(1),
        },
        {
          head: { en: 'Right, and faster than Pip', de: 'Richtig, und schneller als Pip' },
          say: {
            en: 'No shark: you both were right. Your 5 beats Pip’s 4, so the red turtle carries you two spaces. With equal speeds it would carry nobody.',
            de: 'Kein Hai: Ihr hattet beide recht. Deine 5 schlägt Pips 4, also trägt dich die rote Schildkröte zwei Felder. Bei gleichem Tempo trüge sie niemanden.',
          },
          lit: ['lifted', 'programs'],
          asks: toLevel(2),
        },
        {
          head: { en: 'The hammerhead', de: 'Der Hammerhai' },
          say: {
            en: 'A shark, as you both said. Sharks do not bite: you only have to know where they are.',
            de: 'Ein Hai, wie ihr beide gesagt habt. Haie beißen nicht: Du musst nur wissen, wo sie sind.',
          },
          lit: ['lifted', 'programs'],
          asks: toLevel(3),
        },
        {
          head: { en: 'Pip was fooled', de: 'Pip ist hereingefallen' },
          say: {
            en: 'A whale, no shark. Pip’s bet on this level is lost with all below it, and Pip’s dive is over. You were right.',
            de: 'Ein Wal, kein Hai. Pip verliert die Wette dieser Stufe und alle darunter, Pips Tauchgang ist vorbei. Du hattest recht.',
          },
          lit: ['lifted', 'programs'],
          asks: toLevel(4),
        },
        {
          head: { en: 'A shark you could not see', de: 'Ein Hai, den du nicht sehen konntest' },
          say: {
            en: 'Now it is you: levels 4 and 5 are lost. The three above them stay.',
            de: 'Jetzt trifft es dich: Die Stufen 4 und 5 sind verloren. Die drei darüber bleiben.',
          },
          lit: ['lifted', 'programs'],
          asks: toRest,
        },
        {
          head: { en: 'Each level left is a space', de: 'Jede Stufe, die bleibt, ist ein Feld' },
          say: {
            en: 'You kept three levels, Pip two: that is how far you go down now. With the turtle you are on 5.',
            de: 'Dir bleiben drei Stufen, Pip zwei: So weit geht es jetzt hinab. Mit der Schildkröte bist du auf 5.',
          },
          lit: ['track'],
          asks: toRound(2),
        },
      ],
      learnt: [
        { en: 'A wrong bet ends your dive.', de: 'Eine falsche Wette beendet deinen Tauchgang.' },
        { en: 'Each level you keep is a space.', de: 'Jede Stufe, die dir bleibt, ist ein Feld.' },
      ],
    },
    roundTwo,
    {
      title: { en: 'On your own', de: 'Allein' },
      steps: [
        {
          head: { en: 'From 16 on it gets serious', de: 'Ab 16 wird es ernst' },
          say: {
            en: 'Those are the Deep Waters. There one wrong bet costs all your levels. Then bet only on what you see.',
            de: 'Das ist die Tiefsee. Dort kostet eine einzige falsche Wette alle deine Stufen. Wette dann nur auf das, was du siehst.',
          },
          lit: ['track'],
        },
        {
          head: { en: 'And the manta?', de: 'Und der Manta?' },
          say: {
            en: 'One swims on level 1. It carries the fastest to the next pawn ahead, at most to 15. You lead, so it cannot help you; but if you are the fastest there, Pip does not get it.',
            de: 'Auf Stufe 1 schwimmt einer. Er trägt die Schnellsten zur nächsten Figur vor ihnen, höchstens bis 15. Du führst, dir hilft er also nicht; bist du dort aber am schnellsten, bekommt Pip ihn nicht.',
          },
          lit: ['picture'],
        },
        {
          head: { en: 'The rest is yours', de: 'Der Rest gehört dir' },
          say: {
            en: 'The round in which somebody reaches 23 is the last one. To read what a thing does, hold it or right-click it. Good dive!',
            de: 'Die Runde, in der jemand 23 erreicht, ist die letzte. Was etwas tut, liest du, wenn du es gedrückt hältst oder rechts anklickst. Gut Luft!',
          },
          lit: [],
        },
      ],
      learnt: [
        {
          en: 'From 16 on a wrong bet costs every level.',
          de: 'Ab 16 kostet eine falsche Wette alle Stufen.',
        },
      ],
    },
  ],
};
