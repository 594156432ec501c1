import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { lay, PLAIN, ready, skip, toLevel, toRound } from './asks.ts';

const BETS = '5n 1s 4n 3n 2n';

/** Alone against the Chief, whose first card is 2, 6, 3, 4 with a yellow 4. */
export const chief: Lesson = {
  id: 'chief',
  title: { en: 'The Chief', de: 'Der Häuptling' },
  about: {
    en: 'Alone against somebody who is never wrong.',
    de: 'Allein gegen jemanden, der sich nie irrt.',
  },
  minutes: 2,
  goal: {
    say: { en: 'Be deeper than the Chief.', de: 'Sei tiefer als der Häuptling.' },
    more: {
      en: 'The Chief needs no eyes and is never wrong. What you can beat is the speed.',
      de: 'Der Häuptling braucht keine Augen und irrt sich nie. Schlagen kannst du sein Tempo.',
    },
  },
  seats: 1,
  options: { ...PLAIN, chief: 'on' },
  seed: 'first dive 118189',
  rivals: [],
  chapters: [
    {
      title: { en: 'A rival without mistakes', de: 'Ein Gegner ohne Fehler' },
      steps: [
        {
          head: { en: 'The Chief does not bet', de: 'Der Häuptling wettet nicht' },
          say: {
            en: 'Instead a card is turned up in each dive: the speeds 2, 3, 4 and 6 in some order, for levels 1 to 4. All of them count as right.',
            de: 'Stattdessen wird in jedem Tauchgang eine Karte aufgedeckt: Tempo 2, 3, 4 und 6 in irgendeiner Ordnung, für die Stufen 1 bis 4. Alle gelten als richtig.',
          },
          lit: ['rivals'],
        },
        {
          head: { en: 'Only a 6 beats your 5', de: 'Nur eine 6 schlägt deine 5' },
          say: {
            en: 'The red turtle is on level 1 again. In three of four cases your 5 is faster there.',
            de: 'Die rote Schildkröte ist wieder auf Stufe 1. In drei von vier Fällen ist deine 5 dort schneller.',
          },
          lit: ['rack', 'level:1'],
          asks: lay({ en: 'Put the 5 on level 1: no shark', de: 'Leg die 5 auf Stufe 1: kein Hai' }, '5n'),
        },
        {
          head: { en: 'Below it, the hammerhead', de: 'Darunter der Hammerhai' },
          say: {
            en: 'The 1 will do for it. Then guess: as long as you are above 16, that costs nothing.',
            de: 'Für ihn genügt die 1. Danach rate: Solange du über 16 bist, kostet das nichts.',
          },
          lit: ['rack', 'levels'],
          asks: lay(
            {
              en: '1 on level 2: shark. 4, 3 and 2 below: no shark',
              de: '1 auf Stufe 2: Hai. 4, 3 und 2 darunter: kein Hai',
            },
            BETS,
          ),
        },
        {
          head: { en: 'Nobody to wait for', de: 'Niemand, auf den du wartest' },
          say: { en: 'With you ready, the dive begins.', de: 'Bist du bereit, beginnt der Tauchgang.' },
          lit: ['prompt'],
          asks: ready(BETS),
        },
        {
          head: { en: 'The Chief’s card: 2, 6, 3, 4', de: 'Die Karte des Häuptlings: 2, 6, 3, 4' },
          say: {
            en: 'The 4 is yellow: yellow numbers count only while the Chief is on 15 or above. From 16 on they are covered.',
            de: 'Die 4 ist gelb: Gelbe Zahlen zählen nur, solange der Häuptling höchstens auf 15 ist. Ab 16 sind sie verdeckt.',
          },
          lit: ['programs'],
          asks: toLevel(1),
        },
        {
          head: { en: '5 beats 2', de: '5 schlägt 2' },
          say: {
            en: 'The turtle is yours. Levels 2 to 4 have nothing to ride on: skip them, if you like.',
            de: 'Die Schildkröte gehört dir. Auf den Stufen 2 bis 4 gibt es nichts zu reiten: Überspring sie, wenn du magst.',
          },
          lit: ['lifted', 'programs'],
          asks: skip,
        },
        {
          head: { en: 'You 5, the Chief 4', de: 'Du 5, der Häuptling 4' },
          say: {
            en: 'The Chief rests one space for each number that counts, four as a rule. That is what you have to beat, round after round.',
            de: 'Der Häuptling rastet ein Feld für jede Zahl, die zählt, meist vier. Das musst du schlagen, Runde für Runde.',
          },
          lit: ['track'],
          asks: toRound(2),
        },
        {
          head: { en: 'Equal is not enough', de: 'Gleichauf genügt nicht' },
          say: {
            en: 'If you both are furthest at the end, the Chief keeps the stone. The Chief may join a game with others, too: look in the set-up.',
            de: 'Seid ihr am Ende gleich tief, behält der Häuptling den Stein. Er kann auch mit mehreren mittauchen: Du findest ihn in den Einstellungen vor dem Spiel.',
          },
          lit: ['rivals'],
        },
      ],
      learnt: [
        {
          en: 'The Chief makes about four spaces a round.',
          de: 'Der Häuptling schafft etwa vier Felder je Runde.',
        },
        { en: 'A tie is the Chief’s.', de: 'Bei Gleichstand gewinnt der Häuptling.' },
      ],
    },
  ],
};
