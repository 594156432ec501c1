import { currentGame } from '@fathoms/games/catalog.ts';
import { newTable, sit, type TableMeta } from '@fathoms/table/seats/lobby.ts';
import { describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';

export function metaOf(id: string, host = 'ada'): TableMeta {
  const made = newTable(currentGame('locker')!, { id, seed: `seed of ${id}`, host, seats: 2, options: {} });
  if (!made.ok) throw new Error(made.code);
  return made.meta;
}
const entry = (action: string) => ({ seat: 0, action, rolls: [3, 0] });

/** What every store must do; `open` gives a fresh one. */
export function storeContract(name: string, open: () => Store | Promise<Store>): void {
  const stocked = async (): Promise<Store> => {
    const store = await open();
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
      const store = await open();
      const answers = await Promise.all([store.create(metaOf('reef')), store.create(metaOf('reef'))]);
      expect(answers.sort()).toEqual(['ok', 'taken']);
      await store.close();
    });

    test('facts are replaced as a whole, and only of a table that exists', async () => {
      const store = await stocked();
      const started: TableMeta = { ...metaOf('reef'), revision: 1, status: 'playing', rolls: [1, 2] };
      expect(await store.saveMeta(started)).toBe('ok');
      expect(await store.meta('reef')).toEqual(started);
      await expect(store.saveMeta(metaOf('nowhere'))).rejects.toThrow('nowhere');
      expect(await store.meta('nowhere')).toBeNull();
      await store.close();
    });

    test('facts are replaced only by those of the next revision', async () => {
      const store = await stocked();
      const at = (revision: number, host: string): TableMeta => ({ ...metaOf('reef', host), revision });
      expect(await store.saveMeta(at(2, 'early'))).toBe('conflict');
      const answers = await Promise.all([store.saveMeta(at(1, 'one')), store.saveMeta(at(1, 'two'))]);
      expect([...answers].sort()).toEqual(['conflict', 'ok']);
      expect(await store.saveMeta(at(1, 'late'))).toBe('conflict');
      expect((await store.meta('reef'))?.host).toBe(answers[0] === 'ok' ? 'one' : 'two');
      expect(await store.saveMeta(at(2, 'next'))).toBe('ok');
      await store.close();
    });

    test('a journal comes back as it was written, in order, from any line on', async () => {
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
      expect(await store.load('reef', 2)).toEqual([{ undo: 2 }]);
      expect(await store.load('reef', 3)).toEqual([]);
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
      await store.saveMeta({ ...seated.meta, revision: 1 });
      const ids = async (identity: string, limit = 9) =>
        (await store.tablesOf(identity, limit)).map(meta => meta.id);
      expect(await ids('ada')).toEqual(['wreck', 'reef']);
      expect(await ids('ben', 1)).toEqual(['cave']);
      await store.saveMeta({ ...metaOf('wreck', 'ben'), revision: 2 });
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
      await store.saveMeta({ ...metaOf('cave'), revision: 1, settings: listed, status: 'over' });
      const ids = async (limit: number) => (await store.listed(limit)).map(meta => meta.id);
      expect(await ids(9)).toEqual(['kelp', 'wreck']);
      expect(await ids(1)).toEqual(['kelp']);
      await store.close();
    });

    test('a secret is made once, also by two at the same time, and can be replaced', async () => {
      const store = await open();
      const both = await Promise.all([store.secret('key', () => 'one'), store.secret('key', () => 'two')]);
      expect(both[0]).toBe(both[1]);
      expect(await store.secret('key', () => 'three')).toBe(both[0]);
      await store.replaceSecret('key', 'new');
      expect(await store.secret('key', () => 'four')).toBe('new');
      await expect(store.replaceSecret('nothing', 'new')).rejects.toThrow('nothing');
      await store.close();
    });

    test('a working store passes its check', async () => {
      const store = await open();
      await expect(store.check()).resolves.toBeUndefined();
      await store.close();
    });

    test('where somebody wants to be called is kept, replaced and forgotten', async () => {
      const store = await open();
      const place = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p', auth: 'a' }, language: 'en' });
      expect(await store.subscription('ada')).toBeNull();
      await store.subscribe('ada', place('https://one.example'));
      await store.subscribe('ada', place('https://two.example'));
      await store.subscribe('ben', place('https://two.example'));
      expect(await store.subscription('ada')).toEqual(place('https://two.example'));
      await store.subscribe('ada', null);
      expect(await store.subscription('ada')).toBeNull();
      expect(await store.subscription('ben')).toEqual(place('https://two.example'));
      await store.close();
    });
  });
}
