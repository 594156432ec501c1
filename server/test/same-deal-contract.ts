import type { Append } from '@fathoms/table/room/storage.ts';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { entry, moves, playingTable } from './stored-tables.ts';

/** What every store must do where many play the same deal: the day's, and tables side by side. */
export function sameDealContract(open: () => Store | Promise<Store>): void {
  test('DAILY-8: of tries at the same deal an identity has the first, also of two at once', async () => {
    const store = await open();
    const wish = (table: string, identity = 'ada') => ({
      day: '2026-11-16',
      game: 'locker',
      identity,
      table,
    });
    const begun = await Promise.all([store.beginDaily(wish('reef')), store.beginDaily(wish('cove'))]);
    expect(begun[0]).toBe(begun[1]);
    expect(await store.beginDaily(wish('bay'))).toBe(begun[0]);
    expect(await store.beginDaily(wish('bay', 'ben'))).toBe('bay');
    expect(await store.beginDaily({ ...wish('quay'), game: 'scuba' })).toBe('quay');
    expect(await store.dailyTries('ada', '2026-11-16')).toEqual([
      { day: '2026-11-16', game: 'locker', table: begun[0], score: null },
      { day: '2026-11-16', game: 'scuba', table: 'quay', score: null },
    ]);
    expect(await store.dailyTries('ada', '2026-11-17')).toEqual([]);
    await store.close();
  });

  test('DAILY-12 DAILY-15: results are counted with the end of a match, once, in the field of their day', async () => {
    const store = await open();
    const ids = ['reef', 'cove', 'bay', 'quay'];
    for (const [i, table] of ids.entries()) {
      await store.createTable(playingTable(table));
      const day = table === 'quay' ? '2026-11-17' : '2026-11-16';
      await store.beginDaily({ day, game: 'locker', identity: `guest ${i}`, table });
    }
    const ended = (table: string, score: number): Append => ({
      ...moves(table, 0, [entry('end')]),
      progress: { status: 'over', entries: 1, outcome: { places: [1, 2], scores: [score, 0] } },
      score,
    });
    const scores = [12, -3, 12, 7];
    const written = await Promise.all(ids.map((id, i) => store.append(ended(id, scores[i] ?? 0))));
    expect(written).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await store.append(ended('reef', 99))).toBe('conflict'); // sent again
    expect(await store.append({ ...ended('nowhere', 99) })).toBe('conflict');
    expect(await store.dailyField('2026-11-16', 'locker')).toEqual([
      { score: -3, divers: 1 },
      { score: 12, divers: 2 },
    ]);
    expect(await store.dailyField('2026-11-17', 'locker')).toEqual([{ score: 7, divers: 1 }]);
    expect(await store.dailyField('2026-11-16', 'scuba')).toEqual([]);
    expect(await store.dailyTable('2026-11-16', 'locker', -3)).toBe('cove');
    expect(await store.dailyTable('2026-11-16', 'locker', 5)).toBeNull();
    await store.createTable(playingTable('practice'));
    expect(await store.append(ended('practice', 50))).toBe('ok'); // no counted try: nowhere to count it
    expect(await store.dailyField('2026-11-16', 'locker')).toHaveLength(2);
    await store.close();
  });

  test('DAILY-17: whose tries are forgotten stays in the field as nobody', async () => {
    const store = await open();
    for (const [i, table] of ['reef', 'cove', 'bay'].entries()) {
      await store.createTable(playingTable(table));
      await store.beginDaily({ day: `2026-11-1${i}`, game: 'locker', identity: 'ada', table });
    }
    const outcome = { places: [1, 2], scores: [5, 3] };
    for (const table of ['reef', 'cove'])
      await store.append({
        ...{ ...moves(table, 0, [entry('end')]), score: 5 },
        progress: { status: 'over', entries: 1, outcome },
      });
    await store.forgetDaily('ada');
    expect(await store.dailyTries('ada', '')).toEqual([]);
    expect(await store.dailyTries('', '')).toEqual([]);
    expect(await store.dailyField('2026-11-10', 'locker')).toEqual([{ score: 5, divers: 1 }]);
    expect(await store.dailyTable('2026-11-11', 'locker', 5)).toBe('cove');
    expect(
      await store.beginDaily({ day: '2026-11-12', game: 'locker', identity: 'ada', table: 'quay' }),
    ).toBe('quay');
    await store.close();
  });

  test('SAME-4 SAME-17: a seat of a match is given once, an identity tries once, and is forgotten', async () => {
    const store = await open();
    const deal = (id: string) => ({ id, maker: 'mara', source: 'reef', seat: 0 });
    const made = await Promise.all([store.createShared(deal('a'), []), store.createShared(deal('b'), [])]);
    expect(made[0]).toBe(made[1]);
    expect(await store.createShared({ ...deal('c'), seat: 1 }, [])).toBe('c');
    const id = made[0] as string;
    expect(await store.sharedDeal(id)).toEqual(deal(id));
    expect(await store.sharedDeal('none')).toBeNull();
    const begun = await Promise.all([
      store.beginShared(id, 'ben', 'cove'),
      store.beginShared(id, 'ben', 'bay'),
    ]);
    expect(begun[0]).toBe(begun[1]);
    expect(await store.beginShared(id, 'cy', 'quay')).toBe('quay');
    expect(await store.sharedTables(id)).toMatchObject([
      { table: begun[0], identity: 'ben' },
      { table: 'quay', identity: 'cy' },
    ]);
    for (const laid of ['d', 'e']) // one host may lay tables again and again
      await store.createShared({ id: laid, maker: 'mara', source: null, seat: 0 }, ['one', 'two', 'three']);
    const tables = await store.sharedTables('e');
    expect(tables.map(({ table, identity }) => [table, identity])).toEqual([
      ['one', ''],
      ['two', ''],
      ['three', ''],
    ]);
    expect(new Set(tables.map(({ n }) => n)).size).toBe(3);
    await store.forgetShared('ben');
    await store.forgetShared('mara');
    expect((await store.sharedTables(id)).map(({ table }) => table)).toEqual(['quay']);
    expect(await store.sharedDeal(id)).toEqual({ ...deal(id), maker: '' });
    await store.close();
  });
}
