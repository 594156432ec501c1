import { type Occupant, owns, type TableMeta } from './lobby.ts';

/** Nobody's name and nobody's identity: what is left of somebody who asked to be forgotten. */
const STRANGER = 'Diver';
export const NOBODY = '';

/** The table without a trace of who somebody was. A match in play goes on with a bot in their seats. */
export function forgetPerson(meta: TableMeta, identity: string): TableMeta {
  const mine = (seat: number): boolean => owns(meta, identity, seat);
  const { chat, barred, moves, ...rest } = meta;
  return {
    ...rest,
    host: meta.host === identity ? NOBODY : meta.host,
    seats: meta.seats.map((seat, i) => (mine(i) ? stranger(meta) : seat)),
    ...(chat && { chat: chat.filter(line => !mine(line.seat)) }),
    ...(barred && { barred: barred.filter(other => other !== identity) }),
    ...(moves && { moves: moves.filter(move => move.owner !== identity) }),
    ...(meta.history && { history: meta.history.map(past => withoutName(past, namesOf(meta, identity))) }),
  };
}

function stranger({ status }: TableMeta): Occupant {
  if (status === 'lobby') return { kind: 'open' };
  if (status === 'playing') return { kind: 'bot', name: STRANGER, level: 'seal' };
  return { kind: 'human', name: STRANGER, owner: NOBODY };
}

const namesOf = (meta: TableMeta, identity: string): string[] =>
  meta.seats.flatMap((seat, i) => (owns(meta, identity, i) && seat.kind === 'human' ? [seat.name] : []));

const withoutName = <T extends { readonly names: readonly string[] }>(
  past: T,
  gone: readonly string[],
): T => ({
  ...past,
  names: past.names.map(name => (gone.includes(name) ? STRANGER : name)),
});
