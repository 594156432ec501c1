/** What later rounds have to know of earlier ones. */
import type { GuestNumber, Seated } from '../store/stored-evening.ts';

export interface PastRound {
  readonly tables: readonly (readonly Seated[])[]; // in the order of the seats
  readonly byes: readonly GuestNumber[];
}

/** How often two have sat at one table. */
export type Meetings = (a: GuestNumber, b: GuestNumber) => number;

export function meetingsIn(past: readonly PastRound[]): Meetings {
  const counts = new Map<string, number>();
  const key = (a: GuestNumber, b: GuestNumber): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  for (const { tables } of past)
    for (const table of tables) {
      const people = table.filter(person => person !== null);
      for (const [i, a] of people.entries())
        for (const b of people.slice(i + 1)) counts.set(key(a, b), (counts.get(key(a, b)) ?? 0) + 1);
    }
  return (a, b) => counts.get(key(a, b)) ?? 0;
}

/** How much more often somebody sat in a seat than would be their share. */
export function habitsIn(
  past: readonly PastRound[],
): (person: GuestNumber, seat: number, of: number) => number {
  const sat = new Map<string, number>();
  const played = new Map<GuestNumber, number>();
  for (const { tables } of past)
    for (const table of tables)
      for (const [seat, person] of table.entries()) {
        if (person === null) continue;
        sat.set(`${person} ${seat}`, (sat.get(`${person} ${seat}`) ?? 0) + 1);
        played.set(person, (played.get(person) ?? 0) + 1);
      }
  return (person, seat, of) => (sat.get(`${person} ${seat}`) ?? 0) - (played.get(person) ?? 0) / of;
}
