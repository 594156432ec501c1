import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import { sit } from '@fathoms/table/seats/lobby.ts';
import type { LobbyTable, OverTable, PlayingTable, Progress } from '@fathoms/table/seats/stored-table.ts';
import { describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { peopleContract } from './people-contract.ts';
import { programsContract } from './programs-contract.ts';
import { sameDealContract } from './same-deal-contract.ts';
import { entry, moves, playingTable, tableOf } from './stored-tables.ts';
import { waysBackContract } from './ways-back-contract.ts';

/** What every store must do; `open` gives a fresh one. */
export function storeContract(name: string, open: () => Store | Promise<Store>): void {
  const stocked = async (): Promise<Store> => {
    const store = await open();
    await store.createTable(playingTable('reef'));
    return store;
  };

  describe(`${name} store`, () => {
    programsContract(open);

    test('SYNC-18: the last snapshot of a match is kept', async () => {
      const store = await stocked();
      expect(await store.snapshotOf('reef')).toBeNull();
      const [first, second] = [1, 2].map(entries => ({
        build: `b${entries}`,
        entries,
        match: `{"n":${entries}}`,
      }));
      await store.keepSnapshot('reef', first!);
      await store.keepSnapshot('reef', second!);
      expect(await store.snapshotOf('reef')).toEqual(second);
      await store.close();
    });

    test('TABLE-3: an id is taken once', async () => {
      const store = await stocked();
      expect(await store.createTable({ ...tableOf('reef'), seed: 'other' })).toBe('taken');
      expect(await store.readTable('reef')).toEqual(playingTable('reef'));
      await store.close();
    });

    test('TABLE-3: two that want the same id at once do not both get it', async () => {
      const store = await open();
      const answers = await Promise.all([
        store.createTable(tableOf('reef')),
        store.createTable(tableOf('reef')),
      ]);
      expect(answers.sort()).toEqual(['ok', 'taken']);
      await store.close();
    });

    test('SYNC-31: a table comes back as it was saved, whatever it has come to', async () => {
      const store = await open();
      const lobby = tableOf('reef');
      await store.createTable(lobby);
      expect(await store.readTable('reef')).toEqual(lobby);
      const playing: PlayingTable = {
        ...playingTable('reef', 1),
        clock: { left: [1, 2], at: 3 },
        countdowns: [{ key: 'k', endsAt: 9 }],
        pausedAt: 7,
        asked: { what: { is: 'pause' }, by: 0, waiting: [1], entries: 0 },
      };
      expect(await store.saveTable(playing)).toBe('ok');
      expect(await store.readTable('reef')).toEqual(playing);
      const { asked, clock, countdowns, pausedAt, toAct, ...lasting } = playing;
      const over: OverTable = {
        ...lasting,
        ...{ revision: 2, status: 'over', outcome: { places: [1, 2], scores: [5, 3] }, next: 'cove' },
      };
      expect(await store.saveTable(over)).toBe('ok');
      expect(await store.readTable('reef')).toEqual(over);
      await expect(store.saveTable(tableOf('nowhere'))).rejects.toThrow('nowhere');
      expect(await store.readTable('nowhere')).toBeNull();
      await store.close();
    });

    test('SYNC-22: a table is replaced only by the next revision of itself', async () => {
      const store = await open();
      await store.createTable(tableOf('reef'));
      const at = (revision: number, host: string): LobbyTable => ({ ...tableOf('reef', host), revision });
      expect(await store.saveTable(at(2, 'early'))).toBe('conflict');
      const answers = await Promise.all([store.saveTable(at(1, 'one')), store.saveTable(at(1, 'two'))]);
      expect([...answers].sort()).toEqual(['conflict', 'ok']);
      expect(await store.saveTable(at(1, 'late'))).toBe('conflict');
      expect((await store.readTable('reef'))?.host).toBe(answers[0] === 'ok' ? 'one' : 'two');
      expect(await store.saveTable(at(2, 'next'))).toBe('ok');
      await store.close();
    });

    test('SYNC-22: a table that has moved on is not replaced, and one that was replaced is not moved on', async () => {
      const store = await stocked();
      expect(await store.append(moves('reef', 0, [entry('reveal')]))).toBe('ok');
      expect(await store.saveTable(playingTable('reef', 1))).toBe('conflict');
      expect(await store.saveTable({ ...playingTable('reef', 1), entries: 1 })).toBe('ok');
      expect(await store.append(moves('reef', 1, [entry('return')]))).toBe('conflict');
      expect(await store.append(moves('reef', 1, [entry('return')], 1))).toBe('ok');
      await store.close();
    });

    test('SYNC-31: a journal comes back as it was written, in order, from any entry on', async () => {
      const store = await stocked();
      const forced: JournalEntry = { seat: 0, action: 'return', rolls: [3, 0], by: 'table' };
      expect(await store.append(moves('reef', 0, [entry('reveal'), forced]))).toBe('ok');
      expect(await store.append(moves('reef', 2, [{ undo: 2 }]))).toBe('ok');
      expect(await store.load('reef')).toEqual([entry('reveal'), forced, { undo: 2 }]);
      expect(await store.load('reef', 2)).toEqual([{ undo: 2 }]);
      expect(await store.load('reef', 3)).toEqual([]);
      expect(await store.load('nowhere')).toEqual([]);
      await store.close();
    });

    test('SYNC-14: what a table has come to is written with its moves and nothing else of it', async () => {
      const store = await stocked();
      const progress: Progress = {
        ...{ status: 'playing', entries: 1, toAct: [1], pausedAt: 5 },
        ...{ clock: { left: [3, 4], at: 5 }, countdowns: [{ key: 'k', endsAt: 6 }] },
      };
      await store.append({ ...moves('reef', 0, [entry('reveal')]), progress });
      expect(await store.readTable('reef')).toEqual({ ...playingTable('reef'), ...progress });
      await store.append({ ...moves('reef', 1, []), progress: { ...progress, toAct: [0] } });
      expect(await store.readTable('reef')).toMatchObject({ entries: 1, toAct: [0] });
      const outcome = { places: [1, 2], scores: [5, 3] };
      await store.append({
        ...moves('reef', 1, [entry('end')]),
        progress: { status: 'over', entries: 2, outcome },
      });
      const { toAct, ...lasting } = playingTable('reef');
      expect(await store.readTable('reef')).toEqual({
        ...lasting,
        status: 'over',
        entries: 2,
        outcome,
        next: null,
      });
      expect(await store.append(moves('reef', 2, [entry('more')]))).toBe('conflict');
      await store.close();
    });

    test('SYNC-23: an entry is written once: too early, too late, twice and nowhere are conflicts that write nothing', async () => {
      const store = await stocked();
      await store.append(moves('reef', 0, [entry('reveal')]));
      expect(await store.append(moves('reef', 0, [entry('return')]))).toBe('conflict');
      expect(await store.append(moves('reef', 2, [entry('return')]))).toBe('conflict');
      expect(await store.append(moves('nowhere', 0, [entry('return')]))).toBe('conflict');
      await store.createTable(tableOf('cove'));
      expect(await store.append(moves('cove', 0, [entry('return')]))).toBe('conflict'); // not begun
      expect(await store.load('reef')).toEqual([entry('reveal')]);
      expect(await store.load('cove')).toEqual([]);
      await store.close();
    });

    test('of writers in the same tick one wins, and tables do not disturb each other', async () => {
      const store = await stocked();
      await store.createTable(playingTable('wreck'));
      const answers = await Promise.all([
        store.append(moves('reef', 0, [entry('reveal')])),
        store.append(moves('reef', 0, [entry('return')])),
        store.append(moves('wreck', 0, [entry('net key')])),
      ]);
      expect(answers).toEqual(['ok', 'conflict', 'ok']);
      expect(await store.load('reef')).toEqual([entry('reveal')]);
      expect(await store.load('wreck')).toEqual([entry('net key')]);
      await store.close();
    });

    test('SYNC-21: a write that fails takes no other write with it', async () => {
      const store = await stocked();
      const [bad, good] = await Promise.allSettled([
        store.saveTable(tableOf('nowhere')),
        store.append(moves('reef', 0, [entry('reveal')])),
      ]);
      expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
      expect(await store.load('reef')).toHaveLength(1);
      await store.close();
    });

    test('SYNC-19: chat messages are numbered as they come, the newest sixty kept, and touch no table', async () => {
      const store = await stocked();
      const chatMessage = (owner: string, text: string) => ({
        seat: 0,
        owner,
        name: owner,
        text,
        reaction: null,
      });
      const both = await Promise.all([
        store.addChat('reef', chatMessage('ada', 'one')),
        store.addChat('reef', chatMessage('ben', 'two')),
      ]);
      expect(both.map(({ n }) => n).sort()).toEqual([1, 2]);
      await store.createTable(tableOf('wreck'));
      expect(await store.addChat('wreck', chatMessage('ada', 'here'))).toEqual({
        n: 1,
        ...chatMessage('ada', 'here'),
      });
      for (let n = 3; n <= 65; n++) await store.addChat('reef', chatMessage(n % 2 ? 'ada' : 'ben', `${n}`));
      const kept = await store.chatOf('reef');
      expect(kept.map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, i) => i + 6));
      expect(kept.at(-1)).toEqual({ n: 65, ...chatMessage('ada', '65') });
      expect((await store.talkedAt('ada')).toSorted()).toEqual(['reef', 'wreck']);
      await store.forgetChat('reef', 'ada');
      expect(await store.talkedAt('ada')).toEqual(['wreck']);
      expect(await store.talkedAt('cy')).toEqual([]);
      expect((await store.chatOf('reef')).map(({ owner }) => owner)).toEqual(Array(30).fill('ben'));
      const next = await store.addChat('reef', chatMessage('ben', 'on'));
      expect(next.n, 'what people have heard under 65 stays apart').toBe(66);
      expect((await store.chatOf('reef')).at(-1)).toEqual(next);
      expect(await store.chatOf('wreck')).toHaveLength(1);
      expect(await store.chatOf('nowhere')).toEqual([]);
      expect(await store.readTable('reef')).toEqual(playingTable('reef'));
      await store.close();
    });

    test('TABLE-48: past matches follow from the tables before, oldest first, and the newest fifty of them', async () => {
      const store = await open();
      const over = (id: string, n: number, previous?: string): OverTable => ({
        ...tableOf(id),
        ...{ status: 'over', deal: null, entries: 0, next: null },
        outcome: n === 2 ? null : { places: [1, 2], scores: [n, 0] }, // one was closed by an operator
        ...(previous !== undefined && { previous }),
      });
      for (let n = 0; n < 55; n++) await store.createTable(over(`t${n}`, n, n > 0 ? `t${n - 1}` : undefined));
      const scores = async (id: string) =>
        (await store.pastMatches((await store.readTable(id))!)).map(past => past.scores[0]);
      expect(await scores('t0')).toEqual([]);
      expect(await scores('t4')).toEqual([0, 1, 3]);
      expect(await scores('t54')).toEqual(Array.from({ length: 50 }, (_, i) => i + 4));
      await store.close();
    });

    test('people find the tables they host or play, newest first', async () => {
      const store = await stocked();
      await store.createTable(tableOf('wreck', 'ben'));
      await store.createTable(tableOf('cave', 'ben'));
      const seated = sit(tableOf('wreck', 'ben'), 'ada', 0, 'Ada');
      if (!seated.ok) throw new Error(seated.code);
      await store.saveTable({ ...seated.table, revision: 1 });
      const ids = async (identity: string, limit = 9) =>
        (await store.tablesOf(identity, limit)).map(table => table.id);
      expect(await ids('ada')).toEqual(['wreck', 'reef']);
      expect(await ids('ben', 1)).toEqual(['cave']);
      await store.saveTable({ ...tableOf('wreck', 'ben'), revision: 2 });
      expect(await ids('ada')).toEqual(['reef']);
      await store.close();
    });

    test('TABLE-17: tables their hosts want found are listed until they are over, newest first', async () => {
      const store = await stocked();
      const listed = {
        listed: true,
        friendlyUndo: false,
        watchable: true,
        watchDelay: 0,
        tempo: 'calm' as const,
        rated: false,
      };
      for (const id of ['wreck', 'cave', 'kelp'])
        await store.createTable({ ...tableOf(id), settings: listed });
      await store.createTable({ ...tableOf('cove'), settings: { ...listed, listed: false } });
      await store.saveTable({ ...playingTable('cave', 1), settings: listed });
      await store.createTable({ ...playingTable('bay'), settings: listed });
      expect(await store.listed(9)).toHaveLength(4);
      const outcome = { places: [1, 2], scores: [2, 1] };
      const ended = { status: 'over', entries: 0, outcome } as const;
      await store.append({ ...moves('cave', 0, [], 1), progress: ended });
      await store.saveTable({ ...tableOf('bay'), revision: 1, ...ended, deal: null, next: null });
      const ids = async (limit: number) => (await store.listed(limit)).map(table => table.id);
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

    sameDealContract(open);

    test('a working store passes its check', async () => {
      const store = await open();
      await expect(store.check()).resolves.toBeUndefined();
      await store.close();
    });

    peopleContract(open);
    waysBackContract(open);
    test('EVENING-4: an evening is replaced only by the next revision of itself, and found by its people', async () => {
      const store = await open();
      const guest = (identity: string) => ({ identity, name: identity, is: 'in' as const });
      const plan = {
        ...{ title: '', game: 'locker', options: {}, seats: 2, rounds: 3 },
        ...{ bots: null, auto: true, patience: 3, format: 'swiss' as const },
      } as const;
      const evening = {
        ...{ id: 'tuesday', revision: 0, plan, seed: 's', host: 'ada', rounds: [], over: false },
        people: [guest('ada'), guest('ben')],
      };
      expect(await store.readEvening('tuesday')).toBeNull();
      expect(await store.createEvening(evening)).toBe('ok');
      expect(await store.createEvening({ ...evening, seed: 'other' })).toBe('taken');
      await store.seeAtEvening('tuesday', 'ada', 1_800_000_000_000);
      await store.seeAtEvening('tuesday', 'ada', 5); // from a node whose clock goes wrong
      await store.seeAtEvening('tuesday', 'stranger', 5);
      const next = { ...evening, revision: 1, people: [guest('ada'), guest(''), guest('cy')] };
      const written = await Promise.all([store.saveEvening(next), store.saveEvening(next)]);
      expect(written.sort()).toEqual(['conflict', 'ok']);
      expect(await store.readEvening('tuesday')).toEqual({
        evening: next,
        seen: new Map([
          ['ada', 1_800_000_000_000],
          ['cy', 0],
        ]),
      });
      expect(await store.eveningsOf('ben')).toEqual([]);
      expect(await store.eveningsOf('cy')).toEqual(['tuesday']);
      for (const id of ['monday', 'sunday']) await store.createEvening({ ...evening, id });
      await store.seeAtEvening('sunday', 'ada', 1_800_000_000_001);
      expect(await store.eveningsOf('ada')).toEqual(['sunday', 'tuesday', 'monday']);
      await store.close();
    });
  });
}
