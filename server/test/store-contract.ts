import { currentGame } from '@fathoms/games/catalog.ts';
import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import type { Append } from '@fathoms/table/room/storage.ts';
import { newTable, sit } from '@fathoms/table/seats/lobby.ts';
import type { LobbyTable, OverTable, PlayingTable, Progress } from '@fathoms/table/seats/stored-table.ts';
import { describe, expect, test } from 'vitest';
import { BLOCKS_KEPT } from '../store/desk.ts';
import type { Store } from '../store/store.ts';
import { programsContract } from './programs-contract.ts';
import { waysBackContract } from './ways-back-contract.ts';

export function tableOf(id: string, host = 'ada'): LobbyTable {
  const made = newTable(currentGame('locker')!, { id, seed: `seed of ${id}`, host, seats: 2, options: {} });
  if (!made.ok) throw new Error(made.code);
  return made.table;
}
export const playingTable = (id: string, revision = 0): PlayingTable => ({
  ...tableOf(id),
  ...{ revision, status: 'playing', deal: { rolls: [1, 2] }, entries: 0, toAct: [0] },
});
const entry = (action: string): JournalEntry => ({ seat: 0, action, rolls: [3, 0] });

/** Entries of a table that was begun at once, after which the second seat is to act. */
export function moves(table: string, first: number, entries: readonly JournalEntry[], revision = 0): Append {
  const progress: Progress = { status: 'playing', entries: first + entries.length, toAct: [1] };
  return { table, revision, first, entries, progress };
}

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

    test('a working store passes its check', async () => {
      const store = await open();
      await expect(store.check()).resolves.toBeUndefined();
      await store.close();
    });

    test('answers of practice are kept in order, the newest of them', async () => {
      const store = await open();
      const answer = (level: number) => ({
        ...{ game: 'dive', look: 2, level, said: true, truth: level > 2, seconds: 9, views: 3 },
      });
      expect(await store.counted()).toEqual([]);
      await store.count([answer(1), answer(2)], 3);
      expect(await store.counted()).toEqual([answer(1), answer(2)]);
      await store.count([answer(3), answer(4)], 3);
      expect(await store.counted()).toEqual([answer(2), answer(3), answer(4)]);
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

    test('SYNC-39: the operators’ log keeps its order, and answers are laid beside it once', async () => {
      const store = await open();
      expect(await store.acts(0)).toEqual([]);
      const first = await store.addAct(1000, 'olga', { is: 'look', at: 'load' });
      const act = { is: 'ban', ban: { range: '203.0.113.0/24' }, why: 'flood' } as const;
      const second = await store.addAct(1_800_000_000_000, 'olga', act);
      expect(second).toBeGreaterThan(first);
      expect(await store.acts(0)).toEqual([
        { n: first, time: 1000, by: 'olga', act: { is: 'look', at: 'load' } },
        { n: second, time: 1_800_000_000_000, by: 'olga', act },
      ]);
      expect(await store.acts(first)).toHaveLength(1);
      await Promise.all([store.answerAct(first, 'one'), store.answerAct(first, 'two')]);
      expect([...(await store.takeAnswers(first))].sort()).toEqual(['one', 'two']);
      expect(await store.takeAnswers(first)).toEqual([]);
      await store.close();
    });

    test('TABLE-96: reports come newest first, and go with their author', async () => {
      const store = await open();
      const report = (by: string, about: string | null) => ({
        ...{ time: 1_800_000_000_000, by, table: 'reef', about, name: 'Mal', text: 'rude' },
      });
      await store.addReport(report('ada', 'mallory'));
      await store.addReport(report('ben', null));
      await store.addReport(report('mallory', 'ada'));
      const found = await store.reports(2);
      expect(found).toMatchObject([report('mallory', 'ada'), report('ben', null)]);
      expect(found[0]!.n).toBeGreaterThan(found[1]!.n);
      await store.forgetAtDesk('mallory');
      expect(await store.reports(9)).toMatchObject([
        report('ben', null),
        { ...report('ada', null), name: '' },
      ]);
      await store.close();
    });

    test('TABLE-95: blocks are kept, the newest two hundred of a person, lifted and forgotten', async () => {
      const store = await open();
      await store.block('ada', 'm0');
      await Promise.all(Array.from({ length: BLOCKS_KEPT }, (_, i) => store.block('ada', `m${i + 1}`)));
      await store.block('ada', 'last');
      await store.block('ben', 'm0');
      await store.block('ben', 'm0');
      expect(await store.blockedBy('ada')).toHaveLength(BLOCKS_KEPT);
      expect(await store.hasBlocked('ada', 'm0')).toBe(false);
      expect(await store.hasBlocked('ada', 'last')).toBe(true);
      expect(await store.blockedBy('ben')).toEqual(['m0']);
      await store.unblock('ben', 'm0');
      expect(await store.hasBlocked('ben', 'm0')).toBe(false);
      await store.block('ben', 'm9');
      await store.forgetAtDesk('m9');
      expect(await store.blockedBy('ben')).toEqual([]);
      await store.forgetAtDesk('ada');
      expect(await store.blockedBy('ada')).toEqual([]);
      await store.close();
    });

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
