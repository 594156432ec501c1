import type { Seat } from '@fathoms/kernel/game.ts';
import type { PastMatch } from '@fathoms/protocol/messages.ts';
import { type Occupant, owns, type TableMeta } from './lobby.ts';

/** Nobody's name and nobody's identity: what is left of somebody who asked to be forgotten. */
const STRANGER = 'Diver';
export const NOBODY = '';

/** Where somebody sat in a match, which later tables of the same company remember. */
export interface Played {
  readonly table: string;
  readonly seats: readonly Seat[];
}

/** The table without a trace of who somebody was. A match in play goes on with a bot in their seats. */
export function forgetPerson(meta: TableMeta, identity: string, played: readonly Played[]): TableMeta {
  const mine = (seat: number): boolean => owns(meta, identity, seat);
  const { chat, barred, moves, ...rest } = meta;
  return {
    ...rest,
    host: meta.host === identity ? NOBODY : meta.host,
    seats: meta.seats.map((seat, i) => (mine(i) ? stranger(meta) : seat)),
    ...(chat && { chat: chat.filter(line => line.owner !== identity) }),
    ...(barred && { barred: barred.filter(other => other !== identity) }),
    ...(moves && { moves: moves.filter(move => move.owner !== identity) }),
    ...(meta.history && { history: meta.history.map(past => withoutName(past, played)) }),
  };
}

function stranger({ status }: TableMeta): Occupant {
  if (status === 'lobby') return { kind: 'open' };
  if (status === 'playing') return { kind: 'bot', name: STRANGER, level: 'seal' };
  return { kind: 'human', name: STRANGER, owner: NOBODY };
}

const withoutName = (past: PastMatch, played: readonly Played[]): PastMatch => {
  const seats = played.find(({ table }) => table === past.table)?.seats ?? [];
  return { ...past, names: past.names.map((name, seat) => (seats.includes(seat) ? STRANGER : name)) };
};
