/** `node vision/pack.mjs FOLDER`: puts the eye that train_small.py wrote there into the game. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '.';
const { bots } = JSON.parse(readFileSync(join(folder, 'small.json'), 'utf8'));
const weights = readFileSync(join(folder, 'small.bin')).toString('base64');
const habits = Object.values(bots).map(({ frames, coarse, fit }) => ({
  views: frames.length,
  coarse,
  ...fit,
}));
const lines = habits.map(
  ({ views, coarse, slope, shift, heat }) =>
    `  {\n    views: ${views},\n    coarse: ${coarse},\n` +
    Object.entries({ slope, shift, heat })
      .map(([name, values]) => `    ${name}: [${values.join(', ')}],\n`)
      .join('') +
    '  },\n',
);
writeFileSync(
  new URL('../games/dive/eye/weights.ts', import.meta.url),
  `// Written by vision/pack.mjs: what vision/train_small.py has taught the bots' eye.
import type { Habit } from './eyes.ts';

/** Minnow, Seal, Barracuda. */
export const BOTS: readonly Habit[] = [\n${lines.join('')}];

export const WEIGHTS =
  '${weights}';
`,
);
