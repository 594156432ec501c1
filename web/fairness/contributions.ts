/**
 * What this device added to the luck of its tables, and everything that was promised before. Kept here, because
 * a check that trusts only what the server says afterwards would be none.
 */
import type { ClientMessage, TableInfo } from '@fathoms/protocol/messages.ts';
import { promiseOf } from '@fathoms/table/match/fairness.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';

export interface Offer {
  readonly commitment: string; // as shown when the first number was promised
  readonly numbers?: readonly string[]; // own ones; one a seat
  readonly sealed?: readonly (string | null)[]; // all promises, per seat, as they were when the own numbers were opened
  readonly luck?: { readonly [seat: string]: string }; // added in the open, by an earlier page
}

/** As much of localStorage as is used here. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

type Says<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

const KEY = 'fathoms:luck';
const TABLES_KEPT = 60;
const unsaved = new Map<string, Offer>(); // in a browser that keeps nothing: as long as the page is open

/** A number for every own seat that has none yet; drawn once, so that a second tab or a resend says the same. */
export function promisesToMake(memory: Memory, table: TableInfo, random: () => string): Says<'promise'>[] {
  const { id, commitment, status, sealed, seats } = table;
  const known = contributionOf(memory, id);
  if (table.shared) return []; // its luck is that of other tables, too
  if (status !== 'lobby' || sealed || known?.sealed) return []; // numbers are opened once a table, and to one list
  const bare = table.yours.filter(seat => {
    const there = seats[seat];
    return there?.kind === 'human' && there.promise === undefined && there.luck === undefined;
  });
  if (bare.length === 0) return [];
  const numbers = (known?.commitment === commitment && known.numbers) || [];
  const used = new Set(seats.map(seat => (seat.kind === 'human' ? seat.promise : undefined)));
  const free = numbers.filter(number => !used.has(promiseOf(commitment, number)));
  const drawn = bare.map((seat, i) => ({ seat, number: free[i] ?? random() }));
  const all = new Set([...numbers, ...drawn.map(({ number }) => number)]);
  remember(memory, id, { commitment, numbers: [...all] });
  return drawn.map(({ seat, number }) => ({ t: 'promise', seat, promise: promiseOf(commitment, number) }));
}

/** The own numbers that belong to promises on the sealed list, once that list is written down here. */
export function numbersToOpen(memory: Memory, table: TableInfo): Says<'luck'>[] {
  const { id, commitment, status, sealed, seats } = table;
  const known = contributionOf(memory, id);
  if (status !== 'lobby' || !sealed || known?.commitment !== commitment) return [];
  if (known.sealed && !isSame(known.sealed, sealed)) return []; // a second list: somebody wants to choose
  if (sealed.some((promise, seat) => promise !== null && seats[seat]?.kind !== 'human')) return [];
  const own = table.yours.flatMap(seat => {
    const luck = (known.numbers ?? []).find(number => promiseOf(commitment, number) === sealed[seat]);
    return luck === undefined ? [] : [{ t: 'luck' as const, seat, luck }];
  });
  if (own.length > 0) remember(memory, id, { ...known, sealed });
  return own.filter(({ seat }) => {
    const there = seats[seat];
    return there?.kind === 'human' && there.luck === undefined;
  });
}

export const contributionOf = (memory: Memory, table: string): Offer | null =>
  readAll(memory)[table] ?? unsaved.get(table) ?? null;

/** How a logbook agrees with what this device remembers of its table. */
export type Recalled =
  | 'agrees'
  | 'away' // its number was never opened
  | 'lock' // another seed than the one promised here
  | 'list' // other promises than those that were sealed
  | 'shell' // without what was added here
  | 'taken'; // it claims to continue another match, and this device saw it begin

/** null = nothing is remembered. */
export function recall(offer: Offer | null, record: MatchRecord): Recalled | null {
  if (!offer) return null;
  const { commitment, numbers = [], sealed, luck } = offer;
  const { promises = [], contributions = [] } = record;
  if (commitment !== record.commitment) return 'lock';
  if (record.continues !== undefined) return 'taken';
  if (sealed) {
    if (!isSame(sealed, promises)) return 'list';
    const isIn = (number: string): boolean => {
      const seat = sealed.indexOf(promiseOf(commitment, number));
      return seat < 0 || contributions[seat] === number;
    };
    return numbers.every(isIn) ? 'agrees' : 'shell';
  }
  if (!luck) return 'away';
  return contributions.some(added => added !== null && Object.values(luck).includes(added))
    ? 'agrees'
    : 'shell';
}

const isSame = (one: readonly (string | null)[], other: readonly (string | null)[]): boolean =>
  one.join() === other.join();

function remember(memory: Memory, table: string, offer: Offer): void {
  const { [table]: _, ...others } = readAll(memory);
  const kept = Object.entries({ ...others, [table]: offer }).slice(-TABLES_KEPT);
  try {
    memory.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    unsaved.set(table, offer); // it still adds luck; it only cannot recognise it tomorrow
  }
}

function readAll(memory: Memory): { readonly [table: string]: Offer } {
  try {
    return JSON.parse(memory.getItem(KEY) ?? '{}') as { [table: string]: Offer };
  } catch {
    return {}; // closed or invalid storage: nothing is remembered
  }
}
