import { expect, test } from 'vitest';
import { openSession } from '../session.ts';
import { fakeClock, fakeTransport, newsBy, stateOf, tableOf } from './fakes.ts';

function seated(yours: readonly number[], pace = 1) {
  const clock = fakeClock();
  const { transport, sent, deliver } = fakeTransport();
  const session = openSession(transport, 'coral-otter-42', { ...clock, pace: () => pace });
  deliver({ t: 'table', table: tableOf(yours) });
  return { session, clock, sent, deliver, seq: () => session.get().state?.seq };
}

const setup = [newsBy(null, 'table')];

test('the first state is shown at once, without old news to animate', () => {
  const { session, deliver } = seated([0]);
  deliver(stateOf(0, 3, { from: 0, news: [...setup, newsBy(0), newsBy(1)] }));
  expect(session.get()).toMatchObject({ state: { seq: 3 }, fresh: [], behind: 0 });
  expect(session.get().history).toHaveLength(3);
});

test('parts of a view that have not changed stay the same objects', () => {
  const { session, deliver } = seated([0]);
  deliver(stateOf(0, 1, { news: setup, view: { line: ['key-4'], deck: 9 } }));
  const shown = () => session.get().state?.view as { readonly line: unknown } | undefined;
  const before = shown();
  deliver(stateOf(0, 2, { news: [newsBy(0)], view: { line: ['key-4'], deck: 8 } }));
  expect(shown()).toEqual({ line: ['key-4'], deck: 8 });
  expect(shown()?.line).toBe(before?.line);
});

test('other players are shown one step at a time, 900 ms apart at pace 1', () => {
  const { session, clock, deliver, seq } = seated([0]);
  deliver(stateOf(0, 1, { news: setup }));
  for (const step of [2, 3]) deliver(stateOf(0, step));
  expect(session.get()).toMatchObject({ state: { seq: 1 }, behind: 2 });
  clock.pass(899);
  expect(seq()).toBe(1);
  clock.pass(1);
  expect(session.get()).toMatchObject({ state: { seq: 2 }, fresh: [newsBy(1)], behind: 1 });
  clock.pass(900);
  expect(session.get()).toMatchObject({ state: { seq: 3 }, behind: 0 });
});

test('twice the pace is half the wait, and a step after a long quiet comes at once', () => {
  const { clock, deliver, seq } = seated([0], 2);
  deliver(stateOf(0, 1, { news: setup }));
  deliver(stateOf(0, 2));
  clock.pass(450);
  expect(seq()).toBe(2);
  clock.pass(5000);
  deliver(stateOf(0, 3));
  expect(seq()).toBe(3);
});

test('a chain of steps in one message is given the time of up to three', () => {
  const { clock, deliver, seq } = seated([0]);
  deliver(stateOf(0, 1, { news: setup }));
  deliver(stateOf(0, 6, { news: [newsBy(0), ...Array.from({ length: 4 }, () => newsBy(0, 'table'))] }));
  deliver(stateOf(0, 7));
  clock.pass(2699);
  expect(seq()).toBe(6);
  clock.pass(1);
  expect(seq()).toBe(7);
});

test("one's own actions are shown at once", () => {
  const { deliver, seq } = seated([0]);
  deliver(stateOf(0, 1, { news: setup }));
  deliver(stateOf(0, 2, { news: [newsBy(0)] }));
  expect(seq()).toBe(2);
});

test('skipping shows the newest with everything that happened meanwhile', () => {
  const { session, clock, deliver } = seated([0]);
  deliver(stateOf(0, 1, { news: setup }));
  for (const step of [2, 3, 4]) deliver(stateOf(0, step));
  session.skip();
  expect(session.get()).toMatchObject({ state: { seq: 4 }, behind: 0 });
  expect(session.get().fresh).toHaveLength(3);
  expect(clock.waiting()).toBe(0);
});

test('a spectator watches everybody at the same pace', () => {
  const { clock, deliver, seq } = seated([]);
  deliver(stateOf(null, 1, { news: setup }));
  deliver(stateOf(null, 2, { news: [newsBy(0)] }));
  expect(seq()).toBe(1);
  clock.pass(900);
  expect(seq()).toBe(2);
});

test('a gap in the news is answered by asking for everything', () => {
  const { sent, deliver, seq } = seated([0]);
  deliver(stateOf(0, 1, { news: setup }));
  deliver(stateOf(0, 4));
  expect(seq()).toBe(1);
  expect(sent).toEqual([{ t: 'sync' }]);
  deliver(stateOf(0, 4, { from: 0, news: [...setup, newsBy(0), newsBy(0), newsBy(0)] }));
  expect(seq()).toBe(4);
});

test('on a shared device the seat that is to act is shown, once every seat has received it', () => {
  const { session, deliver } = seated([0, 1]);
  deliver(stateOf(0, 1, { news: setup, toAct: [0] }));
  expect(session.get().state).toBe(null);
  deliver(stateOf(1, 1, { news: setup, toAct: [0] }));
  expect(session.get().state?.seat).toBe(0);
  deliver(stateOf(0, 2, { news: [newsBy(0)], toAct: [1] }));
  deliver(stateOf(1, 2, { news: [newsBy(0)], toAct: [1] }));
  expect(session.get()).toMatchObject({ state: { seat: 1, view: 'seat 1 at 2' }, fresh: [newsBy(0)] });
  deliver(stateOf(0, 3, { news: [newsBy(1)], toAct: [2] }));
  deliver(stateOf(1, 3, { news: [newsBy(1)], toAct: [2] }));
  expect(session.get().state?.seat).toBe(1);
});

test('an action carries the counter of its seat and keeps the table busy until it shows', () => {
  const { session, sent, deliver } = seated([0]);
  deliver(stateOf(0, 1, { news: setup, nth: 4, legal: ['dive'] }));
  session.act('dive');
  session.act('dive');
  expect(sent).toEqual([{ t: 'act', seat: 0, nth: 4, action: 'dive' }]);
  expect(session.get().busy).toBe(true);
  deliver({ t: 'accepted', seat: 0, nth: 4 });
  expect(session.get().busy).toBe(true);
  deliver(stateOf(0, 2, { news: [newsBy(0)], nth: 5 }));
  expect(session.get().busy).toBe(false);
});

test('a refusal frees the table and is shown, the same one twice as two', () => {
  const { session, deliver } = seated([0]);
  deliver(stateOf(0, 1, { news: setup }));
  const refusal = { code: 'illegal', rule: 'TOY-3' } as const;
  session.act('fly');
  deliver({ t: 'refused', seat: 0, nth: 0, refusal });
  expect(session.get()).toMatchObject({ busy: false, notice: { id: 1, what: { refusal } } });
  deliver({ t: 'refused', seat: 0, nth: 0, refusal });
  expect(session.get().notice?.id).toBe(2);
});

test('an action out of turn brings the truth', () => {
  const { session, sent, deliver } = seated([0]);
  deliver(stateOf(0, 1, { news: setup }));
  session.act('dive');
  deliver({ t: 'error', code: 'out-of-turn', about: 'act' });
  expect(sent.at(-1)).toEqual({ t: 'sync' });
  expect(session.get()).toMatchObject({ busy: false, notice: { what: { code: 'out-of-turn' } } });
});

test('on a shared device the one who just acted may take it back although the next one is shown', () => {
  const { session, sent, deliver } = seated([0, 1]);
  deliver(stateOf(0, 2, { from: 0, news: [...setup, newsBy(0)], toAct: [1], nth: 1, undo: true }));
  deliver(stateOf(1, 2, { from: 0, news: [...setup, newsBy(0)], toAct: [1] }));
  expect(session.get()).toMatchObject({ state: { seat: 1 }, undo: true });
  session.undo();
  expect(sent).toEqual([{ t: 'undo', seat: 0, nth: 1 }]);
  deliver(stateOf(0, 1, { from: 0, news: setup, toAct: [0] }));
  deliver(stateOf(1, 1, { from: 0, news: setup, toAct: [0] }));
  expect(session.get()).toMatchObject({ state: { seat: 0, seq: 1 }, fresh: [], busy: false, undo: false });
  expect(session.get().history).toHaveLength(1);
});

test('on a shared device nobody takes back what another decided in secret', () => {
  const { session, sent, deliver } = seated([0, 1]);
  const both = { from: 0, news: [...setup, newsBy(0)], toAct: [1] };
  deliver(stateOf(0, 2, { ...both, nth: 1, undo: true, secret: true }));
  deliver(stateOf(1, 2, both));
  expect(session.get()).toMatchObject({ state: { seat: 1 }, privacy: 'secret', undo: false });
  session.undo();
  expect(sent).toEqual([]);
});

test('seats of one device that decide at once decide apart', () => {
  const { session, deliver } = seated([0, 1]);
  deliver(stateOf(0, 1, { from: 0, news: setup, toAct: [0, 1] }));
  deliver(stateOf(1, 1, { from: 0, news: setup, toAct: [0, 1] }));
  expect(session.get()).toMatchObject({ state: { seat: 0 }, privacy: 'apart' });
});

test('while what is shown is being told, others wait; then they follow after a breath', () => {
  const { session, clock, deliver, seq } = seated([0]);
  deliver(stateOf(0, 1, { news: setup }));
  session.hold(true);
  deliver(stateOf(0, 2));
  clock.pass(5000);
  expect(seq()).toBe(1);
  session.hold(false);
  clock.pass(299);
  expect(seq()).toBe(1);
  clock.pass(1);
  expect(seq()).toBe(2);
});
