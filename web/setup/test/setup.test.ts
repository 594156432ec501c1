import { GAMES } from '@fathoms/games/catalog.ts';
import { canJudge } from '@fathoms/games/soundings.ts';
import type { Game, OptionValue } from '@fathoms/kernel/game.ts';
import type { SeatInfo, TableInfo } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { planStart, startMessages } from '../../lobby/start.ts';
import { inviteLink, isOnlyHere, qrPicture } from '../../people/invite.ts';
import { settle } from '../../session/chosen-options.ts';
import { addBot, addPerson, mayRemove, named, newCrew, remove, rename, setLevel } from '../crew.ts';
import { levelsOf } from '../levels.ts';
import { kindOf, openValues } from '../options.ts';

const ROOM = { min: 2, max: 4 };

test('a solo crew is you and two bots with different names', () => {
  const crew = newCrew('solo', ROOM, 'Mara');
  expect(crew.map(seat => seat.who)).toEqual(['you', 'minnow', 'minnow']);
  expect(new Set(crew.map(seat => seat.name)).size).toBe(3);
});

test('a crew never leaves the number of seats the game has', () => {
  expect(newCrew('solo', { min: 2, max: 2 }, '').length).toBe(2);
  expect(newCrew('pass', { min: 3, max: 4 }, '').length).toBe(3);
  const full = addPerson(addBot(addBot(addBot(newCrew('pass', ROOM, ''), ROOM), ROOM), ROOM), ROOM);
  expect(full.length).toBe(4);
  expect(remove(newCrew('pass', ROOM, ''), 1, ROOM).length).toBe(2);
});

test('around one device at least two people sit down, whatever the game', () => {
  expect(newCrew('pass', { min: 1, max: 4 }, 'Mara').map(seat => seat.who)).toEqual(['you', 'person']);
});

test('one cannot remove oneself', () => {
  const crew = newCrew('solo', ROOM, 'Mara');
  expect(mayRemove(crew, 0, ROOM)).toBe(false);
  expect(remove(crew, 0, ROOM)).toBe(crew);
  expect(remove(crew, 1, ROOM).map(seat => seat.name)).toEqual(['Mara', crew[2]?.name]);
});

test('an Orca can be asked where it was measured to beat Barracuda, and nowhere else', () => {
  const withOrca = Object.keys(GAMES).filter(game => levelsOf(game).includes('orca'));
  expect(withOrca).toEqual(['dive', 'locker', 'scuba', 'shares']);
  expect(withOrca.every(canJudge)).toBe(true); // elsewhere it would be Barracuda by another name
  expect(levelsOf('locker')).toEqual(['minnow', 'otter', 'seal', 'barracuda', 'orca']);
  expect(levelsOf('scuba')).toEqual(['minnow', 'seal', 'barracuda', 'orca']); // no room between the first two
});

test('a level and a name change one seat only', () => {
  const crew = rename(setLevel(newCrew('solo', ROOM, 'Mara'), 2, 'barracuda'), 0, 'Ada');
  expect(crew.map(seat => seat.who)).toEqual(['you', 'minnow', 'barracuda']);
  expect(crew[0]?.name).toBe('Ada');
});

test('at the start every seat has a name of its own', () => {
  const crew = addPerson(addPerson(newCrew('pass', { min: 1, max: 5 }, ' Ada '), ROOM), ROOM);
  const renamed = rename(crew, 1, 'Ada');
  expect(named(renamed, at => `Diver ${at + 1}`).map(seat => seat.name)).toEqual([
    'Ada',
    'Ada 2',
    'Diver 3',
    'Diver 4',
  ]);
});

test('two values off and on make a switch, three make segments, more make a list', () => {
  expect(kindOf(['off', 'on'])).toBe('switch');
  expect(kindOf([true, false])).toBe('switch');
  expect(kindOf(['near', 'far'])).toBe('segments');
  expect(kindOf([1, 2, 3])).toBe('segments');
  expect(kindOf(['a', 'b', 'c', 'd'])).toBe('list');
});

/** A toy whose third and later starters need a seat. */
const OPTIONS: { [name: string]: readonly OptionValue[] } = {
  start: ['random', 1, 2, 3],
  depth: ['off', 'on'],
};
const toy = {
  options: OPTIONS,
  forbids: (seats: number, { start }: { [name: string]: OptionValue }) =>
    Number(start) > seats ? 'TOY-1' : null,
} as unknown as Game;

test('only values that nothing forbids are offered', () => {
  expect(openValues(toy, 2, { start: 'random', depth: 'off' }, 'start')).toEqual(['random', 1, 2]);
});

test('when a seat goes, an option that no longer fits goes back to its default and the others stay', () => {
  expect(settle(toy, 2, { start: 3, depth: 'on' })).toEqual({ start: 'random', depth: 'on' });
  const fitting = { start: 2, depth: 'on' };
  expect(settle(toy, 2, fitting)).toBe(fitting);
});

const PERSON: SeatInfo = { kind: 'human', name: 'Ada', here: true, awayMs: 0, standIn: null };
const table = (seats: readonly SeatInfo[], start: OptionValue = 'random'): TableInfo => ({
  id: 'coral-otter-42',
  game: 'toy',
  options: { start, depth: 'off' },
  seats,
  status: 'lobby',
  watchers: 0,
  commitment: '',
  yours: [],
  host: true,
  next: null,
  settings: {
    listed: false,
    friendlyUndo: false,
    watchable: true,
    watchDelay: 0,
    tempo: 'calm',
    rated: false,
  },
  asked: null,
  clock: null,
  countdowns: [],
  history: [],
});

test('a table with too few divers says how many are missing', () => {
  expect(planStart(table([PERSON, { kind: 'open' }, { kind: 'open' }]), 2)).toEqual({
    taken: 1,
    open: 2,
    missing: 1,
    awaited: [],
  });
});

test('a seat kept for somebody at a rematch is waited for', () => {
  const kept = { ...PERSON, name: 'Jun', awaited: true } as const;
  expect(planStart(table([PERSON, kept]), 2)).toMatchObject({ missing: 0, awaited: ['Jun'] });
});

test('a full table just starts', () => {
  const full = table([PERSON, PERSON]);
  expect(startMessages(full, toy, planStart(full, 2))).toEqual([{ t: 'start' }]);
});

test('open seats are left out, and an option that needed them is put back first', () => {
  const some = table([PERSON, { kind: 'open' }, PERSON], 3);
  expect(startMessages(some, toy, planStart(some, 2))).toEqual([
    { t: 'options', options: { start: 'random', depth: 'off' } },
    { t: 'seats', count: 2 },
    { t: 'start' },
  ]);
});

test('the link holds the code, and the picture of it is a QR code with its three corners', () => {
  expect(inviteLink('https://example.org', 'coral-otter-42')).toBe('https://example.org/t/coral-otter-42');
  const { size, path } = qrPicture('https://example.org/t/coral-otter-42');
  expect(size % 4).toBe(1);
  for (const corner of ['M0,0h1', `M${size - 1},0h1`, `M0,${size - 1}h1`]) expect(path).toContain(corner);
  expect(path).not.toContain('M7,7h1');
});

test('a link of this computer only is recognised', () => {
  expect(['localhost', '127.0.0.1', '[::1]', '192.168.0.7', 'example.org'].map(isOnlyHere)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
