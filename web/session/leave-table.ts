import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { Transport } from './connection.ts';

/**
 * Leaves a table from elsewhere: before the start one's seats become free, in play they are given up. False: the table
 * did not let one go, or cannot be reached; `signal` ends the waiting.
 */
export function leaveTable(transport: Transport, table: string, signal: AbortSignal): Promise<boolean> {
  return new Promise(done => {
    let asked = false;
    const connection = transport.connect(
      table,
      message => {
        if (message.t === 'error') return end(false);
        if (message.t !== 'table') return;
        const seats = heldIn(message.table);
        if (seats.length === 0) return end(true);
        if (asked) return;
        asked = true;
        const t = message.table.status === 'lobby' ? 'stand' : 'resign';
        for (const seat of seats) connection.send({ t, seat });
      },
      condition => condition.is === 'gone' && end(false),
    );
    const end = (left: boolean) => {
      connection.close();
      done(left);
    };
    signal.addEventListener('abort', () => end(false));
  });
}

/** Seats that still wait for this person. */
const heldIn = ({ status, seats, yours }: TableInfo): number[] =>
  status === 'over'
    ? []
    : yours.filter(at => {
        const seat = seats[at];
        return !(seat?.kind === 'human' && seat.standIn?.resigned);
      });
