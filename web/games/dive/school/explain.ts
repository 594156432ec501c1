import type { LevelCues } from '@fathoms/games/dive/picture/cues.ts';
import { apartOf, strongestCue } from '@fathoms/games/dive/school/strongest.ts';
import type { SchoolWords } from './words.ts';

type Things = { readonly [sprite: string]: string };

const LOOK_ALIKES = ['dolphin', 'whale', 'manta'];

/** The strongest cue of a level in a sentence or two, from what was measured and nothing else. */
export function explainLevel(
  all: readonly LevelCues[],
  level: number,
  said: boolean,
  words: SchoolWords,
  things: Things,
): string {
  const cues = all[level - 1];
  if (!cues) return '';
  return `${whatItWas(all, cues, level, said, words, things)}${sentenceOf(cues, level, words, things)}`;
}

function whatItWas(
  all: readonly LevelCues[],
  cues: LevelCues,
  level: number,
  said: boolean,
  words: SchoolWords,
  things: Things,
): string {
  if (cues.shark) return '';
  const thing = things[cues.sprite] ?? '';
  const found = LOOK_ALIKES.includes(cues.sprite) ? words.lookAlike(thing) : words.largest(thing);
  return said ? `${nearestShark(all, level, words)}${found}` : found;
}

/** Whoever saw a shark that was not there has most likely seen one that lies elsewhere. */
function nearestShark(all: readonly LevelCues[], level: number, words: SchoolWords): string {
  const levels = all.flatMap(({ shark }, i) => (shark ? [i + 1] : []));
  const [nearest] = levels.sort((a, b) => Math.abs(a - level) - Math.abs(b - level));
  return nearest === undefined ? words.nowhere : words.nearest(nearest);
}

function sentenceOf(cues: LevelCues, level: number, { cue }: SchoolWords, things: Things): string {
  const { contrast, hole, over, under, blur } = cues;
  const slide = cues.slides[level - 1] ?? 0;
  const name = (sprite: string | undefined): string => things[sprite ?? ''] ?? '';
  switch (strongestCue(cues, level)) {
    case 'faint':
      return cue.faint(contrast);
    case 'hole':
      return cue.hole(hole?.level ?? 0, hole?.share ?? 0);
    case 'over':
      return cue.over(name(over?.sprite), over?.level ?? 0);
    case 'under':
      return cue.under(name(under?.sprite), under?.level ?? 0);
    case 'stays':
      return cue.stays(slide);
    case 'slides':
      return cue.slides(slide, apartOf(cues, level));
    case 'crisp':
      return cue.crisp;
    case 'soft':
      return cue.soft(blur);
  }
}
