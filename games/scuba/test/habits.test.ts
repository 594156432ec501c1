import { seeded } from '@fathoms/kernel/chance.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { expect, test } from 'vitest';
import { candidates } from '../bot/hints.ts';
import { scuba } from '../index.ts';
import { habits } from '../judge/habits.ts';
import { scoreOf } from '../scoring.ts';
import type { Action, State } from '../types.ts';

type Habit = (s: State, seat: Seat) => Action;

/** Points of everybody in a few matches, divers who drowned not counted. */
function pointsOf(seats: number, options: Partial<Record<string, string>>, habitOf: () => Habit): number {
  let points = 0;
  for (let nth = 0; nth < 4; nth++) {
    const dealer = { chance: seeded(`habits ${nth}`), tell: () => {} };
    const s = scuba.setup(seats, { ...defaultOptions(scuba), ...options } as never, dealer);
    const habit = habitOf();
    for (;;) {
      for (let next = scuba.forced(s); next; next = scuba.forced(s))
        scuba.apply(s, next.seat, next.action, dealer);
      const [seat] = scuba.toAct(s);
      if (seat === undefined) break;
      const action = habit(s, seat);
      expect(scuba.legal(s, seat)).toContainEqual(action);
      scuba.apply(s, seat, action, dealer);
    }
    for (const diver of s.divers) if (diver.status !== 'dead') points += scoreOf(diver);
  }
  return points;
}

test.each([2, 3, 4])(
  '%i imagined divers who plan a turn once find about as much as those who think at every step',
  seats => {
    const [planned, thought] = [
      pointsOf(seats, {}, habits),
      pointsOf(seats, {}, () => (s, seat) => candidates(s, seat)[0]),
    ];
    expect(planned).toBeGreaterThan(0.8 * thought);
    expect(planned).toBeLessThan(1.25 * thought);
  },
);

test('with everything switched on, too, they do what is allowed until it is over', () => {
  expect(pointsOf(3, { decompression: 'on', nonLethal: 'on' }, habits)).toBeGreaterThan(0);
});
