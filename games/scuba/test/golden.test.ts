import type { Chance } from '@fathoms/kernel/game.ts';
import { expect, test } from 'vitest';
import { actionsIn, golden, newsIn } from '../../test/golden.ts';
import { scuba } from '../index.ts';
import { EVENT_IDS } from '../parts.ts';
import type { Options, State } from '../types.ts';
import { TRANSCRIPTS } from './transcript.ts';
import { dice } from './walk.ts';

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

const replays = golden({
  game: scuba,
  transcripts: TRANSCRIPTS,
  folder: `${import.meta.dirname}/golden`,
  matches: MATCHES.map(([name, seats, options, nerve, seed]) => ({
    ...{ name, seats, options },
    ...(seed !== undefined && { seed }),
    decide: (s: State, chance: Chance) => ({ seat: scuba.toAct(s)[0], action: dice(s, nerve, chance) }),
  })),
});

test('together they use every kind of action, news, event card and stage', () => {
  const all = replays();
  const news = newsIn(all);
  const cards = new Set(news.flatMap(event => (event.type === 'happened' ? [event.card] : [])));
  const stages = new Set(news.flatMap(event => (event.type === 'staged' ? [event.stage] : [])));
  expect(actionsIn(all)).toEqual(['point', 'push', 'see', 'step', 'stop', 'turn']);
  expect([...cards].sort()).toEqual([...EVENT_IDS].sort());
  expect([...stages].sort()).toEqual(['alone', 'final', 'finish', 'solo']);
  expect(new Set(news.map(({ type }) => type)).size).toBe(27);
});
