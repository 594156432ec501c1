import type { Chance } from '@fathoms/kernel/game.ts';
import { expect, test } from 'vitest';
import { actionsIn, golden } from '../../test/golden.ts';
import { locker } from '../index.ts';
import { DIVER_IDS, type VariantId } from '../parts.ts';
import type { Options, State } from '../types.ts';
import { TRANSCRIPTS } from './transcript.ts';
import { dice } from './walk.ts';

const rules = (variant: Options['variant'], divers: Options['divers'] = 'off'): Options => ({
  divers,
  variant,
  start: 'random',
});

/** The matches kept: name, seats, options, seed, and with how many cards the dice return. */
const MATCHES: [string, number, Options, string, number][] = [];
for (const seats of [2, 3, 4]) {
  MATCHES.push([`base-${seats}-shallow`, seats, rules('none'), 'shallow', 3]);
  MATCHES.push([`base-${seats}-deep`, seats, rules('none'), 'deep', 5]);
  for (const seed of ['one', 'two', 'three']) {
    MATCHES.push([`divers-${seats}-${seed}`, seats, rules('none', 'on'), seed, 4]);
  }
}
for (const [i, variant] of (['V1', 'V2', 'V3', 'V4', 'V5', 'V6'] satisfies VariantId[]).entries()) {
  MATCHES.push([`${variant.toLowerCase()}-2`, 2, rules(variant), 'plain', 3]);
  MATCHES.push([
    `${variant.toLowerCase()}-${3 + (i % 2)}-divers`,
    3 + (i % 2),
    rules(variant, 'on'),
    'divers',
    4,
  ]);
}

const replays = golden({
  game: locker,
  transcripts: TRANSCRIPTS,
  folder: `${import.meta.dirname}/golden`,
  matches: MATCHES.map(([name, seats, options, seed, depth]) => ({
    ...{ name, seats, options, seed: `golden ${name} ${seed}` },
    decide: (s: State, chance: Chance) => ({ seat: locker.toAct(s)[0], action: dice(s, depth, chance) }),
  })),
});

test('together they use every kind of action and every Diver, and end in both ways', () => {
  const all = replays();
  const divers = new Set(all.flatMap(({ state }) => state.divers.filter(diver => diver !== null)));
  const ends = new Set(all.flatMap(({ state }) => (state.phase.name === 'over' ? [state.phase.reason] : [])));
  const actions = ['blade', 'harpoon', 'knife', 'map', 'name', 'net', 'raid', 'return', 'reveal', 'strike'];
  expect(actionsIn(all)).toEqual(actions);
  expect([...divers].sort()).toEqual([...DIVER_IDS]);
  expect([...ends].sort()).toEqual(['deck', 'fifty']);
});
