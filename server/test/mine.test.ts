import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Line, person, type Rig, startedTable, startRig } from './rig.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await startRig();
});
afterAll(() => rig.close());

/** Both let a bot finish for them. */
async function finish(lines: readonly Line[]): Promise<void> {
  for (const [seat, line] of lines.entries()) line.say({ t: 'stand-in', seat, level: 'minnow' });
  for (const line of lines) await line.next(m => m.t === 'table' && m.table.status === 'over');
}

const results = async (who: { fetch: (path: string) => Promise<Response> }) =>
  ((await (await who.fetch('/api/me/results')).json()) as { results: object[] }).results;

test('a guest finds the results of finished matches, and nobody else’s', async () => {
  const { ada, ben, table, adaLine, benLine } = await startedTable(rig.address);
  expect(await results(ada)).toEqual([]);
  await finish([adaLine, benLine]);
  const [mine] = await results(ada);
  expect(mine).toMatchObject({ table, game: 'locker', seats: 2, score: expect.any(Number) });
  expect(await results(ben)).toHaveLength(1);
  expect(await results(await person(rig.address))).toEqual([]);
});

test('a rematch remembers how the matches before it ended', async () => {
  const { ada, adaLine, benLine } = await startedTable(rig.address);
  await finish([adaLine, benLine]);
  adaLine.say({ t: 'rematch' });
  const told = await adaLine.next(m => m.t === 'table' && m.table.next !== null);
  const next = told.t === 'table' ? (told.table.next ?? '') : '';
  const facts = (await (await ada.fetch(`/api/tables/${next}`)).json()) as { history: object[] };
  expect(facts.history).toMatchObject([{ names: ['Ada', 'Ben'], places: expect.any(Array) }]);
});

test('whoever asks to be forgotten leaves no name and no identity; a match in play goes on with a bot', async () => {
  const over = await startedTable(rig.address);
  await finish([over.adaLine, over.benLine]);
  const { ada } = over;
  const lobby = await ada.newTable(2);
  const line = await ada.join(lobby);
  line.say({ t: 'sit', seat: 0, name: 'Ada' });
  await line.next(m => m.t === 'table' && m.table.yours.length === 1);
  line.say({ t: 'say', text: 'hello' });
  await line.next(m => m.t === 'chat');
  const identity = (await rig.store.meta(lobby))?.host ?? '';
  expect(identity).not.toBe('');
  const gone = await fetch(`http://${rig.address}/api/me`, {
    method: 'DELETE',
    headers: { cookie: ada.cookie },
  });
  expect(gone.status).toBe(200);
  expect(gone.headers.get('set-cookie')).toMatch(/fathoms=;.*Max-Age=0/);
  for (const id of [lobby, over.table]) {
    const meta = JSON.stringify(await rig.store.meta(id));
    expect(meta).not.toContain(identity);
    expect(meta).not.toMatch(/Ada|hello/);
  }
  expect(await rig.store.tablesOf(identity, 9)).toEqual([]);
  const record = await over.ben.fetch(`/api/tables/${over.table}/record`);
  expect(record.status).toBe(200); // what was played stays checkable
});

test('nobody is remembered in the results of a rematch they did not come to', async () => {
  const { ada, ben, adaLine, benLine } = await startedTable(rig.address);
  await finish([adaLine, benLine]);
  benLine.say({ t: 'rematch' });
  const told = await benLine.next(m => m.t === 'table' && m.table.next !== null);
  const second = told.t === 'table' ? (told.table.next ?? '') : '';
  const [adaThere, benThere] = [await ada.join(second), await ben.join(second)];
  adaThere.say({ t: 'stand', seat: 1 });
  await benThere.next(m => m.t === 'table' && m.table.seats.some(seat => seat.kind === 'open'));
  expect(JSON.stringify((await rig.store.meta(second))?.history)).toContain('Ada');
  await fetch(`http://${rig.address}/api/me`, { method: 'DELETE', headers: { cookie: ada.cookie } });
  expect((await rig.store.meta(second))?.history).toMatchObject([{ names: ['Diver', 'Ben'] }]);
});

test('another site cannot ask for it', async () => {
  const { status } = await fetch(`http://${rig.address}/api/me`, {
    method: 'DELETE',
    headers: { origin: 'https://otherHosts.example' },
  });
  expect(status).toBe(403);
});
