import { expect, test } from 'vitest';
import { playOut, tableOfGuest } from './evenings.ts';
import { evening, MINUTE, tick, wait } from './held-evening.ts';
import { person } from './test-server.ts';

test('EVENING-16: for who does not come a bot sits in, or the table is called off; both only after the patience', async () => {
  const held = await evening();
  const { ada, others, all } = held;
  await ada.act({ do: 'start' });
  const tables = (await ada.look()).rounds[0]!.tables;
  const [played, off] = tables as [(typeof tables)[0], (typeof tables)[0]];
  expect(await ada.act({ do: 'bot', table: played.id })).toBe('still-here');
  expect(await others[0]!.act({ do: 'bye', table: off.id })).toBe('not-host');
  const here = all[played.seats[0]!]!;
  const line = await here.who.join(played.id);
  const there = await all[off.seats[1]!]!.who.join(off.id);
  wait(2 * MINUTE);
  await Promise.all(all.map(one => one.look()));
  wait(MINUTE);
  expect(await ada.act({ do: 'close', table: played.id })).toBe('not-now');
  expect(await ada.act({ do: 'bot', table: played.id })).not.toBeTypeOf('string');
  expect(await ada.act({ do: 'bye', table: off.id })).not.toBeTypeOf('string');
  await there.next(m => m.t === 'table' && m.table.status === 'over');
  await line.next(m => m.t === 'table' && m.table.seats[1]?.kind === 'bot');
  await Promise.all([line.hangUp(), there.hangUp()]);
  await playOut([here.who], played.id, tick);
  wait(2000);
  const page = await ada.look();
  expect(page.rounds[0]).toMatchObject({ done: true });
  expect(page.rounds[0]!.tables[1]).toMatchObject({
    is: 'off',
    missed: [off.seats[0]],
    seats: [null, off.seats[1]],
  });
  expect(page.rounds[0]!.tables[0]).toMatchObject({
    is: 'over',
    missed: [played.seats[1]],
    seats: [played.seats[0], null],
  });
  const points = new Map(page.standings.map(row => [row.person, row.rounds[0]]));
  expect(points.get(off.seats[1]!)).toBe(0.5);
  expect(points.get(off.seats[0]!)).toBeNull();
  expect(points.get(played.seats[1]!)).toBeNull();
  expect(await ada.act({ do: 'start' })).toMatchObject({ rounds: { length: 2 } });
});

test('EVENING-17: a table that stalls is closed: who is there shares it, who is away comes last', async () => {
  const { ada, all } = await evening({}, ['Ben']);
  await ada.act({ do: 'start' });
  const table = tableOfGuest(await ada.look());
  const lines = [await ada.who.join(table), await all[1]!.who.join(table)];
  lines[1]!.send({ t: 'start' });
  await lines[0]!.state();
  expect(await ada.act({ do: 'close', table })).toBe('still-here');
  wait(2 * MINUTE);
  await ada.look();
  wait(2 * MINUTE);
  expect(await ada.act({ do: 'close', table })).not.toBeTypeOf('string');
  await lines[1]!.next(m => m.t === 'table' && m.table.status === 'over');
  const page = await ada.look();
  expect(page.rounds[0]).toMatchObject({ done: true, tables: [{ is: 'closed', scores: null }] });
  expect(page.standings.map(({ person, points }) => [person, points])).toEqual([
    [0, 1],
    [1, 0],
  ]);
  await Promise.all(lines.map(line => line.hangUp()));
});

test('EVENING-20, EVENING-18: the tables of a duplicate round have one deal, to which nobody adds and at which nobody looks on', async () => {
  const held = await evening({ format: 'duplicate', rounds: 2 });
  const { ada, all, store } = held;
  await ada.act({ do: 'start' });
  const [round] = (await ada.look()).rounds;
  const tables = await Promise.all(round!.tables.map(({ id }) => store.readTable(id)));
  expect(tables).toHaveLength(2);
  expect(new Set(tables.map(table => table!.seed)).size).toBe(1);
  const [mine, other] = round!.tables as [(typeof round.tables)[0], (typeof round.tables)[0]];
  const looker = await all[other.seats[0]!]!.who.join(mine.id);
  await playOut(
    mine.seats.map(n => all[n!]!.who),
    mine.id,
    tick,
  );
  expect(looker.received.some(m => m.t === 'state')).toBe(false);
  expect((await all[other.seats[0]!]!.who.fetch(`/api/tables/${mine.id}/record`)).status).toBe(403);
  expect((await all[other.seats[0]!]!.who.fetch(`/api/same/${round!.deal}/1`)).status).toBe(409);
  wait(2000);
  const half = await ada.look();
  expect(half.rounds[0]!.tables.map(({ is }) => is)).toContain('over');
  expect(half.rounds[0]!.tables.map(({ points, scores }) => [points, scores])).toEqual(
    Array(2).fill([null, null]),
  );
  expect(half.standings.every(({ points, won }) => points === 0 && won === 0)).toBe(true);
  await playOut(
    other.seats.map(n => all[n!]!.who),
    other.id,
    tick,
  );
  wait(2000);
  const page = await ada.look();
  const [a, b] = page.rounds[0]!.tables;
  for (const seat of [0, 1])
    expect(a!.points![seat]).toBe(
      a!.scores![seat]! > b!.scores![seat]! ? 1 : a!.scores![seat] === b!.scores![seat] ? 0.5 : 0,
    );
  expect(page.standings.reduce((sum, { points }) => sum + points, 0)).toBe(2);
  expect((await (await person(held.address)).fetch(`/api/same/${round!.deal}`)).status).toBe(200);
  await looker.hangUp();
  await ada.act({ do: 'start' });
  const next = await store.readTable((await ada.look()).rounds[1]!.tables[0]!.id);
  expect(next!.seed).not.toBe(tables[0]!.seed);
});
