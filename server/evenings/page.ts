/** The evening as people see it. Built up from what they may know: no identity, no seed. */
import { createHash } from 'node:crypto';
import type {
  EveningPage,
  EveningRound,
  EveningTable,
  EveningTableState,
} from '@fathoms/protocol/evenings.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { StoredEvening, StoredEveningRound, StoredEveningTable } from '../store/stored-evening.ts';
import { personOf, roundNow } from './evening.ts';
import { dealOf } from './rounds.ts';
import { type EveningFacts, HERE_MS, patienceMs } from './settle.ts';
import { pointsAt, standingsOf } from './standings.ts';

/** Between two rounds that follow by themselves. */
export const PAUSE_MS = 30_000;

/** When the next round begins by itself; null = it does not, or not yet. */
export function nextAt({ plan, rounds, over }: StoredEvening): number | null {
  const doneAt = rounds.at(-1)?.doneAt ?? null;
  return plan.auto && !over && doneAt !== null ? doneAt + PAUSE_MS : null;
}

/** What is the same for everybody. */
export type CommonPage = Omit<EveningPage, 'you' | 'now'>;

export function commonPage(evening: StoredEvening, facts: EveningFacts): CommonPage {
  const { id, plan, over, people, rounds } = evening;
  const page = {
    ...{ id, plan, over },
    nextAt: nextAt(evening),
    people: people.map(({ identity, name, is }) => ({
      ...{ name, is },
      here: is !== 'gone' && facts.now - facts.seenAt(identity) < HERE_MS,
    })),
    host: personOf(evening, evening.host),
    rounds: rounds.map(round => roundPage(evening, round, facts)),
    standings: standingsOf(
      people.length,
      rounds.filter(round => isTold(evening, round)),
      plan.format,
    ),
  };
  return {
    ...page,
    mark: createHash('sha256').update(JSON.stringify(page)).digest('base64url').slice(0, 16),
  };
}

export const pageFor = (
  page: CommonPage,
  evening: StoredEvening,
  identity: string,
  now: number,
): EveningPage => ({
  ...page,
  now,
  you: personOf(evening, identity),
});

/** Who still plays a deal is not told how others did. */
const isTold = ({ plan }: StoredEvening, { doneAt }: StoredEveningRound): boolean =>
  plan.format !== 'duplicate' || doneAt !== null;

function roundPage(evening: StoredEvening, round: StoredEveningRound, facts: EveningFacts): EveningRound {
  const { byes, absent, begunAt, doneAt } = round;
  const isNow = roundNow(evening) === round;
  return {
    ...{ byes, absent, begunAt, done: doneAt !== null, deal: dealOf(evening, evening.rounds.indexOf(round)) },
    late: isNow && facts.now - begunAt >= patienceMs(evening),
    tables: round.tables.map((table): EveningTable => {
      const stored = isNow ? facts.tables.get(table.id) : undefined;
      const { id, seats, missed, result } = table;
      return {
        ...{ id, seats, missed },
        is: stateOf(table, stored),
        awaited: awaitedAt(table, stored),
        scores: isTold(evening, round) && result?.is === 'played' ? result.scores : null,
        points: isTold(evening, round) ? pointsAt(table, round, evening.plan.format) : null,
      };
    }),
  };
}

function stateOf({ result }: StoredEveningTable, stored: StoredTable | undefined): EveningTableState {
  if (result) return result.is === 'played' ? 'over' : result.is;
  return stored && stored.status !== 'lobby' ? 'playing' : 'waiting';
}

function awaitedAt({ seats, result }: StoredEveningTable, stored: StoredTable | undefined): number[] {
  if (result || (stored && stored.status !== 'lobby')) return [];
  return seats.filter((person, seat): person is number => {
    const there = stored?.seats[seat];
    return person !== null && (!there || (there.kind === 'human' && there.awaited === true));
  });
}
