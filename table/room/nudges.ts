import { NUDGE_AFTER_MS } from '@fathoms/protocol/messages.ts';
import { owns, seatsOf } from '../seats/lobby.ts';
import { openProposal, withoutProposal } from '../seats/stored-table.ts';
import type { RoomCore } from './core.ts';
import { type Client, fail } from './ports.ts';
import { saveTimed } from './save-timed.ts';
import type { Written } from './storage.ts';

/**
 * Somebody who plays asks another whether they are still there. Once a decision: only where no clock decides for
 * whoever takes too long.
 */
export function nudge(core: RoomCore, client: Client, seat: number): void {
  const { state, waiting, presence, broadcaster, ports } = core;
  const { table } = state.now();
  const there = table.seats[seat];
  const isPlayer = seatsOf(table, client.identity).length > 0;
  if (!isPlayer || there?.kind !== 'human' || owns(table, client.identity, seat)) {
    fail(client, 'no-seat', 'nudge');
    return;
  }
  const isIdle = waiting.waitedMs(seat) > NUDGE_AFTER_MS && waiting.nudgedMs(seat) === null;
  if (table.status !== 'playing' || table.clock || there.standIn || !isIdle) {
    fail(client, 'not-now', 'nudge');
    return;
  }
  waiting.nudge(seat);
  ports.others?.tell(table.id, { is: 'nudge', seat });
  if (presence.awayMs(there.owner) > 0) ports.pushTurn?.(table, there.owner);
  broadcaster.table();
}

/** They are there: the table goes on waiting, and nobody takes their seat. */
export async function answerNudge(core: RoomCore, client: Client): Promise<Written> {
  const { state, waiting, broadcaster, ports } = core;
  const { table } = state.now();
  const own = seatsOf(table, client.identity);
  if (!waiting.answer(own)) return 'ok';
  ports.others?.tell(table.id, { is: 'answered', seats: own });
  const asked = openProposal(table);
  const isAboutThem = asked?.what.is === 'stand-in' && own.includes(asked.what.seat);
  const written =
    isAboutThem && table.status === 'playing' ? await saveTimed(core, withoutProposal(table)) : 'ok';
  broadcaster.table();
  return written;
}
