import { expect, test } from 'vitest';
import { handOverTo } from '../seats/device-move.ts';
import { anonymous, forgetPerson } from '../seats/forget.ts';
import { handOver, heirOf, newTable, rematch, sit } from '../seats/lobby.ts';
import { mayCome, sitProgram } from '../seats/programs.ts';
import { mayBeRated } from '../seats/rated.ts';
import { settingsOf } from '../seats/settings.ts';
import { peopleAt, votersAt } from '../seats/stand-in.ts';
import type { OverTable, StoredTable } from '../seats/stored-table.ts';
import { toy } from './toy.ts';

const PROGRAM = { owner: 'mara', of: 'Mara', place: null };
const HERE = { identity: 'deepbot', program: PROGRAM };

/** Mara hosts, Ben sits in seat 1, Mara's program in seat 0. */
function table(): StoredTable {
  const made = newTable(toy, { id: 'reef', seed: 's', host: 'mara', seats: 2, options: {} });
  if (!made.ok) throw new Error(made.code);
  const ben = sit(made.table, 'ben', 1, 'Ben');
  const program = ben.ok ? sitProgram(ben.table, HERE, 0, 'Deepbot') : ben;
  if (!program.ok) throw new Error('nobody sat down');
  return program.table;
}

const seatOf = (at: StoredTable, seat: number) => at.seats[seat];

test('PROGRAM-9: a program is never host and has no say in what a table agrees on', () => {
  expect(handOver(table(), 'mara', 0)).toEqual({ ok: false, code: 'no-seat' });
  expect(heirOf(table(), identity => identity === 'deepbot')).toBeNull();
  expect(heirOf(table(), identity => identity !== 'mara')).toBe('ben');
  expect(peopleAt(table())).toEqual([1]);
  expect(votersAt(table(), () => 0)).toEqual([1]);
});

test('PROGRAM-9: a program sits at no rated table, and its table cannot become one', () => {
  const [rated, open] = [{ ...settingsOf(table()), rated: true }, table().seats.with(0, { kind: 'open' })];
  expect(sitProgram({ ...table(), seats: open, settings: rated }, HERE, 0, 'Deepbot')).toMatchObject({
    code: 'not-now',
  });
  const listed = { ...rated, listed: true, tempo: 'steady' } as const;
  expect(mayBeRated(table(), listed)).toBe(false);
  expect(mayBeRated({ ...table(), seats: open }, listed)).toBe(true);
});

test('PROGRAM-7: at a rematch the seat is kept for the program, as one', () => {
  const over = { ...table(), status: 'over', entries: 0, outcome: null, deal: null, next: null } as OverTable;
  const next = rematch(over, 'ben', { id: 'cove', seed: 't' });
  expect(seatOf(next, 1)).toMatchObject({ owner: 'deepbot', awaited: true, program: { of: 'Mara' } });
  expect(mayCome(next, HERE)).toBe(true);
});

test('PROGRAM-7: a program stays whose it is when its owner is known by another identity', () => {
  expect(seatOf(handOverTo(table(), 'mara', 'mara elsewhere'), 0)).toMatchObject({
    ...{ owner: 'deepbot', program: { owner: 'mara elsewhere', of: 'Mara' } },
  });
});

test('PROGRAM-12: somebody who was kicked out sends no program instead', () => {
  const without = { ...table(), seats: table().seats.with(0, { kind: 'open' }), barred: ['mara'] };
  expect(sitProgram(without, HERE, 0, 'Deepbot')).toEqual({ ok: false, code: 'kicked' });
});

test('PROGRAM-13: a table forgets a program with its owner, and tells no stranger whose it was', () => {
  expect(seatOf(forgetPerson(table(), 'mara'), 0)).toEqual({ kind: 'open' });
  const over = { ...table(), status: 'over', entries: 0, outcome: null, deal: null, next: null } as OverTable;
  for (const told of [forgetPerson(over, 'mara'), anonymous(over)]) {
    expect(seatOf(told, 0)).toMatchObject({ kind: 'human', name: 'Diver', program: { of: 'Diver' } });
    expect(JSON.stringify(seatOf(told, 0))).not.toMatch(/mara|deepbot/i);
  }
});
