import type { BotQuestion } from '@fathoms/table/room/ports.ts';
import { expect, test } from 'vitest';
import { openThinkers } from '../workers/think.ts';

/** A thread that answers with its seed, fails at 'fail' and dies at 'die'. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ n, question: { seed } }) => {
      if (seed === 'die') process.exit(3);
      parentPort.postMessage(seed === 'fail' ? { n, problem: 'no idea' } : { n, answer: seed + ' ' + threadId });
    });
  `)}`,
);
const ask = (seed: string): BotQuestion => ({
  level: 'seal',
  game: 'locker',
  version: 1,
  seen: { seat: 0, view: null, news: [] },
  legal: [],
  choice: null,
  seed,
});
const threadOf = (action: string): string => action.split(' ')[1] ?? '';

test('every question gets its own answer, from as many threads as there may be', async () => {
  const thinkers = openThinkers(script, 2);
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map(seed => thinkers.think(ask(seed))));
  expect(answers.map(answer => answer[0])).toEqual(['a', 'b', 'c', 'd']);
  expect(new Set(answers.map(threadOf)).size).toBe(2);
  await thinkers.close();
});

test('a bot without an answer rejects its own question only', async () => {
  const thinkers = openThinkers(script, 1);
  const [bad, good] = await Promise.allSettled([thinkers.think(ask('fail')), thinkers.think(ask('a'))]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'no idea' } });
  expect(good.status).toBe('fulfilled');
  await thinkers.close();
});

test('a thread that dies fails what it was asked, and the next question finds a new one', async () => {
  const thinkers = openThinkers(script, 1);
  const first = await thinkers.think(ask('a'));
  await expect(thinkers.think(ask('die'))).rejects.toThrow(/ended with 3/);
  const second = await thinkers.think(ask('a'));
  expect(threadOf(second)).not.toBe(threadOf(first));
  await thinkers.close();
  await expect(thinkers.think(ask('a'))).rejects.toThrow(/closed/);
});
