/** A server whose clock the test sets, and an evening held there. */
import { afterEach } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { at, comeTo, playOut, setUp } from './evenings.ts';
import { person, startTestServer, type TestServer } from './test-server.ts';

export const MINUTE = 60_000;
export const clock = { ms: 1_800_000_000_000 };
let servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()));
  servers = [];
});
export const tick = (): void => {
  clock.ms += 100;
};
export const wait = (ms: number): void => {
  clock.ms += ms;
};

export async function serve(): Promise<TestServer> {
  const time = { now: () => clock.ms, after: () => () => {} };
  const server = await startTestServer(memoryStore(), undefined, null, undefined, undefined, undefined, time);
  servers.push(server);
  return server;
}

/** An evening with its host and some more. */
export async function evening(
  plan: Parameters<typeof setUp>[1] = {},
  names: readonly string[] = ['Ben', 'Cy', 'Dee'],
) {
  const server = await serve();
  const host = await person(server.address);
  const id = await setUp(host, plan);
  const ada = at(host, id);
  const others = await comeTo(server.address, id, names);
  return { ...server, id, ada, others, all: [ada, ...others] };
}

type Held = Awaited<ReturnType<typeof evening>>;

/** Everybody goes to their table and plays it. */
export async function playRound({ ada, all }: Held) {
  const page = await ada.look();
  for (const { id, seats } of page.rounds.at(-1)!.tables) {
    const people = seats.flatMap(n => (n === null ? [] : [all[n]!.who]));
    await playOut(people, id, tick);
  }
  wait(2000);
  return ada.look();
}
