import type { LessonChapter } from '@fathoms/kernel/lesson.ts';
import { DOWN, OFF_THE_BOAT, swim, turnTile } from './asks.ts';

/** Round 1: four steps down, a pair, the price of depth. */
export const plunge: LessonChapter = {
  title: { en: 'Into the water', de: 'Ab ins Wasser' },
  steps: [
    {
      head: { en: 'This is your album', de: 'Das ist dein Album' },
      say: {
        en: 'Eighteen kinds of animals live here. Each one you see comes into your album and brings its points.',
        de: 'Achtzehn Tierarten leben hier. Jede, die du siehst, kommt in dein Album und bringt ihre Punkte.',
      },
      lit: ['album'],
    },
    {
      head: { en: 'This is your air', de: 'Das ist deine Luft' },
      say: {
        en: 'You have 20. Every turn under water costs some. With none left down there, you are out of the game.',
        de: 'Du hast 20. Jeder Zug unter Wasser kostet davon. Ist sie dort unten zu Ende, bist du aus dem Spiel.',
      },
      lit: ['air'],
    },
    {
      head: { en: 'Four colours, four depths', de: 'Vier Farben, vier Tiefen' },
      say: {
        en: 'Red tiles belong to 0–10 metres, yellow to 20, green to 30, blue to 40. The deeper, the more points hide there.',
        de: 'Rote Plättchen gehören zu 0–10 Metern, gelbe zu 20, grüne zu 30, blaue zu 40. Je tiefer, desto mehr Punkte verstecken sich dort.',
      },
      lit: ['reef'],
    },
    {
      head: { en: 'Roll off the boat', de: 'Lass dich vom Boot fallen' },
      say: {
        en: 'You have four steps a turn. The first one leads under the boat.',
        de: 'Du hast vier Schritte pro Zug. Der erste führt unter das Boot.',
      },
      lit: ['boat'],
      asks: swim('1/5', OFF_THE_BOAT),
    },
    {
      head: { en: 'What is hiding here?', de: 'Was versteckt sich hier?' },
      say: {
        en: 'After each step you may look at the space you have come to. That is what the eye is for.',
        de: 'Nach jedem Schritt darfst du dir das Feld ansehen, auf das du gekommen bist. Dafür steht das Auge.',
      },
      lit: ['space:1/5'],
      asks: turnTile(),
    },
    {
      head: { en: 'A sea anemone, 1 point', de: 'Eine Seeanemone, 1 Punkt' },
      say: {
        en: 'It is in your album now. The little shell on it says: you have seen it. Go on down.',
        de: 'Sie ist jetzt in deinem Album. Die kleine Muschel darauf sagt: Du hast sie gesehen. Weiter hinunter.',
      },
      lit: ['space:1/5'],
      asks: swim('2/5', DOWN, {
        stop: {
          en: 'That would end your turn, with three steps unused.',
          de: 'Damit wäre dein Zug zu Ende, und drei Schritte blieben ungenutzt.',
        },
      }),
    },
    {
      head: { en: 'Animal, event or open water?', de: 'Tier, Ereignis oder freies Wasser?' },
      say: {
        en: 'Each of them is under about a third of the tiles. Look.',
        de: 'Jedes davon liegt unter etwa einem Drittel der Plättchen. Sieh nach.',
      },
      lit: ['space:2/5'],
      asks: turnTile(),
    },
    {
      head: { en: 'An event: 4 points', de: 'Ein Ereignis: 4 Punkte' },
      say: {
        en: 'A holiday snapshot! Events happen at once, good or bad. Below you begins the yellow water.',
        de: 'Ein Urlaubsfoto! Ereignisse passieren sofort, gute wie schlechte. Unter dir beginnt das gelbe Wasser.',
      },
      lit: ['space:3/5'],
      asks: swim('3/5', DOWN),
    },
    {
      head: { en: 'Depth costs air', de: 'Tiefe kostet Luft' },
      say: {
        en: 'A turn that ends in red water costs 1 air, in yellow 2, in green 3, in blue 4. Only the end of the turn counts.',
        de: 'Ein Zug, der im Roten endet, kostet 1 Luft, im Gelben 2, im Grünen 3, im Blauen 4. Nur das Ende des Zuges zählt.',
      },
      lit: ['air'],
      asks: turnTile(),
    },
    {
      head: { en: 'Clownfish and anemone', de: 'Clownfisch und Anemone' },
      say: {
        en: 'The clownfish brings 2 points, and the two of them together 3 more. Take your last step.',
        de: 'Der Clownfisch bringt 2 Punkte, und beide zusammen noch 3 dazu. Mach deinen letzten Schritt.',
      },
      lit: ['combo:PA'],
      asks: swim('4/5', DOWN),
    },
    {
      head: { en: 'One last look', de: 'Ein letzter Blick' },
      say: {
        en: 'No steps left. When you have looked, your turn ends by itself, and you pay 2 air.',
        de: 'Keine Schritte mehr. Wenn du nachgesehen hast, endet dein Zug von selbst, und du zahlst 2 Luft.',
      },
      lit: ['space:4/5'],
      asks: turnTile(),
      after: ['B step 1/5', 'B see R02', 'B step 2/5', 'B step 3/5', 'B see Y03', 'B step 3/4', 'B turn'],
      meanwhile: {
        en: 'A moray eel, 3 points! Now Pip swims after you and sees what you turned up.',
        de: 'Eine Muräne, 3 Punkte! Jetzt schwimmt Pip dir nach und sieht, was du aufgedeckt hast.',
      },
    },
  ],
  learnt: [
    {
      en: 'Four steps a turn; after each you may look.',
      de: 'Vier Schritte pro Zug; nach jedem darfst du schauen.',
    },
    { en: 'Where your turn ends, you pay: 1 to 4 air.', de: 'Wo dein Zug endet, zahlst du: 1 bis 4 Luft.' },
  ],
};
