import type { Game, OptionValue, Outcome, Seat } from './game.ts';
import type { Hints } from './hints.ts';
import type { Level } from './levels.ts';

/** What a game registers: its rules in every version that was ever released, and what it tells the bots. */
export interface Engine {
  readonly title?: string; // as people know it, in every language; none = it has no name yet
  readonly versions: readonly Game[]; // oldest first; new tables play the last
  readonly hints: Hints;
  readonly daily?: DailyDeal; // none = it has no deal of the day
}

/** The deal of the day, the same for everybody: who sits there besides the one who dives, and what counts. */
export interface DailyDeal {
  readonly bots: readonly Level[]; // in the seats from the second on; none = one is alone
  readonly options: { readonly [option: string]: OptionValue }; // the rest are the usual ones
  readonly score: (outcome: Outcome, seat: Seat) => number; // whole; more is better
}

/** Most games compare by what one has got. */
export const ownPoints: DailyDeal['score'] = ({ scores }, seat) => scores[seat];
