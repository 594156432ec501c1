/** A wooden boat: planks, rope, coins, and the water below. */
import { bubbles, METAL, type SoundSet, struck, WOOD } from '../../board/sounds.ts';

export const SOUNDS: SoundSet = {
  knock: [...struck(165, 0, 0.22, WOOD, 0.8), { noise: 6, from: 620, length: 0.05, loud: 0.5, rise: 0.002 }],
  // a card slaps onto a plank
  flip: [
    { noise: 1.2, from: 3200, to: 1500, length: 0.08, loud: 0.3, rise: 0.03 },
    { noise: 3, from: 900, at: 0.075, length: 0.06, loud: 0.5, rise: 0.002 },
    ...struck(175, 0.075, 0.18, WOOD, 0.5),
  ],
  // rope over a block
  swish: [0, 0.09, 0.17, 0.24].map(at => ({
    noise: 14,
    from: 520 + at * 900,
    to: 640 + at * 900,
    at,
    length: 0.12,
    loud: 0.5,
    rise: 0.03,
  })),
  sink: [
    { noise: 0.8, from: 1500, to: 260, length: 0.35, loud: 0.5, rise: 0.01 },
    { from: 260, to: 60, at: 0.05, length: 0.8, loud: 0.5 },
    ...bubbles(0.35, 4, 300, 0.3),
  ],
  // planks give way
  crash: [
    ...[0, 0.05, 0.13, 0.19].flatMap(at => [
      { noise: 3, from: 1500 - at * 3000, at, length: 0.12, loud: 0.8, rise: 0.002 },
      ...struck(150 - at * 200, at, 0.3, WOOD, 0.7),
    ]),
    { noise: 0.7, from: 1200, to: 200, at: 0.25, length: 0.9, loud: 0.6, rise: 0.05 },
    { from: 90, to: 42, at: 0.1, length: 1, loud: 0.7 },
  ],
  coin: [...struck(2350, 0, 0.3, METAL, 0.4), ...struck(2780, 0.06, 0.4, METAL, 0.35)],
  chime: [
    ...struck(1900, 0, 0.4, METAL, 0.3),
    ...struck(2400, 0.08, 0.5, METAL, 0.3),
    ...struck(392, 0, 0.6, [1, 2, 3], 0.3),
  ],
  // a haul poured into the crate
  fanfare: [
    ...[0, 0.05, 0.11, 0.16, 0.24, 0.3, 0.4].flatMap((at, i) =>
      struck(1900 + ((i * 370) % 1100), at, 0.35, METAL, 0.22),
    ),
    ...struck(165, 0, 0.25, WOOD, 0.5),
    ...struck(294, 0.1, 0.6, [1, 2, 3], 0.4),
    ...struck(440, 0.3, 1.1, [1, 2, 3], 0.4),
  ],
};
