import { seeded } from '@fathoms/kernel/chance.ts';
import { undoLength } from '@fathoms/kernel/match.ts';
import { describe, expect, test } from 'vitest';
import { dive } from '../index.ts';
import { COMPANIONS, type DiveKinds, type Options, type State } from '../types.ts';
import { act, at, brokenRule, only, opened, options, refusal, round } from './table.ts';

const companions = (seats: number, more: Partial<Options> = {}, ...rolls: number[]): State =>
  opened(seats, { companions: 'on', ageOrder: 'ABCD', ...more }, ...rolls);

describe('taking them', () => {
  test('DIVE-84: every diver takes one of those available, and each is held by one diver at most', () => {
    const s = companions(2);
    expect(options(s, 0)).toEqual(COMPANIONS.map(companion => `take ${companion}`));
    act(s, 0, 'take green');
    expect(brokenRule(s, 'take green', 1)).toBe('DIVE-84');
    act(s, 1, 'take clown');
    expect(s.divers.map(({ companion }) => companion)).toEqual(['green', 'clown']);
    expect(s).toMatchObject({ phase: 'program', round: 1 });
    expect(brokenRule(s, 'take orca')).toBe('DIVE-84');
    expect(brokenRule(companions(2), 'ready 1n')).toBe('DIVE-84');
  });

  test('DIVE-133: with fewer companions than divers the oldest go without', () => {
    const s = companions(4, { ageOrder: 'CADB', sonar: 'on', chief: 'on', live: 'off' });
    const seats: number[] = [];
    while (s.phase === 'companions') {
      const [seat] = dive.toAct(s);
      seats.push(seat);
      dive.apply(s, seat, { type: 'take', companion: s.offered[0] }, { chance: seeded('sonar'), tell() {} });
    }
    expect(seats).toEqual([2, 0, 3]);
    expect(s.divers.map(({ companion }) => companion !== null)).toEqual([true, false, true, true]);
  });

  test('DIVE-85: an open pick from youngest to oldest; bots are older than all humans, in seat order', () => {
    const order = (s: State): number[] => {
      const seats: number[] = [];
      while (s.phase === 'companions') {
        const [seat] = dive.toAct(s);
        seats.push(seat);
        expect(dive.toAct(s)).toEqual([seat]);
        act(s, seat, options(s, seat)[0]);
      }
      return seats;
    };
    expect(order(companions(4, { ageOrder: 'CADB' }))).toEqual([2, 0, 3, 1]);
    expect(order(companions(3, { ageOrder: 'DCAB' }))).toEqual([2, 0, 1]);
    expect(order(companions(4, { ageOrder: 'CADB', bots: 'AC' }))).toEqual([3, 1, 0, 2]);
    expect(order(companions(4, { ageOrder: 'random', bots: 'AB' }))).toEqual([2, 3, 0, 1]);
    const drawn = Array.from({ length: 3 }, (_, n) => {
      const rolls = [...Array.from({ length: 36 + 36 + 4 }, () => 0), n, 0];
      return companions(3, { ageOrder: 'random' }, ...rolls).ages;
    });
    expect(drawn.map(ages => ages[0])).toEqual([0, 1, 2]); // and shown:
    expect(dive.view(companions(3, { ageOrder: 'CBA' }), null).ages).toEqual([2, 1, 0]);
    expect(refusal(companions(2), 1, 'take orca')).toEqual({ code: 'not-your-turn', toAct: [0] });
  });

  test('DIVE-86: companions not chosen are out of the game', () => {
    const s = companions(2);
    act(s, 0, 'take green');
    expect(dive.view(s, null).offered).toHaveLength(6);
    act(s, 1, 'take clown');
    expect(s.offered).toEqual([]);
    expect(brokenRule(s, 'announce orca')).toBe('DIVE-88');
  });

  test('DIVE-87: who holds which unused companion is public', () => {
    const s = companions(2);
    act(s, 0, 'take green');
    expect([0, 1, null].map(viewer => dive.view(s, viewer).divers[0].companion)).toEqual([
      'green',
      'green',
      'green',
    ]);
  });

  test('DIVE-99: the Orca is not offered at tables without live play', () => {
    const s = companions(2, { live: 'off' });
    expect(s.offered).toEqual(COMPANIONS.filter(companion => companion !== 'orca'));
    expect(brokenRule(s, 'take orca')).toBe('DIVE-99');
  });

  test('DIVE-132: with the Chief there are no Dolphins and no Great White Shark, nor the children’s version', () => {
    const s = companions(2, { chief: 'on' });
    expect(s.offered).toEqual(['octopus', 'orca', 'angler', 'green', 'clown']);
    expect(brokenRule(s, 'take dolphins')).toBe('DIVE-132');
    expect(brokenRule(s, 'take white')).toBe('DIVE-132');
    expect(companions(1).offered).toEqual(['octopus', 'orca', 'angler', 'green', 'clown']);
    expect(dive.forbids(2, { ...dive.options, mode: 'children', chief: 'on' } as never)).toBe('DIVE-132');
  });

  test('the last one left is taken by the table; with sonar there is no Octopus', () => {
    const s = companions(4, { chief: 'on', live: 'off' });
    for (const seat of [0, 1, 2]) act(s, seat, options(s, seat)[0]);
    expect(dive.forced(s)).toEqual({ seat: 3, action: { type: 'take', companion: 'clown' } });
    expect(companions(2, { sonar: 'on' }).offered).not.toContain('octopus');
    expect(brokenRule(companions(2, { sonar: 'on' }), 'take octopus')).toBe('DIVE-93');
  });
});

describe('using them', () => {
  test('DIVE-88: in the Program phase of any round, once a game, and it cannot be undone', () => {
    const s = at({ cards: ['–', '–'], holds: ['green', 'clown'] });
    expect(options(s, 0)).toEqual(['announce green']);
    expect(brokenRule(s, 'ready 1n')).toBeNull(); // it is optional
    const events = act(s, 0, 'announce green');
    const step = { entry: { seat: 0, action: 'announce green', rolls: [] }, events };
    expect(undoLength<DiveKinds>(dive, [step], 0)).toBeNull();
    expect(brokenRule(s, 'announce green')).toBe('DIVE-88');
    round(s, '1n', '1n clown 1');
    expect(options(s, 0)).toEqual([]);
    expect(brokenRule(s, 'announce green')).toBe('DIVE-88');
    expect(brokenRule(s, 'ready 1n clown 1', 1)).toBe('DIVE-88');
    expect(brokenRule(s, 'dolphins B')).toBe('DIVE-88');
    expect(brokenRule(s, 'octopus 1,1@1')).toBe('DIVE-88');
  });

  test('DIVE-89: Orca, Green Turtle, Dolphins and White Shark are announced, the Octopus lies in plain sight', () => {
    const s = at({ spaces: [0, 0, 0, 0], holds: ['orca', 'green', 'white', 'octopus'] });
    act(s, 0, 'announce orca');
    act(s, 1, 'announce green');
    act(s, 2, 'announce white');
    act(s, 3, 'octopus 50,50@0');
    const view = dive.view(s, null);
    expect(view.divers.map(({ using }) => using)).toEqual(['orca', 'green', 'white', 'octopus']);
    expect(view.octopus).toEqual({ x: 50, y: 50, turn: 0 });
    const d = at({ spaces: [0, 0, 0], holds: ['dolphins', null, null] });
    expect(act(d, 0, 'dolphins C')).toEqual([
      { type: 'used', seat: 0, companion: 'dolphins', to: 2, spot: null },
    ]);
    expect(dive.view(d, 1).divers[0]).toMatchObject({ using: 'dolphins', dolphinsTo: 2 });
  });

  test('DIVE-90: Anglerfish and Clownfish are part of the secret program until the reveal', () => {
    const s = at({ cards: ['–'], holds: ['clown', null] });
    const news = act(s, 0, 'ready 1n clown 1');
    expect(news).toEqual([{ type: 'ready', seat: 0 }]);
    expect(dive.view(s, 1).divers[0]).toMatchObject({ companion: 'clown', using: null });
    act(s, 0, 'withdraw');
    act(s, 0, 'ready 1n'); // changeable until the program locks
    act(s, 1, 'ready 1n');
    expect(s.divers[0].companion).toBe('clown');
    const told = round(s, '1n clown 1', '1n');
    expect(only(told, 'revealed')[0].programs[0]?.clown).toBe(1);
    expect(only(told, 'used')).toEqual([{ type: 'used', seat: 0, companion: 'clown', to: null, spot: null }]);
  });

  test('DIVE-91: who is ready must withdraw first; several may use companions in the same round', () => {
    const s = at({ spaces: [0, 0, 0], holds: ['green', 'octopus', 'dolphins'] });
    act(s, 0, 'ready 1n');
    expect(brokenRule(s, 'announce green')).toBe('DIVE-91');
    act(s, 1, 'octopus 10,10@0');
    act(s, 2, 'ready 1n');
    expect(brokenRule(s, 'dolphins A', 2)).toBe('DIVE-91');
    act(s, 0, 'withdraw');
    act(s, 0, 'announce green');
    expect(s.divers.map(({ using }) => using)).toEqual(['green', 'octopus', null]);
  });

  test('DIVE-92: a used one leaves at the end of the round, whether it did anything or not', () => {
    const s = at({ cards: ['–', '–'], holds: ['green', 'angler'] });
    act(s, 0, 'announce green');
    round(s, '1n', '1n');
    expect(s.divers.map(({ companion, using }) => [companion, using])).toEqual([
      [null, null],
      ['angler', null],
    ]);
    const none = at({ cards: ['–', '–', '–', '–', '–'], last: true, holds: ['angler', null] });
    round(none, '1n 2n 3n 4n 5n angler s', '1n'); // no sixth card: used all the same
    expect(none.divers[0].companion).toBeNull();
  });
});
