import type { Chance } from '@fathoms/kernel/game.ts';
import { expect, test } from 'vitest';
import { actionsIn, golden, newsIn } from '../../test/golden.ts';
import { shares } from '../index.ts';
import type { Options, State } from '../types.ts';
import { BASIC } from './table.ts';
import { TRANSCRIPTS } from './transcript.ts';
import { dice, type Thrift } from './walk.ts';

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

const replays = golden({
  game: shares,
  transcripts: TRANSCRIPTS,
  folder: `${import.meta.dirname}/golden`,
  matches: MATCHES.map(([name, seats, options, thrift]) => ({
    ...{ name, seats, options },
    decide: (s: State, chance: Chance) => ({ seat: s.active, action: dice(s, thrift, chance) }),
  })),
});

test('together they use every kind of action and tell every kind of news', () => {
  const all = replays();
  const news = new Set(newsIn(all).map(event => (event.type === 'triggered' ? event.reason : event.type)));
  expect(actionsIn(all)).toEqual([
    ...['acquire', 'buy', 'decline', 'draw', 'expand', 'move', 'play', 'remove', 'take', 'top'],
  ]);
  expect([...news].sort()).toEqual([
    ...['acquired', 'bought', 'dealt', 'declared', 'declined', 'depleted', 'depletion', 'drew', 'ended'],
    ...['expanded', 'founded', 'fundraised', 'fundraisers', 'laid', 'missed', 'moved', 'offered', 'opened'],
    ...['played', 'removed', 'resolved', 'shuffled', 'started', 'surfaced', 'took', 'topped', 'turned'],
  ]);
});
