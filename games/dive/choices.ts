import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Choices } from '@fathoms/kernel/game.ts';
import { CARD_SIDE, LEVELS, OCTOPUS_TURNS, TOKENS } from './parts.ts';
import { allows, describe, ready } from './program.ts';
import type { Action, Choice, DiveKinds, ProgramLevel } from './types.ts';

/** A program and the place of the Octopus: one action each, because divers edit freely and then commit. */
export const choices: Choices<DiveKinds> = { describe, allows, sample, all };

type Layout = readonly Place[]; // levels 1, 2, …

/** A level by its tokens. Both ways to say it lie ready, so that making a program makes nothing else. */
interface Place {
  readonly tokens: readonly number[];
  readonly sides: readonly [no: ProgramLevel, shark: ProgramLevel];
}

/** By set of tokens: bit 0 stands for the first. Frozen, because programs share them. */
const PLACES: readonly Place[] = Array.from({ length: 1 << TOKENS.length }, (_, set) => {
  const tokens = Object.freeze(TOKENS.filter((_, i) => set & (1 << i)));
  return { tokens, sides: [Object.freeze({ tokens, shark: false }), Object.freeze({ tokens, shark: true })] };
});

/** [DIVE-25] Every way to lay tokens on levels 1 to d, for d = 1 to 5. */
export const LAYOUTS: readonly (readonly Layout[])[] = Array.from({ length: LEVELS }, (_, i) =>
  layoutsOf(i + 1),
);

/** Each token goes to one of the levels or stays unused; no level stays empty. */
function layoutsOf(depth: number): Layout[] {
  const layouts: Layout[] = [];
  for (let code = 0; code < (depth + 1) ** TOKENS.length; code++) {
    const levels: number[] = new Array(depth).fill(0); // the set of tokens on each
    for (let i = 0; i < TOKENS.length; i++) {
      const level = Math.floor(code / (depth + 1) ** i) % (depth + 1);
      if (level > 0) levels[level - 1] |= 1 << i;
    }
    if (levels.every(set => set !== 0)) layouts.push(levels.map(set => PLACES[set]));
  }
  return layouts;
}

/** Programs of each depth: every layout with every combination of sides. */
const PROGRAMS_DEEP = LAYOUTS.map((layouts, i) => layouts.length << (i + 1));
const PROGRAMS = PROGRAMS_DEEP.reduce((sum, programs) => sum + programs, 0);
export const NO_TOKENS: Layout = Array.from({ length: LEVELS }, () => PLACES[0]);

/** `sides` has a bit for each level, level 1 lowest: 1 = shark. */
export const levelsOf = (layout: Layout, sides: number): ProgramLevel[] =>
  layout.map((place, i) => place.sides[(sides >> i) & 1]);

const OCTOPUS_ODDS = 8; // one in so many random actions places it

/** Every program is as likely as any other. */
function sample(choice: Choice, chance: Chance): Action {
  if (choice.children) return ready(levelsOf(NO_TOKENS, chance.below(2 ** LEVELS)));
  if (choice.octopus && chance.below(OCTOPUS_ODDS) === 0) return randomOctopus(chance);
  let nth = chance.below(PROGRAMS);
  let depth = 1;
  for (; nth >= PROGRAMS_DEEP[depth - 1]; depth++) nth -= PROGRAMS_DEEP[depth - 1];
  const levels = levelsOf(LAYOUTS[depth - 1][nth >> depth], nth);
  const angler = choice.angler && depth === LEVELS ? pick([null, false, true], chance) : null;
  const clown = choice.clown ? chance.below(depth + 1) || null : null;
  return ready(levels, angler, clown);
}

const randomOctopus = (chance: Chance): Action => ({
  type: 'octopus',
  spot: {
    x: chance.below(CARD_SIDE + 1),
    y: chance.below(CARD_SIDE + 1),
    turn: chance.below(OCTOPUS_TURNS),
  },
});

function* all(choice: Choice): Generator<Action> {
  for (const layouts of choice.children ? [[NO_TOKENS]] : LAYOUTS) {
    for (const layout of layouts) {
      for (let sides = 0; sides < 2 ** layout.length; sides++) yield* withTiles(choice, layout, sides);
    }
  }
  if (choice.octopus) yield* octopusPlaces();
}

/** A layout without a tile, and with each that may go with it. */
function* withTiles(choice: Choice, layout: Layout, sides: number): Generator<Action> {
  yield ready(levelsOf(layout, sides));
  if (choice.angler && layout.length === LEVELS) {
    for (const side of [false, true]) yield ready(levelsOf(layout, sides), side);
  }
  for (let level = 1; choice.clown && level <= layout.length; level++) {
    yield ready(levelsOf(layout, sides), null, level);
  }
}

function* octopusPlaces(): Generator<Action> {
  for (let x = 0; x <= CARD_SIDE; x++) {
    for (let y = 0; y <= CARD_SIDE; y++) {
      for (let turn = 0; turn < OCTOPUS_TURNS; turn++) yield { type: 'octopus', spot: { x, y, turn } };
    }
  }
}
