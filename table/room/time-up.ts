import type { Seat } from '@fathoms/kernel/game.ts';
import { type Acted, act, type Live } from '../match/live.ts';
import { isUpFor } from '../time/countdown.ts';
import type { Desk } from './desk.ts';

/** What the table plays for a seat that is out of time, made from what it would have decided. */
function decideFor(live: Live, seat: Seat, draft: string | null): Acted {
  const { game, state } = live;
  if (!game.time) throw new Error(`${game.id} has no countdowns`);
  const action = game.format(game.time.expire(state, seat, draft));
  return act(live, seat, live.made[seat], action, 'table');
}

/** Decides for everybody whose time is up. Each decision is written down and told like any other. */
export async function runOut(desk: Desk): Promise<void> {
  const isUp = (live: Live | null) => (desk.leads() ? isUpFor(desk.meta, live, desk.ports.now()) : null);
  for (let seat = isUp(desk.live); seat !== null; seat = isUp(desk.live)) {
    const waited = seat;
    const result = await desk.commit(
      live => (isUp(live) === waited ? decideFor(live, waited, desk.drafts.of(waited)) : TOO_LATE),
      () => {},
    );
    if (result.kind === 'refused')
      throw new Error(`${desk.game.id}: what is played when time is up is ${result.refusal.code}`);
  }
}

const TOO_LATE: Acted = { kind: 'out-of-turn' }; // somebody decided at the last moment
