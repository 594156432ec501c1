import type { LevelCues } from '../picture/cues.ts';

/** What told best where a thing lies. */
export type Cue = 'faint' | 'hole' | 'over' | 'under' | 'stays' | 'slides' | 'crisp' | 'soft';

const PICTURE = 640; // pixels: sizes that eyes care about are told in these
const FAINT = 4; // shades: less is not seen
const STAYS = 4; // pixels
const CLEAR = 8; // pixels between the slides of two levels that nobody mixes up
const WORTH = 0.12; // of a thing: less lying over it, or under it, tells nothing

/** How far it slides from the nearest other level here, in pixels: how plainly tilting told. */
export function apartOf({ slides }: LevelCues, level: number): number {
  const own = slides[level - 1] ?? 0;
  const others = slides.filter((_, i) => i !== level - 1).map(slide => Math.abs(slide - own));
  return PICTURE * Math.min(...others);
}

export function strongestCue(cues: LevelCues, level: number): Cue {
  const { contrast, hole, over, under, slides } = cues;
  if (contrast < FAINT && (hole?.share ?? 0) < WORTH) return 'faint';
  const moves = PICTURE * Math.abs(slides[level - 1] ?? 0);
  const worth: { readonly [C in Cue]: number } = {
    faint: 0,
    hole: (hole?.share ?? 0) < WORTH ? 0 : 0.6 + (hole?.share ?? 0),
    over: overlap(over, level),
    under: overlap(under, level),
    stays: moves < STAYS ? tilt(cues, level) + 0.2 : 0,
    slides: moves < STAYS ? 0 : tilt(cues, level),
    crisp: level === 1 ? 0.45 : 0,
    soft: level > 1 ? 0.25 : 0,
  };
  const all = Object.entries(worth) as [Cue, number][];
  return all.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

const tilt = (cues: LevelCues, level: number): number => Math.min(1, apartOf(cues, level) / CLEAR);

/** What lies on the very next level settles the order; what lies further away less so. */
function overlap(found: LevelCues['over'], level: number): number {
  if (!found || found.share < WORTH) return 0;
  const [least, more] = Math.abs(found.level - level) === 1 ? [0.5, 0.5] : [0.1, 0.3];
  return least + more * found.share;
}
