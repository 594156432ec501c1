import type { OptionWords } from '../../../board/screen.ts';
import { startOption } from '../../../board/words.ts';

export const options: { readonly [option: string]: OptionWords } = {
  decompression: {
    name: 'Dekompression',
    help: 'Tiefe und Hast hinterlassen Stickstoff im Blut.',
    values: {
      off: {
        name: 'Aus',
        help: 'Bis zu zwei Reihen je Zug, geradewegs nach oben. Gut für den ersten Tauchgang.',
      },
      on: {
        name: 'An',
        help: 'Marken halten dich unten, bis sie über 10 m abgeatmet sind; schnelle Aufstiege sind möglich.',
      },
    },
  },
  nonLethal: {
    name: 'Rettung',
    help: 'Was geschieht, wenn jemandem die Luft ausgeht.',
    values: {
      off: { name: 'Aus', help: 'Aus dem Spiel.' },
      on: {
        name: 'An',
        help: 'Ab ins Boot; das kostet Punkte, je tiefer, desto mehr.',
      },
    },
  },
  openScores: {
    name: 'Offene Alben',
    help: 'Ob alle die Punkte der anderen sehen.',
    values: {
      off: { name: 'Aus', help: 'Nur die Zahl der Tiere ist zu sehen.' },
      on: { name: 'An', help: 'Alben und Punkte liegen offen.' },
    },
  },
  start: startOption('de', 'Wer zuerst vom Boot springt.'),
};
