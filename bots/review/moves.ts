import type { Game, Kinds, Outcome, Seat, Seen } from '@fathoms/kernel/game.ts';
import { type Log, replay } from '@fathoms/kernel/match.ts';
import type { Expertise } from './imagine.ts';

/** A match in moves: an entry somebody decided, with those the table played right after it. */
export interface MadeMove {
  readonly step: number; // entries before it
  readonly seat: Seat;
  readonly text: string;
  readonly state: unknown; // as it really was
  readonly seen: Seen<Kinds>; // what the seat knew, but for pictures
}

interface Moves {
  readonly moves: readonly MadeMove[];
  readonly outcome: Outcome;
}

export function readMoves({ game }: Pick<Expertise, 'game'>, log: Log<Kinds>): Moves {
  const { states, replayed } = replayWhole(game, log);
  const outcome = game.outcome(replayed.state);
  if (!outcome) throw new Error('the match is not over');
  const news: unknown[][] = Array.from({ length: log.seats }, () => []);
  const tell = (events: readonly unknown[]): void =>
    news.forEach((heard, seat) => {
      for (const event of events) {
        const known = game.redact(event, seat);
        if (known !== null) heard.push(known);
      }
    });
  tell(replayed.opening);
  const moves: MadeMove[] = [];
  replayed.steps.forEach(({ entry: { seat, action }, events }, step) => {
    const state = states[step];
    if (!game.forced(state)) {
      const seen = { seat, view: game.view(state, seat), news: [...news[seat]] };
      moves.push({ step, seat, text: action, state, seen });
    }
    tell(events);
  });
  return { moves, outcome };
}

/** Every state of a match: the nth is the one after n entries. */
export function replayWhole(game: Game, log: Log<Kinds>) {
  const states: unknown[] = [];
  const replayed = replay(game, log, state => states.push(state));
  if (!replayed.ok) throw new Error(`move ${replayed.at} does not hold: ${replayed.problem}`);
  return { states, replayed };
}
