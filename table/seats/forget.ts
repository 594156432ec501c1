import type { Seat } from '@fathoms/kernel/game.ts';
import { owns } from './lobby.ts';
import type { Occupant, StoredTable } from './stored-table.ts';

/** Nobody's name and nobody's identity: what is left of somebody who asked to be forgotten. */
const STRANGER = 'Diver';
export const NOBODY = '';

/** The table without a trace of who somebody was. A match in play goes on with a bot in their seats. */
export function forgetPerson(table: StoredTable, identity: string): StoredTable {
  const { barred, moves, brought, ...rest } = table;
  return {
    ...rest,
    host: table.host === identity ? NOBODY : table.host,
    seats: table.seats.map((seat, i) =>
      owns(table, identity, i) || isProgramOf(seat, identity) ? stranger(table, seat) : seat,
    ),
    ...(barred && { barred: barred.filter(other => other !== identity) }),
    ...(brought && { brought: brought.filter(({ owner }) => owner !== identity) }),
    ...(moves && { moves: moves.filter(move => move.owner !== identity) }),
  };
}

/** A table to show to others: nobody at it has a name. */
export const anonymous = (table: StoredTable): StoredTable => ({
  ...table,
  seats: table.seats.map(seat => (seat.kind === 'human' ? nameless(seat) : seat)),
});

/** The same with the name of one seat. */
export const onlyNamed = (table: StoredTable, seat: Seat): StoredTable => {
  const [shown, there] = [anonymous(table), table.seats[seat]];
  return there ? { ...shown, seats: shown.seats.with(seat, there) } : shown;
};

const isProgramOf = (seat: Occupant, identity: string): boolean =>
  seat.kind === 'human' && seat.program?.owner === identity;

/** It stays told whether a person or a program sat there. */
const nameless = (seat: Occupant): Occupant => ({
  ...{ kind: 'human', name: STRANGER, owner: NOBODY },
  ...(seat.kind === 'human' && seat.program && { program: { owner: NOBODY, of: STRANGER } }),
});

function stranger(table: StoredTable, seat: Occupant): Occupant {
  const { status } = table;
  if (status === 'lobby' && !table.sealed && !table.evening) return { kind: 'open' };
  if (status !== 'over') return { kind: 'bot', name: STRANGER, level: 'seal' };
  return nameless(seat);
}
