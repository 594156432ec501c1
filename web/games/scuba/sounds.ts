/** Under water: bubbles, the breath through the regulator, the current. */
import { BRONZE, bubbles, type SoundSet, struck } from '../../board/sounds.ts';

const breathIn = (at: number, length: number) => ({
  noise: 2.2,
  from: 1500,
  to: 2300,
  at,
  length,
  loud: 0.6,
  rise: length * 0.75,
});

export const SOUNDS: SoundSet = {
  knock: [{ from: 240, to: 150, length: 0.12, loud: 0.6 }, ...bubbles(0.03, 2, 520, 0.25)],
  // a tile of the reef is turned
  flip: [
    { noise: 1.6, from: 900, to: 500, length: 0.14, loud: 0.5, rise: 0.04 },
    ...bubbles(0.08, 3, 560, 0.35),
  ],
  // the current goes by
  swish: [
    { noise: 1.1, from: 260, to: 780, length: 0.7, loud: 0.6, rise: 0.35 },
    { noise: 3, from: 500, to: 320, at: 0.15, length: 0.6, loud: 0.3, rise: 0.25 },
  ],
  splash: [
    { noise: 0.7, from: 2400, to: 380, length: 0.6, loud: 0.6, rise: 0.012 },
    ...bubbles(0.2, 6, 330, 0.4),
  ],
  sink: [{ from: 220, to: 60, length: 0.9, loud: 0.5 }, ...bubbles(0.1, 5, 280, 0.35)],
  // an animal comes into sight: a breath held, a glimmer
  chime: [
    ...bubbles(0, 3, 620, 0.25),
    ...struck(880, 0.14, 0.8, [1, 2.01, 3.03], 0.35),
    ...struck(1318, 0.24, 0.9, [1, 2.01], 0.3),
  ],
  // the regulator gives its last
  gasp: [
    breathIn(0, 0.45),
    breathIn(0.55, 0.3),
    { noise: 8, from: 700, to: 300, at: 0.9, length: 0.25, loud: 0.4, rise: 0.02 },
    { from: 150, to: 70, at: 0.95, length: 1, loud: 0.5, rise: 0.05 },
  ],
  // the boat calls
  bell: [...struck(466, 0, 1.7, BRONZE, 0.5), ...bubbles(0.25, 3, 420, 0.12)],
  'your-turn': [breathIn(0, 0.35), ...bubbles(0.38, 5, 400, 0.45)],
};
