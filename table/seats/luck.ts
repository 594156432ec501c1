import type { Seat } from '@fathoms/kernel/game.ts';
import { type Contribution, isContribution } from '../match/fairness.ts';
import { type Change, no, owns, placed, yes } from './lobby.ts';
import type { BroughtLuck, Occupant, StoredTable } from './stored-table.ts';

const MOST_BROUGHT = 100; // the newest: people come and go

/** A seat's own luck, before the start. The first one counts; coming again or too late is no fault. */
export function contribute(table: StoredTable, identity: string, seat: Seat, luck: string): Change {
  if (!isContribution(luck)) return no('bad-message');
  if (table.status !== 'lobby') return yes(table);
  const there = table.seats[seat];
  if (there?.kind !== 'human' || !owns(table, identity, seat)) return no('no-seat'); // bots add nothing
  if (there.luck !== undefined) return yes(table);
  const brought = unused(table, identity) ?? { owner: identity, luck };
  if (table.seats.some(other => isLuckOf(other, brought.luck))) return no('bad-message'); // somebody else's, said again
  const others = (table.brought ?? []).filter(other => other !== brought);
  return placed({ ...table, brought: [...others, brought].slice(-MOST_BROUGHT) }, seat, {
    ...there,
    luck: brought.luck,
  });
}

/** What somebody brought here before and stood up with: sitting down again is no way to another number. */
const unused = ({ brought = [], seats }: StoredTable, identity: string): BroughtLuck | undefined =>
  brought.find(({ owner, luck }) => owner === identity && !seats.some(seat => isLuckOf(seat, luck)));

const isLuckOf = (seat: Occupant, luck: string): boolean => seat.kind === 'human' && seat.luck === luck;

/** What the people at the table add to its luck, in the order of the seats. */
export const contributionsOf = (table: StoredTable): Contribution[] =>
  table.seats.map(seat => (seat.kind === 'human' ? (seat.luck ?? null) : null));
