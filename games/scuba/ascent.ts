import { DECO_POINTS, FAST_STEPS_UP, STEPS, STEPS_UP } from './parts.ts';
import { ROW_AIR, ROWS } from './sea.ts';

/** A diver on the way up, in the middle of a turn or before it. */
export interface Climb {
  readonly decompression: boolean;
  readonly row: number;
  readonly tokens: number;
  readonly up: number; // steps up taken this turn
  readonly upLeft: number; // steps up still allowed this turn
  readonly token: boolean; // a token was taken this turn: none is discarded at its end
  readonly nextSteps: number; // steps in the next turn
}

/** Clean: tokens are breathed off first. Quick: whatever saves air, points or not. */
export type Manner = 'clean' | 'quick';

/** The way home that costs least air, then fewest points, then fewest turns; in calm water, without events. */
export interface Ascent {
  readonly rows: number[]; // where each turn ends; 0 = the surface
  readonly air: number; // paid on the way
  readonly points: number; // negative points for surfacing with a token
}

export function ascend(climb: Climb, manner: Manner): Ascent {
  let best: Ascent | null = null;
  for (let steps = Math.min(climb.row, climb.upLeft); steps >= 0; steps--) {
    const way = ascendBy(climb, steps, manner);
    if (way && (best === null || isBetter(way, best))) best = way;
  }
  if (best === null) throw new Error('there is always a way up');
  return best;
}

const isBetter = (one: Ascent, other: Ascent): boolean =>
  (one.air - other.air || one.points - other.points || one.rows.length - other.rows.length) < 0;

/** This turn goes up so many rows and the others follow; null = not allowed, or a turn that brings nothing. */
function ascendBy(climb: Climb, steps: number, manner: Manner): Ascent | null {
  if (steps === climb.row) {
    const held = climb.tokens + (isFast(climb, steps) ? 1 : 0);
    const most = manner === 'clean' ? 0 : 1; // [SCUBA-116, SCUBA-117, SCUBA-119]
    return held > most ? null : { rows: [0], air: 0, points: held * DECO_POINTS };
  }
  const next = endTurnAfter(climb, steps);
  const isFresh = climb.up === 0 && !climb.token; // a turn under way may have to end where it is
  const isIdle = steps === 0 && next.tokens >= climb.tokens && isFresh && climb.upLeft > 0;
  if (isIdle) return null;
  const rest = ascend(next, manner);
  return { rows: [next.row, ...rest.rows], air: ROW_AIR[next.row] + rest.air, points: rest.points };
}

/** [SCUBA-112] The third step up is among them. */
const isFast = ({ up }: Climb, steps: number): boolean => up <= STEPS_UP && up + steps > STEPS_UP;

/** The turn ends so many rows up, short of the surface; the diver before the next one. */
export function endTurnAfter(climb: Climb, steps: number): Climb {
  const row = climb.row - steps;
  return {
    decompression: climb.decompression,
    row,
    tokens: tokensAfter(climb, row, isFast(climb, steps)),
    up: 0,
    upLeft: Math.min(climb.nextSteps, climb.decompression ? FAST_STEPS_UP : STEPS_UP),
    token: false,
    nextSteps: STEPS,
  };
}

/** [SCUBA-110] Row 9 brings a token, [SCUBA-115] rows 1 and 2 take one off. */
function tokensAfter({ decompression, tokens, token }: Climb, row: number, fast: boolean): number {
  if (!decompression) return 0;
  if (fast) return tokens + 1;
  if (row === ROWS) return tokens + 1;
  return row <= 2 && tokens > 0 && !token ? tokens - 1 : tokens;
}
