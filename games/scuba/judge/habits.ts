import type { Seat } from '@fathoms/kernel/game.ts';
import { judgeAt } from '../bot/experience.ts';
import { candidates } from '../bot/hints.ts';
import { mindOf } from '../bot/mind.ts';
import { bestEnd } from '../bot/route.ts';
import type { Space } from '../sea.ts';
import { legal } from '../turn.ts';
import type { Action, State } from '../types.ts';

/** A turn as it is meant to go on. */
interface Intent {
  readonly seat: Seat;
  readonly way: Space[]; // steps to come
  readonly turns: boolean; // tiles on it
}

/**
 * How everybody dives in one imagined game. A good diver thinks anew at every step; here a turn is planned once, and
 * again when a tile was turned, which takes half the time and comes to much the same.
 */
export function habits(): (s: State, seat: Seat) => Action {
  let intent: Intent | null = null;
  return (s, seat) => {
    const options = legal(s, seat);
    if (options.length === 1) return options[0];
    const isPlain = s.phase.name === 'diving' && !s.decompression && s.divers[seat].status !== 'surfaced';
    if (!isPlain) return candidates(s, seat)[0];
    const see = options.find(({ type }) => type === 'see');
    if (see) return see;
    if (intent?.seat !== seat) intent = intentOf(s, seat);
    const turn = intent.turns ? options.find(({ type }) => type === 'turn') : undefined;
    if (turn) {
      intent = null;
      return turn;
    }
    const to = intent.way.shift();
    if (to === undefined) intent = null;
    const next = options.find(action =>
      to === undefined ? action.type === 'stop' : action.type === 'step' && action.to === to,
    );
    if (next) return next;
    intent = null;
    return candidates(s, seat)[0];
  };
}

function intentOf(s: State, seat: Seat): Intent {
  const { way, turns } = bestEnd(mindOf(s, seat, judgeAt(s)));
  return { seat, way: [...way], turns };
}
