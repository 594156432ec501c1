import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import type { Chance } from '@fathoms/kernel/game.ts';
import { replay } from '@fathoms/kernel/match.ts';
import { describe, expect, test } from 'vitest';
import { scuba } from '../index.ts';
import { EVENT_IDS, type EventId } from '../parts.ts';
import type { Event, Options, ScubaKinds, State } from '../types.ts';
import { read, record, write } from './transcript.ts';
import { dice } from './walk.ts';

const FOLDER = `${import.meta.dirname}/golden`;

const rules = (decompression: Options['decompression'], nonLethal: Options['nonLethal']): Options => ({
  decompression,
  nonLethal,
  openScores: 'off',
  start: 'random',
});

/** The matches kept: name, seats, options, with how much air the dice turn back, and the seed. */
const MATCHES: [string, number, Options, number, string?][] = [];
for (const seats of [2, 3, 4]) {
  for (const [name, nerve] of [
    ['careful', 7],
    ['bold', 1],
  ] as const) {
    MATCHES.push([`base-${seats}-${name}`, seats, rules('off', 'off'), nerve]);
    MATCHES.push([`deco-${seats}-${name}`, seats, rules('on', 'off'), nerve + 2]);
    MATCHES.push([`nonlethal-${seats}-${name}`, seats, rules('off', 'on'), nerve]);
    MATCHES.push([`deco-nonlethal-${seats}-${name}`, seats, rules('on', 'on'), nerve]);
  }
}
// this seed has a diver decline what a cleaning station offers
MATCHES.push(['open-4', 4, { ...rules('off', 'on'), openScores: 'on', start: 'C' }, 0, 'golden open-4 500']);

if (env.UPDATE_GOLDEN === '1') {
  for (const [name, seats, options, nerve, seed = `golden ${name}`] of MATCHES) {
    const decide = (s: State, chance: Chance) => ({
      seat: scuba.toAct(s)[0],
      action: dice(s, nerve, chance),
    });
    writeFileSync(`${FOLDER}/${name}.txt`, write(record(seats, options, decide, seed)));
  }
}

const files = readdirSync(FOLDER).sort();
const texts = files.map(file => readFileSync(`${FOLDER}/${file}`, 'utf8'));

describe('golden transcripts', () => {
  for (const [i, file] of files.entries()) {
    test(`${file} replays to the same end`, () => {
      const { version, log, scores, places } = read(texts[i]);
      expect(version).toBe(scuba.version);
      const byTable: (string | null)[] = [];
      const result = replay<ScubaKinds>(scuba, log, s => {
        const forced = scuba.forced(s);
        byTable.push(forced && scuba.format(forced.action));
      });
      if (!result.ok) throw new Error(`entry ${result.at}: ${result.problem}`);
      expect(scuba.outcome(result.state)).toEqual({ scores, places });
      expect(write({ ...log, ...result })).toBe(texts[i]);
      // what the table played was forced, and nothing forced was left to a player
      expect(byTable).toEqual([...log.entries.map(entry => (entry.by ? entry.action : null)), null]);
    });
  }

  test('every match of the list is there, and nothing else', () => {
    expect(files).toEqual(MATCHES.map(([name]) => `${name}.txt`).sort());
  });

  test('together they use every kind of action, news, event card and stage', () => {
    const actions = new Set<string>();
    const news = new Set<Event['type']>();
    const cards = new Set<EventId>();
    const stages = new Set<string>();
    for (const text of texts) {
      const { log } = read(text);
      for (const entry of log.entries) actions.add(entry.action.split(' ')[0]);
      const result = replay<ScubaKinds>(scuba, log);
      if (!result.ok) throw new Error(result.problem);
      for (const event of [...result.opening, ...result.steps.flatMap(step => step.events)]) {
        news.add(event.type);
        if (event.type === 'happened') cards.add(event.card);
        if (event.type === 'staged') stages.add(event.stage);
      }
    }
    expect([...actions].sort()).toEqual(['point', 'push', 'see', 'step', 'stop', 'turn']);
    expect([...cards].sort()).toEqual([...EVENT_IDS].sort());
    expect([...stages].sort()).toEqual(['alone', 'final', 'finish', 'solo']);
    expect(news.size).toBe(27);
  });
});
