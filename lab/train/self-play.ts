import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, OptionValue, Seat } from '@fathoms/kernel/game.ts';
import { readOptions } from '@fathoms/kernel/options.ts';
import { winShares } from '@fathoms/kernel/outcome.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';

/** A position when the move has just passed on, and how the match went from there. */
export interface Position {
  readonly sights: readonly (readonly number[])[]; // per seat
  readonly shares: readonly number[]; // of the victory
}

const MOST_STRAY_TURNS = 12;

/**
 * One match of sensible players, at a table of any size and with any options, half of them the usual ones. In half
 * the matches some turns are played at random, so that the judge meets positions nobody would aim for: the first
 * ones, or those that follow on one of the first `astray` turns. What lies before them tells nothing.
 */
export function selfPlay(game: Game, sounding: Sounding, chance: Chance, astray = 0): Position[] {
  const { seats, options } = drawTable(game, chance);
  const dealer = { chance, tell: () => {} };
  const state = game.setup(seats, options, dealer);
  const sights: (readonly (readonly number[])[])[] = [];
  let stray = chance.below(2) === 0 ? 0 : 1 + chance.below(MOST_STRAY_TURNS);
  let calm = stray > 0 && astray > 0 ? chance.below(astray) : 0; // turns before it
  let mover: Seat | null = null;
  for (;;) {
    for (let next = game.forced(state); next; next = game.forced(state))
      game.apply(state, next.seat, next.action, dealer);
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    if (seat !== mover) {
      if (calm > 0) calm--;
      else if (stray > 0) stray--;
      else sights.push(sounding.look(state));
    }
    mover = seat;
    const offered = sounding.options(state, seat);
    const isStray = calm === 0 && stray > 0 && chance.below(2) === 0;
    const action = isStray ? pick(offered, chance) : sounding.sensible(state, seat, offered, chance);
    game.apply(state, seat, action, dealer);
  }
  const shares = winShares(game.outcome(state)?.places ?? []);
  return sights.map(each => ({ sights: each, shares }));
}

interface DrawnTable {
  readonly seats: number;
  readonly options: { readonly [name: string]: OptionValue };
}

function drawTable(game: Game, chance: Chance): DrawnTable {
  const seats = game.seats.min + chance.below(game.seats.max - game.seats.min + 1);
  const isUsual = chance.below(2) === 0;
  for (;;) {
    const wanted = Object.entries(game.options).map(([name, values]) => [
      name,
      isUsual ? values[0] : pick(values, chance),
    ]);
    const read = readOptions(game, seats, Object.fromEntries(wanted));
    if (read.ok) return { seats, options: read.options };
  }
}
