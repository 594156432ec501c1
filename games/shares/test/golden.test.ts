import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import type { Chance } from '@fathoms/kernel/game.ts';
import { replay } from '@fathoms/kernel/match.ts';
import { describe, expect, test } from 'vitest';
import { shares } from '../index.ts';
import type { Options, SharesKinds, State } from '../types.ts';
import { BASIC } from './table.ts';
import { read, record, write } from './transcript.ts';
import { dice, type Thrift } from './walk.ts';

const FOLDER = `${import.meta.dirname}/golden`;

/** The matches kept: name, seats, options, and how often the dice draw. */
const MATCHES: [string, number, Options, Thrift][] = [];
for (const seats of [2, 3, 4, 5]) {
  MATCHES.push([`basic-${seats}`, seats, BASIC, 1]);
  MATCHES.push([`advanced-${seats}`, seats, { ...BASIC, sides: 'advanced' }, 1]);
  MATCHES.push([`random-${seats}-thrifty`, seats, { ...BASIC, sides: 'random' }, 6]);
}
MATCHES.push(['chosen-3', 3, { ...BASIC, sides: 'chosen', cleaning: 'advanced', wildlife: 'advanced' }, 2]);
MATCHES.push(['chosen-2', 2, { ...BASIC, sides: 'chosen', research: 'advanced', treasure: 'advanced' }, 2]);
MATCHES.push(['basic-3-idle', 3, BASIC, 10]);

if (env.UPDATE_GOLDEN === '1') {
  for (const [name, seats, options, thrift] of MATCHES) {
    const decide = (s: State, chance: Chance) => ({ seat: s.active, action: dice(s, thrift, chance) });
    writeFileSync(`${FOLDER}/${name}.txt`, write(record(seats, options, decide, `golden ${name}`)));
  }
}

const files = readdirSync(FOLDER).sort();
const texts = files.map(file => readFileSync(`${FOLDER}/${file}`, 'utf8'));

describe('golden transcripts', () => {
  for (const [i, file] of files.entries()) {
    test(`${file} replays to the same end`, () => {
      const { version, log, scores, places } = read(texts[i]);
      expect(version).toBe(shares.version);
      const result = replay<SharesKinds>(shares, log);
      if (!result.ok) throw new Error(`entry ${result.at}: ${result.problem}`);
      expect(shares.outcome(result.state)).toEqual({ scores, places });
      expect(write({ ...log, ...result })).toBe(texts[i]);
    });
  }

  test('every match of the list is there, and nothing else', () => {
    expect(files).toEqual(MATCHES.map(([name]) => `${name}.txt`).sort());
  });

  test('together they use every kind of action and tell every kind of news', () => {
    const actions = new Set<string>();
    const news = new Set<string>();
    for (const text of texts) {
      const { log } = read(text);
      for (const entry of log.entries) actions.add(entry.action.split(' ')[0]);
      const result = replay<SharesKinds>(shares, log);
      if (!result.ok) throw new Error(result.problem);
      for (const event of [...result.opening, ...result.steps.flatMap(step => step.events)]) {
        news.add(event.type === 'triggered' ? event.reason : event.type);
      }
    }
    expect([...actions].sort()).toEqual([
      ...['acquire', 'buy', 'decline', 'draw', 'expand', 'move', 'play', 'remove', 'take', 'top'],
    ]);
    expect([...news].sort()).toEqual([
      ...['acquired', 'bought', 'dealt', 'declared', 'declined', 'depleted', 'depletion', 'drew', 'ended'],
      ...['expanded', 'founded', 'fundraised', 'fundraisers', 'laid', 'missed', 'moved', 'offered', 'opened'],
      ...['played', 'removed', 'resolved', 'shuffled', 'started', 'surfaced', 'took', 'topped', 'turned'],
    ]);
  });
});
