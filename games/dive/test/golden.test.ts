import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { replay } from '@fathoms/kernel/match.ts';
import { describe, expect, test } from 'vitest';
import { dive } from '../index.ts';
import type { DiveKinds, Options } from '../types.ts';
import { OPTIONS } from './table.ts';
import { read, record, write } from './transcript.ts';
import { dice } from './walk.ts';

const FOLDER = `${import.meta.dirname}/golden`;

/** The matches kept: name, seats, options, and the seed where it matters. */
const MATCHES: [string, number, Partial<Options>, string?][] = [
  ...[2, 3, 4].map((seats): [string, number, Partial<Options>] => [`standard-${seats}`, seats, {}]),
  ...[2, 4].map((seats): [string, number, Partial<Options>] => [
    `children-${seats}`,
    seats,
    { mode: 'children' },
  ]),
  ['solo', 1, {}],
  ['solo-companions', 1, { companions: 'on' }],
  ['chief-2', 2, { chief: 'on' }],
  ['chief-4-companions', 4, { chief: 'on', companions: 'on', live: 'off', ageOrder: 'DBCA' }],
  ...[2, 3, 4].map((seats): [string, number, Partial<Options>] => [
    `companions-${seats}`,
    seats,
    { companions: 'on' },
  ]),
  ['companions-4-bots', 4, { companions: 'on', bots: 'AC', ageOrder: 'CADB', flashlight: 'on' }],
  ['companions-4-again', 4, { companions: 'on', programClock: '60' }],
  ['sonar-3', 3, { sonar: 'on' }],
  ['empty-2', 2, {}, 'golden empty-2 903'], // its stack runs out in mid-dive
];

if (env.UPDATE_GOLDEN === '1') {
  for (const [name, seats, options, seed = `golden ${name}`] of MATCHES) {
    writeFileSync(
      `${FOLDER}/${name}.txt`,
      write(record(seats, { ...OPTIONS, ...options } as Options, dice, seed)),
    );
  }
}

const files = readdirSync(FOLDER).sort();
const texts = files.map(file => readFileSync(`${FOLDER}/${file}`, 'utf8'));

describe('golden transcripts', () => {
  for (const [i, file] of files.entries()) {
    test(`${file} replays to the same end`, () => {
      const { version, log, scores, places } = read(texts[i]);
      expect(version).toBe(dive.version);
      const result = replay<DiveKinds>(dive, log);
      if (!result.ok) throw new Error(`entry ${result.at}: ${result.problem}`);
      expect(dive.outcome(result.state)).toEqual({ scores, places });
      expect(write({ ...log, ...result })).toBe(texts[i]);
    });
  }

  test('every match of the list is there, and nothing else', () => {
    expect(files).toEqual(MATCHES.map(([name]) => `${name}.txt`).sort());
  });

  test('together they use every kind of action and news', () => {
    const actions = new Set<string>();
    const news = new Set<string>();
    for (const text of texts) {
      const { log } = read(text);
      for (const entry of log.entries) actions.add(entry.action.split(' ')[0]);
      const result = replay<DiveKinds>(dive, log);
      if (!result.ok) throw new Error(result.problem);
      for (const { type } of [...result.opening, ...result.steps.flatMap(step => step.events)])
        news.add(type);
    }
    expect([...actions].sort()).toEqual(['announce', 'dolphins', 'octopus', 'ready', 'take', 'withdraw']);
    expect([...news].sort()).toEqual([
      ...['covered', 'ended', 'helped', 'judged', 'lost', 'opened', 'raced', 'ready', 'rested', 'revealed'],
      ...['round', 'sounded', 'spent', 'thanked', 'took', 'turned', 'used', 'withdrew'],
    ]);
  });
});
