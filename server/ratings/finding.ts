import { type JournalEntry, standing } from '@fathoms/table/match/journal.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';
import type { Occupant, StoredTable } from '@fathoms/table/seats/stored-table.ts';
import { fixedPoint } from './fixed-points.ts';

/** Why a match does not count. */
export type NotRated =
  | 'company' // fewer than two people, or one of them in two seats
  | 'address' // two of them sat down from one address
  | 'bot' // one nobody has measured
  | 'early' // somebody left before everybody had decided twice
  | 'continued' // begun from another match
  | 'closed' // by an operator
  | 'often'; // two of them have met too often today

/** One seat of a decided match. A person has an identity, a bot a point. */
export type RankedSeat =
  | {
      readonly is: 'person';
      readonly seat: number;
      readonly identity: string;
      readonly name: string;
      readonly rank: number;
    }
  | { readonly is: 'bot'; readonly point: number; readonly rank: number };

export type MatchFinding =
  | { readonly is: 'open' }
  | { readonly is: 'void'; readonly why: NotRated }
  | { readonly is: 'decided'; readonly seats: readonly RankedSeat[] };

/** Decisions everybody has made before leaving costs anything. */
const FIRST_DECISIONS = 2;

type Person = Extract<Occupant, { kind: 'human' }>;

/** Who sits here is not rated; null = they are, if they begin now. */
export function faultOf({ game, seats }: StoredTable): NotRated | null {
  const people = seats.filter((seat): seat is Person => seat.kind === 'human');
  const owners = new Set(people.map(({ owner }) => owner));
  if (people.length < 2 || owners.size < people.length || owners.has(NOBODY)) return 'company';
  const addresses = people.flatMap(({ from }) => (from === undefined ? [] : [from]));
  if (new Set(addresses).size < addresses.length) return 'address';
  const isUnknown = (seat: Occupant) => seat.kind === 'bot' && fixedPoint(game, seat.level) === null;
  return seats.some(isUnknown) ? 'bot' : null;
}

/**
 * What a rated match has come to. Whoever resigned, or for whom a bot decided, has left: behind everybody who
 * stayed, and the sooner the further. What a bot makes of their seat counts for nobody.
 */
export function findingOf(table: StoredTable, journal: readonly JournalEntry[]): MatchFinding {
  if (table.status === 'lobby') return { is: 'open' };
  const fault = table.deal?.continues !== undefined ? 'continued' : faultOf(table);
  if (fault) return { is: 'void', why: fault };
  if (table.status === 'over' && !table.outcome) return { is: 'void', why: 'closed' };
  const entries = standing(journal);
  const left = table.seats.map((seat, at) => leftAt(seat, at, entries));
  if (isEarly(table, entries, left)) return { is: 'void', why: 'early' };
  const stayed = table.seats.filter((seat, at) => seat.kind === 'human' && left[at] === null).length;
  const hasBots = table.seats.some(seat => seat.kind === 'bot');
  const isDecided = table.status === 'over' || stayed === 0 || (stayed === 1 && !hasBots);
  return isDecided ? { is: 'decided', seats: ranked(table, left) } : { is: 'open' };
}

type Entries = ReturnType<typeof standing>;

/** After how many entries somebody left their seat; null = they stayed. */
function leftAt(seat: Occupant, at: number, entries: Entries): number | null {
  if (seat.kind !== 'human') return null;
  const first = entries.findIndex(entry => entry.seat === at && entry.by === 'bot');
  if (first >= 0) return first;
  return seat.standIn?.resigned ? seat.standIn.since - 1 : null;
}

function isEarly({ seats }: StoredTable, entries: Entries, left: readonly (number | null)[]): boolean {
  const first = Math.min(...left.map(at => at ?? Number.POSITIVE_INFINITY));
  if (first === Number.POSITIVE_INFINITY) return false;
  const decisions = (at: number): number =>
    entries.slice(0, first).filter(entry => entry.seat === at && entry.by === undefined).length;
  return seats.some((seat, at) => seat.kind === 'human' && decisions(at) < FIRST_DECISIONS);
}

function ranked(table: StoredTable, left: readonly (number | null)[]): RankedSeat[] {
  const { game, seats } = table;
  const places = table.status === 'over' ? (table.outcome?.places ?? []) : [];
  const rankAt = (at: number): number => {
    const gone = left[at];
    if (gone === null || gone === undefined) return places[at] ?? 1;
    return seats.length + 1 + left.filter(other => other !== null && other > gone).length;
  };
  return seats.flatMap((seat, at): RankedSeat[] => {
    if (seat.kind === 'open') return [];
    const rank = rankAt(at);
    return seat.kind === 'human'
      ? [{ is: 'person', seat: at, identity: seat.owner, name: seat.name, rank }]
      : [{ is: 'bot', point: fixedPoint(game, seat.level) ?? 0, rank }];
  });
}
