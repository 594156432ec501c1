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
  readonly t: 'join' | 'act';
  readonly table: string;
  readonly seat: number;
  readonly nth: number;
  readonly action: string;
}

interface Table {
  live: LiveMatch | null;
  readonly seats: (Send | undefined)[];
}

const game = locker as unknown as Game;

/**
 * The same match with the same views, for servers that bring only the wire: no journal, no identities, no
 * checks of what comes in, no queue.
 */
export function sameGame(): (message: PeerMessage, send: Send) => void {
  const tables = new Map<string, Table>();

  const sendAll = ({ live, seats }: Table, from: number): void => {
    if (!live) return;
    const shared = sharedParts(live, from);
    for (const [seat, send] of seats.entries()) send?.(stateMessage(live, seat, from, {}, shared));
  };

  const join = ({ table: id, seat }: PeerMessage, send: Send): void => {
    const table = tables.get(id) ?? { live: null, seats: [] };
    tables.set(id, table);
    table.seats[seat] = send;
    if (table.seats.filter(Boolean).length < SEATS) return;
    const seed = randomBytes(32).toString('hex');
    table.live = settle(openMatch(game, SEATS, defaultOptions(locker), seed));
    sendAll(table, 0);
  };

  return (message, send) => {
    if (message.t === 'join') return join(message, send);
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
