import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Choices, RuleId, Seat } from '@fathoms/kernel/game.ts';
import { CARD_SIDE, LEVELS, OCTOPUS_TURNS, TOKENS } from './parts.ts';
import type { Action, Choice, DiveKinds, Diver, Level, OctopusSpot, Program, State } from './types.ts';

/** A program and the place of the Octopus: one action each, because divers edit freely and then commit. */
export const choices: Choices<DiveKinds> = { describe, allows, sample, all };

/** What is asked depends on nothing but what everybody sees. */
export function describe(
  s: Pick<State, 'phase' | 'mode'> & { readonly divers: readonly Pick<Diver, 'ready' | 'companion'>[] },
  seat: Seat,
): Choice | null {
  const { ready, companion } = s.divers[seat];
  if (s.phase !== 'program' || ready) return null;
  const children = s.mode === 'children';
  return {
    children,
    levels: LEVELS,
    tokens: children ? [] : [...TOKENS],
    angler: companion === 'angler',
    clown: companion === 'clown',
    octopus: companion === 'octopus',
  };
}

function allows(choice: Choice, action: Action): boolean {
  if (action.type === 'ready') return programProblem(choice, action.program) === null;
  return action.type === 'octopus' && choice.octopus && isOnCard(action.spot);
}

/** [DIVE-95] Its centre is inside the card. */
export const isOnCard = ({ x, y, turn }: OctopusSpot): boolean =>
  isWithin(x, CARD_SIDE) && isWithin(y, CARD_SIDE) && isWithin(turn, OCTOPUS_TURNS - 1);

const isWithin = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;

/** The first rule a program breaks; null = it is legal. */
export function programProblem(choice: Choice, { levels, angler, clown }: Program): RuleId | null {
  const levelsProblem = choice.children ? childrenProblem(levels) : tokensProblem(levels);
  if (levelsProblem !== null) return levelsProblem;
  if (angler !== null && !choice.angler) return 'DIVE-88';
  if (angler !== null && levels.length < LEVELS) return 'DIVE-100';
  if (clown !== null && !choice.clown) return 'DIVE-88';
  return clown !== null && (clown < 1 || clown > levels.length) ? 'DIVE-107' : null;
}

const childrenProblem = (levels: readonly Level[]): RuleId | null =>
  levels.length === LEVELS && levels.every(({ tokens }) => tokens.length === 0) ? null : 'DIVE-74';

function tokensProblem(levels: readonly Level[]): RuleId | null {
  if (levels.every(({ tokens }) => tokens.length === 0)) return 'DIVE-17';
  if (levels.length > LEVELS || levels.some(({ tokens }) => tokens.length === 0)) return 'DIVE-13';
  let used = 0;
  for (const { tokens } of levels) {
    for (const [i, token] of tokens.entries()) {
      const isNew = TOKENS.includes(token) && (used & (1 << token)) === 0;
      if (!isNew || (i > 0 && tokens[i - 1] > token)) return 'DIVE-14';
      used |= 1 << token;
    }
  }
  return null;
}

type Layout = readonly (readonly number[])[]; // the tokens of levels 1, 2, …

/** [DIVE-25] Every way to lay tokens on levels 1 to d, for d = 1 to 5. */
export const LAYOUTS: readonly (readonly Layout[])[] = Array.from({ length: LEVELS }, (_, i) =>
  layoutsOf(i + 1),
);

/** Each token goes to one of the levels or stays unused; no level stays empty. */
function layoutsOf(depth: number): Layout[] {
  const layouts: Layout[] = [];
  for (let code = 0; code < (depth + 1) ** TOKENS.length; code++) {
    const levels: number[][] = Array.from({ length: depth }, () => []);
    for (const [i, token] of TOKENS.entries()) {
      const level = Math.floor(code / (depth + 1) ** i) % (depth + 1);
      if (level > 0) levels[level - 1].push(token);
    }
    if (levels.every(tokens => tokens.length > 0)) layouts.push(levels);
  }
  return layouts;
}

const PROGRAMS = LAYOUTS.reduce((sum, layouts, i) => sum + layouts.length * 2 ** (i + 1), 0);
const NO_TOKENS: Layout = Array.from({ length: LEVELS }, () => []);

/** `sides` has a bit for each level, level 1 lowest: 1 = shark. */
export const levelsOf = (layout: Layout, sides: number): Level[] =>
  layout.map((tokens, i) => ({ tokens: [...tokens], shark: (sides & (1 << i)) !== 0 }));

export const ready = (
  levels: Level[],
  angler: boolean | null = null,
  clown: number | null = null,
): Action => ({
  type: 'ready',
  program: { levels, angler, clown },
});

const OCTOPUS_ODDS = 8; // one in so many random actions places it

/** Every program is as likely as any other. */
function sample(choice: Choice, chance: Chance): Action {
  if (choice.children) return ready(levelsOf(NO_TOKENS, chance.below(2 ** LEVELS)));
  if (choice.octopus && chance.below(OCTOPUS_ODDS) === 0) return randomOctopus(chance);
  let nth = chance.below(PROGRAMS);
  let depth = 1;
  for (; nth >= LAYOUTS[depth - 1].length * 2 ** depth; depth++)
    nth -= LAYOUTS[depth - 1].length * 2 ** depth;
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
