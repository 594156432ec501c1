import { describe, expect, test } from 'vitest';
import { commitmentOf } from '../match/fairness.ts';
import { NOBODY } from '../seats/forget.ts';
import {
  type Change,
  clear,
  mayRematch,
  mayStart,
  newTable,
  readName,
  rematch,
  seatBot,
  seatsOf,
  setOptions,
  setSeats,
  sit,
  stand,
} from '../seats/lobby.ts';
import { personIdFor } from '../seats/person-id.ts';
import type { LobbyTable, OverTable, PlayingTable, StoredTable } from '../seats/stored-table.ts';
import { tableInfo } from '../talk/messages.ts';
import { toy } from './toy.ts';

function done(change: Change): StoredTable {
  if (!change.ok) throw new Error(change.code);
  return change.table;
}
const fresh = (seats = 3): StoredTable =>
  done(newTable(toy, { id: 'reef', seed: 's', host: 'ada', seats, options: {} }));
const ended = (table: StoredTable): OverTable => ({
  ...(table as LobbyTable),
  ...{ status: 'over', deal: { rolls: [1, 2] }, entries: 9, next: null },
  outcome: { places: [1, 2, 3], scores: [3, 2, 1] },
});
const no = (code: string) => ({ ok: false, code });

test('TABLE-1: a new table has open seats, default options and a promise of its luck', () => {
  const table = fresh();
  expect(table.seats).toEqual([{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  expect(table.options).toEqual({ rounds: 2 });
  expect(table.commitment).toBe(commitmentOf('s'));
});

test('TABLE-2: a table the game does not allow is not made', () => {
  const wish = { id: 'reef', seed: 's', host: 'ada', seats: 2, options: {} };
  expect(newTable(toy, { ...wish, seats: 9 })).toEqual(no('bad-options'));
  expect(newTable(toy, { ...wish, options: { rounds: 3 } })).toEqual(no('bad-options'));
  expect(newTable(toy, { ...wish, seats: 4, options: { rounds: 4 } })).toEqual(no('bad-options'));
});

test('TABLE-4: one identity may take several seats; a seat belongs to one identity', () => {
  let table = done(sit(fresh(), 'ada', 0, ' Ada '));
  table = done(sit(table, 'ada', 2, 'Her sister'));
  expect(seatsOf(table, 'ada')).toEqual([0, 2]);
  expect(sit(table, 'ben', 0, 'Ben')).toEqual(no('seat-taken'));
  expect(sit(table, 'ben', 3, 'Ben')).toEqual(no('no-seat'));
  expect(sit(table, 'ben', -1, 'Ben')).toEqual(no('no-seat'));
  expect(done(sit(table, 'ada', 0, 'Ada L')).seats[0]).toMatchObject({ name: 'Ada L' });
});

test('TABLE-5: names are 1 to 24 visible characters', () => {
  expect(readName('  Ada  ')).toBe('Ada');
  expect(readName('日本の海女さん')).toBe('日本の海女さん');
  expect(readName('x'.repeat(24))).not.toBeNull();
  for (const bad of ['', '   ', 'x'.repeat(25), 'a\nb', 'a\u202eb', 'a\u0000'])
    expect(readName(bad)).toBeNull();
});

test("TABLE-6: one stands up only from a seat of one's own", () => {
  const table = done(sit(fresh(), 'ada', 0, 'Ada'));
  expect(stand(table, 'ben', 0)).toEqual(no('no-seat'));
  expect(done(stand(table, 'ada', 0)).seats[0]).toEqual({ kind: 'open' });
});

describe('the host', () => {
  test('TABLE-9: puts bots into seats no person holds, each under its own name', () => {
    let table = done(sit(fresh(), 'ben', 0, 'Ben'));
    expect(seatBot(table, 'ada', 0, 'seal')).toEqual(no('seat-taken'));
    table = done(seatBot(table, 'ada', 1, 'seal'));
    table = done(seatBot(table, 'ada', 2, 'minnow'));
    const names = table.seats.map(seat => (seat.kind === 'open' ? null : seat.name));
    expect(new Set(names).size).toBe(3);
    const harder = done(seatBot(table, 'ada', 2, 'barracuda'));
    expect(harder.seats[2]).toEqual({ kind: 'bot', name: names[2], level: 'barracuda' });
  });

  test('TABLE-10: empties any seat', () => {
    const table = done(sit(fresh(), 'ben', 0, 'Ben'));
    expect(done(clear(table, 'ada', 0)).seats[0]).toEqual({ kind: 'open' });
    expect(clear(table, 'ada', 7)).toEqual(no('no-seat'));
  });

  test('TABLE-11: takes away open seats first, then bots, never people', () => {
    let table = done(sit(fresh(4), 'ben', 3, 'Ben'));
    table = done(seatBot(table, 'ada', 0, 'seal'));
    table = done(setSeats(table, 'ada', toy, 2));
    expect(table.seats.map(seat => seat.kind)).toEqual(['bot', 'human']);
    table = done(setSeats(table, 'ada', toy, 3));
    table = done(sit(table, 'cy', 2, 'Cy'));
    table = done(setSeats(table, 'ada', toy, 2));
    expect(table.seats.map(seat => seat.kind)).toEqual(['human', 'human']);
    const three = done(sit(done(setSeats(table, 'ada', toy, 3)), 'di', 2, 'Di'));
    expect(setSeats(three, 'ada', toy, 2)).toEqual(no('seat-taken'));
    expect(setSeats(table, 'ada', toy, 5)).toEqual(no('bad-options'));
  });

  test('TABLE-12: changes options the game allows; the others stay', () => {
    expect(done(setOptions(fresh(), 'ada', toy, { rounds: 4 })).options).toEqual({ rounds: 4 });
    expect(setOptions(fresh(), 'ada', toy, { rounds: 3 })).toEqual(no('bad-options'));
    expect(setOptions(fresh(), 'ada', toy, { speed: 1 })).toEqual(no('bad-options'));
    expect(setOptions(fresh(4), 'ada', toy, { rounds: 4 })).toEqual(no('bad-options'));
  });

  test('TABLE-13: alone does all this, and only before the start', () => {
    const playing: PlayingTable = {
      ...(fresh() as LobbyTable),
      status: 'playing',
      deal: { rolls: [] },
      entries: 0,
    };
    for (const [table, identity, code] of [
      [fresh(), 'ben', 'not-host'],
      [playing, 'ada', 'not-now'],
    ] as const) {
      expect(seatBot(table, identity, 0, 'seal')).toEqual(no(code));
      expect(clear(table, identity, 0)).toEqual(no(code));
      expect(setSeats(table, identity, toy, 2)).toEqual(no(code));
      expect(setOptions(table, identity, toy, {})).toEqual(no(code));
      expect(mayStart(table, identity)).toBe(code);
    }
    expect(sit(playing, 'ben', 0, 'Ben')).toEqual(no('not-now'));
    expect(stand(playing, 'ben', 0)).toEqual(no('not-now'));
  });

  test('TABLE-14: starts once every seat is taken', () => {
    let table = done(sit(fresh(2), 'ben', 0, 'Ben'));
    expect(mayStart(table, 'ada')).toBe('not-now');
    table = done(seatBot(table, 'ada', 1, 'seal'));
    expect(mayStart(table, 'ada')).toBeNull();
  });
});

test('TABLE-47: a rematch seats the same people one seat on, with new luck and the asker as host', () => {
  let table = done(sit(fresh(3), 'ada', 0, 'Ada'));
  table = done(sit(table, 'ben', 1, 'Ben'));
  table = done(seatBot(table, 'ada', 2, 'seal'));
  const over = ended(table);
  const next = rematch(over, 'ben', { id: 'reef-2', seed: 'other' });
  expect(next.seats).toEqual([over.seats[1], over.seats[2], { ...over.seats[0], awaited: true }]);
  expect(next).toMatchObject({ id: 'reef-2', status: 'lobby', host: 'ben', previous: 'reef', revision: 0 });
  expect(next).not.toHaveProperty('deal');
  expect(next.commitment).toBe(commitmentOf('other'));
});

test('TABLE-45: players and the host may ask for a rematch, after the end', () => {
  const table = done(sit(fresh(2), 'ben', 0, 'Ben'));
  expect(mayRematch(table, 'ben')).toBe('not-now');
  const over = ended(table);
  expect(mayRematch(over, 'ben')).toBeNull();
  expect(mayRematch(over, 'ada')).toBeNull();
  expect(mayRematch(over, 'cy')).toBe('no-seat');
});

test('TABLE-7: what everybody is told of a table holds neither the seed nor an identity', () => {
  const table = done(
    sit({ ...fresh(2), seed: 'TOP-SECRET', host: 'host-identity' }, 'ben-identity', 0, 'Ben'),
  );
  const now = {
    here: new Set(['ben-identity']),
    awayMs: () => 0,
    nudgedMs: () => null,
    watchers: 3,
    clock: null,
    countdowns: [],
    history: [],
  };
  const info = tableInfo(table, 'ben-identity', now);
  const ben = { kind: 'human', name: 'Ben', here: true, awayMs: 0, standIn: null };
  expect(info).toMatchObject({ yours: [0], host: false, watchers: 3 });
  expect(info.seats[0]).toEqual({ ...ben, who: personIdFor('ben-identity', 'ben-identity') });
  expect(tableInfo(table, NOBODY, now).seats[0], 'a stranger recognises nobody').toEqual(ben);
  expect(JSON.stringify(info)).not.toMatch(/TOP-SECRET|identity/);
});
