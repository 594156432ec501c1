/** The next round of an evening, and the tables it is played at. */
import { currentGame } from '@fathoms/games/catalog.ts';
import { type Game, seatLetter } from '@fathoms/kernel/game.ts';
import { readOptions } from '@fathoms/kernel/options.ts';
import { type EveningPlan, WHO_BEGINS } from '@fathoms/protocol/evenings.ts';
import type { ErrorCode, OptionValues } from '@fathoms/protocol/messages.ts';
import { newSharedTable } from '@fathoms/table/record/shared.ts';
import { newTable, seatBot } from '@fathoms/table/seats/lobby.ts';
import type { LobbyTable, Occupant, StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { StoredEvening, StoredEveningTable } from '../store/stored-evening.ts';
import { pastOf, roundNow } from './evening.ts';
import { type PairedRound, pairRound } from './pairing.ts';
import { type EveningFacts, isAway } from './settle.ts';
import { standingsOf } from './standings.ts';

/** Without bots nobody plays alone. */
const leastOf = (game: Game): number => Math.max(2, game.seats.min);

/** Seats go round, so that the start does: luck has no say in it where the game allows that. */
function optionsFor(game: Game, { options }: EveningPlan): OptionValues {
  const first = seatLetter(0);
  return game.options[WHO_BEGINS]?.includes(first) ? { ...options, [WHO_BEGINS]: first } : options;
}

/** Why this cannot be played; null = it can, at every size of table it may come to. */
export function planFault({ game: name, options, seats, bots }: EveningPlan): 'no-game' | ErrorCode | null {
  const game = currentGame(name);
  if (!game) return 'no-game';
  for (let size = bots ? seats : Math.min(seats, leastOf(game)); size <= seats; size++)
    if (!readOptions(game, size, options).ok) return 'bad-options';
  return seats >= 2 ? null : 'bad-options';
}

/** Who plays whom next; null = not now, or there are too few. */
export function pairNext(evening: StoredEvening, facts: EveningFacts): PairedRound | null {
  const { plan, people, rounds, over } = evening;
  const game = currentGame(plan.game);
  if (over || !game || roundNow(evening) || rounds.length >= plan.rounds) return null;
  const standings = standingsOf(people.length, rounds, plan.format);
  const points = people.map((_, person) => standings.find(row => row.person === person)?.points ?? 0);
  const playing = people.flatMap(({ is }, person) =>
    is === 'in' && !isAway(evening, facts, person) ? [person] : [],
  );
  const pairing = pairRound({
    ...{ format: plan.format, people: playing, joined: people.length, past: pastOf(evening), points },
    ...{ seats: plan.seats, least: leastOf(game), bots: plan.bots !== null },
    seed: `${evening.seed} ${rounds.length}`,
  });
  return pairing.tables.length > 0 ? pairing : null;
}

/** `ids`: of its tables. */
export function withRound(
  evening: StoredEvening,
  { tables, byes }: PairedRound,
  ids: readonly string[],
  now: number,
): StoredEvening {
  const placed = new Set([...tables.flat(), ...byes]);
  const absent = evening.people.flatMap(({ is }, person) =>
    is === 'gone' || placed.has(person) ? [] : [person],
  );
  const laid = tables.map((seats, i): StoredEveningTable => {
    const id = ids[i];
    if (id === undefined) throw new Error('a table without an id');
    return { id, seats, missed: [], result: null };
  });
  const round = { tables: laid, byes, absent, begunAt: now, doneAt: null };
  return { ...evening, rounds: [...evening.rounds, round] };
}

/** By which the tables of a duplicate round are found together; null = every table has luck of its own. */
export const dealOf = ({ id, plan }: Pick<StoredEvening, 'id' | 'plan'>, round: number): string | null =>
  plan.format === 'duplicate' ? `${id}.${round + 1}` : null;

/** The table everybody's seat is kept at. `seed`: its own, or the round's where all have one deal. */
export function layTable(
  evening: StoredEvening,
  { id, seats }: StoredEveningTable,
  round: number,
  seed: string,
): LobbyTable {
  const { plan, people } = evening;
  const game = currentGame(plan.game);
  if (!game) throw new Error(`an evening of ${plan.game}, which this build does not know`);
  const identityAt = (person: number): string => people[person]?.identity ?? '';
  const host = identityAt(seats.find(person => person !== null) ?? -1);
  const wish = { id, seed, host, seats: seats.length, options: optionsFor(game, plan) };
  const deal = dealOf(evening, round);
  const made = deal === null ? newTable(game, wish) : newSharedTable(game, { ...wish, deal });
  if (!made.ok) throw new Error(`no table for evening ${evening.id}: ${made.code}`);
  const kept = seats.map(
    (person): Occupant =>
      person === null
        ? { kind: 'open' }
        : { kind: 'human', name: people[person]?.name ?? '', owner: identityAt(person), awaited: true },
  );
  const empty: LobbyTable = { ...made.table, seats: kept, evening: { id: evening.id, round } };
  return seats.reduce((table, person, seat) => (person === null ? withBot(table, seat, plan) : table), empty);
}

/** A bot for a seat nobody comes to. */
export function withBot<T extends StoredTable>(table: T, seat: number, { bots }: EveningPlan): T {
  const seated = seatBot(table, table.host, seat, bots ?? 'seal');
  return seated.ok ? { ...table, seats: seated.table.seats } : table;
}
