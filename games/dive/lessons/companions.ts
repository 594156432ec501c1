import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { lay, PLAIN, ready, skip, toLevel, toRound } from './asks.ts';

const BETS = '5n 1s 4n 3n 2n';
const CLOWN = ['token:clown@1', 'teach:put-clown-1'];

/** The Clownfish wins a red turtle by 8 to 7. */
export const companions: Lesson = {
  id: 'companions',
  title: { en: 'Companions', de: 'Begleiter' },
  about: { en: 'A friend who helps once.', de: 'Ein Freund, der einmal hilft.' },
  minutes: 2,
  goal: {
    say: { en: 'A companion helps you once.', de: 'Ein Begleiter hilft dir einmal.' },
    more: {
      en: 'Everybody takes one before the first dive. When to use it is up to you.',
      de: 'Vor dem ersten Tauchgang nimmt sich jeder einen. Wann er hilft, entscheidest du.',
    },
  },
  seats: 2,
  options: { ...PLAIN, companions: 'on', ageOrder: 'ABCD' },
  seed: 'first dive 118189',
  rivals: ['Pip'],
  chapters: [
    {
      title: { en: 'The Clownfish', de: 'Der Clownfisch' },
      steps: [
        {
          head: { en: 'Seven are on offer', de: 'Sieben stehen zur Wahl' },
          say: {
            en: 'Each tile says what it does. The youngest chooses first; bots are older than everybody.',
            de: 'Auf jedem steht, was er kann. Wer am jüngsten ist, wählt zuerst; Bots sind älter als alle.',
          },
          lit: ['offer'],
        },
        {
          head: { en: 'Take the Clownfish', de: 'Nimm den Clownfisch' },
          say: {
            en: 'Under one of your levels it makes you faster by 3. Easy to use, and secret until the dive.',
            de: 'Unter einer deiner Stufen macht er dich um 3 schneller. Leicht zu nutzen und geheim bis zum Tauchgang.',
          },
          lit: ['about:companion:clown'],
          asks: {
            say: { en: 'Choose the Clownfish, then take it', de: 'Wähle den Clownfisch, dann nimm ihn' },
            icon: 'check',
            take: 'take clown',
            touch: ['about:companion:clown', 'teach:take'],
          },
          after: ['B take green', 'B ready 34n 5s 2n 1n'],
        },
        {
          head: { en: 'It lies beside your tokens', de: 'Er liegt bei deinen Plättchen' },
          say: {
            en: 'It is no token: it cannot open a level, and counts for nothing in the rest. First the 5, for the red turtle.',
            de: 'Er ist kein Plättchen: Er eröffnet keine Stufe und zählt nicht bei der Rast. Erst die 5, für die rote Schildkröte.',
          },
          lit: ['rack', 'level:1'],
          asks: lay({ en: 'Put the 5 on level 1: no shark', de: 'Leg die 5 auf Stufe 1: kein Hai' }, '5n'),
        },
        {
          head: { en: '5 and 3 are 8', de: '5 und 3 sind 8' },
          say: {
            en: 'Two spaces on a level you see clearly: a good moment for the Clownfish.',
            de: 'Zwei Felder auf einer Stufe, die du klar siehst: ein guter Moment für den Clownfisch.',
          },
          lit: ['rack', 'level:1'],
          asks: {
            ...lay({ en: 'Put the Clownfish on level 1', de: 'Leg den Clownfisch auf Stufe 1' }, '5n'),
            touch: CLOWN,
          },
        },
        {
          head: { en: 'The others as you know them', de: 'Die anderen, wie du es kennst' },
          say: {
            en: 'The hammerhead on level 2, then no shark three times.',
            de: 'Der Hammerhai auf Stufe 2, dann dreimal kein Hai.',
          },
          lit: ['rack', 'levels', 'prompt'],
          asks: {
            ...ready(BETS),
            say: {
              en: '1 on level 2: shark. 4, 3, 2 below: no shark. Then Ready',
              de: '1 auf Stufe 2: Hai. 4, 3, 2 darunter: kein Hai. Dann Bereit',
            },
            take: `ready ${BETS} clown 1`,
            touch: [...lay({ en: '', de: '' }, BETS).touch, ...CLOWN, 'teach:ready'],
          },
          after: ['B ready 1s 5n 4n 2n 3n'],
        },
        {
          head: { en: 'Pip put 7 on level 1', de: 'Pip hat 7 auf Stufe 1 gelegt' },
          say: {
            en: '3 and 4. Without the Clownfish that would have been too fast.',
            de: '3 und 4. Ohne den Clownfisch wäre das zu schnell gewesen.',
          },
          lit: ['programs'],
          asks: toLevel(1),
        },
        {
          head: { en: '8 beats 7', de: '8 schlägt 7' },
          say: {
            en: 'The red turtle carries you. The rest of this dive you know.',
            de: 'Die rote Schildkröte trägt dich. Den Rest dieses Tauchgangs kennst du.',
          },
          lit: ['lifted', 'programs'],
          asks: skip,
        },
        {
          head: { en: 'Used is used', de: 'Genutzt ist genutzt' },
          say: {
            en: 'The Clownfish leaves the game now, whether it helped or not. One that is never used is worth nothing.',
            de: 'Der Clownfisch verlässt jetzt das Spiel, ob er geholfen hat oder nicht. Wer nie gebraucht wird, ist nichts wert.',
          },
          lit: ['track'],
          asks: toRound(2),
        },
        {
          head: { en: 'Others are announced', de: 'Andere werden angesagt' },
          say: {
            en: 'Pip’s Giant Green Turtle, for one: everybody sees it when it is used. So is the Orca, which starts a countdown of ten seconds, and the Octopus on top of the stack.',
            de: 'Zum Beispiel Pips Grüne Riesenschildkröte: Alle sehen, wenn sie hilft. So auch der Orca, der zehn Sekunden herunterzählt, und der Krake auf dem Stapel.',
          },
          lit: ['rivals'],
          shows: ['green', 'orca', 'octopus'],
        },
      ],
      learnt: [
        {
          en: 'A companion helps once, in a round you choose.',
          de: 'Ein Begleiter hilft einmal, in einer Runde deiner Wahl.',
        },
        { en: 'Use it where you see clearly.', de: 'Nutze ihn, wo du klar siehst.' },
      ],
    },
  ],
};
