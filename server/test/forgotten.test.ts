import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { postgresStore } from '../store/postgres-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { freshDatabase, query } from './databases.ts';
import { setUp } from './evenings.ts';
import {
  person,
  startedTable,
  startTestServer,
  type TestConnection,
  type TestPerson,
} from './test-server.ts';

/** Everything a database holds: the rows of each of its tables as text. */
type Dump = ReadonlyMap<string, string>;

interface Kept {
  readonly store: Store;
  readonly dump: () => Promise<Dump>;
  readonly remove: () => void;
}

const STORES: { readonly [name: string]: () => Promise<Kept> } = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fathoms-forgotten-'));
    const file = join(folder, 'fathoms.db');
    const store = sqliteStore(file);
    const dump = async (): Promise<Dump> => {
      const db = openSqlite(file);
      const names = db
        .prepare<[], { name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
        .all();
      const rows = new Map(
        names.map(({ name }) => [name, JSON.stringify(db.prepare(`SELECT * FROM "${name}"`).all())]),
      );
      db.close();
      return rows;
    };
    return { store, dump, remove: () => rmSync(folder, { recursive: true }) };
  },
  PostgreSQL: async () => {
    const url = await freshDatabase();
    const store = await postgresStore(url, () => {});
    const dump = async (): Promise<Dump> => {
      const names = await query<{ tablename: string }>(
        url,
        `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
      );
      const rows = names.map(async ({ tablename }) => {
        const text = JSON.stringify(await query(url, `SELECT * FROM "${tablename}"`));
        return [tablename, text] as const;
      });
      return new Map(await Promise.all(rows));
    };
    return { store, dump, remove: () => {} };
  },
};

const holding = (dump: Dump, mark: string): string[] =>
  [...dump].flatMap(([name, rows]) => (rows.includes(mark) ? [name] : [])).sort();

const identityOf = ({ cookie }: TestPerson): string =>
  decodeURIComponent(cookie).slice('fathoms='.length).split(/[.:]/)[0] ?? '';

async function finish(...connections: readonly TestConnection[]): Promise<void> {
  for (const [seat, connection] of connections.entries())
    connection.send({ t: 'stand-in', seat, level: 'minnow' });
  for (const connection of connections)
    await connection.next(m => m.t === 'table' && m.table.status === 'over');
}

const NAME = 'Quillwort';
const ENDPOINT = 'https://push.example/quillwort';

test.each(Object.keys(STORES))(
  'TABLE-70 ME-16: who is forgotten is in no table of %s any more, whatever they did before',
  async kind => {
    const { store, dump, remove } = await STORES[kind]!();
    const server = await startTestServer(store);
    const { address } = server;
    const ada = await person(address);
    const table = await ada.newTable(2);
    const line = await ada.join(table);
    line.send({ t: 'sit', seat: 0, name: NAME });
    await line.next(m => m.t === 'table' && m.table.yours.length === 1);
    line.send({ t: 'say', text: `${NAME} was here` });
    await line.next(m => m.t === 'chat');
    const identity = identityOf(ada);

    await ada.fetch('/api/daily/locker', { name: NAME });
    await setUp(ada, {}, NAME);
    await ada.fetch('/api/same/tables', { game: 'locker', seats: 2, tables: 2 });
    const others = await startedTable(address);
    await finish(others.adaConnection, others.benConnection);
    const given = await (await others.ben.fetch('/api/same', { table: others.table })).json();
    const tried = await ada.fetch(`/api/same/${(given as { deal: string }).deal}`, { name: NAME });
    expect(tried.status).toBe(201);
    expect((await ada.fetch('/api/me/programs', { name: 'Deepbot', of: NAME, place: null })).status).toBe(
      201,
    );
    expect((await ada.fetch('/api/me/words', {})).status).toBe(201);
    const guest = await person(address); // somebody who became Ada
    await guest.newTable(2);
    await store.adopt(identityOf(guest), identity);
    const keys = { p256dh: 'p', auth: 'a' };
    await store.subscribe(identity, { endpoint: ENDPOINT, keys, language: 'en' });
    await store.addPasskey({
      ...{ id: 'key', identity, domain: 'here', key: 'k', counter: 0, transports: [], day: '2026-11-16' },
    });
    const stranger = identityOf(others.ada);
    await store.block(identity, stranger);
    await store.addReport({ time: 1, by: identity, table, about: stranger, name: 'Ada', text: 'rude' });
    await store.addReport({ time: 1, by: stranger, table, about: identity, name: NAME, text: 'ruder' });
    await store.openRated(table, 'locker', 1);
    await store.countRated(
      { table, game: 'locker', day: '2026-11-16', people: [{ identity, seat: 0, name: NAME, rank: 1 }] },
      { mu: 1500, sigma: 250, matches: 0, settled: false },
      () => [{ mu: 1700, sigma: 90, matches: 20, settled: true }],
    );

    const before = await dump();
    expect(holding(before, identity)).toEqual([
      ...['adopted', 'blocks', 'chat', 'daily', 'evening_guests', 'evenings', 'passkeys', 'people'],
      ...['programs', 'rated_results', 'ratings', 'recovery', 'reports', 'shared_deals', 'shared_tables'],
      ...['subscriptions', 'tables'],
    ]);
    expect(holding(before, NAME)).toEqual(['chat', 'evenings', 'programs', 'ratings', 'reports', 'tables']);

    const gone = await fetch(`http://${address}/api/me`, {
      method: 'DELETE',
      headers: { cookie: ada.cookie },
    });
    expect(gone.status).toBe(200);
    const after = await dump();
    for (const mark of [identity, identityOf(guest), NAME, ENDPOINT])
      expect(holding(after, mark)).toEqual([]);
    expect(holding(after, stranger)).toContain('tables'); // others are as they were

    await server.close();
    await store.close();
    remove();
  },
);
