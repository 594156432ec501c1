/** An exchange under water: the bell of the floor, the till, and sonar. */
import { BRONZE, METAL, type SoundSet, struck } from '../../board/sounds.ts';

const ping = (from: number, at: number, loud: number) => [
  { from, to: from * 0.985, at, length: 0.7, loud, rise: 0.006 },
  { from, to: from * 0.985, at: at + 0.22, length: 0.5, loud: loud * 0.35, rise: 0.02 },
];

export const SOUNDS: SoundSet = {
  // a stamp on paper
  knock: [
    { noise: 1.5, from: 420, length: 0.09, loud: 0.7, rise: 0.002 },
    { from: 110, to: 80, length: 0.14, loud: 0.7 },
  ],
  flip: [
    { noise: 1.1, from: 4200, to: 2600, length: 0.07, loud: 0.5, rise: 0.02 },
    { noise: 2, from: 1600, at: 0.07, length: 0.04, loud: 0.4, rise: 0.002 },
  ],
  // the sounding lead goes down, and answers
  splash: [{ noise: 0.9, from: 1500, to: 500, length: 0.22, loud: 0.4, rise: 0.01 }, ...ping(880, 0.18, 0.5)],
  swish: ping(660, 0, 0.5),
  // the drawer of the till
  coin: [
    { noise: 4, from: 2200, length: 0.03, loud: 0.5, rise: 0.002 },
    ...struck(2600, 0.05, 0.25, METAL, 0.3),
    ...struck(3100, 0.11, 0.35, METAL, 0.3),
  ],
  chime: [...ping(1046, 0, 0.4), ...struck(2600, 0.1, 0.5, METAL, 0.2)],
  fanfare: [
    ...struck(2200, 0, 0.3, METAL, 0.25),
    ...struck(2600, 0.09, 0.3, METAL, 0.25),
    ...struck(3000, 0.18, 0.4, METAL, 0.25),
    ...struck(698, 0.1, 1.4, BRONZE, 0.4),
  ],
  // the bell of the floor, twice
  bell: [...struck(784, 0, 1.1, BRONZE, 0.5), ...struck(784, 0.28, 1.5, BRONZE, 0.5)],
};
