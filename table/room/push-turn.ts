import type { Seat } from '@fathoms/kernel/game.ts';
import { peopleAt } from '../seats/stand-in.ts';
import type { Desk } from './desk.ts';

/** Calls everybody who has to decide now, had not to before, and is not at the table to see it. */
export function pushTurnToAbsent({ game, meta, live, ports, awayMs }: Desk, before: readonly Seat[]): void {
  if (!live || !ports.call) return;
  const toAct = game.toAct(live.state).filter(seat => !before.includes(seat));
  const owners = peopleAt(meta).flatMap(seat => {
    const there = meta.seats[seat];
    return there?.kind === 'human' && toAct.includes(seat) ? [there.owner] : [];
  });
  for (const owner of new Set(owners)) if (awayMs(owner) > 0) ports.call(meta, owner);
}
