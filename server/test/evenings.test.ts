import type { MyEvening } from '@fathoms/protocol/evenings.ts';
import { expect, test } from 'vitest';
import { bringEvenings } from '../evenings/bring.ts';
import { LIMITS } from '../guests/limits.ts';
import { at, comeTo, PLAN, playOut, setUp, tableOfGuest } from './evenings.ts';
import { clock, evening, MINUTE, playRound, serve, tick, wait } from './held-evening.ts';
import { person, type TestPerson } from './test-server.ts';

test('EVENING-1, EVENING-22: a round robin from its set-up to its last table', async () => {
  const held = await evening();
  const { ada, others } = held;
  const before = await ada.look();
  expect(before).toMatchObject({ host: 0, you: 0, over: false, rounds: [], plan: PLAN });
  expect(before.people.map(({ name, here }) => [name, here])).toEqual([
    ['Ada', true],
    ['Ben', true],
    ['Cy', true],
    ['Dee', true],
  ]);
  for (let round = 0; round < 3; round++) {
    expect(await others[0]!.act({ do: 'start' })).toBe('not-host');
    expect(await ada.act({ do: 'start' })).toMatchObject({ rounds: { length: round + 1 } });
    expect(await ada.act({ do: 'start' })).toBe('not-now');
    const page = await playRound(held);
    expect(page.rounds.at(-1)).toMatchObject({ done: true, byes: [], absent: [] });
  }
  const page = await others[2]!.look();
  expect(page).toMatchObject({ over: true, you: 3 });
  expect(page.standings.reduce((sum, { points }) => sum + points, 0)).toBe(6);
  expect(
    new Set(page.rounds.flatMap(({ tables }) => tables.map(({ seats }) => seats.toSorted().join()))).size,
  ).toBe(6);
  expect(await ada.act({ do: 'start' })).toBe('not-now');
  expect(
    await (await person(held.address)).fetch(`/api/evenings/${held.id}`, { do: 'join', name: 'Eve' }),
  ).toMatchObject({ status: 409 });
  const csv = await (await ada.who.fetch(`/api/evenings/${held.id}/results.csv`)).text();
  expect(csv).toContain('/replay');
  const replay = page.rounds[0]!.tables[0]!.id;
  expect((await (await person(held.address)).fetch(`/api/tables/${replay}/record`)).status).toBe(200);
});

test('EVENING-1: what cannot be played is not set up', async () => {
  const { address } = await serve();
  const host = await person(address);
  const status = async (plan: object) =>
    (await host.fetch('/api/evenings', { name: 'Ada', plan: { ...PLAN, ...plan } })).status;
  expect(await status({ game: 'none' })).toBe(404);
  expect(await status({ seats: 9 })).toBe(400);
  expect(await status({ options: { none: 1 } })).toBe(400);
  expect((await host.fetch('/api/evenings', { name: '', plan: PLAN })).status).toBe(400);
});

test('EVENING-23: everything typed is bounded, and so is how many evenings somebody sets up', async () => {
  const { address } = await serve();
  const host = await person(address);
  const status = async (plan: object) =>
    (await host.fetch('/api/evenings', { name: 'Ada', plan: { ...PLAN, ...plan } })).status;
  for (const bad of [
    { rounds: 21 },
    { rounds: 0 },
    { patience: 16 },
    { title: 'x'.repeat(41) },
    { title: 'a\u0007' },
    { seats: 1 },
    { more: 1 },
  ])
    expect(await status(bad)).toBe(400);
  for (let i = 0; i < LIMITS.evenings.burst; i++) expect(await status({})).toBe(201);
  expect(await status({})).toBe(429);
});

test('EVENING-2, EVENING-23: one place an identity, names are told apart, and the 65th finds it full', async () => {
  const { address, store } = await serve();
  const host = await person(address);
  const id = await setUp(host);
  const [ben] = await comeTo(address, id, ['Ada']);
  expect(await ben!.act({ do: 'join', name: 'Ada' })).toMatchObject({ people: { length: 2 } });
  expect((await ben!.look()).people.map(({ name }) => name)).toEqual(['Ada', 'Ada 2']);
  expect(await ben!.act({ do: 'join', name: ' ' })).toBe('bad-name');
  const found = (await store.readEvening(id))!.evening;
  const people = Array.from(
    { length: 64 },
    (_, i) => found.people[i] ?? { identity: `g${i}`, name: `G${i}`, is: 'in' as const },
  );
  await store.saveEvening({ ...found, revision: found.revision + 1, people });
  expect(await at(await person(address), id).act({ do: 'join', name: 'Zoe' })).toBe('full');
});

test('EVENING-2: whom the host removed or blocked does not come in', async () => {
  const { address, store, ada, id, others } = await evening();
  const [ben, cy] = others;
  expect(await ben!.act({ do: 'remove', person: 2 })).toBe('not-host');
  await ada.act({ do: 'remove', person: 1 });
  expect((await ada.look()).people[1]).toMatchObject({ is: 'gone', here: false });
  expect(await ben!.act({ do: 'join', name: 'Ben' })).toBe('kicked');
  const { people } = (await store.readEvening(id))!.evening;
  const stranger = await person(address);
  const identity = decodeURIComponent(stranger.cookie).slice('fathoms='.length).split('.')[0]!;
  await store.block(people[0]!.identity, identity);
  expect(await at(stranger, id).act({ do: 'join', name: 'Eve' })).toBe('kicked');
  await cy!.act({ do: 'leave' });
  expect(await cy!.act({ do: 'join', name: 'Cyrus' })).toMatchObject({ you: 2 });
});

test('EVENING-3: the page tells neither identities nor seeds', async () => {
  const { ada, id, store, others } = await evening();
  await ada.act({ do: 'start' });
  const text = JSON.stringify(await others[0]!.look());
  const { seed, people, rounds } = (await store.readEvening(id))!.evening;
  const table = await store.readTable(rounds[0]!.tables[0]!.id);
  for (const secret of [seed, table!.seed, ...people.map(({ identity }) => identity)])
    expect(text).not.toContain(secret);
  expect(id.length).toBeGreaterThanOrEqual(12);
  expect((await ada.who.fetch('/api/evenings/none')).status).toBe(404);
});

test('EVENING-5: seats are kept, anybody at the table starts it, and nothing of it is theirs to change', async () => {
  const { ada, others, all } = await evening({}, ['Ben']);
  await ada.act({ do: 'start' });
  const table = tableOfGuest(await ada.look());
  expect((await ada.look()).rounds[0]!.tables[0]).toMatchObject({ is: 'waiting', awaited: { length: 2 } });
  const early = await all[1]!.who.join(table);
  early.send({ t: 'start' });
  expect(await early.next(m => m.t === 'error')).toMatchObject({ code: 'not-now' });
  for (const message of [
    { t: 'seats', count: 3 },
    { t: 'stand', seat: 0 },
    { t: 'kick', seat: 0 },
    { t: 'settings', settings: { listed: true } },
    { t: 'bot', seat: 0, level: 'seal' },
  ] as const) {
    early.send(message);
    expect(await early.next(m => m.t === 'error')).toMatchObject({ code: 'not-now', about: message.t });
  }
  await early.hangUp();
  await playOut([others[0]!.who, ada.who], table, tick);
  const line = await ada.who.join(table);
  line.send({ t: 'rematch' });
  expect(await line.next(m => m.t === 'error')).toMatchObject({ code: 'not-now', about: 'rematch' });
  await line.hangUp();
});

test('EVENING-12: where the table may choose who begins, the first seat does', async () => {
  const { ada, all, store } = await evening({ game: 'scuba', options: { start: 'B' } }, ['Ben']);
  await ada.act({ do: 'start' });
  const table = tableOfGuest(await ada.look());
  const lines = [await ada.who.join(table), await all[1]!.who.join(table)];
  lines[1]!.send({ t: 'start' });
  await lines[0]!.state();
  expect((await store.readTable(table))!.options).toMatchObject({ start: 'A' });
  await Promise.all(lines.map(line => line.hangUp()));
});

test('EVENING-6, EVENING-2: who sits out, has left or is long away is not paired; who comes late is', async () => {
  const { address, ada, id, others } = await evening();
  await others[0]!.act({ do: 'out' });
  await others[1]!.act({ do: 'leave' });
  wait(4 * MINUTE);
  await ada.look();
  const [eve] = await comeTo(address, id, ['Eve']);
  const page = await ada.act({ do: 'start' });
  expect(page).toMatchObject({ rounds: [{ absent: [1, 3], byes: [] }] });
  expect((page as Awaited<ReturnType<typeof ada.look>>).rounds[0]!.tables[0]!.seats.toSorted()).toEqual([
    0, 4,
  ]);
  expect(await eve!.look()).toMatchObject({ you: 4 });
  expect(await others[0]!.act({ do: 'in' })).toMatchObject({ people: { 1: { is: 'in' } } });
});

test('EVENING-7: bots fill tables where the host wants them; nobody has a bye then', async () => {
  const { ada } = await evening({ seats: 4, bots: 'minnow' }, ['Ben', 'Cy', 'Dee', 'Eve']);
  const page = await ada.act({ do: 'start' });
  if (typeof page === 'string') throw new Error(page);
  const [round] = page.rounds;
  expect(round!.tables.map(({ seats }) => seats.length)).toEqual([4, 4]);
  expect(round!.tables.flatMap(({ seats }) => seats).filter(n => n === null)).toHaveLength(3);
  expect(round!.byes).toEqual([]);
});

test('EVENING-19: rounds follow by themselves half a minute after the last table', async () => {
  const held = await evening({ auto: true, rounds: 2 }, ['Ben']);
  const { ada, others } = held;
  await ada.act({ do: 'start' });
  const page = await playRound(held);
  expect(page).toMatchObject({ rounds: { length: 1 }, nextAt: expect.any(Number) });
  wait(page.nextAt! - clock.ms - 1000);
  expect((await others[0]!.look()).rounds).toHaveLength(1);
  wait(2000);
  const [one, two] = await Promise.all([ada.look(), others[0]!.look()]);
  expect([one.rounds.length, two.rounds.length]).toEqual([2, 2]);
  expect(one.rounds[1]!.tables[0]!.seats).toEqual(one.rounds[0]!.tables[0]!.seats.toReversed());
});

test('EVENING-19: a host who is away is followed by the next who is there, or hands the evening over', async () => {
  const { ada, others, id, store } = await evening();
  const [ben, cy] = others;
  expect(await ben!.act({ do: 'host', person: 1 })).toBe('not-host');
  expect(await ada.act({ do: 'host', person: 1 })).toMatchObject({ host: 1 });
  expect(await ada.act({ do: 'end' })).toBe('not-host');
  wait(4 * MINUTE);
  await cy!.look(); // only now are they seen
  wait(20_000);
  expect((await cy!.look()).host).toBe(2);
  expect(await cy!.act({ do: 'end' })).toMatchObject({ over: true });
  expect((await store.readEvening(id))!.evening.over).toBe(true);
});

test('EVENING-22: there is no way to send a result', async () => {
  const { ada, id } = await evening({}, ['Ben']);
  await ada.act({ do: 'start' });
  const table = tableOfGuest(await ada.look());
  for (const wish of [
    { do: 'result', table, places: [1, 2] },
    { do: 'close', table, places: [1, 2] },
  ])
    expect((await ada.who.fetch(`/api/evenings/${id}`, wish)).status).toBe(400);
  expect((await ada.who.fetch(`/api/evenings/${id}/results.json`, { places: [1, 2] })).status).toBe(404);
});

test('EVENING-24: who asks to be forgotten leaves results under no name, and the evening goes on', async () => {
  const held = await evening({ rounds: 2 });
  const { ada, id, store, address, others } = held;
  await ada.act({ do: 'start' });
  await playRound(held);
  const { identity } = (await store.readEvening(id))!.evening.people[0]!;
  const gone = await fetch(`http://${address}/api/me`, {
    method: 'DELETE',
    headers: { cookie: ada.who.cookie },
  });
  expect(gone.status).toBe(200);
  expect(JSON.stringify(await store.readEvening(id))).not.toContain(identity);
  expect(await store.eveningsOf(identity)).toEqual([]);
  wait(2000);
  const page = await others[0]!.look();
  expect(page.people[0]).toEqual({ name: 'Diver', is: 'gone', here: false });
  expect(page).toMatchObject({ host: 1 });
  expect(page.standings).toHaveLength(4);
  const next = await others[0]!.act({ do: 'start' });
  expect(next).toMatchObject({ rounds: { 1: { byes: { length: 1 } } } });
});

test('EVENING-24: who is forgotten while their table waits leaves their seat to a bot', async () => {
  const { ada, others, address } = await evening({}, ['Ben']);
  await ada.act({ do: 'start' });
  const table = tableOfGuest(await ada.look());
  await fetch(`http://${address}/api/me`, { method: 'DELETE', headers: { cookie: ada.who.cookie } });
  await playOut([others[0]!.who], table, tick);
  wait(2000);
  expect((await others[0]!.look()).rounds[0]).toMatchObject({
    done: true,
    tables: [{ is: 'over', missed: [0] }],
  });
});

test('EVENING-25: who signs in takes the guest’s place along, unless they have one', async () => {
  const { id, store } = await evening({}, ['Ben']);
  const [ada, ben] = (await store.readEvening(id))!.evening.people;
  await bringEvenings(store, ben!.identity, ada!.identity);
  expect((await store.readEvening(id))!.evening.people).toEqual([ada, ben]);
  const { seen } = (await store.readEvening(id))!;
  await bringEvenings(store, ada!.identity, 'person');
  const found = (await store.readEvening(id))!;
  expect(found.evening).toMatchObject({ host: 'person', people: [{ name: 'Ada', identity: 'person' }, ben] });
  expect(found.seen.get('person')).toBe(seen.get(ada!.identity)); // still here, and still host
  expect(await store.eveningsOf(ada!.identity)).toEqual([]);
});

test('EVENING-26: everybody finds their evenings again, and the table that waits for them', async () => {
  const { ada, others, id, address } = await evening({}, ['Ben']);
  const mine = async (who: TestPerson) =>
    ((await (await who.fetch('/api/me/evenings')).json()) as { evenings: MyEvening[] }).evenings;
  const line = { id, title: 'Tuesday', game: 'locker', format: 'robin', rounds: 3, over: false };
  expect(await mine(ada.who)).toEqual([
    { ...line, round: 0, host: true, people: ['Ada', 'Ben'], table: null },
  ]);
  await ada.act({ do: 'start' });
  const table = tableOfGuest(await ada.look());
  expect(await mine(others[0]!.who)).toMatchObject([{ id, round: 1, host: false, table }]);
  expect(await mine(await person(address))).toEqual([]);
  await ada.act({ do: 'remove', person: 1 });
  expect(await mine(others[0]!.who)).toEqual([]);
});
