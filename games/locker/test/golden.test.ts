import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import type { Chance } from '@fathoms/kernel/game.ts';
import { replay } from '@fathoms/kernel/match.ts';
import { describe, expect, test } from 'vitest';
import { locker } from '../index.ts';
import { DIVER_IDS, type VariantId } from '../parts.ts';
import type { LockerKinds, Options, State } from '../types.ts';
import { read, record, write } from './transcript.ts';
import { dice } from './walk.ts';

const FOLDER = `${import.meta.dirname}/golden`;

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

if (env.UPDATE_GOLDEN === '1') {
  for (const [name, seats, options, seed, depth] of MATCHES) {
    const decide = (s: State, chance: Chance) => ({
      seat: locker.toAct(s)[0],
      action: dice(s, depth, chance),
    });
    const match = record(seats, options, decide, `golden ${name} ${seed}`);
    writeFileSync(`${FOLDER}/${name}.txt`, write(match));
  }
}

const files = readdirSync(FOLDER).sort();
const texts = files.map(file => readFileSync(`${FOLDER}/${file}`, 'utf8'));

describe('golden transcripts', () => {
  for (const [i, file] of files.entries()) {
    test(`${file} replays to the same end`, () => {
      const { version, log, scores, places } = read(texts[i]);
      expect(version).toBe(locker.version);
      const byTable: (string | null)[] = [];
      const result = replay<LockerKinds>(locker, log, s => {
        const forced = locker.forced(s);
        byTable.push(forced && locker.format(forced.action));
      });
      if (!result.ok) throw new Error(`entry ${result.at}: ${result.problem}`);
      expect(locker.outcome(result.state)).toEqual({ scores, places });
      expect(write({ ...log, ...result })).toBe(texts[i]);
      // what the table played was forced, and nothing forced was left to a player
      expect(byTable).toEqual([...log.entries.map(entry => (entry.by ? entry.action : null)), null]);
    });
  }

  test('every match of the list is there, and nothing else', () => {
    expect(files).toEqual(MATCHES.map(([name]) => `${name}.txt`).sort());
  });

  test('together they use every kind of action and every Diver, and end in both ways', () => {
    const kinds = new Set<string>();
    const divers = new Set<string | null>();
    const ends = new Set<string>();
    for (const text of texts) {
      const { log } = read(text);
      for (const entry of log.entries) kinds.add(entry.action.split(' ')[0]);
      const result = replay<LockerKinds>(locker, log);
      if (!result.ok) throw new Error(result.problem);
      for (const diver of result.state.divers) if (diver !== null) divers.add(diver);
      if (result.state.phase.name === 'over') ends.add(result.state.phase.reason);
    }
    const actions = ['blade', 'harpoon', 'knife', 'map', 'name', 'net', 'raid', 'return', 'reveal', 'strike'];
    expect([...kinds].sort()).toEqual(actions);
    expect([...divers].sort()).toEqual([...DIVER_IDS]);
    expect([...ends].sort()).toEqual(['deck', 'fifty']);
  });
});
