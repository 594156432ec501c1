import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import { EVENT_IDS, type EventId, type Species } from '../parts.ts';
import { CHIPS, type Version } from '../rulesets.ts';
import { act, acts, afterEvent, at, dustOf, type Moment, options, steps, where } from './table.ts';

/** What a card changed in air, positive and negative points of the diver who turned it. */
const change = (id: EventId, m: Moment = {}): [number, number, number] => {
  const [first, ...others] = m.divers ?? [{ at: PLACE[id[1]] }, { at: '8/8' as const }];
  const { air, plus, minus } = afterEvent(id, { ...m, divers: [{ ...first, air: 10 }, ...others] }).s
    .divers[0];
  return [air - 10, plus, minus];
};
const PLACE: { [letter: string]: '2/5' | '4/5' | '6/5' | '8/5' } = { R: '2/5', Y: '4/5', G: '6/5', B: '8/5' };

test('cards that only change air or points', () => {
  expect(change('ER1')).toEqual([1, 0, 0]);
  expect(change('ER2')).toEqual([0, 0, 1]);
  expect(change('ER3')).toEqual([0, 4, 0]);
  expect(change('ER4')).toEqual([0, 5, 0]);
  expect(change('ER5')).toEqual([0, 0, 0]);
  expect(change('ER7')).toEqual([-1, 0, 0]);
  expect(change('EY1')).toEqual([-1, 0, 0]);
  expect(change('EY5')).toEqual([0, 1, 0]);
  expect(change('EG1')).toEqual([-2, 0, 0]);
  expect(change('EG2')).toEqual([2, 0, 0]);
  expect(change('EG3')).toEqual([0, 4, 0]);
  expect(change('EB1')).toEqual([0, 0, 2]);
  expect(change('EB2')).toEqual([-3, 0, 0]);
  expect(change('EB3')).toEqual([0, 6, 0]);
  expect(change('EB7')).toEqual([3, 0, 0]);
});

test('SCUBA-153: three cards of the shallows pay two points more than in version 1', () => {
  const paid = (version: Version): number[] =>
    (['ER3', 'ER4', 'ER6'] as const).map(id => change(id, { version })[1]);
  expect(paid(2)).toEqual([4, 5, 3]);
  expect(paid(1)).toEqual([2, 3, 1]);
  const same = EVENT_IDS.filter(id => CHIPS[1][id] === CHIPS[2][id]);
  expect(same).toHaveLength(EVENT_IDS.length - 3);
});

test('ER6 gives points and clears this space and the adjacent ones; the own cube comes afterwards', () => {
  const { s, news } = afterEvent('ER6', {
    dust: { '1/5': [0, 1], '2/4': [1], '2/6': [0], '3/5': [1], '3/4': [1], '2/7': [0] },
  });
  expect(s.divers[0].plus).toBe(3);
  expect([dustOf(s, 0), dustOf(s, 1)]).toEqual([['2/7'], ['3/4']]);
  expect(news).toContainEqual({
    type: 'cleared',
    cubes: [
      { seat: 0, at: '1/5' },
      { seat: 1, at: '1/5' },
      { seat: 1, at: '2/4' },
      { seat: 0, at: '2/6' },
      { seat: 1, at: '3/5' },
    ],
  });
  act(s, 'stop');
  expect(dustOf(s, 0)).toEqual(['2/5', '2/7']);
});

test('ER8 draws one more current with its shifts and air cost; the limits stay those of Step 2', () => {
  const { s, news } = afterEvent('ER8', { pile: ['C12'], open: 'C14', shown: [['R01', '2/8']] });
  expect(news).toContainEqual({ type: 'drawn', seat: 0, card: 'C12', wake: true, shuffled: false });
  expect([where(s, 0), where(s, 1), s.divers[0].air, s.divers[1].air]).toEqual(['2/3', '8/6', 19, 19]);
  expect(scuba.view(s, null)).toMatchObject({ open: 'C14', shown: [{ at: '2/7' }] });
  expect(scuba.view(s, null).dive.allowance).toMatchObject({ left: 3, right: 4 });
  expect(dustOf(s, 0)).toEqual(['2/5']); // moved away: the cube of the event's space
  expect(scuba.view(s, null).dive.on).toBeNull();
  const dead = afterEvent(
    'ER8',
    {
      divers: [{ at: '2/5', air: 1 }, { at: '8/8' }, { at: '3/3' }],
      pile: ['C12'],
      drift: ['C01'],
    },
    0,
  ).s;
  expect(dead.divers[0].status).toBe('dead');
  expect(dustOf(dead, 0)).toEqual([]);
});

test('ER8 carries a snorkeller along and leaves the cube below the old place', () => {
  const { s } = afterEvent('ER8', { divers: [{ at: 'S2' }, { at: '8/8' }], on: '1/2', pile: ['C15'] });
  expect([where(s, 0), dustOf(s, 0)]).toEqual(['S3', ['1/2']]);
});

test('EY2 allows one more step, with the direction limits unchanged', () => {
  const { s, news } = afterEvent('EY2', { dive: { taken: 4, down: 4 } });
  expect(news).toContainEqual({ type: 'spurred', seat: 0, limit: 5 });
  expect(steps(s)).toEqual(['3/5', '4/4', '4/6']);
  act(s, 'step 4/6');
  expect(options(s)).toEqual(['stop']);
});

test('EY3 gives a point for each yellow card, at least one', () => {
  const own = (...cards: Species[]) => ({ divers: [{ at: '4/5' as const, cards }, { at: '8/8' as const }] });
  expect(afterEvent('EY3').s.divers[0].plus).toBe(1);
  expect(afterEvent('EY3', own('anemone', 'turtle')).s.divers[0].plus).toBe(1);
  expect(afterEvent('EY3', own('clown', 'moray', 'vase', 'hammer')).s.divers[0].plus).toBe(3);
});

test('EY6 moves one up, EG5 two down, EB5 two up, within rows 1 to 9', () => {
  expect(where(afterEvent('EY6').s, 0)).toBe('3/5');
  expect(where(afterEvent('EG5').s, 0)).toBe('8/5');
  expect(where(afterEvent('EB5').s, 0)).toBe('6/5');
  expect(where(afterEvent('EB5', { divers: [{ at: '2/5' }, { at: '8/8' }], on: '2/5' }).s, 0)).toBe('1/5');
});

test('EY7 takes off a deco token, or else gives 1 air', () => {
  const divers = (deco: number) => [{ at: '4/5' as const, air: 10, deco }, { at: '8/8' as const }];
  const two = afterEvent('EY7', { divers: divers(2), decompression: true }).s.divers[0];
  expect([two.deco, two.air]).toEqual([1, 10]);
  const none = afterEvent('EY7', { divers: divers(0), decompression: true }).s.divers[0];
  expect([none.deco, none.air]).toEqual([0, 11]);
  expect(afterEvent('EY7', { divers: divers(0) }).s.divers[0].air).toBe(11);
});

test('EY8 shares air with the diver underwater who has least, and gives 3 points', () => {
  const air = (...units: number[]) =>
    units.map((one, i) => ({ at: i === 0 ? ('4/5' as const) : ('7/7' as const), air: one }));
  const shared = afterEvent('EY8', { divers: air(10, 9, 5, 5) }).s.divers;
  expect(shared.map(diver => diver.air)).toEqual([9, 9, 6, 5]); // a tie: the next in turn order
  expect(shared[0].plus).toBe(3);
  const full = afterEvent('EY8', { divers: air(2, 20) }).s.divers;
  expect(full.map(diver => [diver.air, diver.plus])).toEqual([
    [1, 3],
    [20, 0],
  ]);
  const poor = afterEvent('EY8', { divers: air(1, 20) }).s.divers;
  expect(poor.map(diver => [diver.air, diver.plus])).toEqual([
    [1, 0],
    [20, 0],
  ]);
  const alone = afterEvent('EY8', {
    divers: [
      { at: '4/5', air: 10 },
      { at: 'S2', air: 3 },
    ],
  }).s.divers;
  expect(alone.map(diver => [diver.air, diver.plus])).toEqual([
    [10, 0],
    [3, 0],
  ]);
});

test('EG4 puts dust on the adjacent spaces in rows 1 to 8 and in use, and here later', () => {
  expect(dustOf(afterEvent('EG4').s, 0)).toEqual(['5/5', '6/4', '6/6', '7/5']);
  const corner = afterEvent('EG4', { divers: [{ at: '8/2' }, { at: '8/8' }], on: '8/2' }).s;
  expect(dustOf(corner, 0)).toEqual(['7/2', '8/3']);
  act(corner, 'stop');
  expect(dustOf(corner, 0)).toEqual(['7/2', '8/2', '8/3']);
  const top = afterEvent('EG4', { divers: [{ at: '1/8' }, { at: '8/8' }], on: '1/8' }).s;
  expect(dustOf(top, 0)).toEqual(['1/7', '2/8']);
});

test('EG6 offers one animal here or next to here, or a point', () => {
  const moment: Moment = {
    shown: [
      ['Y01', '6/5'],
      ['G04', '6/6'],
      ['G05', '5/5', [0]], // seen
      ['G06', '7/5'], // dusty
      ['B01', '6/7'], // too far
    ],
    dust: { '7/5': [1] },
  };
  const { s } = afterEvent('EG6', moment);
  expect(options(s)).toEqual(['see Y01', 'see G04', 'point']);
  act(s, 'see G04');
  expect(scuba.view(s, 0).divers[0]).toMatchObject({ cards: ['turtle'], plus: 0 });
  expect(s.phase.name).toBe('diving');
  expect(options(s)).toContain('see Y01'); // acting goes on here
  const declined = afterEvent('EG6', moment).s;
  act(declined, 'point');
  expect(declined.divers[0].plus).toBe(1);
  expect(afterEvent('EG6', { shown: [['B01', '9/5']] }).s).toMatchObject({
    phase: { name: 'diving' },
    divers: [{ plus: 1 }, {}],
  });
  const deep = afterEvent('EG6', {
    divers: [{ at: '8/5' }, { at: '8/8' }],
    on: '8/5',
    shown: [['B01', '9/5']],
  });
  expect(deep.s.divers[0].plus).toBe(1); // row 9 cannot be seen
});

test('EG7 lets the next living player pick a side', () => {
  const divers: Moment['divers'] = [
    { at: '6/5' },
    { at: '8/8', status: 'dead' },
    { at: 'S3', status: 'evacuated' },
    { at: '3/3' },
  ];
  const { s, news } = afterEvent('EG7', { divers });
  expect(news).toContainEqual({ type: 'asked', seat: 2, about: 0 });
  expect(scuba.toAct(s)).toEqual([2]);
  expect(options(s)).toEqual(['push left', 'push right']);
  expect(act(s, 'push right')).toContainEqual({ type: 'picked', seat: 2, about: 0, side: 'right' });
  expect([where(s, 0), s.active, dustOf(s, 0)]).toEqual(['6/7', 0, ['6/5']]);
  expect(options(s)).toContain('stop');
});

test('EG7 stops at the edge, and is decided by lot where nobody else lives', () => {
  const edge = afterEvent('EG7', { divers: [{ at: '6/3' }, { at: '8/8' }], on: '6/3' }).s;
  act(edge, 'push left');
  expect(where(edge, 0)).toBe('6/2');
  const lone: Moment = { divers: [{ at: '6/5' }, { at: '8/8', status: 'dead' }], stage: 'final' };
  const { s, news } = afterEvent('EG7', lone, 1);
  expect(news).toContainEqual({ type: 'picked', seat: null, about: 0, side: 'right' });
  expect(where(s, 0)).toBe('6/7');
  expect(where(afterEvent('EG7', lone, 0).s, 0)).toBe('6/3');
});

test('EG8 brings a deco token, in the base game it costs 1 air', () => {
  const deco = afterEvent('EG8', { decompression: true }).s;
  expect([deco.divers[0].deco, deco.divers[0].air, deco.dive.token]).toEqual([1, 20, true]);
  const base = afterEvent('EG8').s.divers[0];
  expect([base.deco, base.air]).toEqual([0, 19]);
});

test('EB4 gives 3 points and 1 to every other living player', () => {
  const { s } = afterEvent('EB4', {
    divers: [{ at: '8/5' }, { at: '8/8', status: 'dead' }, { at: 'S3', status: 'evacuated' }, { at: 'boat' }],
  });
  expect(s.divers.map(diver => diver.plus)).toEqual([3, 0, 1, 1]);
});

test('EB8 forbids discovering for the rest of this turn and in all of the next', () => {
  const { s, news } = afterEvent('EB8', {
    shown: [
      ['B01', '8/5'],
      ['B02', '8/4'],
    ],
  });
  expect(news).toContainEqual({ type: 'darkened', seat: 0 });
  expect(options(s)).not.toContain('see B01');
  act(s, 'step 8/4');
  expect(options(s)).not.toContain('see B02');
  acts(s, 'stop', 'stop');
  expect(s).toMatchObject({ active: 0, dive: { dark: true } });
  s.dust.fill(0);
  act(s, 'step 8/5');
  expect(options(s)).not.toContain('see B01');
  acts(s, 'stop', 'stop');
  s.dust.fill(0);
  act(s, 'step 8/4');
  expect(options(s)).toContain('see B02');
  expect(at({}).dive.dark).toBe(false);
});
