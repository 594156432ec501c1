import { recording, seeded } from '@fathoms/kernel/chance.ts';
import { type Entry, type Log, play, replay, start } from '@fathoms/kernel/match.ts';
import { expect, test } from 'vitest';
import { dive } from '../index.ts';
import type { DiveKinds, Options, State } from '../types.ts';
import { OPTIONS } from './table.ts';

/** A match of random programs, with every state it went through. */
function played(seats: number, more: Partial<Options>, seed: string) {
  const options = { ...OPTIONS, ...more } as Options;
  const chance = seeded(seed);
  const opening = start(dive, seats, options, chance);
  const entries: Entry[] = [];
  let state = opening.state;
  while (!dive.outcome(state)) {
    const forced = dive.forced(state);
    const [seat] = forced ? [forced.seat] : dive.toAct(state);
    const legal = dive.legal(state, seat);
    const choice = dive.choices?.describe(state, seat) ?? null;
    const picked = choice && (legal.length === 0 || chance.below(3) > 0);
    const action = picked ? dive.choices?.sample(choice, chance) : legal[chance.below(legal.length)];
    const text = dive.format(forced?.action ?? (action as DiveKinds['action']));
    const step = play({ game: dive, state, chance: recording(chance) }, seat, text);
    if (!step.ok) throw new Error(JSON.stringify(step));
    entries.push(step.entry);
    state = step.state;
  }
  const log: Log<DiveKinds> = { seats, options, rolls: opening.rolls, entries };
  return { log, states: statesOf(log) };
}

function statesOf(log: Log<DiveKinds>): State[] {
  const states: State[] = [];
  const replayed = replay(dive, log, state => states.push(state));
  expect(replayed).toMatchObject({ ok: true });
  return states;
}

const hasDecided = ({ divers }: State): boolean =>
  divers.some(({ program, using }) => program !== null || using !== null);

test.each([
  [1, {}],
  [2, {}],
  [3, { companions: 'on', chief: 'on' }],
  [4, { companions: 'on' }],
  [2, { mode: 'children' }],
] as const)(
  '%i divers, %o: the same position over other cards, once nobody has decided anything',
  (seats, more) => {
    const { log, states } = played(seats, more, `redraw ${seats}`);
    let moved = 0;
    for (const [step, state] of states.entries()) {
      const rolls = dive.redraw?.(state, log.options, log.rolls, seeded(`anew ${step}`)) ?? null;
      expect(rolls === null, `step ${step}`).toBe(hasDecided(state));
      if (rolls === null) continue;
      const again = statesOf({ ...log, rolls, entries: log.entries.slice(0, step) });
      const { stack, chief, ...same } = again[step];
      const { stack: known, chief: chiefs, ...rest } = state;
      expect(same).toEqual(rest);
      expect(stack.map(({ card }) => card).sort()).toEqual(known.map(({ card }) => card).sort());
      expect([chief?.space, chief?.used]).toEqual([chiefs?.space, chiefs?.used]);
      expect(chief?.deck.toSorted()).toEqual(chiefs?.deck.toSorted());
      if (stack.some((lying, i) => lying.card !== known[i].card)) moved++;
    }
    expect(moved).toBeGreaterThan(1);
  },
);

test('what the sonar has told stays as it is', () => {
  const { log, states } = played(2, { sonar: 'on' }, 'sonar');
  for (const state of states) expect(dive.redraw?.(state, log.options, log.rolls, seeded('anew'))).toBeNull();
});
