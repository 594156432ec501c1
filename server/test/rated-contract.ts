import { describe, expect, test } from 'vitest';
import type { RatedMatch, Standing } from '../store/rated.ts';
import type { Store } from '../store/store.ts';

const NEWCOMER: Standing = { mu: 1500, sigma: 250, matches: 0, settled: false };
const DAY = '2026-11-16';

const match = (table: string, identities: readonly string[], day = DAY): RatedMatch => ({
  ...{ table, game: 'locker', day },
  people: identities.map((identity, seat) => ({
    identity,
    seat,
    name: identity.toUpperCase(),
    rank: seat + 1,
  })),
});

/** The first gains ten, everybody else loses ten; all are settled. */
const tens = (before: readonly Standing[]): Standing[] =>
  before.map(({ mu, matches }, i) => ({
    ...{ mu: mu + (i === 0 ? 10 : -10), sigma: 100, matches: matches + 1, settled: true },
  }));

/** What every store must do about ratings. */
export function ratedContract(name: string, open: () => Store | Promise<Store>): void {
  const play = async (store: Store, table: string, identities: readonly string[], day = DAY) => {
    await store.openRated(table, 'locker', 5);
    await store.countRated(match(table, identities, day), NEWCOMER, tens);
  };

  describe(`ratings in the ${name} store`, () => {
    test('RATING-8: a match counts once, whoever counts it how often', async () => {
      const store = await open();
      await store.countRated(match('reef', ['ada', 'ben']), NEWCOMER, tens);
      expect(await store.ratedState('reef')).toBeNull(); // it was never begun
      await store.openRated('reef', 'locker', 5);
      await store.openRated('reef', 'locker', 9);
      expect(await store.ratedState('reef')).toEqual({ is: 'open', since: 5 });
      await Promise.all(
        [1, 2, 3, 4].map(() => store.countRated(match('reef', ['ada', 'ben']), NEWCOMER, tens)),
      );
      expect(await store.ratedState('reef')).toEqual({
        is: 'counted',
        changes: [
          { seat: 0, rank: 1, before: 1500, after: 1510 },
          { seat: 1, rank: 2, before: 1500, after: 1490 },
        ],
      });
      await store.voidRated('reef', 'early');
      await store.openRated('reef', 'locker', 9);
      expect(await store.ratedState('reef')).toMatchObject({ is: 'counted' });
      expect(await store.standings('locker', ['ada'])).toEqual(
        new Map([['ada', { mu: 1510, sigma: 100, matches: 1, settled: true }]]),
      );
      await store.close();
    });

    test('RATING-8: matches of the same people that end at once all count, one after the other', async () => {
      const store = await open();
      const tables = ['a', 'b', 'c', 'd', 'e', 'f'];
      await Promise.all(
        tables.map((table, i) => play(store, table, i % 2 === 0 ? ['ada', 'ben'] : ['ben', 'ada'])),
      );
      const found = await store.standings('locker', ['ada', 'ben', 'cleo']);
      expect([...found.values()].map(({ mu, matches }) => [mu, matches])).toEqual([
        ...[
          [1500, 6],
          [1500, 6],
        ],
      ]);
      await store.close();
    });

    test('RATING-9: matches that are begun and not counted are found, page by page', async () => {
      const store = await open();
      for (const table of ['cove', 'bay', 'reef']) await store.openRated(table, 'locker', 5);
      await store.voidRated('cove', 'early');
      expect(await store.ratedState('cove')).toEqual({ is: 'void', why: 'early' });
      expect(await store.openRatedTables('', 1)).toEqual(['bay']);
      expect(await store.openRatedTables('bay', 5)).toEqual(['reef']);
      await store.close();
    });

    test('RATING-14: it is known how often two have met that day in that game', async () => {
      const store = await open();
      await play(store, 'a', ['ada', 'ben']);
      await play(store, 'b', ['cleo', 'ben', 'ada']);
      await play(store, 'c', ['ada', 'ben'], '2026-11-15');
      const met: number[] = [];
      const refuse = (_: unknown, times: number) => {
        met.push(times);
        return 'often';
      };
      for (const [i, people] of [
        ['ben', 'ada'],
        ['cleo', 'ada'],
        ['dora', 'ada'],
        ['dora', 'ben', 'ada'],
      ].entries()) {
        await store.openRated(`x${i}`, 'locker', 5);
        await store.countRated(match(`x${i}`, people), NEWCOMER, refuse);
      }
      expect(met).toEqual([2, 1, 0, 2]);
      expect(await store.ratedState('x0')).toEqual({ is: 'void', why: 'often' });
      expect((await store.standings('locker', ['dora'])).size).toBe(0);
      await store.close();
    });

    test('RATING-15: leaders are those who are settled, the best first', async () => {
      const store = await open();
      await play(store, 'a', ['ada', 'ben']);
      await play(store, 'b', ['ada', 'cleo']);
      await store.openRated('c', 'locker', 5);
      await store.countRated(match('c', ['dora', 'eve']), NEWCOMER, before =>
        before.map(standing => ({ ...standing, mu: 2000, matches: 1 })),
      );
      const names = async (from: number, limit: number) =>
        (await store.leaders('locker', from, limit)).map(({ name, mu }) => [name, mu]);
      expect(await names(0, 2)).toEqual([
        ['ADA', 1520],
        ['BEN', 1490],
      ]);
      expect(await names(2, 2)).toEqual([['CLEO', 1490]]);
      await store.setWords('ben', 'a hash');
      expect((await store.leaders('locker', 0, 9)).map(({ kept }) => kept)).toEqual([false, true, false]);
      expect(await store.leaderCount('locker', 9)).toBe(3);
      expect(await store.leaderCount('locker', 2)).toBe(2);
      expect(await store.aheadOf('locker', 1490, 9)).toBe(1);
      expect(await store.aheadOf('locker', 0, 2)).toBe(2);
      expect(await store.leaders('scuba', 0, 5)).toEqual([]);
      await store.close();
    });

    test('RATING-16: who is forgotten has no rating; what the others got stays', async () => {
      const store = await open();
      await play(store, 'a', ['ada', 'ben']);
      await store.forgetRatings('ada');
      expect((await store.standings('locker', ['ada'])).size).toBe(0);
      expect((await store.leaders('locker', 0, 5)).map(({ name }) => name)).toEqual(['BEN']);
      expect(await store.ratedState('a')).toMatchObject({ changes: [{ after: 1510 }, { after: 1490 }] });
      await store.close();
    });
  });
}
