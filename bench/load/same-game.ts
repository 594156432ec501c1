import { randomBytes } from 'node:crypto';
import { locker } from '@fathoms/games/locker/index.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type { ServerMessage } from '@fathoms/protocol/messages.ts';
import { act, type LiveMatch, openMatch, settle } from '@fathoms/table/match/live.ts';
import { sharedParts, stateMessage, stepCount } from '@fathoms/table/talk/messages.ts';

export const SEATS = 4;
type Send = (message: ServerMessage) => void;

/** What a client of any of these servers sends. */
export interface PeerMessage {
  readonly t: 'join' | 'watch' | 'act';
  readonly table: string;
  readonly seat: number;
  readonly nth: number;
  readonly action: string;
}

interface Table {
  live: LiveMatch | null;
  readonly seats: (Send | undefined)[];
  readonly watchers: Send[];
}

/**
 * The same match with the same views, for servers that bring only the wire: no journal, no identities, no
 * checks of what comes in, no queue.
 */
export function sameGame(
  seatCount = SEATS,
  game = locker as unknown as Game,
): (message: PeerMessage, send: Send) => void {
  const tables = new Map<string, Table>();

  const sendAll = ({ live, seats, watchers }: Table, from: number): void => {
    if (!live) return;
    const shared = sharedParts(live, from);
    for (const [seat, send] of seats.entries()) send?.(stateMessage(live, seat, from, {}, shared));
    for (const send of watchers) send(stateMessage(live, null, from, {}, shared));
  };

  const join = ({ t, table: id, seat }: PeerMessage, send: Send): void => {
    const table = tables.get(id) ?? { live: null, seats: [], watchers: [] };
    tables.set(id, table);
    if (t === 'watch') {
      table.watchers.push(send);
      if (table.live) send(stateMessage(table.live, null, 0, {}));
      return;
    }
    table.seats[seat] = send;
    if (table.seats.filter(Boolean).length < seatCount) return;
    const seed = randomBytes(32).toString('hex');
    table.live = settle(openMatch(game, seatCount, defaultOptions(game), seed));
    sendAll(table, 0);
  };

  return (message, send) => {
    if (message.t !== 'act') return join(message, send);
    const table = tables.get(message.table);
    if (!table?.live) return;
    const { seat, nth, action } = message;
    const before = stepCount(table.live);
    const result = act(table.live, seat, nth, action);
    if (result.kind !== 'accepted') return;
    table.live = result.live;
    send({ t: 'accepted', seat, nth });
    sendAll(table, before);
  };
}
