import { findGame } from '@fathoms/games/catalog.ts';
import { newTable, sit, type TableMeta } from '@fathoms/table/lobby.ts';
import { describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';

export function metaOf(id: string, host = 'ada'): TableMeta {
  const made = newTable(findGame('locker')!, { id, seed: `seed of ${id}`, host, seats: 2, options: {} });
  if (!made.ok) throw new Error(made.code);
  return made.meta;
}
const entry = (action: string) => ({ seat: 0, action, rolls: [3, 0] });

/** What every store must do; `open` gives a fresh one. */
export function storeContract(name: string, open: () => Store): void {
  const stocked = async (): Promise<Store> => {
    const store = open();
    await store.create(metaOf('reef'));
    return store;
  };

  describe(`${name} store`, () => {
    test('an id is taken once', async () => {
      const store = await stocked();
      expect(await store.create({ ...metaOf('reef'), seed: 'other' })).toBe('taken');
      expect(await store.meta('reef')).toEqual(metaOf('reef'));
      await store.close();
    });

    test('two that want the same id at once do not both get it', async () => {
      const store = open();
      const answers = await Promise.all([store.create(metaOf('reef')), store.create(metaOf('reef'))]);
      expect(answers.sort()).toEqual(['ok', 'taken']);
      await store.close();
    });

    test('facts are replaced as a whole, and only of a table that exists', async () => {
      const store = await stocked();
      await store.saveMeta({ ...metaOf('reef'), status: 'playing', rolls: [1, 2] });
      expect(await store.meta('reef')).toEqual({ ...metaOf('reef'), status: 'playing', rolls: [1, 2] });
      await expect(store.saveMeta(metaOf('nowhere'))).rejects.toThrow('nowhere');
      expect(await store.meta('nowhere')).toBeNull();
      await store.close();
    });

    test('a journal comes back as it was written, in order', async () => {
      const store = await stocked();
      expect(await store.append('reef', 0, [entry('reveal'), { ...entry('return'), by: 'table' }])).toBe(
        'ok',
      );
      expect(await store.append('reef', 2, [{ undo: 2 }])).toBe('ok');
      expect(await store.load('reef')).toEqual([
        entry('reveal'),
        { ...entry('return'), by: 'table' },
        { undo: 2 },
      ]);
      expect(await store.load('nowhere')).toEqual([]);
      await store.close();
    });

    test('a line is written once: too early, too late and twice are conflicts that write nothing', async () => {
      const store = await stocked();
      await store.append('reef', 0, [entry('reveal')]);
      expect(await store.append('reef', 0, [entry('return')])).toBe('conflict');
      expect(await store.append('reef', 2, [entry('return')])).toBe('conflict');
      expect(await store.load('reef')).toEqual([entry('reveal')]);
      await store.close();
    });

    test('of writers in the same tick one wins, and tables do not disturb each other', async () => {
      const store = await stocked();
      await store.create(metaOf('wreck'));
      const answers = await Promise.all([
        store.append('reef', 0, [entry('reveal')]),
        store.append('reef', 0, [entry('return')]),
        store.append('wreck', 0, [entry('net key')]),
      ]);
      expect(answers).toEqual(['ok', 'conflict', 'ok']);
      expect(await store.load('reef')).toEqual([entry('reveal')]);
      expect(await store.load('wreck')).toEqual([entry('net key')]);
      await store.close();
    });

    test('a write that fails takes no other write with it', async () => {
      const store = await stocked();
      const [bad, good] = await Promise.allSettled([
        store.saveMeta(metaOf('nowhere')),
        store.append('reef', 0, [entry('reveal')]),
      ]);
      expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
      expect(await store.load('reef')).toHaveLength(1);
      await store.close();
    });

    test('people find the tables they host or play, newest first', async () => {
      const store = await stocked();
      await store.create(metaOf('wreck', 'ben'));
      await store.create(metaOf('cave', 'ben'));
      const seated = sit(metaOf('wreck', 'ben'), 'ada', 0, 'Ada');
      if (!seated.ok) throw new Error(seated.code);
      await store.saveMeta(seated.meta);
      const ids = async (identity: string, limit = 9) =>
        (await store.tablesOf(identity, limit)).map(meta => meta.id);
      expect(await ids('ada')).toEqual(['wreck', 'reef']);
      expect(await ids('ben', 1)).toEqual(['cave']);
      await store.saveMeta(metaOf('wreck', 'ben'));
      expect(await ids('ada')).toEqual(['reef']);
      await store.close();
    });

    test('tables their hosts want found are listed until they are over, newest first', async () => {
      const store = await stocked();
      const listed = {
        listed: true,
        friendlyUndo: false,
        watchable: true,
        watchDelay: 0,
        tempo: 'calm' as const,
      };
      for (const id of ['wreck', 'cave', 'kelp']) await store.create({ ...metaOf(id), settings: listed });
      await store.create({ ...metaOf('cove'), settings: { ...listed, listed: false } });
      await store.saveMeta({ ...metaOf('cave'), settings: listed, status: 'over' });
      const ids = async (limit: number) => (await store.listed(limit)).map(meta => meta.id);
      expect(await ids(9)).toEqual(['kelp', 'wreck']);
      expect(await ids(1)).toEqual(['kelp']);
      await store.close();
    });

    test('a working store passes its check', async () => {
      const store = open();
      await expect(store.check()).resolves.toBeUndefined();
      await store.close();
    });
  });
}
