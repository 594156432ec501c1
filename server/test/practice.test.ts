import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '../guests/limits.ts';
import { adminConsole } from './admin-console.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const ANSWER = { look: 2, level: 3, said: true, truth: false, seconds: 12, views: 4 };

const tell = (answers: readonly object[], headers: Record<string, string> = {}, game = 'dive') =>
  fetch(`http://${server.address}/api/practice/${game}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ answers }),
  });

test('answers are counted without a cookie, an address or a time', async () => {
  server = await startTestServer();
  const told = await tell([ANSWER, { ...ANSWER, level: 4, said: false }], { cookie: 'guest=somebody' });
  expect([told.status, told.headers.get('set-cookie')]).toEqual([200, null]);
  expect(await server.store.counted()).toEqual([
    { game: 'dive', ...ANSWER },
    { game: 'dive', ...ANSWER, level: 4, said: false },
  ]);
  expect(server.logged.join()).not.toMatch(/somebody|127\.0\.0\.1:\d+.*practice/);
});

test('what is not an answer is refused, and so are other sites and games nobody plays', async () => {
  server = await startTestServer();
  const wrong = [
    [],
    [{ ...ANSWER, level: 0 }],
    [{ ...ANSWER, seconds: 1.5 }],
    [{ ...ANSWER, name: 'Ada' }],
    Array.from({ length: LIMITS.answersAtOnce + 1 }, () => ANSWER),
  ];
  for (const answers of wrong) expect((await tell(answers)).status).toBe(400);
  expect((await tell([ANSWER], {}, 'chess')).status).toBe(404);
  expect((await tell([ANSWER], { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect(await server.store.counted()).toEqual([]);
});

test('one address cannot fill the list', async () => {
  server = await startTestServer();
  const statuses: number[] = [];
  for (let i = 0; i <= LIMITS.practice.burst; i++) statuses.push((await tell([ANSWER])).status);
  expect(statuses.at(-1)).toBe(429);
  expect(await server.store.counted()).toHaveLength(LIMITS.practice.burst);
});

test('an operator gets them as a table that does not tell what came together', async () => {
  server = await startTestServer();
  await tell([
    { ...ANSWER, level: 2 },
    { ...ANSWER, level: 1, truth: true },
  ]);
  const { shown } = adminConsole(server.store, () => []);
  expect(await shown('practice')).toBe(
    'game,look,level,said,truth,seconds,views\ndive,2,1,1,1,12,4\ndive,2,2,1,0,12,4',
  );
});
