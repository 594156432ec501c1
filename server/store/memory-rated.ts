import { NOBODY } from '@fathoms/table/seats/forget.ts';
import type { Leader, RatedChange, RatedState, Ratings, Standing } from './rated.ts';

interface Result extends RatedChange {
  readonly table: string;
  readonly game: string;
  readonly day: string;
  readonly identity: string;
}

const plain = ({ mu, sigma, matches, settled }: Standing): Standing => ({ mu, sigma, matches, settled });

type Named = Omit<Leader, 'kept'>;

export function memoryRatings(isKept: (identity: string) => Promise<boolean>): Ratings {
  const matches = new Map<string, Exclude<RatedState, { is: 'counted' }> | { readonly is: 'counted' }>();
  const people = new Map<string, Map<string, Named>>(); // by game, by identity
  let results: readonly Result[] = [];
  const of = (game: string): Map<string, Named> => people.get(game) ?? new Map();
  const settled = (game: string): Named[] =>
    [...of(game).values()]
      .filter(one => one.settled)
      .sort((a, b) => b.mu - a.mu || (a.identity < b.identity ? -1 : 1));

  const timesMet = (identities: readonly string[], game: string, day: string): number => {
    const times = new Map<string, number>();
    const today = results.filter(
      one => one.game === game && one.day === day && identities.includes(one.identity),
    );
    for (const one of today)
      for (const other of today) {
        if (one.table !== other.table || one.identity >= other.identity) continue;
        const pair = `${one.identity} ${other.identity}`;
        times.set(pair, (times.get(pair) ?? 0) + 1);
      }
    return Math.max(0, ...times.values());
  };

  return {
    async openRated(table, _game, now) {
      if (!matches.has(table)) matches.set(table, { is: 'open', since: now });
    },
    openRatedTables: async (after, limit) =>
      [...matches]
        .flatMap(([table, { is }]) => (is === 'open' && table > after ? [table] : []))
        .sort()
        .slice(0, limit),
    async voidRated(table, why) {
      if (matches.get(table)?.is === 'open') matches.set(table, { is: 'void', why });
    },
    async countRated({ table, game, day, people: all }, newcomer, rate) {
      if (matches.get(table)?.is !== 'open') return;
      const before = all.map(({ identity }) => plain(of(game).get(identity) ?? { ...newcomer }));
      const after = rate(
        before,
        timesMet(
          all.map(({ identity }) => identity),
          game,
          day,
        ),
      );
      if (typeof after === 'string') {
        matches.set(table, { is: 'void', why: after });
        return;
      }
      const standings = of(game);
      for (const [i, { identity, seat, name, rank }] of all.entries()) {
        const [was, is] = [before[i], after[i]];
        if (!was || !is) throw new Error(`rated match ${table}: nobody rated seat ${seat}`);
        standings.set(identity, { identity, name, ...plain(is) });
        results = [...results, { table, game, day, identity, seat, rank, before: was.mu, after: is.mu }];
      }
      people.set(game, standings);
      matches.set(table, { is: 'counted' });
    },
    async ratedState(table) {
      const state = matches.get(table);
      if (state?.is !== 'counted') return state ?? null;
      const changes = results
        .filter(one => one.table === table)
        .map(({ seat, rank, before, after }) => ({ seat, rank, before, after }))
        .sort((a, b) => a.seat - b.seat);
      return { is: 'counted', changes };
    },
    standings: async (game, identities) =>
      new Map(
        identities.flatMap(identity => {
          const standing = of(game).get(identity);
          return standing ? [[identity, plain(standing)] as const] : [];
        }),
      ),
    leaders: async (game, from, limit) =>
      Promise.all(
        settled(game)
          .slice(from, from + limit)
          .map(async one => ({ ...one, kept: await isKept(one.identity) })),
      ),
    leaderCount: async (game, most) => Math.min(most, settled(game).length),
    aheadOf: async (game, mu, most) => Math.min(most, settled(game).filter(one => one.mu > mu).length),
    async forgetRatings(identity) {
      for (const standings of people.values()) standings.delete(identity);
      results = results.map(one => (one.identity === identity ? { ...one, identity: NOBODY } : one));
    },
  };
}
