import { GAMES } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { act, entriesBetween, follow, type LiveMatch, openMatch, settle } from '@fathoms/table/match/live.ts';
import { matchOfSnapshot, snapshotText, storedMatch } from '@fathoms/table/record/stored-match.ts';
import { openSnapshots, SNAPSHOT_EVERY } from '@fathoms/table/room/snapshots.ts';
import { newTable } from '@fathoms/table/seats/lobby.ts';
import type { PlayingTable } from '@fathoms/table/seats/stored-table.ts';
import { expect, test } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { postgresSnapshots } from '../store/postgres-snapshots.ts';
import { moves } from './stored-tables.ts';

/** A random match, moment by moment, and its table. */
function played(game: Game, most: number): { readonly table: PlayingTable; readonly moments: LiveMatch[] } {
  const { max } = game.seats;
  const options = defaultOptions(game);
  const made = newTable(game, { id: 'reef', seed: 'a seed', host: 'ada', seats: max, options });
  if (!made.ok) throw new Error(made.code);
  const opening = openMatch(game, max, options, 'a seed');
  const moments = [settle(opening)];
  const luck = seeded('moves');
  for (let live = moments[0]!; moments.length < most; live = moments.at(-1)!) {
    const [seat] = game.toAct(live.state);
    if (seat === undefined) break;
    const choice = game.choices?.describe(live.state, seat) ?? null;
    const action =
      choice === null ? pick(game.legal(live.state, seat), luck) : game.choices?.sample(choice, luck);
    const acted = act(live, seat, live.made[seat]!, game.format(action));
    if (acted.kind !== 'accepted') throw new Error(acted.kind);
    moments.push(acted.live);
  }
  const entries = moments.at(-1)!.steps.length;
  const table = {
    ...{ ...made.table, options, status: 'playing' as const, deal: { rolls: opening.rolls } },
    ...{ entries, toAct: [0] },
  };
  return { table, moments };
}

test.each(Object.values(GAMES) as Game[])(
  'SYNC-18: $id taken up from a snapshot anywhere is what its journal leads to, and goes on alike',
  game => {
    const { table, moments } = played(game, 60);
    const last = moments.at(-1)!;
    const whole = snapshotText(storedMatch(game, table, entriesBetween(null, last)));
    expect(snapshotText(last)).toBe(whole);
    for (const moment of moments.filter((_, i) => i % 5 === 0)) {
      const taken = matchOfSnapshot(game, table, snapshotText(moment));
      expect(taken).toEqual({ ...moment, before: undefined });
      expect(snapshotText(follow(taken, entriesBetween(moment, last)))).toBe(whole);
      const { before, ...plain } = settle(moment);
      expect(settle(taken)).toEqual(plain);
    }
  },
);

const locker = GAMES.locker as unknown as Game;

/** A table with a long journal in a store, and what is asked of the store and reported. */
async function stocked() {
  const { table, moments } = played(locker, 50);
  const live = moments.at(-1)!;
  const entries = entriesBetween(null, live);
  const store = memoryStore();
  await store.createTable({ ...table, entries: 0 });
  expect(await store.append(moves('reef', 0, entries))).toBe('ok');
  const loaded: number[] = [];
  const problems: unknown[] = [];
  const opened = (build = 'now', isChecked = false) =>
    openSnapshots(locker, 'reef', {
      storage: {
        ...store,
        load(id, from = 0) {
          loaded.push(from);
          return store.load(id, from);
        },
      },
      snapshots: { build, isChecked: () => isChecked },
      report: problem => problems.push(problem),
    });
  const middle = moments[20]!;
  return { table, store, live, middle, read: entries.length, loaded, problems, opened };
}

test('SYNC-18: a table opens from its snapshot and the tail of its journal', async () => {
  const { table, live, middle, read, loaded, problems, opened } = await stocked();
  const first = await opened().open(table);
  expect(first).toMatchObject({ read });
  await opened().rest({ live: middle, read: middle.steps.length });
  const again = await opened().open(table);
  expect(loaded).toEqual([0, middle.steps.length]);
  expect([snapshotText(first.live), snapshotText(again.live)]).toEqual([
    snapshotText(live),
    snapshotText(live),
  ]);
  expect(again.read).toBe(read);
  expect(problems).toEqual([]);
});

test('SYNC-18: a snapshot of another build, or of more than the table has, is not used', async () => {
  const { table, live, middle, read, loaded, opened } = await stocked();
  await opened('before').rest({ live: middle, read: middle.steps.length });
  expect((await opened('now').open(table)).read).toBe(read);
  await opened().rest({ live, read: read + 1 });
  expect((await opened().open(table)).read).toBe(read);
  expect(loaded).toEqual([0, 0]);
});

test('SYNC-18: a snapshot that is not what the journal leads to is reported, and the journal wins', async () => {
  const { table, store, live, middle, read, problems, opened } = await stocked();
  const false_ = { ...middle, made: middle.made.map(() => 99) };
  await opened().rest({ live: false_, read: middle.steps.length });
  expect(snapshotText((await opened('now', true).open(table)).live)).toBe(snapshotText(live));
  expect(String(problems[0])).toContain('not what they lead to');
  await store.keepSnapshot('reef', { build: 'now', entries: 1, match: '{' });
  expect(await opened().open(table)).toMatchObject({ read });
  expect(problems).toHaveLength(2);
});

test('one is written now and then, and when a table leaves memory with something new', async () => {
  const { store, live, opened } = await stocked();
  const snapshots = opened();
  const kept = async () => (await store.snapshotOf('reef'))?.entries ?? 0;
  snapshots.moved({ live, read: SNAPSHOT_EVERY - 1 });
  expect(await kept()).toBe(0);
  snapshots.moved({ live, read: SNAPSHOT_EVERY });
  expect(await kept()).toBe(SNAPSHOT_EVERY);
  await snapshots.rest({ live, read: SNAPSHOT_EVERY + 3 });
  expect(await kept()).toBe(SNAPSHOT_EVERY);
  await snapshots.rest({ live, read: SNAPSHOT_EVERY + 30 });
  expect(await kept()).toBe(SNAPSHOT_EVERY + 30);
});

test('snapshots of many tables at once leave connections to those who move', async () => {
  let [busy, most, done] = [0, 0, 0];
  const ask = async <T>(): Promise<T> => {
    most = Math.max(most, ++busy);
    await new Promise(setImmediate);
    busy--;
    done++;
    return undefined as T;
  };
  const { keepSnapshot } = postgresSnapshots(undefined as never, ask);
  const snapshot = { build: 'now', entries: 64, match: '{}' };
  await Promise.all(Array.from({ length: 40 }, (_, n) => keepSnapshot(`reef-${n}`, snapshot)));
  expect({ most, done }).toEqual({ most: 4, done: 40 });
});
