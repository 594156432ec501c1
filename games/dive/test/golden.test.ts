import { expect, test } from 'vitest';
import { actionsIn, golden, newsIn } from '../../test/golden.ts';
import { diveV1 } from '../index.ts';
import type { Options } from '../types.ts';
import { OPTIONS } from './table.ts';
import { TRANSCRIPTS } from './transcript.ts';
import { dice } from './walk.ts';

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

const replays = golden({
  game: diveV1,
  transcripts: TRANSCRIPTS,
  folder: `${import.meta.dirname}/golden`,
  matches: MATCHES.map(([name, seats, options, seed]) => ({
    ...{ name, seats, options: { ...OPTIONS, ...options } as Options, decide: dice },
    ...(seed !== undefined && { seed }),
  })),
});

test('together they use every kind of action and news', () => {
  const all = replays();
  const news = new Set(newsIn(all).map(({ type }) => type));
  expect(actionsIn(all)).toEqual(['announce', 'dolphins', 'octopus', 'ready', 'take', 'withdraw']);
  expect([...news].sort()).toEqual([
    ...['covered', 'ended', 'helped', 'judged', 'lost', 'opened', 'raced', 'ready', 'rested', 'revealed'],
    ...['round', 'sounded', 'spent', 'thanked', 'took', 'turned', 'used', 'withdrew'],
  ]);
});
