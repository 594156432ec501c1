import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import { act, acts, at, brokenRule, dustOf, opened, options } from './table.ts';

const kinds = (news: { type: string }[]): string[] => news.map(({ type }) => type);

test('SCUBA-12: a turn removes dust, draws a current, dives and pays air, in this order', () => {
  const s = at({
    divers: [{ at: '4/5' }, { at: '6/6' }],
    dust: { '6/1': [1] },
    pile: ['C15'],
    on: '4/5',
    dive: { taken: 1 },
  });
  const first = act(s, 'stop');
  expect(kinds(first)).toEqual(['dusted', 'breathed', 'began', 'cleared', 'drawn', 'drifted']);
  expect(options(s)).toContain('stop');
  expect(first.at(1)).toEqual({ type: 'breathed', seat: 0, change: -2, air: 18, by: 'depth' });
  expect(kinds(act(s, 'step 5/7'))).toEqual(['stepped']);
});

test('SCUBA-13: a round is one turn for each player, from the starting player on', () => {
  const s = at({ divers: [{ at: '4/5' }, { at: '4/6' }, { at: '4/7' }], active: 1, first: 1, round: 4 });
  const seen: [number, number][] = [];
  for (let i = 0; i < 4; i++) {
    seen.push([s.active, s.round]);
    act(s, 'stop');
  }
  expect(seen).toEqual([
    [1, 4],
    [2, 4],
    [0, 4],
    [1, 5],
  ]);
});

test('SCUBA-14: round 1 has no current and makes no dust, rounds 1 and 2 remove none', () => {
  const s = opened(2);
  expect(kinds(acts(s, 'step 1/5', 'step 2/5', 'stop'))).not.toContain('dusted');
  expect(s.drift).toEqual([]); // B's first turn: no card
  expect(s.open).toBeNull();
  acts(s, 'step 1/4');
  expect(kinds(act(s, 'stop', 0))).toContain('drawn');
  expect(s).toMatchObject({ round: 2, active: 0 });
  expect(kinds(acts(s, 'step 2/4', 'step 2/3'))).toContain('dusted');

  const second = at({ round: 2, dust: { '8/1': [1] } });
  expect(kinds(act(second, 'stop'))).not.toContain('cleared');
  expect(dustOf(second, 1)).toEqual(['8/1']);
  const third = at({ round: 3, dust: { '8/1': [1] } });
  expect(kinds(act(third, 'stop'))).toContain('cleared');
});

test('SCUBA-15: players on the boat and snorkellers take turns with all steps; the dead and evacuated do not', () => {
  const s = at({
    divers: [{ at: '4/5' }, { at: 'boat' }, { at: 'S2' }, { at: '3/3' }],
    dust: { '1/2': [2] },
  });
  const boat = act(s, 'stop');
  expect(s.active).toBe(1);
  expect(kinds(boat)).toContain('drawn');
  const snorkeller = act(s, 'stop');
  expect(s.active).toBe(2);
  expect(kinds(snorkeller)).toEqual(['began', 'cleared', 'drawn']);
  const out = at({
    divers: [{ at: '4/5' }, { at: '5/5', status: 'dead' }, { at: 'S2', status: 'evacuated' }, { at: '3/3' }],
  });
  act(out, 'stop');
  expect(out.active).toBe(3);
});

test('SCUBA-16: if the starting player is dead the round begins with the next living one', () => {
  const s = at({
    divers: [{ at: '4/5', status: 'dead' }, { at: '4/6' }, { at: '4/7' }],
    first: 0,
    active: 2,
    round: 4,
  });
  const news = act(s, 'stop');
  expect(news).toContainEqual({ type: 'began', seat: 1, turn: 10, round: 5, stage: 'normal' });
  act(s, 'stop');
  expect(s).toMatchObject({ active: 2, round: 5 });
});

test('a turn without a step left and without anything to discover ends by itself', () => {
  const s = at({ dive: { taken: 4, down: 4 }, on: '4/5' });
  expect(scuba.forced(s)).toEqual({ seat: 0, action: { type: 'stop' } });
  const animal = at({ dive: { taken: 4, down: 4 }, on: '4/5', shown: [['Y01', '4/5']] });
  expect(scuba.forced(animal)).toBeNull();
  expect(scuba.forced(at({}))).toBeNull();
  expect(scuba.forced(at({ phase: { name: 'over', reason: 'home' } }))).toBeNull();
  expect(scuba.forced(at({ phase: { name: 'bearings', chooser: 1 } }))).toBeNull();
});

test('only the seat that is to act has options', () => {
  const s = at({});
  expect(scuba.legal(s, 1)).toEqual([]);
  expect(scuba.toAct(s)).toEqual([0]);
  const asked = at({ phase: { name: 'bearings', chooser: 1 } });
  expect(scuba.legal(asked, 0)).toEqual([]);
  expect(scuba.toAct(asked)).toEqual([1]);
  expect(brokenRule(asked, 'stop')).toBe('SCUBA-80');
  expect(scuba.toAct(at({ phase: { name: 'over', reason: 'home' } }))).toEqual([]);
});
