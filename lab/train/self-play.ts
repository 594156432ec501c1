import { orca } from '@fathoms/bots/orca.ts';
import type { Expertise } from '@fathoms/bots/review/imagine.ts';
import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Kinds, OptionValue, Seat, Seen } from '@fathoms/kernel/game.ts';
import { readOptions } from '@fathoms/kernel/options.ts';
import { winShares } from '@fathoms/kernel/outcome.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';

/** A position when the move has just passed on, and how the match went from there. */
export interface Position {
  readonly sights: readonly (readonly number[])[]; // per seat, and of one without a seat who may win as well
  readonly shares: readonly number[]; // of the victory, of each of them
}

/** How the matches are played that a judge learns from. */
export interface Manner {
  readonly astray: number; // turns among which some are played at random; 0 = the first ones
  readonly isOrca: boolean; // who plays: Orca with the judge there is, or sensible players
  readonly trust: number; // 0 to 1: how far a position's share comes from how the match ended, not from the judge
}

const MOST_STRAY_TURNS = 12;

/**
 * One match at a table of any size and with any options, half of them the usual ones. In half the matches some turns
 * are played at random, so that the judge meets positions nobody would aim for: the first ones, or those that follow
 * on one of the first `astray` turns. What lies before them tells nothing.
 */
export function selfPlay(
  { game, sounding, judge }: Expertise,
  chance: Chance,
  { astray, isOrca, trust }: Manner,
): Position[] {
  const { seats, options } = drawTable(game, chance);
  const news: unknown[][] = Array.from({ length: seats }, () => []);
  const tell = (event: unknown): void => {
    if (!isOrca) return;
    for (let seat = 0; seat < seats; seat++) {
      const redacted = game.redact(event, seat);
      if (redacted !== null) news[seat].push(redacted);
    }
  };
  const dealer = { chance, tell };
  const state = game.setup(seats, options, dealer);
  const met: { sights: Position['sights']; judged: readonly number[] }[] = [];
  const play = (seat: Seat, offered: readonly unknown[]): unknown => {
    if (!isOrca) return sounding.sensible(state, seat, offered, chance);
    const seen: Seen<Kinds> = { seat, news: news[seat], view: game.view(state, seat) };
    return offered.length === 1 ? offered[0] : orca(game, sounding, seen, chance);
  };
  let stray = chance.below(2) === 0 ? 0 : 1 + chance.below(MOST_STRAY_TURNS);
  let calm = stray > 0 && astray > 0 ? chance.below(astray) : 0; // turns before it
  let last: string | null = null;
  for (;;) {
    for (let next = game.forced(state); next; next = game.forced(state))
      game.apply(state, next.seat, next.action, dealer);
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const turn = sounding.rounds ? `round ${sounding.rounds.round(state)}` : `seat ${seat}`;
    if (turn !== last) {
      if (calm > 0) calm--;
      else if (stray > 0) stray--;
      else {
        const sights = sightsOf(sounding, state);
        met.push({ sights, judged: trust < 1 ? wholeOf(judge(state), sights) : [] });
      }
    }
    last = turn;
    const offered = sounding.options(state, seat);
    const isStray = calm === 0 && stray > 0 && chance.below(2) === 0;
    game.apply(state, seat, isStray ? pick(offered, chance) : play(seat, offered), dealer);
  }
  const shares = winShares(game.outcome(state)?.places ?? []);
  return lessonsOf(met, wholeOf(shares, met[0]?.sights ?? []), trust);
}

/** What the seats do not have is its who has none. */
const wholeOf = (shares: readonly number[], { length }: Position['sights']): readonly number[] =>
  length > shares.length ? [...shares, shares.reduce((rest, share) => rest - share, 1)] : shares;

function sightsOf({ look, automaton }: Sounding, state: unknown): Position['sights'] {
  const other = automaton?.(state) ?? null;
  return other === null ? look(state) : [...look(state), other];
}

/**
 * What every position came to: the victory, or with less trust in it (TD-lambda) what the judge thought of the
 * positions that followed, the nearer the more. That is a little behind the truth, and far less a matter of luck.
 */
function lessonsOf(
  met: readonly { readonly sights: Position['sights']; readonly judged: readonly number[] }[],
  victory: readonly number[],
  trust: number,
): Position[] {
  let shares = victory;
  const lessons: Position[] = [];
  for (let nth = met.length - 1; nth >= 0; nth--) {
    const { sights, judged } = met[nth];
    lessons.push({ sights, shares });
    if (trust < 1) shares = shares.map((share, seat) => trust * share + (1 - trust) * judged[seat]);
  }
  return lessons.reverse();
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
