/** Looking down: the hum of the depth, the camera, and what comes out of the dark. */
import { bubbles, type SoundSet, struck } from '../../board/sounds.ts';

const hum = (at: number, length: number, loud: number) => [
  { from: 98, to: 92, at, length, loud, rise: length * 0.4 },
  { from: 147, to: 139, at, length, loud: loud * 0.6, rise: length * 0.5 },
];

export const SOUNDS: SoundSet = {
  knock: [{ from: 330, to: 220, length: 0.1, loud: 0.5 }, ...struck(660, 0, 0.14, [1, 2.8], 0.3)],
  // the shutter opens and closes
  flip: [
    { noise: 3, from: 3400, length: 0.06, loud: 0.6, rise: 0.004 },
    { noise: 3, from: 2300, at: 0.085, length: 0.09, loud: 0.6, rise: 0.004 },
    { noise: 10, from: 900, at: 0.1, length: 0.16, loud: 0.5, rise: 0.02 },
  ],
  // it was nothing dangerous
  chime: [
    { noise: 3, from: 3400, length: 0.025, loud: 0.35, rise: 0.001 },
    ...struck(523, 0.08, 0.8, [1, 2.01, 3], 0.4),
    ...struck(784, 0.2, 1, [1, 2.01], 0.35),
  ],
  // a shark: two low strokes, then the rush
  crash: [
    { from: 116, to: 104, length: 0.3, loud: 0.9, rise: 0.03 },
    { from: 174, to: 156, length: 0.3, loud: 0.4, rise: 0.03 },
    { from: 124, to: 98, at: 0.32, length: 0.5, loud: 0.9, rise: 0.02 },
    { from: 186, to: 147, at: 0.32, length: 0.5, loud: 0.4, rise: 0.02 },
    { noise: 0.9, from: 300, to: 1700, at: 0.4, length: 0.7, loud: 0.7, rise: 0.3 },
  ],
  splash: [
    { noise: 0.7, from: 2000, to: 300, length: 0.5, loud: 0.5, rise: 0.012 },
    ...hum(0.15, 1.1, 0.5),
    ...bubbles(0.2, 4, 300, 0.3),
  ],
  bell: [...hum(0, 1.6, 0.35), ...struck(392, 0, 1.6, [1, 2.01, 3.02, 4.1], 0.45)],
  'your-turn': [...hum(0, 0.9, 0.5), ...struck(587, 0.15, 0.6, [1, 2.01], 0.3)],
};
