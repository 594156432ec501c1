import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import type { State } from '../types.ts';
import { act, acts, afterEvent, at, dustOf, type Moment, where } from './table.ts';

/** Plays 'stop' until the game is over or so many turns have passed; who had them, with the stage. */
function turns(s: State, most = 20): string[] {
  const seen: string[] = [];
  for (let i = 0; i < most && s.phase.name !== 'over'; i++) {
    seen.push(`${s.stage} ${'ABCD'[s.active]}`);
    act(s, 'stop');
  }
  return seen;
}

test('SCUBA-130: the end is triggered when all but one are dead, or all but one have surfaced', () => {
  const dead = at({ divers: [{ at: '4/5', air: 2 }, { at: '8/8' }, { at: '3/3', status: 'dead' }] });
  expect(act(dead, 'stop')).toContainEqual({ type: 'staged', stage: 'finish', soloRound: 0 });
  const surfaced = at({ divers: [{ at: '1/5' }, { at: '8/8' }, { at: 'S2' }] });
  expect(act(surfaced, 'step boat')).toContainEqual({ type: 'staged', stage: 'finish', soloRound: 0 });
  const two = at({ divers: [{ at: '1/5' }, { at: '8/8' }, { at: '3/3' }] });
  act(two, 'step boat');
  expect(two.stage).toBe('normal');
});

test('SCUBA-131: mixed cases count too, and who is still to dive counts as underwater', () => {
  const mixed = at({ divers: [{ at: '1/5' }, { at: '8/8', status: 'dead' }, { at: 'boat' }, { at: '3/3' }] });
  act(mixed, 'step boat');
  expect(mixed.stage).toBe('finish');
  const waiting = at({ divers: [{ at: '2/5' }, { at: 'boat', status: 'waiting' }], round: 1 });
  act(waiting, 'stop');
  expect(waiting.stage).toBe('normal');
  const nobody = at({
    divers: [{ at: '1/5' }, { at: '8/8', air: 1 }, { at: '3/3', status: 'dead' }],
    pile: ['C12'],
  });
  act(nobody, 'step boat'); // then B dies in Step 2 of the own turn
  expect(nobody.stage).not.toBe('normal');
});

test('SCUBA-132: the round is finished, then one more full round is played', () => {
  const s = at({ divers: [{ at: '1/5' }, { at: 'boat' }, { at: '8/8' }], first: 2, active: 0, round: 6 });
  act(s, 'step boat');
  expect(s.round).toBe(6);
  expect(turns(s, 5)).toEqual(['finish B', 'final C', 'final A', 'final B', 'solo C']);
});

test('SCUBA-133: everybody living takes these turns, surfaced players included', () => {
  const s = at({
    divers: [{ at: 'boat' }, { at: 'S2', status: 'evacuated' }, { at: 'S3' }, { at: '8/8', status: 'dead' }],
    active: 2,
    stage: 'finish',
  });
  expect(turns(s)).toEqual(['finish C', 'final A', 'final C']);
});

test('SCUBA-134: if nobody is underwater after that, the game ends', () => {
  const s = at({ divers: [{ at: 'boat' }, { at: 'S3' }], active: 1, stage: 'final', round: 9 });
  expect(act(s, 'stop')).toContainEqual({ type: 'ended', reason: 'home', winner: 0 });
  expect(scuba.view(s, null).round, 'no further round begins').toBe(9);
  expect(s.phase).toEqual({ name: 'over', reason: 'home' });
});

test('SCUBA-135: a diver still underwater has two more rounds; others play only away from the boat', () => {
  const s = at({
    divers: [{ at: 'boat' }, { at: 'S9' }, { at: '2/8', air: 20 }, { at: 'S7' }],
    active: 3,
    stage: 'final',
  });
  expect(turns(s, 7)).toEqual(['final D', 'solo B', 'solo C', 'solo B', 'solo C', 'alone C', 'alone C']);
});

test('SCUBA-136: right next to the boat is S3 and S7, judged when the turn comes up', () => {
  for (const [place, plays] of [
    ['S1', true],
    ['S2', true],
    ['S3', false],
    ['boat', false],
    ['S7', false],
    ['S8', true],
    ['S9', true],
  ] as const) {
    const s = at({ divers: [{ at: '2/5' }, { at: place }, { at: 'boat' }], stage: 'solo' });
    act(s, 'stop');
    expect([place, s.active === 1]).toEqual([place, plays]);
  }
  const swum = at({ divers: [{ at: '2/5' }, { at: 'S2' }, { at: 'boat' }], stage: 'solo' });
  acts(swum, 'stop', 'step S3', 'stop', 'stop');
  expect(swum.stage).toBe('alone'); // B had a turn in solo round 1, none in round 2
  expect(swum.turn).toBe(9 + 3);
});

test('SCUBA-137: each of those turns costs the solo diver 5 negative points', () => {
  const s = at({ divers: [{ at: 'boat' }, { at: '2/5' }], active: 1, stage: 'final' });
  act(s, 'stop');
  expect(s.divers[1].minus).toBe(5);
  act(s, 'stop');
  expect(s.divers[1].minus).toBe(10);
  const other = at({ divers: [{ at: '2/5' }, { at: 'S2' }, { at: 'boat' }], stage: 'solo' });
  act(other, 'stop');
  expect(other.divers[1].minus).toBe(0); // B's turn costs nobody anything
});

test('SCUBA-138: they are taken at the start of the turn, so also when the diver surfaces in it', () => {
  const s = at({ divers: [{ at: 'boat' }, { at: '1/5' }], active: 1, stage: 'final' });
  const news = act(s, 'stop');
  const order = news.map(({ type }) => type);
  expect(order.indexOf('scored')).toBeGreaterThan(order.indexOf('began'));
  expect(order.indexOf('scored')).toBeLessThan(order.indexOf('drawn'));
  act(s, 'step boat');
  expect(s.divers[1].minus).toBe(5);
  expect(s.phase.name).toBe('over');
});

test('SCUBA-139: when the solo diver surfaces, dies or is evacuated the game ends with that turn', () => {
  const up = at({ divers: [{ at: '1/5' }, { at: 'S2' }, { at: 'boat' }], stage: 'solo' });
  act(up, 'step boat');
  expect(up.phase).toEqual({ name: 'over', reason: 'home' });
  const dead = at({ divers: [{ at: '2/5', air: 1 }, { at: 'S2' }, { at: 'boat' }], stage: 'solo' });
  act(dead, 'stop');
  expect(dead.phase.name).toBe('over');
  const rip: Moment = {
    divers: [{ at: '8/5', air: 5 }, { at: 'S2' }, { at: 'boat' }],
    stage: 'solo',
    pile: ['C12'],
    nonLethal: true,
  };
  const other = at(rip);
  act(other, 'stop'); // B's Step 2 takes the last air; the game ends with B's turn
  expect([other.divers[0].status, other.active, other.phase.name]).toEqual(['evacuated', 1, 'diving']);
  act(other, 'stop');
  expect(other.phase.name).toBe('over');
});

test('SCUBA-140: after two rounds the boat leaves: 25 negative points', () => {
  const s = at({ divers: [{ at: '2/5' }, { at: 'boat' }], stage: 'solo' });
  act(s, 'stop');
  expect(s).toMatchObject({ stage: 'solo', soloRounds: 2 });
  const news = act(s, 'stop');
  expect(news).toContainEqual({ type: 'departed', solo: 0 });
  expect(news).toContainEqual({ type: 'scored', seat: 0, points: -25, by: 'boat' });
  expect(s).toMatchObject({ stage: 'alone', divers: [{ minus: 35 }, { minus: 0 }] }); // 5 + 25 + 5
});

test('SCUBA-141: then it is over for all others: surface points, no events, currents, discs or picks', () => {
  const s = at({
    divers: [{ at: '2/5' }, { at: 'S1' }, { at: 'S8' }, { at: 'boat' }],
    active: 0,
    first: 1,
    stage: 'solo',
    soloRounds: 2,
    shown: [
      ['Y01', '7/7', [0]],
      ['Y02', '7/7', [1, 2, 3]],
    ],
    dust: { '1/1': [1] },
    pile: ['C15'],
  });
  const news = act(s, 'stop');
  expect(s.divers.map(diver => diver.minus)).toEqual([30, 4, 2, 0]);
  expect(news).toContainEqual({ type: 'left', tile: 'Y01', at: '7/7' });
  expect(s.shown).toHaveLength(1);
  expect([where(s, 0), where(s, 1), where(s, 2)]).toEqual(['2/6', 'S1', 'S8']); // only the diver drifts
  expect(dustOf(s, 1)).toEqual([]);
  const late: Moment = { divers: [{ at: '8/5' }, { at: 'S1', minus: 4 }], stage: 'alone' };
  expect(afterEvent('EB4', late).s.divers.map(diver => diver.plus)).toEqual([3, 0]);
  const bearings = afterEvent('EG7', { ...late, divers: [{ at: '6/5' }, { at: 'S1' }] }, 0).s;
  expect(where(bearings, 0)).toBe('6/3'); // by lot
  const seen = at({ ...late, divers: [{ at: '4/5' }, { at: 'S1' }], shown: [['Y01', '4/6']] });
  acts(seen, 'step 4/6', 'see Y01');
  expect(seen.shown).toEqual([]);
  const up = at({ ...late, divers: [{ at: '1/5' }, { at: 'S1', minus: 4 }] });
  act(up, 'step boat');
  expect(up.divers[1].minus).toBe(4); // not paid twice
});

test('SCUBA-142: the solo diver goes on alone for 5 points a turn until surfacing or dying', () => {
  const s = at({ divers: [{ at: '2/5', plus: 60 }, { at: 'boat' }], stage: 'alone', round: 12 });
  act(s, 'stop');
  expect([s.active, s.divers[0].minus]).toEqual([0, 5]);
  act(s, 'stop');
  expect(s.divers[0].minus).toBe(10);
  acts(s, 'step 1/5', 'step boat');
  expect(scuba.outcome(s)).toEqual({ places: [1, 2], scores: [50, 0] });
  const dead = at({ divers: [{ at: '2/5', plus: 60, air: 1 }, { at: 'boat' }], stage: 'alone' });
  act(dead, 'stop');
  expect(scuba.outcome(dead)).toEqual({ places: [2, 1], scores: [0, 0] });
});

test('SCUBA-143: all four steps still apply, and the surface space reached costs its points', () => {
  const s = at({
    divers: [{ at: '3/8' }, { at: 'boat' }],
    stage: 'alone',
    dust: { '8/3': [0] },
    pile: ['C12'],
  });
  const news = acts(s, 'step 2/8', 'stop');
  expect(news.map(({ type }) => type)).toEqual([
    ...['stepped', 'dusted', 'breathed', 'began', 'scored', 'cleared', 'drawn', 'drifted', 'breathed'],
  ]);
  acts(s, 'step 2/7', 'step 2/8', 'step 1/8');
  s.dive.up = 0;
  s.dive.taken = 0;
  act(s, 'step S8');
  expect(s.divers[0].minus).toBe(5 + 2);
  const middle = at({ divers: [{ at: '1/4' }, { at: 'boat' }], stage: 'alone' });
  act(middle, 'step boat');
  expect(middle.divers[0].minus).toBe(0);
});

test('SCUBA-144: if every diver is dead or evacuated the game ends at once; nobody alive, nobody wins', () => {
  const s = at({
    divers: [
      { at: '4/5', air: 2, plus: 9 },
      { at: '8/8', status: 'dead' },
    ],
    stage: 'finish',
  });
  expect(act(s, 'stop')).toContainEqual({ type: 'ended', reason: 'lost', winner: null });
  expect(scuba.outcome(s)).toEqual({ places: [2, 2], scores: [0, 0] });
  expect(scuba.view(s, null).winner).toBeNull();
  const rip = at({
    divers: [
      { at: '4/5', air: 3 },
      { at: '8/8', air: 1 },
    ],
    pile: ['C12'],
  });
  act(rip, 'stop');
  expect(rip.phase).toEqual({ name: 'over', reason: 'lost' });
  const saved = at({
    divers: [
      { at: '4/5', air: 2 },
      { at: 'S1', status: 'evacuated' },
    ],
    nonLethal: true,
    stage: 'finish',
  });
  expect(act(saved, 'stop')).toContainEqual({ type: 'ended', reason: 'lost', winner: 1 });
});
