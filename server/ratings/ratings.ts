import type { RatedSeat, RatingsPage, TableRatings } from '@fathoms/protocol/ratings.ts';
import { isRated } from '@fathoms/table/seats/rated.ts';
import type { Occupant, StoredTable } from '@fathoms/table/seats/stored-table.ts';
import { dayOf } from '../daily/days.ts';
import type { RatedMatch, Standing } from '../store/rated.ts';
import type { Store } from '../store/store.ts';
import { faultOf, findingOf, type MatchFinding, type NotRated, type RankedSeat } from './finding.ts';
import { fixedPoint, ladderOf } from './fixed-points.ts';
import { NEWCOMER, pointsOf, rateMatch } from './scale.ts';

/** Matches of the same two people that count, per game and day. */
const MEETINGS_A_DAY = 5;
const PAGE = 50;
const MOST_PAGES = 20;
const MOST_PLACES = 10_000; // further down nobody is told theirs: it would take too long to count
const LOOKED_AT = 100; // open matches a sweep looks at

/** Ratings: what rated matches make of them, and who stands where. */
export interface RatingDesk {
  readonly begin: (table: StoredTable) => Promise<void>; // before a rated match is stored as begun
  readonly settle: (table: string) => Promise<void>; // counts a match that is decided, once
  readonly sweep: () => Promise<void>; // what a node died over
  readonly tableRatings: (table: StoredTable) => Promise<TableRatings>;
  readonly page: (game: string, page: number, identity: string) => Promise<RatingsPage>;
  readonly pointsOf: (game: string, identities: readonly string[]) => Promise<ReadonlyMap<string, RatedSeat>>;
}

export function openRatings(store: Store, now: () => number): RatingDesk {
  let looked = ''; // the last of the open matches the sweep has seen

  const count = (table: StoredTable, seats: readonly RankedSeat[]): Promise<void> => {
    const people = seats.filter(seat => seat.is === 'person');
    const match: RatedMatch = { table: table.id, game: table.game, day: dayOf(now()), people };
    return store.countRated(match, NEWCOMER, (before, met) =>
      met >= MEETINGS_A_DAY ? ('often' satisfies NotRated) : ratePeople(seats, before),
    );
  };

  const settle = async (id: string): Promise<void> => {
    if ((await store.ratedState(id))?.is !== 'open') return;
    const table = await store.readTable(id);
    if (!table || table.status === 'lobby') return;
    const finding: MatchFinding = findingOf(table, await store.load(id));
    if (finding.is === 'void') await store.voidRated(id, finding.why);
    if (finding.is === 'decided') await count(table, finding.seats);
  };

  const shown = ({ settled, matches, ...standing }: Standing): RatedSeat => ({
    ...{ points: pointsOf(standing), provisional: !settled, matches },
  });

  const standingsAt = async (game: string, identities: readonly string[]) => {
    const known = await store.standings(game, identities);
    return new Map(identities.map(identity => [identity, shown(known.get(identity) ?? NEWCOMER)] as const));
  };

  /** null = not settled, or too far down to be counted. */
  const placeOf = async (game: string, { mu, settled }: Standing): Promise<number | null> => {
    if (!settled) return null;
    const ahead = await store.aheadOf(game, mu, MOST_PLACES);
    return ahead < MOST_PLACES ? ahead + 1 : null;
  };

  return {
    async begin(table) {
      if (isRated(table) && table.status === 'playing') await store.openRated(table.id, table.game, now());
    },
    settle,
    async sweep() {
      const open = await store.openRatedTables(looked, LOOKED_AT);
      looked = open.length < LOOKED_AT ? '' : (open.at(-1) ?? '');
      for (const table of open) await settle(table);
    },
    async tableRatings(table) {
      const owners = table.seats.flatMap(seat => (seat.kind === 'human' ? [seat.owner] : []));
      const people = await standingsAt(table.game, owners);
      const seatOf = (seat: Occupant): RatedSeat | null => {
        if (seat.kind === 'human') return people.get(seat.owner) ?? null;
        const point = seat.kind === 'bot' ? fixedPoint(table.game, seat.level) : null;
        return point === null ? null : { points: point, provisional: false, matches: 0 };
      };
      const state = isRated(table) ? await store.ratedState(table.id) : null;
      return {
        rated: isRated(table),
        fault:
          isRated(table) && table.status === 'lobby'
            ? faultBefore(table)
            : state?.is === 'void'
              ? state.why
              : null,
        seats: table.seats.map(seatOf),
        changes:
          state?.is === 'counted'
            ? state.changes.map(({ seat, before, after }) => ({
                ...{ seat, before: Math.round(before), after: Math.round(after) },
              }))
            : null,
      };
    },
    async page(game, page, identity) {
      const wanted = Math.min(Math.max(0, page), MOST_PAGES - 1);
      const [leaders, all, mine] = await Promise.all([
        store.leaders(game, wanted * PAGE, PAGE),
        store.leaderCount(game, MOST_PAGES * PAGE),
        identity === '' ? null : store.standings(game, [identity]).then(found => found.get(identity) ?? null),
      ]);
      let place = (leaders[0] && (await placeOf(game, leaders[0]))) ?? 1;
      const rows = leaders.map((leader, i) => {
        if (i > 0 && leader.mu < (leaders[i - 1]?.mu ?? 0)) place = wanted * PAGE + i + 1;
        const { name, matches } = leader;
        const isYou = leader.identity === identity;
        return {
          ...{ place, name, matches, points: pointsOf(leader), guest: !leader.kept },
          ...(isYou && { you: true as const }),
        };
      });
      return {
        ...{ game, page: wanted, rows, bots: ladderOf(game) },
        pages: Math.min(MOST_PAGES, Math.max(1, Math.ceil(all / PAGE))),
        mine: mine && { ...shown(mine), place: await placeOf(game, mine) },
      };
    },
    pointsOf: standingsAt,
  };
}

/** Whoever is missing may still come. */
const faultBefore = (table: StoredTable): NotRated | null => {
  const fault = faultOf(table);
  return fault === 'company' && table.seats.some(seat => seat.kind === 'open') ? null : fault;
};

/** Standings of the people alone, in their order; bots keep their point. */
function ratePeople(seats: readonly RankedSeat[], before: readonly Standing[]): Standing[] {
  let person = 0;
  const entrants = seats.map(seat =>
    seat.is === 'person'
      ? { standing: before[person++] ?? NEWCOMER, point: 0, rank: seat.rank }
      : { standing: null, point: seat.point, rank: seat.rank },
  );
  return rateMatch(entrants).filter(standing => standing !== null);
}
