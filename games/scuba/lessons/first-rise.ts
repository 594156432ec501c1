import type { LessonChapter } from '@fathoms/kernel/lesson.ts';
import { DOWN, LEFT, swim, turnTile, UP } from './asks.ts';

/** Round 2 goes on: two steps up and no more, dust, tiles out of place. */
export const rise: LessonChapter = {
  title: { en: 'Two up, and dust', de: 'Zwei nach oben, und Staub' },
  steps: [
    {
      head: { en: 'Dolphins!', de: 'Delfine!' },
      say: {
        en: 'This event gives you one more step: four are left this turn. Swim up once more.',
        de: 'Dieses Ereignis schenkt dir einen Schritt: Noch vier in diesem Zug. Schwimm noch einmal nach oben.',
      },
      lit: ['prompt'],
      asks: swim('2/3', UP),
    },
    {
      head: { en: 'Back in red water', de: 'Zurück im roten Wasser' },
      say: {
        en: 'Each depth has animals of its own: you still lack four of the red ones.',
        de: 'Jede Tiefe hat ihre eigenen Tiere: Dir fehlen noch vier von den roten.',
      },
      lit: ['space:2/3'],
      asks: turnTile(),
    },
    {
      head: {
        en: 'A seahorse! And no third step up',
        de: 'Ein Seepferdchen! Und kein dritter Schritt hinauf',
      },
      say: {
        en: '4 points, the best of the red ones. You have gone up twice, and divers have to rise slowly: at most two up in a turn.',
        de: '4 Punkte, das beste der roten. Du bist zweimal gestiegen, und Tauchende müssen langsam steigen: höchstens zwei hinauf in einem Zug.',
      },
      lit: ['prompt'],
      asks: swim('2/2', LEFT),
    },
    {
      head: { en: 'The clouds are dust', de: 'Die Wolken sind Staub' },
      say: {
        en: 'You stir it up wherever you swim. Nobody can look at a space with dust, not even you, until your next turn.',
        de: 'Du wirbelst ihn auf, wo du schwimmst. Ein Feld mit Staub kann niemand ansehen, auch du nicht, bis zu deinem nächsten Zug.',
      },
      lit: ['space:2/3', 'space:3/3'],
    },
    {
      head: { en: 'A yellow tile up here?', de: 'Ein gelbes Plättchen hier oben?' },
      say: {
        en: 'A few tiles have changed places with the next depth. What hides there is of its colour, not of its place.',
        de: 'Ein paar Plättchen haben mit der nächsten Tiefe getauscht. Was darunter liegt, gehört zur Farbe, nicht zum Ort.',
      },
      lit: ['space:2/2'],
      asks: turnTile(),
    },
    {
      head: { en: 'Nothing but water', de: 'Nichts als Wasser' },
      say: {
        en: 'That happens. Two steps are left: dive down to Pip. Divers never block each other.',
        de: 'Das kommt vor. Zwei Schritte sind übrig: Tauch hinunter zu Pip. Tauchende sind einander nie im Weg.',
      },
      lit: ['space:3/2'],
      asks: swim('3/2', DOWN),
    },
    {
      head: { en: 'Who looks first?', de: 'Wer schaut zuerst?' },
      say: {
        en: 'Pip was only carried here. Without a step to a space nobody can look at it.',
        de: 'Pip wurde nur hierher getragen. Ohne Schritt auf ein Feld darf niemand es ansehen.',
      },
      lit: ['space:3/2'],
      asks: turnTile(),
    },
    {
      head: { en: 'A ray, the first of three', de: 'Ein Rochen, der erste von dreien' },
      say: {
        en: '3 points. A second ray would bring 2 extra, all three of them 6. Your last step: down.',
        de: '3 Punkte. Ein zweiter Rochen brächte 2 extra, alle drei 6. Dein letzter Schritt: hinunter.',
      },
      lit: ['combo:TA'],
      asks: swim('4/2', DOWN),
    },
    {
      head: { en: 'And one more look', de: 'Und noch ein Blick' },
      say: {
        en: 'Then it is Pip’s turn, and you pay 2 air.',
        de: 'Dann ist Pip dran, und du zahlst 2 Luft.',
      },
      lit: ['space:4/2'],
      asks: turnTile(),
      after: ['B step 3/3', 'B step 3/4', 'B see Y07', 'B step 4/4', 'B turn', 'B step 4/3', 'B turn'],
      meanwhile: {
        en: 'The current carries the ray out of your dust, and Pip sees it. Dust itself never drifts.',
        de: 'Die Strömung trägt den Rochen aus deinem Staub, und Pip sieht ihn. Staub selbst treibt nie.',
      },
    },
  ],
  learnt: [
    { en: 'At most two steps up in a turn.', de: 'Höchstens zwei Schritte hinauf pro Zug.' },
    { en: 'Where there is dust, nobody can look.', de: 'Wo Staub ist, kann niemand schauen.' },
  ],
};
