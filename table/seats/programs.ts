import type { Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage } from '@fathoms/protocol/messages.ts';
import { type Change, no, owns, placed, seatsOf, sit } from './lobby.ts';
import { isRated } from './rated.ts';
import type { StoredTable } from './stored-table.ts';

/** A program that plays for somebody, as its token says. */
export interface GuestProgram {
  readonly owner: string; // an identity: whose it is
  readonly of: string; // their name
  readonly place: { readonly table: string; readonly seat: Seat } | null; // all it may take; null = a seat at any table its owner is at
}

/** All a program may do: it plays, and has no other say at a table. */
export const PROGRAM_SAYS: ReadonlySet<ClientMessage['t']> = new Set([
  'act',
  'draft',
  'sync',
  'sit',
  'stand',
  'back',
  'here',
  'ping',
]);

interface ProgramHere {
  readonly identity: string; // the program's own
  readonly program: GuestProgram;
}

/** Whether it may come to the table: its token or a seat of its own leads there. */
export const mayCome = (table: StoredTable, { identity, program }: ProgramHere): boolean =>
  seatsOf(table, identity).length > 0 ||
  (program.place ? program.place.table === table.id : isAt(table, program.owner));

const isAt = (table: StoredTable, person: string): boolean =>
  table.host === person || seatsOf(table, person).length > 0;

/** Takes the seat its token names, or one beside its owner: one a table. */
export function sitProgram(table: StoredTable, here: ProgramHere, seat: Seat, name: string): Change {
  const { identity, program } = here;
  const { owner, of, place } = program;
  if (isRated(table) || table.seeks !== undefined) return no('not-now'); // ratings are people's
  if (table.barred?.includes(owner)) return no('kicked');
  const own = seatsOf(table, identity);
  if (!mayCome(table, here) || (own.length > 0 && !own.includes(seat))) return no('no-seat');
  if (place && place.seat !== seat && !owns(table, identity, seat)) return no('no-seat');
  const sat = sit(table, identity, seat, name);
  const there = sat.ok ? sat.table.seats[seat] : undefined;
  return sat.ok && there?.kind === 'human'
    ? placed(sat.table, seat, { ...there, program: { owner, of } })
    : sat;
}
