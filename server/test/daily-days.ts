import { currentGame } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game } from '@fathoms/kernel/game.ts';
import type { DailyField, DailyPage } from '@fathoms/protocol/daily.ts';
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { afterEach, expect } from 'vitest';
import type { Fanout } from '../cluster/fanout.ts';
import { startOf } from '../daily/days.ts';
import { openMetrics } from '../operations/metrics.ts';
import type { Store } from '../store/store.ts';
import { person, startTestServer, type TestPerson, type TestServer } from './test-server.ts';

export const DAY = '2026-11-16';
export const NOON = startOf(DAY) + 12 * 60 * 60 * 1000;

export const servers: TestServer[] = []; // closed after the test
export const stores: Store[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.close()));
  await Promise.all(stores.splice(0).map(store => store.close()));
  clock.ms = NOON;
});

/** Set by a test; every move takes a moment, or one would be too fast for the limits. */
export const clock = { ms: NOON };
export const MINUTE = 60_000;

export async function serve(store: Store, fanout?: Fanout): Promise<TestServer> {
  const time = { now: () => clock.ms, after: () => () => {} };
  const server = await startTestServer(
    ...[store, undefined, null, undefined, fanout, undefined, time, openMetrics()],
  );
  servers.push(server);
  return server;
}

export const page = async (guest: TestPerson) =>
  (await (await guest.fetch('/api/daily')).json()) as DailyPage;
export const gameOn = async (guest: TestPerson, game: string) =>
  (await page(guest)).games.find(one => one.game === game)!;
export const field = async (guest: TestPerson, game = 'locker', day = DAY) => {
  const answer = await guest.fetch(`/api/daily/${day}/${game}`);
  return answer.ok ? ((await answer.json()) as DailyField) : answer.status;
};
export const begin = async (guest: TestPerson, game = 'locker') =>
  (await (await guest.fetch(`/api/daily/${game}`, { name: 'Ada' })).json()) as {
    table: string;
    counted: boolean;
  };
export const identityOf = ({ cookie }: TestPerson): string =>
  decodeURIComponent(cookie).slice('fathoms='.length).split('.')[0]!;

/** Any move that is allowed; null = it is not up to this seat. */
function decide(game: Game, { toAct, legal, choice }: StateMessage, chance: Chance): string | null {
  if (!toAct.includes(0)) return null;
  const sampled = choice === null ? [] : [game.format(game.choices?.sample(choice, chance))];
  return pick([...legal, ...sampled], chance) ?? null;
}

/** Plays to the end, or until `most` moves are made. Says everything that was received. */
export async function play(
  guest: TestPerson,
  table: string,
  luck = 'moves',
  most = Number.POSITIVE_INFINITY,
) {
  const connection = await guest.join(table);
  const joined = connection.received.find(m => m.t === 'table');
  const game = currentGame(joined?.t === 'table' ? joined.table.game : '')!;
  const chance = seeded(luck);
  let state = await connection.state();
  for (let made = 0; state.outcome === null && made < most; ) {
    const action = decide(game, state, chance);
    if (action === null) {
      state = await connection.state();
      continue;
    }
    const { nth, seq } = state;
    clock.ms += 100;
    const answer = await connection.act(0, nth, action);
    expect(answer).toMatchObject({ t: 'accepted' });
    made++;
    state = await connection.state(one => one.seq > seq);
  }
  if (state.outcome) await connection.next(m => m.t === 'table' && m.table.status === 'over');
  const { received } = connection;
  await connection.hangUp();
  return { score: state.outcome?.scores[0] ?? null, received };
}

/** The same somebody at another node. */
export async function sameAt(address: string, guest: TestPerson): Promise<TestPerson> {
  const there = await person(address);
  there.cookie = guest.cookie;
  return there;
}
