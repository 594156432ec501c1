/** What has become of an evening by now: seen from its tables, and noted once whoever looks first. */
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type {
  GuestNumber,
  StoredEvening,
  StoredEveningRound,
  StoredEveningTable,
  TableResult,
} from '../store/stored-evening.ts';
import { personOf, roundNow } from './evening.ts';

export interface EveningFacts {
  readonly now: number; // milliseconds since 1970
  readonly seenAt: (identity: string) => number; // 0 = never
  readonly tables: ReadonlyMap<string, StoredTable>; // of the round that is played, as far as they are laid
}

/** Who looked so lately is here, whatever the patience: a page in the background looks once a minute. */
export const HERE_MS = 90_000;

const MINUTE = 60_000;
export const patienceMs = ({ plan }: StoredEvening): number => plan.patience * MINUTE;

/** Gone for so long that nobody need wait. */
export const isAway = (
  evening: StoredEvening,
  { now, seenAt }: EveningFacts,
  person: GuestNumber,
): boolean => {
  const there = evening.people[person];
  return (
    !there || there.is === 'gone' || now - seenAt(there.identity) > Math.max(HERE_MS, patienceMs(evening))
  );
};

/** The same evening if there is nothing to note. */
export function settled(evening: StoredEvening, facts: EveningFacts): StoredEvening {
  const noted = withResults(evening, facts);
  const isLast = !roundNow(noted) && noted.rounds.length >= noted.plan.rounds;
  return withHost(isLast && !noted.over ? { ...noted, over: true } : noted, facts);
}

function withResults(evening: StoredEvening, facts: EveningFacts): StoredEvening {
  const round = roundNow(evening);
  if (!round) return evening;
  const tables = round.tables.map(table => tableNow(evening, table, facts));
  const isDone = tables.every(({ result }) => result !== null);
  if (!isDone && tables.every((table, i) => table === round.tables[i])) return evening;
  const now: StoredEveningRound = { ...round, tables, doneAt: isDone ? facts.now : null };
  return { ...evening, rounds: evening.rounds.with(-1, now) };
}

/** Whose seat a bot has got did not come, or is gone. */
function tableNow(
  evening: StoredEvening,
  table: StoredEveningTable,
  facts: EveningFacts,
): StoredEveningTable {
  const stored = facts.tables.get(table.id);
  if (!stored || table.result !== null) return table;
  const result = resultOf(evening, table, stored, facts);
  const missing = table.seats.filter((person, seat) => {
    const there = stored.seats[seat];
    const stayedAway = there?.kind === 'human' && there.awaited === true && result?.is === 'off';
    return person !== null && (there?.kind === 'bot' || stayedAway);
  }) as GuestNumber[];
  if (result === null && missing.length === 0) return table;
  const seats = table.seats.map(person => (person !== null && missing.includes(person) ? null : person));
  return { ...table, seats, missed: [...table.missed, ...missing], result };
}

function resultOf(
  evening: StoredEvening,
  { seats }: StoredEveningTable,
  stored: StoredTable,
  facts: EveningFacts,
): TableResult | null {
  if (stored.status !== 'over') return null;
  if (stored.outcome) return { is: 'played', places: stored.outcome.places, scores: stored.outcome.scores };
  if (!stored.deal) return { is: 'off' };
  const away = seats.filter((person, seat) => {
    const there = stored.seats[seat];
    const hasBot = there?.kind === 'human' && there.standIn !== undefined;
    return person !== null && (hasBot || isAway(evening, facts, person));
  });
  return { is: 'closed', away: away as GuestNumber[] };
}

/** An evening without a host could not go on: the next who is there takes it over. */
function withHost(evening: StoredEvening, facts: EveningFacts): StoredEvening {
  const host = personOf(evening, evening.host);
  if (evening.over || (host !== null && !isAway(evening, facts, host))) return evening;
  const heir = evening.people.find((_, person) => !isAway(evening, facts, person));
  return heir && heir.identity !== evening.host ? { ...evening, host: heir.identity } : evening;
}
