import type { Seat } from '@fathoms/kernel/game.ts';
import { type Acted, act, type LiveMatch } from '../match/live.ts';
import type { RoomCore } from './core.ts';

/** What the table plays for a seat that is out of time, made from what it would have decided. */
function decideFor(live: LiveMatch, seat: Seat, draft: string | null): Acted {
  const { game, state } = live;
  if (!game.time) throw new Error(`${game.id} has no countdowns`);
  const action = game.format(game.time.expire(state, seat, draft));
  return act(live, seat, live.made[seat], action, 'table');
}

type Needed = Pick<RoomCore, 'game' | 'state' | 'time' | 'presence' | 'moves' | 'drafts'>;

/** Decides for everybody whose time is up. Each decision is written down and told like any other. */
export async function runOut({ game, state, time, presence, moves, drafts }: Needed): Promise<void> {
  const isUp = (live: LiveMatch | null) => (live && presence.leads() ? time.upFor(live) : null);
  for (let seat = isUp(state.now().live); seat !== null; seat = isUp(state.now().live)) {
    const waited = seat;
    const result = await moves.commit(live =>
      isUp(live) === waited ? decideFor(live, waited, drafts.of(waited)) : TOO_LATE,
    );
    if (result.kind === 'refused')
      throw new Error(`${game.id}: what is played when time is up is ${result.refusal.code}`);
  }
}

const TOO_LATE: Acted = { kind: 'out-of-turn' }; // somebody decided at the last moment
