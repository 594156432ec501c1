import { expect, test } from 'vitest';
import { checkRecord, readRecord } from '../record/read-record.ts';
import { formatRecord, type MatchRecord } from '../record/record.ts';
import { startedTable } from './test-node.ts';
import { toy } from './toy.ts';

async function logbook(): Promise<string> {
  const { room, ada, ben } = await startedTable(toy, { options: { rounds: 1 } });
  await ada.act(0, 'bid 2');
  await ben.act(1, 'bid 1');
  await ada.act(0, 'mark red');
  return room.record()!;
}

async function finished(): Promise<MatchRecord> {
  const read = readRecord(await logbook());
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

test('a logbook is JSON Lines: header, entries in seat letters, outcome and seed', async () => {
  const lines = (await logbook())
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(lines[0]).toMatchObject({
    fathoms: 1,
    game: 'pearls',
    version: 1,
    seats: [
      { name: 'Ada', kind: 'human' },
      { name: 'Ben', kind: 'human' },
    ],
    options: { rounds: 1 },
  });
  expect(lines[1]).toEqual({ n: 1, seat: 'A', action: 'tidy', rolls: [], by: 'table' });
  expect(lines[3]).toMatchObject({ n: 3, seat: 'B', action: 'bid 1', rolls: [expect.any(Number)] });
  expect(lines.at(-1)).toEqual({ outcome: expect.any(Object), seed: 'pearl diver' });
  expect(JSON.stringify(lines)).not.toContain('"owner"');
});

test('what was written is read back the same', async () => {
  const text = await logbook();
  const read = readRecord(text);
  expect(read.ok && formatRecord(read.record)).toBe(text);
});

test('an honest logbook passes the check', async () => {
  expect(checkRecord(toy, await finished())).toMatchObject({ ok: true, assurance: 'seed' });
});

test('in which order a game names the parts of its outcome does not matter', async () => {
  const turned: typeof toy = {
    ...toy,
    outcome(state) {
      const outcome = toy.outcome(state);
      return outcome && { scores: outcome.scores, places: outcome.places };
    },
  };
  expect(checkRecord(turned, await finished())).toMatchObject({ ok: true, assurance: 'seed' });
});

test('a logbook of a match still in play passes, without a word about its luck', async () => {
  const record = await finished();
  const open = { ...record, entries: record.entries.slice(0, 2), end: null };
  expect(checkRecord(toy, open)).toMatchObject({ ok: true, assurance: 'untold' });
});

test('a changed move, roll, outcome, seed or commitment is caught', async () => {
  const record = await finished();
  const { entries } = record;
  const end = record.end!;
  const with3 = (change: object) => ({ ...record, entries: entries.with(2, { ...entries[2], ...change }) });
  const roll = (entries[2].rolls[0] + 1) % 6;

  expect(checkRecord(toy, with3({ action: 'bid 9' }))).toMatchObject({ ok: false, at: 3 });
  expect(checkRecord(toy, with3({ seat: 0 }))).toMatchObject({ ok: false, at: 3 });
  expect(checkRecord(toy, with3({ rolls: [] })).ok).toBe(false);
  expect(checkRecord(toy, { ...record, entries: entries.slice(0, -1) })).toMatchObject({ ok: false, at: 0 });
  expect(checkRecord(toy, { ...record, end: null })).toMatchObject({ ok: false, at: 0 });
  expect(checkRecord(toy, { ...record, options: { rounds: 3 } })).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/bad-value/),
  });
  expect(
    checkRecord(toy, { ...record, end: { ...end, outcome: { places: [1, 1], scores: [0, 0] } } }),
  ).toMatchObject({ ok: false, problem: expect.stringMatching(/outcome/) });
  expect(checkRecord(toy, { ...record, end: { ...end, seed: 'another' } })).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/not the one promised/),
  });

  const lucky = with3({ rolls: [roll] });
  const outcome = playedOutcome(lucky);
  expect(checkRecord(toy, { ...lucky, end: { ...end, outcome } })).toEqual({
    ok: false,
    flaw: 'luck',
    at: 3,
    problem: 'it used other luck than promised',
  });
  const dealt = { ...record, rolls: [record.rolls[0], (record.rolls[1] + 1) % 100] };
  expect(checkRecord(toy, { ...dealt, end: { ...end, outcome: playedOutcome(dealt) } })).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/setup/),
  });
});

/** The outcome a forger would write down so that the replay agrees. */
function playedOutcome(record: MatchRecord) {
  const wrong = checkRecord(toy, record);
  if (wrong.ok || !wrong.problem.startsWith('the outcome is ')) throw new Error('not a forgery');
  return JSON.parse(wrong.problem.slice('the outcome is '.length));
}

test('other rules are named, not guessed', async () => {
  const record = await finished();
  expect(checkRecord(toy, { ...record, version: 7 })).toMatchObject({
    ok: false,
    problem: 'played by pearls rules version 7; this build knows 1',
  });
  expect(checkRecord(toy, { ...record, game: 'chess' })).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/chess/),
  });
});

test('the first unreadable line is named', async () => {
  const lines = (await logbook()).trimEnd().split('\n');
  const broken = (line: number, text: string) => readRecord(lines.with(line - 1, text).join('\n'));
  expect(readRecord('')).toMatchObject({ ok: false, line: 1 });
  expect(readRecord('{"a":1}')).toMatchObject({
    ok: false,
    line: 1,
    problem: expect.stringContaining('format'),
  });
  expect(broken(1, lines[0].replace('"fathoms":1', '"fathoms":2'))).toMatchObject({
    ok: false,
    line: 1,
    problem: expect.stringContaining('logbook format 2; this build reads format 1'),
  });
  expect(broken(3, '{')).toEqual({ ok: false, line: 3, problem: 'this is not JSON' });
  expect(broken(3, lines[3])).toEqual({ ok: false, line: 3, problem: 'entry 3 stands where 2 should' });
  expect(broken(4, lines[3].replace('"B"', '"b"'))).toMatchObject({
    ok: false,
    line: 4,
    problem: expect.stringContaining('seat'),
  });
  expect(broken(4, lines[3].replace('"rolls":[', '"rolls":["x",'))).toMatchObject({ ok: false, line: 4 });
  expect(broken(lines.length, '{"outcome":{"places":[1,2],"scores":[3,4]}}')).toMatchObject({
    ok: false,
    line: lines.length,
    problem: expect.stringContaining('seed'),
  });
});

test('a name a page could not lay out is no name', () => {
  const header = {
    fathoms: 1,
    game: 'locker',
    version: 1,
    seats: [{ name: 'x'.repeat(1_000_000), kind: 'human' }],
  };
  const read = readRecord(JSON.stringify({ ...header, options: {}, commitment: 'a'.repeat(64), rolls: [] }));
  expect(read).toMatchObject({ ok: false, line: 1, problem: expect.stringMatching(/Too big|64/) });
  if (!read.ok) expect(read.problem.length).toBeLessThan(500);
});
