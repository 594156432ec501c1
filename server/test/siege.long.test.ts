import { afterEach, expect, test } from 'vitest';
import { ATTACKS } from '../siege/attacks.ts';
import { memoryStore } from '../store/memory-store.ts';
import { quickPaint } from './dive-table.ts';
import { person, randomThink, startTestServer, type TestServer } from './test-server.ts';

/** A siege in seconds: what counts is that attackers are refused and nobody else is. `npm run siege` takes the time. */
let server: TestServer;
afterEach(() => server.close());

const MALLORY = '198.51.100.66';
/** What wears an attacker out: being told to wait, losing the connection, or nothing but a fair share. */
const SHARES = ['bots', 'pictures', 'slow bodies'];
/** Nothing is forgiven meanwhile, so that what is refused does not depend on how fast we are. */
const NO_TIME = {
  now: () => 1_000_000,
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Bots that look at pictures need real ones: fair-work.test.ts has theirs, and `npm run siege`. */
const SHORT = ATTACKS.filter(({ name }) => name !== 'looks of bots at pictures');

test.each(SHORT)('$name: refused in the end, while somebody else plays', async ({ name, rounds, run }) => {
  const parts = [memoryStore(), randomThink, null, undefined, undefined, quickPaint] as const;
  server = await startTestServer(...parts, NO_TIME, undefined, true);
  let left = rounds;
  const [toll, answers] = await Promise.all([
    run({ address: server.address, from: MALLORY, isOver: () => --left < 0 }),
    innocent(() => left < 0),
  ]);
  expect(toll.done).toBeGreaterThan(0);
  if (!SHARES.includes(name)) expect(toll.refused + toll.cutOff).toBeGreaterThan(0);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter(answer => answer !== 'accepted')).toEqual([]);
  expect(server.logged.filter(line => line.includes('"level":50'))).toEqual([]);
});

/** Somebody elsewhere who plays a move at a time, until the attack is over. */
async function innocent(isOver: () => boolean): Promise<string[]> {
  const ada = await person(server.address, '192.0.2.1');
  const connection = await ada.join(await ada.newTable(2));
  for (const seat of [0, 1]) connection.send({ t: 'sit', seat, name: 'Ada' });
  connection.send({ t: 'start' });
  const answers: string[] = [];
  let state = await connection.state(({ legal }) => legal.length > 0);
  do {
    const { seat, nth, legal } = state;
    const { t } = await connection.act(seat ?? 0, nth, legal[0] ?? '');
    answers.push(t);
    // asking for it would be slowed down more and more while no time goes by
    state = await connection.state(({ legal, outcome }) => legal.length > 0 || outcome !== null);
  } while (!isOver() && answers.length < 40 && state.outcome === null);
  return answers;
}
