import { GAMES } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Viewer } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { randomAction } from '@fathoms/kernel/testing/contract.ts';
import { act, decisions, type Live, openMatch, settle } from '@fathoms/table/match/live.ts';
import { newsOf, stateMessage, stepCount } from '@fathoms/table/talk/messages.ts';
import { expect, test } from 'vitest';
import { encode } from '../sockets/encode.ts';

const SEATS = 3;

for (const game of Object.values(GAMES) as unknown as Game[])
  test(`${game.id}: every state reads back as it was, with the view and the news of that seat alone`, () => {
    const luck = seeded(`${game.id} told`);
    let live: Live = settle(openMatch(game, SEATS, defaultOptions(game), 'told'));
    for (let moves = 0; moves < 200; moves++) {
      const [seat] = game.toAct(live.state);
      if (seat === undefined) break;
      const action = game.format(randomAction(game, live.state, seat, luck));
      const acted = act(live, seat, live.made[seat], action);
      if (acted.kind !== 'accepted') throw new Error(`${action}: ${acted.kind}`);
      const from = stepCount(live);
      live = acted.live;
      for (const viewer of [0, null, 1, 2, 0]) check(live, viewer, from);
    }
    expect(live.steps.length).toBeGreaterThan(3);
  });

function check(live: Live, viewer: Exclude<Viewer, 'all'>, from: number): void {
  const { game, state } = live;
  const message = stateMessage(live, viewer, from, { reef: 'a"b' });
  expect(JSON.parse(encode(message))).toEqual(message);
  expect(message.view).toEqual(game.view(state, viewer));
  expect(message.news).toEqual(newsOf(game, live, viewer, from));
  expect(message.nth).toBe(viewer === null ? 0 : decisions(live, viewer).length);
  expect(message.secret).toBe(JSON.stringify(message.view) !== JSON.stringify(game.view(state, null)));
}

test('other messages are plain JSON', () => {
  expect(encode({ t: 'accepted', seat: 1, nth: 2 })).toBe('{"t":"accepted","seat":1,"nth":2}');
});
