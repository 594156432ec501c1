import { scripted } from '@fathoms/kernel/chance.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { play } from '@fathoms/kernel/match.ts';
import type { Refusal } from '@fathoms/kernel/refusal.ts';
import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import { DIVER_IDS } from '../parts.ts';
import type { State } from '../types.ts';
import { act, at, drawing, opened } from './table.ts';

const refusal = (state: State, seat: Seat, text: string): Refusal | null => {
  const played = play({ game: locker, state, chance: scripted() }, seat, text);
  return played.ok ? null : played.refusal;
};
const illegal = (rule: string) => ({ code: 'illegal', rule });

test('Return before the first reveal names LOCKER-15', () => {
  const s = at({ revealed: false });
  expect(refusal(s, 0, 'return')).toEqual(illegal('LOCKER-15'));
});

test('Return while a Squid is owed cards names LOCKER-24', () => {
  const s = at({ exploration: ['squid-3'] });
  expect(refusal(s, 0, 'return')).toEqual(illegal('LOCKER-24'));
});

test('Continue with an empty deck names LOCKER-25', () => {
  const s = at({ exploration: ['key-3'], deck: [] });
  expect(refusal(s, 0, 'reveal')).toEqual(illegal('LOCKER-25'));
});

test('a choice when there is nothing to choose names LOCKER-22', () => {
  const s = at({ holds: [['key-3'], ['map-3']], exploration: ['chest-3'] });
  for (const text of [
    'net key',
    'harpoon B map',
    'knife B map',
    'strike B',
    'blade key',
    'map key-5',
    'raid B',
  ]) {
    expect(refusal(s, 0, text), text).toEqual(illegal('LOCKER-22'));
  }
  expect(refusal(s, 0, 'name B')).toEqual(illegal('LOCKER-22'));
});

test('skipping a Net, or choosing a suit one does not hold, names LOCKER-75', () => {
  const s = at({ holds: [['key-3'], []], phase: { name: 'net' } });
  for (const text of ['return', 'reveal', 'net map'])
    expect(refusal(s, 0, text)).toEqual(illegal('LOCKER-75'));
});

test('skipping a Harpoon names LOCKER-79, a wrong suit LOCKER-78', () => {
  const s = at({ holds: [['key-3'], ['key-4', 'map-3']], phase: { name: 'harpoon', riposte: null } });
  expect(refusal(s, 0, 'return')).toEqual(illegal('LOCKER-79'));
  for (const text of ['harpoon B key', 'harpoon B net', 'harpoon A key', 'harpoon D map']) {
    expect(refusal(s, 0, text), text).toEqual(illegal('LOCKER-78'));
  }
});

test('evading Riposte names LOCKER-111', () => {
  const s = at({
    divers: [null, 'D12'],
    holds: [[], ['squid-4', 'map-3']],
    phase: { name: 'harpoon', riposte: 1 },
  });
  expect(refusal(s, 0, 'harpoon B map')).toEqual(illegal('LOCKER-111'));
  expect(refusal(s, 0, 'harpoon B squid')).toBeNull();
});

test('a wrong Knife target names the rule that protects it', () => {
  const s = at({
    divers: [null, 'D02', null, 'D02'],
    holds: [['key-3'], ['map-3'], ['net-4'], []],
    phase: { name: 'knife' },
  });
  expect(refusal(s, 0, 'return')).toEqual(illegal('LOCKER-66'));
  expect(refusal(s, 0, 'knife C map')).toEqual(illegal('LOCKER-66')); // C has no Map
  expect(refusal(s, 0, 'knife A key')).toEqual(illegal('LOCKER-68')); // one's own Hold
  expect(refusal(s, 0, 'strike A')).toEqual(illegal('LOCKER-68'));
  expect(refusal(s, 0, 'knife B map')).toEqual(illegal('LOCKER-93')); // Turned Blade
  expect(refusal(s, 0, 'strike C')).toEqual(illegal('LOCKER-66')); // without it a suit must be named
  expect(refusal(s, 0, 'strike D')).toEqual(illegal('LOCKER-92')); // an empty Hold
  expect(refusal(s, 0, 'strike B')).toBeNull();
  expect(refusal(s, 0, 'knife C net')).toBeNull();
});

test('evading a turned Knife names LOCKER-94', () => {
  const s = at({ divers: [null, 'D02'], holds: [['key-3'], ['map-3']], phase: { name: 'blade' } });
  for (const text of ['reveal', 'blade map']) expect(refusal(s, 0, text)).toEqual(illegal('LOCKER-94'));
});

test('a Map card that was not drawn names LOCKER-54, for D09 LOCKER-107', () => {
  const s = at({ deck: ['map-3', 'key-7'], locker: ['key-2', 'net-2', 'chest-2', 'squid-2'] });
  act(s, 'reveal', 0, 0, 0);
  expect(refusal(s, 0, 'map net-2')).toEqual(illegal('LOCKER-54'));
  expect(refusal(s, 0, 'return')).toEqual(illegal('LOCKER-54'));

  const whole = at({ divers: ['D09', null], deck: ['map-3', 'key-7'], locker: ['key-2', 'net-2'] });
  act(whole, 'reveal');
  expect(refusal(whole, 0, 'map key-7')).toEqual(illegal('LOCKER-107'));
});

test('raiding nobody, or somebody without cards, names LOCKER-105', () => {
  const s = at({
    divers: ['D08', null, null],
    holds: [[], ['map-3'], []],
    exploration: ['key-3', 'chest-3'],
    phase: { name: 'raid' },
  });
  for (const text of ['return', 'raid A', 'raid C'])
    expect(refusal(s, 0, text)).toEqual(illegal('LOCKER-105'));
});

test('playing before the Saboteur has named somebody names LOCKER-12', () => {
  const s = opened(3, { divers: 'on' }, ...drawing(DIVER_IDS, 'D17', 'D01', 'D03'));
  expect(refusal(s, 0, 'reveal')).toEqual(illegal('LOCKER-12'));
  expect(refusal(s, 0, 'name A')).toEqual(illegal('LOCKER-12')); // oneself
  expect(refusal(s, 0, 'name D')).toEqual(illegal('LOCKER-12')); // nobody
});

test('no rule is named for the wrong seat, an unreadable text or a finished game', () => {
  const s = at({ revealed: false });
  expect(refusal(s, 1, 'reveal')).toEqual({ code: 'not-your-turn', toAct: [0] });
  expect(refusal(s, 0, 'dance')).toEqual({ code: 'unreadable' });
  const over = at({ phase: { name: 'over', reason: 'deck' } });
  expect(refusal(over, 0, 'reveal')).toEqual({ code: 'over' });
});

test('whatever else the owner of D09 tries during a Map names LOCKER-107 too', () => {
  const s = at({ divers: ['D09', null], deck: ['map-3', 'key-7'], locker: ['key-2', 'net-2'] });
  act(s, 'reveal');
  expect(refusal(s, 0, 'return')).toEqual(illegal('LOCKER-107'));
});

test('a board is told why from the view, also while others decide, after the end and for those who watch', () => {
  const why = (state: State, seat: Seat | null) =>
    locker.explain(locker.view(state, seat), seat, { type: 'reveal' });
  expect(why(at({}), 1)).toBe('LOCKER-9');
  expect(why(at({}), null)).toBe('LOCKER-9');
  expect(why(at({ phase: { name: 'net' } }), 0)).toBe('LOCKER-75');
  expect(why(at({ phase: { name: 'over', reason: 'deck' } }), 0)).toBe('LOCKER-82');
});
