import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import { act, acts, afterEvent, at, beforeEvent, dustOf, options, steps, where } from './table.ts';

test('T1: a blue tile in row 8 with C27 passes row 9 and leaves the board', () => {
  const s = at({
    shown: [
      ['B01', '8/5'],
      ['B02', '7/5'],
    ],
    pile: ['C27'],
  });
  act(s, 'stop');
  expect(scuba.view(s, null).shown.map(({ tile, at: place }) => [tile, place])).toEqual([['B02', '9/5']]);
});

test('T2: a diver in row 8 with C27 takes a token and can then only step up or stay', () => {
  const s = at({ divers: [{ at: '4/5' }, { at: '8/8' }], pile: ['C27'], decompression: true });
  act(s, 'stop');
  expect(s.divers[1].deco).toBe(1);
  expect(options(s)).toEqual(['step 8/8', 'stop']);
});

test('T3: the animal first, then the tile; after a downdraught it would be too late', () => {
  const first = beforeEvent('EG5', { shown: [['G04', '6/5']] });
  acts(first, 'see G04', 'turn');
  expect(scuba.view(first, 0).divers[0].cards).toEqual(['turtle']);
  const late = afterEvent('EG5', { shown: [['G04', '6/5']] }).s;
  expect(where(late, 0)).toBe('8/5');
  expect(options(late)).not.toContain('see G04');
});

test('T4: back to the clean start space a turtle may be seen', () => {
  const s = at({ shown: [['G04', '4/5']] });
  acts(s, 'step 4/6', 'step 4/5');
  expect(options(s)).toContain('see G04');
  act(s, 'stop');
  expect(dustOf(s, 0)).toEqual(['4/5', '4/6']);
});

test('T5: the second time on 4/6 the own dust hides everything', () => {
  const s = at({ shown: [['G04', '4/6']], backs: { '4/6': 'yellow' } });
  acts(s, 'step 4/6', 'step 4/5', 'step 4/6');
  expect(options(s)).toEqual(['step 3/6', 'step 4/5', 'step 4/7', 'step 5/6', 'stop']);
  expect(dustOf(s, 0)).toEqual(['4/5', '4/6']);
});

test('T6: a diver on a turtle’s space who takes no step cannot see it', () => {
  const s = at({ shown: [['G04', '4/5']] });
  expect(options(s)).not.toContain('see G04');
});

test('T7: the second nurse shark is worth 4 points in chips', () => {
  const s = at({ divers: [{ at: '4/5', cards: ['nurse'] }, { at: '8/8' }], shown: [['G08', '4/6']] });
  acts(s, 'step 4/6', 'see G08');
  expect(scuba.view(s, 0).divers[0]).toMatchObject({ count: 1, plus: 4 });
  expect(scuba.view(s, 0).shown[0].discs).toEqual([0]);
});

test('T8: one of three is dead, both others have seen the tile: it is removed', () => {
  const s = at({
    divers: [{ at: '4/5' }, { at: '8/8', status: 'dead' }, { at: '3/3' }],
    shown: [['G04', '4/6', [2]]],
  });
  acts(s, 'step 4/6', 'see G04');
  expect(s.shown).toEqual([]);
});

test('T9: in round 1 ER8 and EG4 have no effect', () => {
  const wake = afterEvent('ER8', { round: 1, pile: ['C12'] });
  expect(wake.news.map(({ type }) => type)).toEqual(['turned', 'happened']);
  expect(where(wake.s, 0)).toBe('2/5');
  const silt = afterEvent('EG4', { round: 1 });
  expect(dustOf(silt.s, 0)).toEqual([]);
});

test('T10: a snorkeller turns swapped yellow tiles: EY1 does nothing, EY5 gives a point and ends movement', () => {
  const divers = () => [{ at: 'S3' as const, air: 5 }, { at: '8/8' as const }];
  const first = afterEvent('EY1', { divers: divers(), on: '1/3' }).s;
  expect(first.divers[0].air).toBe(5);
  const second = afterEvent('EY5', { divers: divers(), on: '1/3' }).s;
  expect(second.divers[0].plus).toBe(1);
  expect(options(second)).toEqual(['stop']);
});

test('T11: a rip on A’s turn kills B, the second-last diver: the end is triggered after A’s turn', () => {
  const s = at({
    divers: [{ at: '3/3' }, { at: '4/5', air: 1 }, { at: 'boat' }],
    active: 2,
    first: 0,
    pile: ['C12'],
  });
  act(s, 'stop'); // A's Step 2
  expect([s.active, s.divers[1].status, s.stage]).toEqual([0, 'dead', 'normal']);
  act(s, 'stop');
  expect(s.stage).toBe('finish');
});

test('T12: EY8 with 1 air does nothing', () => {
  const { s, news } = afterEvent('EY8', {
    divers: [
      { at: '4/5', air: 1 },
      { at: '8/8', air: 5 },
    ],
  });
  expect(news).toHaveLength(2);
  expect(s.divers.map(diver => diver.air)).toEqual([1, 5]);
});

test('T13: the second of two players surfaces first: one full round follows', () => {
  const s = at({ divers: [{ at: '2/5' }, { at: '1/5' }], active: 1, round: 6 });
  act(s, 'step boat');
  expect(s).toMatchObject({ stage: 'final', round: 7, active: 0 });
  acts(s, 'step 1/5', 'step boat');
  expect(s.active).toBe(1);
  act(s, 'stop');
  expect(s.phase.name).toBe('over');
});

test('T14: three steps up from row 3 without tokens cost 5 points at the surface', () => {
  const s = at({ divers: [{ at: '3/5' }, { at: '8/8' }], decompression: true });
  const news = acts(s, 'step 2/5', 'step 1/5', 'step boat');
  expect(news.filter(one => one.type === 'saturated')).toEqual([
    { type: 'saturated', seat: 0, change: 1, tokens: 1 },
    { type: 'saturated', seat: 0, change: -1, tokens: 0 },
  ]);
  expect(s.divers[0].minus).toBe(5);
});

test('T15: with a token already the third step is illegal', () => {
  const s = at({ divers: [{ at: '3/5', deco: 1 }, { at: '8/8' }], decompression: true });
  acts(s, 'step 2/5', 'step 1/5');
  expect(steps(s)).toEqual(['1/4', '1/6', '2/5']);
});

test('T16: non-lethal with decompression: out of air in 6/9', () => {
  const s = at({
    divers: [{ at: '6/9', deco: 3, air: 3 }, { at: '8/8' }, { at: '4/4' }],
    decompression: true,
    nonLethal: true,
  });
  act(s, 'stop');
  expect(where(s, 0)).toBe('S9');
  expect(s.divers[0]).toMatchObject({ minus: 39, deco: 0, status: 'evacuated' });
  acts(s, 'stop', 'stop');
  expect(s.active).toBe(1);
});

test('T17: who snorkels on S2 at the end pays, who swam to the boat does not', () => {
  const s = at({ divers: [{ at: 'S2' }, { at: 'boat' }], active: 1, stage: 'final' });
  act(s, 'stop');
  expect(s.divers.map(diver => diver.minus)).toEqual([2, 0]);
});

test('T18: 24 points and 7 cards each: fewer negative points win', () => {
  const cards = ['anemone', 'parrot', 'seafan', 'seahorse', 'moray', 'lionfish', 'turtle'] as const; // 20
  const s = at({
    divers: [
      { at: 'boat', cards: [...cards], plus: 7, minus: 3 },
      { at: 'boat', cards: [...cards], plus: 9, minus: 5 },
    ],
    first: 1,
    phase: { name: 'over', reason: 'home' },
  });
  expect(scuba.outcome(s)).toEqual({ places: [1, 2], scores: [24, 24] });
});

test('T19: on the boat after surfacing: stay, or step to S3 or S7 and snorkel on', () => {
  const s = at({ divers: [{ at: '1/4' }, { at: '8/8' }, { at: '4/4' }] });
  acts(s, 'step boat', 'stop', 'stop');
  expect(options(s)).toEqual(['step S3', 'step S7', 'stop']);
});

test('T20: EY2 on the fourth step allows one more within the direction limits', () => {
  const s = beforeEvent('EY2', { open: 'C12', dive: { taken: 4, right: 2, down: 2 } });
  act(s, 'turn');
  expect(steps(s)).toEqual(['3/5', '4/4', '5/5']);
});
