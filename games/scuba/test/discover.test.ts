import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import { tileId } from '../parts.ts';
import { act, acts, at, brokenRule, dustOf, options, tile } from './table.ts';

const discoveries = (s: Parameters<typeof options>[0]): string[] =>
  options(s).filter(text => text === 'turn' || text.startsWith('see'));

test('SCUBA-55: after each step the diver may act on the space reached, before the next step', () => {
  const s = at({
    backs: { '4/6': 'yellow', '4/7': 'yellow' },
    shown: [
      ['Y01', '4/6'],
      ['Y04', '4/7'],
    ],
  });
  act(s, 'step 4/6');
  expect(discoveries(s)).toEqual(['turn', 'see Y01']);
  expect(brokenRule(s, 'see Y04')).toBe('SCUBA-55');
  act(s, 'step 4/7');
  expect(discoveries(s)).toEqual(['turn', 'see Y04']);
  const bare = at({ on: '4/5', dive: { taken: 1 } });
  expect(brokenRule(bare, 'turn')).toBe('SCUBA-55');
});

test('SCUBA-56: without a step nothing can be discovered', () => {
  const s = at({ backs: { '4/5': 'yellow' }, shown: [['Y01', '4/5']] });
  expect(discoveries(s)).toEqual([]);
  expect(brokenRule(s, 'turn')).toBe('SCUBA-56');
  expect(brokenRule(s, 'see Y01')).toBe('SCUBA-56');
});

test('SCUBA-57: turning and seeing are optional', () => {
  const s = at({ backs: { '4/6': 'yellow' }, shown: [['Y01', '4/6']] });
  act(s, 'step 4/6');
  expect(options(s)).toEqual(['step 3/6', 'step 4/5', 'step 4/7', 'step 5/6', 'turn', 'see Y01', 'stop']);
  acts(s, 'stop');
  expect(s.divers[0].cards).toBe(0);
});

test('SCUBA-58: no animal can be seen where any dust lies, one’s own included', () => {
  for (const owner of [0, 1]) {
    const s = at({ shown: [['Y01', '4/6']], dust: { '4/6': [owner] } });
    act(s, 'step 4/6');
    expect(discoveries(s)).toEqual([]);
    expect(brokenRule(s, 'see Y01')).toBe('SCUBA-58');
  }
});

test('SCUBA-59: dust also forbids turning a tile', () => {
  const s = at({ backs: { '4/6': 'yellow' }, dust: { '4/6': [1] } });
  act(s, 'step 4/6');
  expect(discoveries(s)).toEqual([]);
  expect(brokenRule(s, 'turn')).toBe('SCUBA-59');
});

test('SCUBA-60: all face-up animals on the space may be seen', () => {
  const s = at({
    shown: [
      ['Y01', '4/6'],
      ['G04', '4/6'],
      ['B09', '4/6'],
    ],
  });
  acts(s, 'step 4/6', 'see G04', 'see B09', 'see Y01');
  expect(scuba.view(s, 0).divers[0].cards).toEqual(['clown', 'turtle', 'hammer']);
});

test('SCUBA-61: they may be seen and the tile turned in any order', () => {
  const moment = {
    backs: { '4/6': 'yellow' },
    fronts: ['Y17'],
    shown: [['Y01', '4/6']],
  } as const;
  const first = at({ ...moment, fronts: ['Y17'], shown: [['Y01', '4/6']] });
  acts(first, 'step 4/6', 'turn', 'see Y01');
  const other = at({ ...moment, fronts: ['Y17'], shown: [['Y01', '4/6']] });
  acts(other, 'step 4/6', 'see Y01', 'turn');
  expect(other).toEqual(first);
});

test('SCUBA-62: a turned empty sea is discarded', () => {
  const s = at({ backs: { '4/6': 'yellow' }, fronts: ['Y17'] });
  expect(acts(s, 'step 4/6', 'turn')).toContainEqual({
    type: 'turned',
    seat: 0,
    at: '4/6',
    tile: 'Y17',
    front: 'empty',
  });
  expect(s.gone.map(tileId)).toEqual(['Y17']);
  expect(options(s)).not.toContain('turn');
});

test('SCUBA-63: a turned event carries out the top event card and is discarded', () => {
  const s = at({ backs: { '4/6': 'yellow' }, fronts: ['Y11'], events: ['EY5'] });
  const news = acts(s, 'step 4/6', 'turn');
  expect(news).toContainEqual({ type: 'happened', seat: 0, card: 'EY5', idle: false });
  expect(s.gone.map(tileId)).toEqual(['Y11']);
  expect(s.divers[0].plus).toBe(1);
  expect(s.spent[1]).toHaveLength(1);
});

test('SCUBA-64: the pile is that of the band on the back, also for swapped tiles', () => {
  const s = at({ backs: { '4/6': 'green' }, fronts: ['G11', 'Y11'], events: ['EG3', 'EY5'] });
  acts(s, 'step 4/6', 'turn');
  expect(s.divers[0].plus).toBe(4);
  expect(s.events.map(pile => pile.length)).toEqual([0, 1, 0, 0]);
});

test('SCUBA-65: a turned animal stays face up and is seen at once', () => {
  const s = at({ backs: { '4/6': 'yellow' }, fronts: ['Y10'] });
  const news = acts(s, 'step 4/6', 'turn');
  expect(news).toContainEqual({
    type: 'saw',
    seat: 0,
    tile: 'Y10',
    at: '4/6',
    species: 'lionfish',
    card: true,
  });
  expect(scuba.view(s, 0).shown).toMatchObject([{ tile: 'Y10', at: '4/6', discs: [0] }]);
  const other = at({ active: 1, backs: { '8/7': 'blue' }, fronts: ['B01'] });
  acts(other, 'step 8/7', 'turn');
  expect(scuba.view(other, 0).shown[0].discs).toEqual([1]);
});

test('SCUBA-66: seeing a new species brings its card', () => {
  const s = at({ shown: [['Y01', '4/6']] });
  acts(s, 'step 4/6', 'see Y01');
  expect(scuba.view(s, 0).divers[0]).toMatchObject({ cards: ['clown'], count: 1, plus: 0, score: 2 });
});

test('SCUBA-67: seeing an owned species brings chips of its value instead', () => {
  const s = at({ divers: [{ at: '4/5', cards: ['hammer'] }, { at: '8/8' }], shown: [['B10', '4/6']] });
  const news = acts(s, 'step 4/6', 'see B10');
  expect(news).toContainEqual({
    type: 'saw',
    seat: 0,
    tile: 'B10',
    at: '4/6',
    species: 'hammer',
    card: false,
  });
  expect(news).toContainEqual({ type: 'scored', seat: 0, points: 10, by: 'animal' });
  expect(s.divers[0].plus).toBe(10);
});

test('SCUBA-68: a player never holds two cards of one species', () => {
  const s = at({
    shown: [
      ['Y01', '4/6'],
      ['Y02', '4/6'],
      ['Y03', '4/6'],
    ],
  });
  acts(s, 'step 4/6', 'see Y01', 'see Y02', 'see Y03');
  expect(scuba.view(s, 0).divers[0]).toMatchObject({ count: 1, cards: ['clown'], plus: 4 });
});

test('SCUBA-69: a disc marks what was seen, and a tile is seen once only', () => {
  const s = at({ shown: [['Y01', '4/6']] });
  acts(s, 'step 4/6', 'see Y01');
  expect(discoveries(s)).toEqual([]);
  expect(brokenRule(s, 'see Y01')).toBe('SCUBA-69');
  expect(scuba.view(s, null).shown[0].discs).toEqual([0]);
});

test('SCUBA-70: a tile with the discs of all players is taken off the board', () => {
  const s = at({
    divers: [{ at: '4/5' }, { at: '8/8' }, { at: '3/3' }],
    shown: [
      ['Y01', '4/6', [1]],
      ['Y02', '4/6', [1, 2]],
    ],
  });
  const news = acts(s, 'step 4/6', 'see Y01', 'see Y02');
  expect(news).toContainEqual({ type: 'left', tile: 'Y02', at: '4/6' });
  expect(s.shown.map(shown => tileId(shown.tile))).toEqual(['Y01']);
  expect(s.gone).toEqual([tile('Y02')]);
});

test('SCUBA-71: dead and evacuated players do not count, and it is checked when somebody drops out', () => {
  const placed = at({
    divers: [
      { at: '4/5' },
      { at: '8/8', status: 'dead' },
      { at: 'boat', status: 'evacuated' },
      { at: '3/3' },
    ],
    shown: [['Y01', '4/6', [3]]],
  });
  acts(placed, 'step 4/6', 'see Y01');
  expect(placed.shown).toEqual([]);
  const dropped = at({
    divers: [{ at: '4/5', air: 1 }, { at: '8/8' }, { at: '3/3' }],
    shown: [
      ['Y01', '7/7', [1, 2]],
      ['Y02', '7/7', [1]],
    ],
  });
  expect(act(dropped, 'stop')).toContainEqual({ type: 'left', tile: 'Y01', at: '7/7' });
  expect(dropped.shown).toHaveLength(1);
  const boat = at({
    divers: [{ at: '4/5' }, { at: 'boat' }],
    stage: 'solo',
    shown: [['Y01', '4/6']],
  });
  acts(boat, 'step 4/6', 'see Y01');
  expect(boat.shown).toHaveLength(1); // the player on the boat still counts
});

test('SCUBA-72: nothing can be discovered in row 9', () => {
  const s = at({ divers: [{ at: '9/5' }, { at: '8/8' }], shown: [['B01', '9/5']] });
  expect(discoveries(s)).toEqual([]);
  expect(brokenRule(s, 'see B01')).toBe('SCUBA-72');
  expect(brokenRule(s, 'turn')).toBe('SCUBA-72');
  const above = at({ divers: [{ at: '8/4' }, { at: '8/8' }], shown: [['B01', '9/5']] });
  act(above, 'step 8/5');
  expect(discoveries(above)).toEqual([]);
});

test('SCUBA-73: cubes, discs and chips never run out', () => {
  const shown = Array.from({ length: 10 }, (_, i) => `R${String(i + 1).padStart(2, '0')}`);
  const s = at({
    divers: [{ at: '4/5', plus: 999 }, { at: '8/8' }],
    dive: { limit: 9 },
    shown: [...shown, 'Y01', 'Y02'].map(id => [id as 'R01', '4/6']),
  });
  act(s, 'step 4/6');
  for (const id of [...shown, 'Y01', 'Y02']) act(s, `see ${id}`);
  acts(s, 'step 5/6', 'step 5/5', 'step 5/4', 'step 4/4', 'step 3/4', 'step 3/5', 'stop');
  expect(dustOf(s, 0)).toHaveLength(7);
  expect(s.shown.every(one => one.discs === 1)).toBe(true);
});
