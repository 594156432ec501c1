import { expect, test } from 'vitest';
import { openSession } from '../../session/session.ts';
import { fakeClock, fakeTransport, newsBy, stateOf, tableOf } from '../../session/test/fakes.ts';
import { sinceLastTurn, throughEyesOf } from '../pass-on.ts';

const setup = newsBy(null, 'table');

/** Mara (0) has acted, and Jonas (1) decides next with a secret of his own. */
function handOver() {
  const { transport, sent, deliver } = fakeTransport();
  const session = openSession(transport, 'x', { ...fakeClock(), pace: () => 1 });
  deliver({ t: 'table', table: tableOf([0, 1]) });
  const step = (seq: number, toAct: readonly number[], from: number) => {
    const news = from === 0 ? [setup] : [newsBy(0)];
    deliver(stateOf(null, seq, { toAct, news, from }));
    for (const seat of [0, 1])
      deliver(stateOf(seat, seq, { toAct, news, from, secret: true, legal: ['pass'] }));
  };
  step(1, [0], 0);
  step(2, [1], 1);
  return { session, sent };
}

test('at a hand-over the page holds the moment through the eyes of who acted, and through nobody’s', () => {
  const { session } = handOver();
  const { state, before, everybody } = session.get();
  expect(state).toMatchObject({ seat: 1, seq: 2 });
  expect(before?.state).toMatchObject({ seat: 0, seq: 2, view: 'seat 0 at 2' });
  expect(everybody?.state).toMatchObject({ seat: null, seq: 2, view: 'seat null at 2' });
});

test('who acted sees what came of it and can do nothing with it', () => {
  const { session, sent } = handOver();
  const { before } = session.get();
  if (!before) throw new Error('nobody looked before');
  const sees = throughEyesOf(session, session.get(), before);
  expect(sees.state).toMatchObject({ seat: 0, view: 'seat 0 at 2', legal: [], choice: null });
  expect(sees.shown.history).toBe(before.history);
  expect(sees.shown.fresh).toEqual([newsBy(0)]);
  expect(sees.shown.undo).toBe(false);
  sees.session.act('pass');
  sees.session.undo();
  sees.session.draft('secret');
  expect(sent).toEqual([]);
});

test('a recap begins after one’s own last decision, or with the first turn', () => {
  expect(sinceLastTurn([setup, newsBy(0), newsBy(1), newsBy(0)], 1)).toBe(3);
  expect(sinceLastTurn([setup, newsBy(0)], 1)).toBe(1);
  expect(sinceLastTurn([setup, newsBy(1), newsBy(1, 'bot')], 1)).toBe(2); // a stand-in is not oneself
});
