import { seeded } from '@fathoms/kernel/chance.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { mantaRide } from './help.ts';
import { glimpseOf, SHARPER } from './observer.ts';
import { CHIEF_CARDS, CLOWN_SPEED, LEVELS, TOKENS, zoneOf } from './parts.ts';
import type { Glimpse, State } from './types.ts';

/** How a dive looks to one diver before it begins. Levels count from 1; index 0 is the surface. */
export interface Prospect {
  readonly sides: number; // what to say: a bit for each level, level 1 lowest, 1 = shark
  readonly reach: readonly number[]; // the chance to be right on this level and all above it
  readonly gains: readonly (readonly number[])[]; // by level and speed: spaces its helper is worth to one who gets there
  readonly green: number; // green turtles to be met
  readonly wholly: boolean; // a mistake costs all levels
}

/** What the diver makes of the stack: its own reading where it imagines this, else one that sharp eyes might have. */
export function readingOf(s: State, seat: Seat): Glimpse {
  if (s.dream?.seat === seat) return s.dream.glimpse;
  return glimpseOf(s.stack, SHARPER, seeded(`${s.round} ${seat} ${s.stack[0].card} ${s.stack.length}`));
}

/** To a diver who says what is likelier. */
export const prospectOf = (s: State, seat: Seat, glimpse: Glimpse): Prospect =>
  prospectSaying(s, seat, glimpse, likelierSides(glimpse));

export const likelierSides = ({ sharks }: Glimpse): number =>
  sharks.reduce((bits, shark, i) => (shark > 500 ? bits | (1 << i) : bits), 0);

/** To one who says this: a bit for each level. `denial`: spaces it is worth to keep a helper from the others. */
export function prospectSaying(
  s: State,
  seat: Seat,
  { sharks, helpers }: Glimpse,
  sides: number,
  denial = DENIAL,
): Prospect {
  const reach = [1];
  for (const [i, shark] of sharks.entries()) {
    const right = (sides & (1 << i) ? shark : 1000 - shark) / 1000;
    reach.push(i < s.stack.length ? reach[i] * right : 0);
  }
  const spaces = helperSpaces(s, seat, denial);
  const gains = helpers.map(({ green, red, manta }, i) => {
    const worth = (green * spaces.green + red * spaces.red + manta * spaces.manta) / 1000;
    return winChances(s, i + 1).map(chance => chance * reach[i + 1] * worth);
  });
  return {
    sides,
    reach,
    gains: [[], ...gains],
    green: helpers.reduce((sum, { green }, i) => sum + (green / 1000) * reach[i + 1], 0),
    wholly: zoneOf(s.divers[seat].space) === 'deep' || meetsWhiteShark(s, seat),
  };
}

/** The same for somebody who forgets what a mistake costs in Deep Waters. */
export const asIfTranquil: typeof prospectOf = (s, seat, glimpse) => ({
  ...prospectOf(s, seat, glimpse),
  wholly: false,
});

const meetsWhiteShark = (s: State, seat: Seat): boolean =>
  s.divers.some(({ using }, owner) => using === 'white' && owner !== seat);

const DENIAL = 0.25;

function helperSpaces(s: State, seat: Seat, denial: number): { green: number; red: number; manta: number } {
  const { space, using } = s.divers[seat];
  return {
    green: (using === 'green' ? 2 : 1) + denial,
    red: 2 + denial,
    manta: mantaRide(s, seat).to - space + denial,
  };
}

const FASTEST = TOKENS.reduce((sum, token) => sum + token, 0) + CLOWN_SPEED;
const SPEEDS = Array.from({ length: FASTEST + 1 }, (_, speed) => speed);

/** By level: how often a diver is still there and right. By speed: how often then at least as fast. */
const STILL_DIVING = [1, 0.95, 0.85, 0.68, 0.5, 0.3];
const AS_FAST = [1, 1, 0.86, 0.7, 0.52, 0.36, 0.2, 0.14, 0.1, 0.06, 0.03, 0.02, 0.01];

/** By speed: the chance that nobody else is as fast on this level. */
function winChances(s: State, level: number): number[] {
  if (level > LEVELS) return SPEEDS.map(() => 1); // [DIVE-102]
  const chief = s.chief && CHIEF_AS_FAST[zoneOf(s.chief.space)][level];
  return SPEEDS.map(speed => {
    const beaten = 1 - STILL_DIVING[level] * (AS_FAST[speed] ?? 0);
    return beaten ** (s.divers.length - 1) * (1 - (chief?.[speed] ?? 0));
  });
}

/** By zone, level and speed: how often the Chief's number is at least that. */
const CHIEF_AS_FAST = { tranquil: chiefOdds(false), deep: chiefOdds(true) };

function chiefOdds(isDeep: boolean): number[][] {
  return Array.from({ length: LEVELS + 1 }, (_, level) =>
    SPEEDS.map(speed => {
      const faster = CHIEF_CARDS.filter(
        ({ speeds, yellowFrom }) => speeds[level - 1] >= speed && !(isDeep && level >= yellowFrom),
      );
      return faster.length / CHIEF_CARDS.length;
    }),
  );
}
