import { GAMES } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Seat, Viewer } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { randomAction } from '@fathoms/kernel/testing/contract.ts';
import { expect, test } from 'vitest';
import { act, decisions, type LiveMatch, openMatch, settle } from '../match/live.ts';
import { newsOf, stateMessage, stepCount } from '../talk/messages.ts';
import { keptStory, outgoing, type StateBroadcast, stateBroadcast } from '../talk/outgoing.ts';

const SEATS = 3;

for (const game of Object.values(GAMES) as unknown as Game[])
  test(`${game.id}: every state reads back as it was, with the view and the news of that seat alone`, () => {
    const luck = seeded(`${game.id} told`);
    let live: LiveMatch = settle(openMatch(game, SEATS, defaultOptions(game), 'told'));
    for (let moves = 0; moves < 200; moves++) {
      const [seat] = game.toAct(live.state);
      if (seat === undefined) break;
      const action = game.format(randomAction(game, live.state, seat, luck));
      const acted = act(live, seat, live.made[seat], action);
      if (acted.kind !== 'accepted') throw new Error(`${action}: ${acted.kind}`);
      const from = stepCount(live);
      live = acted.live;
      const broadcast = stateBroadcast(live, from, { reef: 'a"b' });
      for (const viewer of [0, null, 1, 2, 0]) check(live, viewer, from, broadcast);
    }
    expect(live.steps.length).toBeGreaterThan(3);
  });

function check(live: LiveMatch, viewer: Seat | null, from: number, broadcast: StateBroadcast): void {
  const { game, state } = live;
  const told = viewer === null ? broadcast.everybody() : broadcast.seat(viewer);
  const { message } = told;
  if (message.t !== 'state') throw new Error(message.t);
  expect(JSON.parse(told.text())).toEqual(message);
  expect(message).toEqual(stateMessage(live, viewer, from, { reef: 'a"b' }));
  expect(message.view).toEqual(game.view(state, viewer));
  expect(message.news).toEqual(newsOf(game, live, viewer, from));
  expect(message.nth).toBe(viewer === null ? 0 : decisions(live, viewer).length);
  expect(message.secret).toBe(JSON.stringify(message.view) !== JSON.stringify(game.view(state, null)));
}

test('SYNC-5: what several may know is put together once and written once, however many are told', () => {
  const { game, ...live } = settle(openMatch(GAMES.locker as unknown as Game, SEATS, {}, 'told'));
  let [views, written] = [0, 0];
  const view = (state: unknown, viewer: Viewer): unknown => {
    if (viewer === null) views++;
    const seen = game.view(state, viewer) as object;
    const toJSON = (): object => {
      written++;
      return seen;
    };
    return { toJSON };
  };
  const hasSecrets = (_: unknown, seat: Seat): boolean => seat === 1;
  const broadcast = stateBroadcast({ ...live, game: { ...game, view, hasSecrets } }, 1, {});
  const texts = [
    broadcast.seat(0),
    broadcast.everybody(),
    broadcast.seat(1),
    broadcast.everybody(),
    broadcast.seat(2),
  ].map(to => to.text());
  expect([views, written]).toEqual([1, 2]); // the second for the seat that knows more, in between
  expect(texts[1]).toBe(texts[3]);
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({ seat: 0 });
});

test('SYNC-37: a whole story is put together once for a viewer, and keeps nothing it was made of', () => {
  const { game, ...live } = settle(openMatch(GAMES.locker as unknown as Game, SEATS, {}, 'told'));
  const views: unknown[] = [];
  const view = (state: unknown, viewer: Viewer): unknown => {
    const seen = game.view(state, viewer);
    views.push(seen);
    return seen;
  };
  const story = keptStory({ ...live, game: { ...game, view } }, { reef: 'a"b' });
  for (const viewer of [0, null, 1, 0, null]) {
    const told = viewer === null ? story.everybody() : story.seat(viewer);
    const { message } = told;
    const fresh = stateMessage({ ...live, game }, viewer, 0, { reef: 'a"b' });
    expect(message).toEqual(fresh);
    expect(JSON.parse(told.text())).toEqual(fresh);
    expect(views).not.toContain((message as typeof fresh).view);
  }
  expect(views).toHaveLength(3);
});

test('other messages are plain JSON', () => {
  expect(outgoing({ t: 'accepted', seat: 1, nth: 2 }).text()).toBe('{"t":"accepted","seat":1,"nth":2}');
});
