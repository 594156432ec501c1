/**
 * What this device added to the luck of its tables, and the promise it saw before. Kept here, because a
 * check that trusts only what the server says afterwards would be none.
 */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';

export interface Offer {
  readonly commitment: string; // as shown when the first one was made
  readonly luck: { readonly [seat: string]: string };
}

/** As much of localStorage as is used here. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'fathoms:luck';
const TABLES_KEPT = 60;

/** Own seats of a table that has not begun which have added nothing yet. */
export function seatsToContribute({ status, yours, seats }: TableInfo): Seat[] {
  if (status !== 'lobby') return [];
  return yours.filter(seat => {
    const there = seats[seat];
    return there?.kind === 'human' && there.luck === undefined;
  });
}

/** What a seat adds: drawn once, so that a second tab or a resend says the same. */
export function contributionFor(memory: Memory, table: TableInfo, seat: Seat, random: () => string): string {
  const { [table.id]: known, ...others } = readAll(memory);
  const before = known?.commitment === table.commitment ? known : { commitment: table.commitment, luck: {} };
  const luck = before.luck[seat] ?? random();
  const offer: Offer = { ...before, luck: { ...before.luck, [seat]: luck } };
  const kept = Object.entries({ ...others, [table.id]: offer }).slice(-TABLES_KEPT);
  try {
    memory.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser that keeps nothing still adds luck; it only cannot recognise it at the end
  }
  return luck;
}

export const contributionOf = (memory: Memory, table: string): Offer | null => readAll(memory)[table] ?? null;

/** How a logbook agrees with what this device remembers of its table; null = nothing remembered. */
export function recall(offer: Offer | null, record: MatchRecord): 'agrees' | 'lock' | 'shell' | null {
  if (!offer) return null;
  if (offer.commitment !== record.commitment) return 'lock';
  const own = Object.values(offer.luck);
  const isThere = (record.contributions ?? []).some(luck => luck !== null && own.includes(luck));
  return isThere ? 'agrees' : 'shell';
}

function readAll(memory: Memory): { readonly [table: string]: Offer } {
  try {
    return JSON.parse(memory.getItem(KEY) ?? '{}') as { [table: string]: Offer };
  } catch {
    return {}; // closed or invalid storage: nothing is remembered
  }
}
