import type { News } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { newsBy, stateOf } from '../../session/test/fakes.ts';
import { seenFrom } from '../look-back.ts';
import { ownChange, sinceOwn } from '../since-own.ts';

const setup = newsBy(null, 'table');

test('the recap begins with the first move of somebody else after one’s own last decision', () => {
  expect(sinceOwn([setup, newsBy(0), newsBy(0, 'table'), newsBy(1), newsBy(2)], 0)).toBe(3);
  expect(sinceOwn([setup, newsBy(0), newsBy(1, 'table')], 0)).toBe(null); // the table alone went on
  expect(sinceOwn([setup, newsBy(1)], 0)).toBe(null); // one has not decided anything yet
  expect(sinceOwn([setup, newsBy(0), newsBy(1)], null)).toBe(null); // who watches has no turn
});

test('what is watched again is told from what lay there before, move by move', () => {
  const history = [setup, newsBy(0), newsBy(1), newsBy(2)];
  const seen = [2, 3, 4].map(seq => ({ state: stateOf(0, seq), history: history.slice(0, seq) }));
  expect(seenFrom(seen, 2).map(({ state, fresh }) => [state.seq, fresh])).toEqual([
    [2, []],
    [3, [newsBy(1)]],
    [4, [newsBy(2)]],
  ]);
  expect(seenFrom(seen, 1)).toEqual([]); // the page was opened later
});

test('what the others did to oneself is found among it: points before and now, and the lines that changed them', () => {
  const moves = (...changes: number[]) => ({
    ...newsBy(1),
    events: changes.map(to => ({ type: 'hit', to })),
  });
  const history = [
    setup,
    { ...newsBy(0), events: [{ type: 'hit', to: 19 }] },
    moves(19, 12),
    moves(12),
    moves(15),
  ];
  const timeline = (heard: readonly News[]) => {
    const events = heard.flatMap(news => news.events as { type: string; to?: number }[]);
    const last = events.findLast(event => event.to !== undefined);
    return events.at(-1)?.type === 'ended' ? [{ scores: [last?.to ?? 0] }] : [];
  };
  expect(ownChange(history, 2, 0, timeline, () => false)).toEqual({
    before: 19,
    now: 15,
    hits: [
      { row: '2.1', before: 19, after: 12 },
      { row: '4.0', before: 12, after: 15 },
    ],
  });
  const befell = ownChange(history.slice(0, 4), 3, 0, timeline, () => true);
  expect(befell?.hits).toEqual([{ row: '3.0', before: 12, after: 12 }]); // points are not all that can happen to one
  expect(
    ownChange(
      history,
      2,
      0,
      () => [],
      () => false,
    ),
  ).toBe(null);
});
