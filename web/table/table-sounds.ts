/** What every table sounds like, unless its game has something of its own. */
import { type Sound, STRING, struck, type Voice, WOOD } from '../board/sounds.ts';

export const TABLE_SOUNDS: { readonly [S in Sound]: readonly Voice[] } = {
  knock: [...struck(190, 0, 0.16, WOOD, 0.7), { noise: 2, from: 1200, length: 0.03, loud: 0.3, rise: 0.002 }],
  flip: [
    { noise: 1.2, from: 2600, to: 1200, length: 0.1, loud: 0.4, rise: 0.03 },
    ...struck(230, 0.07, 0.12, WOOD, 0.3),
  ],
  swish: [{ noise: 1.5, from: 420, to: 1300, length: 0.45, loud: 0.5, rise: 0.2 }],
  splash: [{ noise: 0.8, from: 1900, to: 420, length: 0.6, loud: 0.6, rise: 0.015 }],
  sink: [
    { from: 300, to: 70, length: 0.8, loud: 0.6 },
    { noise: 1, from: 700, to: 160, length: 0.8, loud: 0.3, rise: 0.1 },
  ],
  crash: [
    { noise: 0.7, from: 900, to: 120, length: 1, loud: 0.8, rise: 0.006 },
    { from: 140, to: 48, length: 1, loud: 0.8 },
  ],
  coin: [...struck(2300, 0, 0.2, [1, 1.48, 2.09], 0.3), ...struck(2900, 0.07, 0.3, [1, 1.48], 0.25)],
  chime: [...struck(659, 0, 0.7, STRING, 0.4), ...struck(988, 0.1, 0.9, STRING, 0.35)],
  fanfare: [
    ...struck(392, 0, 0.5, STRING),
    ...struck(523, 0.13, 0.5, STRING),
    ...struck(659, 0.26, 1, STRING),
  ],
  gasp: [
    { noise: 1.4, from: 600, to: 1500, length: 0.6, loud: 0.5, rise: 0.4 },
    { from: 220, to: 110, at: 0.5, length: 0.9, loud: 0.5 },
  ],
  bell: struck(523, 0, 1.6, [0.5, 1, 1.19, 1.5, 2], 0.5),
  'your-turn': [...struck(392, 0, 0.35, STRING), ...struck(523, 0.14, 0.55, STRING)],
  end: [...struck(392, 0, 0.5, STRING), ...struck(494, 0.17, 0.5, STRING), ...struck(587, 0.34, 1.2, STRING)],
};
