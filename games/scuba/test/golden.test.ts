import type { Chance, Game } from '@fathoms/kernel/game.ts';
import { expect, test } from 'vitest';
import { actionsIn, golden, newsIn } from '../../test/golden.ts';
import { scuba, scubaV1 } from '../index.ts';
import { EVENT_IDS } from '../parts.ts';
import type { Options, ScubaKinds, State } from '../types.ts';
import { transcriptsOf } from './transcript.ts';
import { dice } from './walk.ts';

const rules = (decompression: Options['decompression'], nonLethal: Options['nonLethal']): Options => ({
  decompression,
  nonLethal,
  openScores: 'off',
  start: 'random',
});

/** The matches kept of version 1: name, seats, options, with how much air the dice turn back, and the seed. */
type Match = [name: string, seats: number, options: Options, nerve: number, seed?: string];
const FIRST: Match[] = [];
for (const seats of [2, 3, 4]) {
  for (const [name, nerve] of [
    ['careful', 7],
    ['bold', 1],
  ] as const) {
    FIRST.push([`base-${seats}-${name}`, seats, rules('off', 'off'), nerve]);
    FIRST.push([`deco-${seats}-${name}`, seats, rules('on', 'off'), nerve + 2]);
    FIRST.push([`nonlethal-${seats}-${name}`, seats, rules('off', 'on'), nerve]);
    FIRST.push([`deco-nonlethal-${seats}-${name}`, seats, rules('on', 'on'), nerve]);
  }
}
// this seed has a diver decline what a cleaning station offers
FIRST.push(['open-4', 4, { ...rules('off', 'on'), openScores: 'on', start: 'C' }, 0, 'golden open-4 500']);

/** Version 2 differs in what three cards pay: one match a number of players. */
const SECOND: Match[] = [
  ['base-2', 2, rules('off', 'off'), 4],
  ['nonlethal-3', 3, rules('off', 'on'), 1],
  ['deco-4', 4, rules('on', 'off'), 7],
];

const kept = (game: Game<ScubaKinds>, folder: string, matches: readonly Match[]) =>
  golden({
    game,
    transcripts: transcriptsOf(game),
    folder: `${import.meta.dirname}/${folder}`,
    matches: matches.map(([name, seats, options, nerve, seed]) => ({
      ...{ name, seats, options },
      ...(seed !== undefined && { seed }),
      decide: (s: State, chance: Chance) => ({ seat: game.toAct(s)[0], action: dice(s, nerve, chance) }),
    })),
  });

const replays = kept(scubaV1, 'golden', FIRST);
const replaysOfSecond = kept(scuba, 'golden-v2', SECOND);

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

test('those of version 2 turn up every card it changed', () => {
  const cards = newsIn(replaysOfSecond()).flatMap(event => (event.type === 'happened' ? [event.card] : []));
  expect(cards).toEqual(expect.arrayContaining(['ER3', 'ER4', 'ER6']));
});
