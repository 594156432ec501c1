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
  type TableMeta,
} from '../seats/lobby.ts';
import { personIdFor } from '../seats/person-id.ts';
import { tableInfo } from '../talk/messages.ts';
import { toy } from './toy.ts';

function done(change: Change): TableMeta {
  if (!change.ok) throw new Error(change.code);
  return change.meta;
}
const fresh = (seats = 3): TableMeta =>
  done(newTable(toy, { id: 'reef', seed: 's', host: 'ada', seats, options: {} }));
const no = (code: string) => ({ ok: false, code });

test('a new table has open seats, default options and a promise of its luck', () => {
  const meta = fresh();
  expect(meta.seats).toEqual([{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  expect(meta.options).toEqual({ rounds: 2 });
  expect(meta.commitment).toBe(commitmentOf('s'));
});

test('a table the game does not allow is not made', () => {
  const wish = { id: 'reef', seed: 's', host: 'ada', seats: 2, options: {} };
  expect(newTable(toy, { ...wish, seats: 9 })).toEqual(no('bad-options'));
  expect(newTable(toy, { ...wish, options: { rounds: 3 } })).toEqual(no('bad-options'));
  expect(newTable(toy, { ...wish, seats: 4, options: { rounds: 4 } })).toEqual(no('bad-options'));
});

test('one identity may take several seats; a seat belongs to one identity', () => {
  let meta = done(sit(fresh(), 'ada', 0, ' Ada '));
  meta = done(sit(meta, 'ada', 2, 'Her sister'));
  expect(seatsOf(meta, 'ada')).toEqual([0, 2]);
  expect(sit(meta, 'ben', 0, 'Ben')).toEqual(no('seat-taken'));
  expect(sit(meta, 'ben', 3, 'Ben')).toEqual(no('no-seat'));
  expect(sit(meta, 'ben', -1, 'Ben')).toEqual(no('no-seat'));
  expect(done(sit(meta, 'ada', 0, 'Ada L')).seats[0]).toMatchObject({ name: 'Ada L' });
});

test('names are 1 to 24 visible characters', () => {
  expect(readName('  Ada  ')).toBe('Ada');
  expect(readName('日本の海女さん')).toBe('日本の海女さん');
  expect(readName('x'.repeat(24))).not.toBeNull();
  for (const bad of ['', '   ', 'x'.repeat(25), 'a\nb', 'a\u202eb', 'a\u0000'])
    expect(readName(bad)).toBeNull();
});

test("one stands up only from a seat of one's own", () => {
  const meta = done(sit(fresh(), 'ada', 0, 'Ada'));
  expect(stand(meta, 'ben', 0)).toEqual(no('no-seat'));
  expect(done(stand(meta, 'ada', 0)).seats[0]).toEqual({ kind: 'open' });
});

describe('the host', () => {
  test('puts bots into seats no person holds, each under its own name', () => {
    let meta = done(sit(fresh(), 'ben', 0, 'Ben'));
    expect(seatBot(meta, 'ada', 0, 'seal')).toEqual(no('seat-taken'));
    meta = done(seatBot(meta, 'ada', 1, 'seal'));
    meta = done(seatBot(meta, 'ada', 2, 'minnow'));
    const names = meta.seats.map(seat => (seat.kind === 'open' ? null : seat.name));
    expect(new Set(names).size).toBe(3);
    const harder = done(seatBot(meta, 'ada', 2, 'barracuda'));
    expect(harder.seats[2]).toEqual({ kind: 'bot', name: names[2], level: 'barracuda' });
  });

  test('empties any seat', () => {
    const meta = done(sit(fresh(), 'ben', 0, 'Ben'));
    expect(done(clear(meta, 'ada', 0)).seats[0]).toEqual({ kind: 'open' });
    expect(clear(meta, 'ada', 7)).toEqual(no('no-seat'));
  });

  test('takes away open seats first, then bots, never people', () => {
    let meta = done(sit(fresh(4), 'ben', 3, 'Ben'));
    meta = done(seatBot(meta, 'ada', 0, 'seal'));
    meta = done(setSeats(meta, 'ada', toy, 2));
    expect(meta.seats.map(seat => seat.kind)).toEqual(['bot', 'human']);
    meta = done(setSeats(meta, 'ada', toy, 3));
    meta = done(sit(meta, 'cy', 2, 'Cy'));
    meta = done(setSeats(meta, 'ada', toy, 2));
    expect(meta.seats.map(seat => seat.kind)).toEqual(['human', 'human']);
    const three = done(sit(done(setSeats(meta, 'ada', toy, 3)), 'di', 2, 'Di'));
    expect(setSeats(three, 'ada', toy, 2)).toEqual(no('seat-taken'));
    expect(setSeats(meta, 'ada', toy, 5)).toEqual(no('bad-options'));
  });

  test('changes options the game allows; the others stay', () => {
    expect(done(setOptions(fresh(), 'ada', toy, { rounds: 4 })).options).toEqual({ rounds: 4 });
    expect(setOptions(fresh(), 'ada', toy, { rounds: 3 })).toEqual(no('bad-options'));
    expect(setOptions(fresh(), 'ada', toy, { speed: 1 })).toEqual(no('bad-options'));
    expect(setOptions(fresh(4), 'ada', toy, { rounds: 4 })).toEqual(no('bad-options'));
  });

  test('alone does all this, and only before the start', () => {
    const playing: TableMeta = { ...fresh(), status: 'playing' };
    for (const [meta, who, code] of [
      [fresh(), 'ben', 'not-host'],
      [playing, 'ada', 'not-now'],
    ] as const) {
      expect(seatBot(meta, who, 0, 'seal')).toEqual(no(code));
      expect(clear(meta, who, 0)).toEqual(no(code));
      expect(setSeats(meta, who, toy, 2)).toEqual(no(code));
      expect(setOptions(meta, who, toy, {})).toEqual(no(code));
      expect(mayStart(meta, who)).toBe(code);
    }
    expect(sit(playing, 'ben', 0, 'Ben')).toEqual(no('not-now'));
    expect(stand(playing, 'ben', 0)).toEqual(no('not-now'));
  });

  test('starts once every seat is taken', () => {
    let meta = done(sit(fresh(2), 'ben', 0, 'Ben'));
    expect(mayStart(meta, 'ada')).toBe('not-now');
    meta = done(seatBot(meta, 'ada', 1, 'seal'));
    expect(mayStart(meta, 'ada')).toBeNull();
  });
});

test('a rematch seats the same people one seat on, with new luck and the asker as host', () => {
  let meta = done(sit(fresh(3), 'ada', 0, 'Ada'));
  meta = done(sit(meta, 'ben', 1, 'Ben'));
  meta = done(seatBot(meta, 'ada', 2, 'seal'));
  const over: TableMeta = { ...meta, status: 'over', rolls: [1, 2] };
  const next = rematch(over, 'ben', { id: 'reef-2', seed: 'other' });
  expect(next.seats).toEqual([over.seats[1], over.seats[2], over.seats[0]]);
  expect(next).toMatchObject({ id: 'reef-2', status: 'lobby', host: 'ben', next: null, rolls: [] });
  expect(next.commitment).toBe(commitmentOf('other'));
});

test('players and the host may ask for a rematch, after the end', () => {
  const meta = done(sit(fresh(2), 'ben', 0, 'Ben'));
  expect(mayRematch(meta, 'ben')).toBe('not-now');
  const over: TableMeta = { ...meta, status: 'over' };
  expect(mayRematch(over, 'ben')).toBeNull();
  expect(mayRematch(over, 'ada')).toBeNull();
  expect(mayRematch(over, 'cy')).toBe('no-seat');
});

test('the facts everybody gets hold neither the seed nor an identity', () => {
  const meta = done(
    sit({ ...fresh(2), seed: 'TOP-SECRET', host: 'host-identity' }, 'ben-identity', 0, 'Ben'),
  );
  const presence = {
    here: new Set(['ben-identity']),
    awayMs: () => 0,
    watchers: 3,
    asked: null,
    clock: null,
    countdowns: [],
  };
  const facts = tableInfo(meta, 'ben-identity', presence);
  const ben = { kind: 'human', name: 'Ben', here: true, awayMs: 0, standIn: null };
  expect(facts).toMatchObject({ yours: [0], host: false, watchers: 3 });
  expect(facts.seats[0]).toEqual({ ...ben, who: personIdFor('ben-identity', 'ben-identity') });
  expect(tableInfo(meta, NOBODY, presence).seats[0], 'a stranger recognises nobody').toEqual(ben);
  expect(JSON.stringify(facts)).not.toMatch(/TOP-SECRET|identity/);
});
