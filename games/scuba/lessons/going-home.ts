import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { LEFT, look, swim, UP } from './asks.ts';
import { moves, TABLE } from './moves.ts';

/** Seven rounds: the learner has 3 air left at 10–15 m. */
export const LATE_DIVE = moves(
  'A step 1/5, A turn, A step 2/5, A turn, A step 3/5, A turn, A step 3/4, A turn, B step 1/4, B turn, A step 3/2, A turn, B step 2/3, B turn, B step 2/2, B turn, B step 1/2, B turn, B step 1/3, B turn, A step 4/4, A turn, A step 4/5, A turn, A step 5/5, A turn, B step 1/6, B turn, B step 1/7, B turn, B step 1/8, B turn, B step 2/8, B turn, A step 5/3, A turn, A step 5/2, A turn, A step 6/2, A turn, A step 6/3, A turn, B step 2/6, B turn, B step 2/7, B turn, B step 3/7, B turn, B step 4/7, B turn, A step 6/4, A turn, A step 6/5, A turn, A step 5/5, A step 4/5, B step 3/8, B turn, B step 4/8, B turn, B step 2/8, B step 2/7, A step 3/6, A turn, A step 4/6, A turn, A step 3/6, A stop, B step 1/8, B step 2/8, B step 3/8, B step 4/8',
);

/** The last rounds of a dive: 3 air at 15 metres, a current that pushes down, and the boat. */
export const goingHome: Lesson = {
  id: 'going-home',
  title: { en: 'Going home', de: 'Heimkommen' },
  about: {
    en: 'Up in time, near the boat, and how it ends.',
    de: 'Rechtzeitig hinauf, nah ans Boot, und wie es endet.',
  },
  minutes: 2,
  goal: {
    say: { en: 'Be up before the tank is empty.', de: 'Sei oben, bevor die Flasche leer ist.' },
    more: {
      en: 'All your points count only if you live. You have 3 air left and are at 10–15 metres.',
      de: 'All deine Punkte zählen nur, wenn du lebst. Du hast noch 3 Luft und bist auf 10–15 Metern.',
    },
  },
  ...TABLE,
  seed: 'home 54',
  before: LATE_DIVE,
  chapters: [
    {
      title: { en: 'The last of your air', de: 'Die letzte Luft' },
      steps: [
        {
          head: { en: 'Turn back now', de: 'Jetzt umkehren' },
          say: {
            en: 'A turn that ends here costs 2 of your 3 air, and the next one the last. The computer has reckoned that for you.',
            de: 'Ein Zug, der hier endet, kostet 2 deiner 3 Luft, und der nächste die letzte. Das hat der Computer für dich gerechnet.',
          },
          lit: ['plan'],
        },
        {
          head: { en: 'Two up, as many as you may', de: 'Zwei hinauf, mehr darfst du nicht' },
          say: {
            en: 'A turn that ends in the top rows costs only 1 air.',
            de: 'Ein Zug, der in den obersten Reihen endet, kostet nur 1 Luft.',
          },
          lit: ['air'],
          asks: swim('2/7', UP, {
            stop: {
              en: 'That would leave you 1 air down here: next turn you cannot reach the surface, and a rip would end it sooner.',
              de: 'Dann bliebe dir hier unten 1 Luft: Im nächsten Zug kommst du nicht bis oben, und ein Sog beendet es noch früher.',
            },
          }),
        },
        {
          head: { en: 'Once more', de: 'Noch einmal' },
          say: {
            en: 'There is even something to see: an anemone, which you lack.',
            de: 'Es gibt sogar noch etwas zu sehen: eine Anemone, die fehlt dir.',
          },
          lit: ['space:1/7'],
          asks: swim('1/7', UP),
        },
        {
          head: { en: 'Looking costs no air', de: 'Schauen kostet keine Luft' },
          say: {
            en: 'Only the end of your turn does. Take the point along.',
            de: 'Das tut nur das Ende deines Zuges. Nimm den Punkt mit.',
          },
          lit: ['space:1/7'],
          asks: look('R01', { en: 'Press See: Sea anemone', de: 'Drücke Beobachten: Seeanemone' }),
        },
        {
          head: { en: 'Get under the boat', de: 'Unter das Boot' },
          say: {
            en: 'You cannot go up a third time. Use the other steps to get under the boat: up there nothing is lost.',
            de: 'Ein drittes Mal hinauf geht nicht. Mit den anderen Schritten kommst du unter das Boot: Dort oben verlierst du nichts.',
          },
          lit: ['boat'],
          asks: swim('1/6', LEFT),
        },
        {
          head: { en: 'Right in the middle', de: 'Genau in die Mitte' },
          say: {
            en: 'A current may push you to the side, so the middle is the safest place. You pay 1 air, 2 are left.',
            de: 'Eine Strömung kann dich zur Seite schieben, also ist die Mitte am sichersten. Du zahlst 1 Luft, 2 bleiben.',
          },
          lit: ['space:1/5'],
          asks: swim('1/5', LEFT),
          after: moves('B step 4/7, B see Y05, B step 3/7, B step 2/7, B stop'),
          meanwhile: {
            en: 'Pip has plenty of air and takes it easy.',
            de: 'Pip hat noch viel Luft und lässt sich Zeit.',
          },
        },
        {
          head: { en: 'The water pushes you down', de: 'Das Wasser drückt dich hinab' },
          say: {
            en: 'A downwelling has carried you a row deeper. Two steps up are just enough. That is why one turns back early.',
            de: 'Ein Abtrieb hat dich eine Reihe tiefer getragen. Zwei Schritte hinauf reichen gerade. Darum kehrt man früh um.',
          },
          lit: ['current', 'space:2/5'],
          asks: swim('1/5', UP),
        },
        {
          head: { en: 'Climb aboard', de: 'An Bord' },
          say: {
            en: 'From the three spaces under the boat the next step up leads onto it.',
            de: 'Von den drei Feldern unter dem Boot führt der nächste Schritt hinauf ins Boot.',
          },
          lit: ['boat'],
          asks: swim('boat', UP, {
            stop: {
              en: 'That would leave you 1 air under water. A rip on Pip’s turn would be the end.',
              de: 'Dann hättest du unter Wasser noch 1 Luft. Ein Sog in Pips Zug wäre das Ende.',
            },
          }),
          after: moves('B step 2/5, B stop'),
          meanwhile: {
            en: 'Home! And look: a rip on Pip’s turn. It takes air from everybody still under water.',
            de: 'Daheim! Und sieh: ein Sog in Pips Zug. Er nimmt allen Luft, die noch unter Wasser sind.',
          },
        },
        {
          head: { en: 'You are up, and stay up', de: 'Du bist oben und bleibst oben' },
          say: {
            en: 'Nobody dives twice. You may rest aboard, or snorkel: swim along the surface and look at the row below. That needs no air.',
            de: 'Niemand taucht zweimal. Du kannst an Bord bleiben oder schnorcheln: an der Oberfläche schwimmen und in die Reihe darunter schauen. Das braucht keine Luft.',
          },
          lit: ['boat'],
        },
        {
          head: { en: 'The last round', de: 'Die letzte Runde' },
          say: {
            en: 'Only Pip is still down, so this round is the last. After it Pip pays 5 points a turn, and soon the boat leaves without Pip: 25 points.',
            de: 'Nur Pip ist noch unten, also ist dies die letzte Runde. Danach zahlt Pip 5 Punkte pro Zug, und bald fährt das Boot ohne Pip: 25 Punkte.',
          },
          lit: ['roster'],
        },
      ],
      learnt: [
        {
          en: 'Turn back with a turn of air to spare.',
          de: 'Kehre um, solange noch Luft für einen Zug übrig ist.',
        },
        {
          en: 'Under the boat nothing is lost at the surface.',
          de: 'Über dir das Boot: Dort oben verlierst du nichts.',
        },
        { en: 'Whoever is up may snorkel.', de: 'Wer oben ist, darf schnorcheln.' },
      ],
    },
  ],
};
