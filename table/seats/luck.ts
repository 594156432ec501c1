import type { Seat } from '@fathoms/kernel/game.ts';
import { type Contribution, isContribution, type LuckPromise, promiseOf } from '../match/fairness.ts';
import { type Change, no, owns, placed, yes } from './lobby.ts';
import type { BroughtLuck, Occupant, StoredTable } from './stored-table.ts';

const MOST_BROUGHT = 100; // the newest: people come and go

/**
 * Before the start a seat promises a number; a page of an earlier build adds one at once, in the open. The first
 * counts. Once the promises are sealed a number opens its own. Coming again or too late is no fault.
 */
export function contribute(
  table: StoredTable,
  identity: string,
  seat: Seat,
  what: BroughtLuck['what'],
): Change {
  if (!isContribution(numberOf(what))) return no('bad-message');
  if (table.status !== 'lobby') return yes(table);
  const there = table.seats[seat];
  if (there?.kind !== 'human' || !owns(table, identity, seat)) return no('no-seat'); // bots add nothing
  if (table.sealed) {
    const promise = table.sealed.promises[seat] ?? null;
    if (promise === null || there.luck !== undefined || 'promise' in what) return yes(table);
    return promiseOf(table.commitment, what.luck) === promise
      ? placed(table, seat, { ...there, luck: what.luck })
      : no('bad-message');
  }
  if (there.luck !== undefined || there.promise !== undefined) return yes(table);
  const brought = unused(table, identity) ?? { owner: identity, what };
  if (table.seats.some(other => holds(other, brought.what))) return no('bad-message'); // somebody else's, said again
  const others = (table.brought ?? []).filter(other => other !== brought);
  return placed({ ...table, brought: [...others, brought].slice(-MOST_BROUGHT) }, seat, {
    ...there,
    ...brought.what,
  });
}

/** What somebody brought here before and stood up with: sitting down again is no way to another number. */
const unused = ({ brought = [], seats }: StoredTable, identity: string): BroughtLuck | undefined =>
  brought.find(({ owner, what }) => owner === identity && !seats.some(seat => holds(seat, what)));

const numberOf = (what: BroughtLuck['what']): string => ('luck' in what ? what.luck : what.promise);

const holds = (seat: Occupant, what: BroughtLuck['what']): boolean =>
  seat.kind === 'human' && ('luck' in what ? seat.luck === what.luck : seat.promise === what.promise);

/** What is promised by those who can open it now, in the order of the seats. */
export const promisesOf = (table: StoredTable, isHere: (identity: string) => boolean): LuckPromise[] =>
  table.seats.map(seat => (seat.kind === 'human' && isHere(seat.owner) ? (seat.promise ?? null) : null));

/** Whether every number that was promised is there. */
export const isOpened = (table: StoredTable): boolean => {
  const promises = (table.status === 'lobby' && table.sealed?.promises) || [];
  const numbers = contributionsOf(table);
  return promises.length > 0 && promises.every((promise, seat) => promise === null || numbers[seat] !== null);
};

/** What the people at the table add to its luck, in the order of the seats. */
export const contributionsOf = (table: StoredTable): Contribution[] =>
  table.seats.map(seat => (seat.kind === 'human' ? (seat.luck ?? null) : null));
