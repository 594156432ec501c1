import { expect, test } from 'vitest';
import type { SavedTable } from '../../session/saved-tables.ts';
import { filterFrom, fits, searchOf } from '../dive-filter.ts';
import { firstsOf, numbersOf, smooth } from '../dive-numbers.ts';
import { sectionsOf } from '../dive-sections.ts';
import { type Dive, inOrder, isWon, localDive, marginOf, readOnlineDives } from '../dives.ts';
import { readCopy, writeCopy } from '../dives-file.ts';

const saved = (people: number, part: object = {}): SavedTable =>
  ({
    at: 7,
    journal: [],
    chat: [],
    table: {
      ...{ id: 'abc123', game: 'locker', version: 1, seed: 'x', status: 'over', options: { divers: 'on' } },
      outcome: { places: [1, 2], scores: [50, 44] },
      seats: [
        { kind: 'human', name: 'Mara', owner: 'me' },
        people === 2
          ? { kind: 'human', name: 'Jonas', owner: 'me' }
          : { kind: 'bot', name: 'Pip', level: 'seal' },
      ],
      ...part,
    },
  }) as unknown as SavedTable;

const dive = (scores: number[], part: Partial<Dive> = {}): Dive => ({
  ...{ id: 'x', game: 'locker', way: 'solo', kind: 'table', at: 1, own: 0, options: {}, pinned: false },
  seats: scores.map((score, i) => ({
    name: ['You', 'Pip', 'Tove'][i] ?? '',
    level: i === 0 ? null : 'seal',
    place: 1 + scores.filter(other => other > score).length,
    score,
  })),
  ...part,
});

test('a finished table of this device is a dive: alone it is one’s own, around the device nobody’s', () => {
  const [alone] = localDive(saved(1));
  expect(alone).toMatchObject({ way: 'solo', own: 0, at: 7, pinned: false });
  expect([alone && isWon(alone), alone && marginOf(alone)]).toEqual([true, 6]);
  const [shared] = localDive(saved(2));
  expect(shared).toMatchObject({ way: 'device', own: null });
  expect([shared && isWon(shared), shared && marginOf(shared)]).toEqual([null, null]);
  expect(localDive({ ...saved(1), advice: 2 })).toMatchObject([{ advice: 2 }]);
  expect(alone?.kind).toBe('table');
  expect(localDive({ ...saved(1), against: 'g1.x' })).toMatchObject([{ kind: 'same' }]);
  expect(localDive({ ...saved(1), script: [] })).toEqual([]); // a lesson
  expect(localDive(saved(1, { outcome: null }))).toEqual([]);
  expect(localDive(saved(1, { status: 'playing' }))).toEqual([]);
});

test('what the server says becomes dives, and nonsense is left out', () => {
  const good = {
    ...{ table: 'coral-otter-42', game: 'scuba', seat: 1, names: ['Ada', 'Me'], levels: [null, null] },
    ...{ places: [1, 2], scores: [9, 4], options: {}, kind: 'daily', ended: 77 },
  };
  const dives = readOnlineDives({ results: [good, { ...good, game: 'chess' }, 7, { ...good, places: 'x' }] });
  expect(dives).toHaveLength(1);
  expect(dives[0]).toMatchObject({ id: 'coral-otter-42', way: 'online', own: 1, at: 77, kind: 'daily' });
  const { ended, kind, ...bare } = good; // of a build that did not say
  expect(readOnlineDives({ results: [bare] })).toMatchObject([{ at: null, kind: 'table' }]);
  expect(readOnlineDives(null)).toEqual([]);
});

test('filters combine, and names are searched', () => {
  const won = dive([5, 3]);
  const asked = (search: string) => fits(won, filterFrom(search));
  expect(asked('')).toBe(true);
  expect(asked('?won=no')).toBe(false);
  expect(asked('?game=locker&way=solo&level=seal&seats=2&won=yes&name=+pIp+')).toBe(true);
  expect(asked('?game=locker&level=minnow')).toBe(false);
  expect(asked('?seats=3')).toBe(false);
});

test('an address says which dives are looked at, and nonsense in it asks for nothing', () => {
  const all = filterFrom('');
  expect(searchOf(all)).toBe('');
  const search = '?game=locker&way=online&won=no&level=barracuda&seats=4&name=J%C3%BCn+%26+Co';
  expect(searchOf(filterFrom(search))).toBe(search);
  expect(filterFrom('?way=x&won=2&level=whale&seats=many')).toEqual(all);
  expect(filterFrom(`?name=${'a'.repeat(99)}`).text).toHaveLength(24);
});

test('dives lie under today, this week and their months, the newest first, undated ones last', () => {
  const noon = new Date(2026, 10, 18, 12).getTime();
  const at = (...[month, day]: [number, number]) => new Date(2026, month - 1, day, 11).getTime();
  const times = [null, at(10, 3), at(11, 18), at(11, 12), at(11, 17), at(11, 2), at(11, 1)];
  const dives = inOrder(times.map((when, i) => dive([1], { id: `${i}`, at: when })));
  const told = sectionsOf(dives, noon).map(({ when, dives: some }) => [
    when,
    some.map(({ id }) => id).join(),
  ]);
  expect(told).toEqual([
    ['today', '2'],
    ['week', '4,3'],
    ['2026-11', '5,6'],
    ['2026-10', '1'],
    ['undated', '0'],
  ]);
});

test('numbers: wins, the longest streak, margins, by level, seats and opponent', () => {
  const dives = [dive([5, 3]), dive([2, 9]), dive([8, 3, 1]), dive([7, 6]), dive([1, 9], { own: null })];
  const numbers = numbersOf(dives);
  expect(numbers).toMatchObject({ played: 4, won: 3, streak: 2, best: 8 });
  expect(numbers.margins).toEqual([1, 5, -7, 2]); // oldest first
  expect(numbers.byLevel).toEqual([{ key: 'seal', won: 3, of: 4 }]);
  expect(numbers.bySeats).toEqual([
    { key: 2, won: 2, of: 3 },
    { key: 3, won: 1, of: 1 },
  ]);
  expect(numbers.byOpponent[0]).toEqual({ key: 'Pip', won: 3, of: 4 });
  expect(numbers.lastTen).toEqual([true, true, false, true]);
  expect(smooth([6, 0, 0])).toEqual([6, 3, 2]);
  expect(numbersOf([])).toMatchObject({ played: 0, best: null, margins: [] });
});

test('DAILY-8: practice counts nowhere, not in numbers and not as a first', () => {
  const practice = dive([99, 1], { kind: 'practice' });
  expect(numbersOf([practice, dive([2, 9])])).toMatchObject({ played: 1, won: 0, best: 2 });
  expect(firstsOf([practice])).toEqual([]);
});

test('firsts are noted once each, newest first', () => {
  const firsts = firstsOf([dive([5, 3], { at: 3 }), dive([5, 3], { at: 2 }), dive([1, 3], { at: 1 })]);
  expect(firsts.map(({ what, at }) => [what, at])).toEqual([
    ['beat', 2],
    ['win', 2],
    ['dive', 1],
  ]);
});

test('a copy of all dives is read again; other files, and what is not finished, are not', () => {
  const copy = writeCopy([saved(1), saved(2, { status: 'playing' }), saved(1, { id: '../x' })]);
  expect(readCopy(copy)).toEqual([saved(1)]);
  expect(readCopy('{"tables":[]}')).toBeNull();
  expect(readCopy('not json')).toBeNull();
});
