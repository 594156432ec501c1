import { GAMES } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Seat } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { randomAction } from '@fathoms/kernel/testing/contract.ts';
import { openPatchReader, PATCH_MARK } from '@fathoms/protocol/patch.ts';
import { type Pieces, TextPiece } from '@fathoms/protocol/write-patch.ts';
import { expect, test } from 'vitest';
import { act, type LiveMatch, openMatch, outcomeOf, settle } from '../match/live.ts';
import { stateMessage, stepCount } from '../talk/messages.ts';
import { keptStory, type Outgoing, outgoing, stateBroadcast } from '../talk/outgoing.ts';

const MATCHES = 4;
const SHARE = 0.4; // of what whole states take

/** Some options the rules allow with so many seats: the usual ones first. */
function optionsFor(game: Game, seats: number, match: number) {
  const luck = seeded(`${game.id} options ${match}`);
  const some = Object.fromEntries(
    Object.entries(game.options).map(([name, values]) => [name, pick(values, luck)]),
  );
  return match < 2 || game.forbids(seats, some) !== null ? defaultOptions(game) : some;
}

/** One who is told a match: keeps what a socket keeps. */
function listener() {
  const read = openPatchReader();
  let before: Pieces | null = null;
  const told = { whole: 0, patched: 0 };
  const hear = (message: Outgoing): void => {
    const frame = before === null ? message.text() : message.patch(before);
    const isTold = read(frame) === message.text() && message.text() === JSON.stringify(message.message);
    if (!isTold || frame.startsWith(PATCH_MARK) !== (before !== null))
      expect([frame, read(frame)]).toEqual([PATCH_MARK, message.text()]); // an expectation for each would take too long
    if (before !== null) told.whole += message.text().length;
    if (before !== null) told.patched += frame.length;
    before = message.pieces();
  };
  return { hear, told };
}

for (const game of Object.values(GAMES) as unknown as Game[])
  test(`SYNC-44: ${game.id}: what a patch makes is the whole state, byte for byte, for every viewer to the end`, () => {
    const sums = { whole: 0, patched: 0 };
    for (let match = 0; match < MATCHES; match++) {
      const seats = game.seats.min + (match % (game.seats.max - game.seats.min + 1));
      const luck = seeded(`${game.id} patched ${match}`);
      let live: LiveMatch = settle(
        openMatch(game, seats, optionsFor(game, seats, match), `patched ${match}`),
      );
      const viewers: readonly (Seat | null)[] = [...Array.from({ length: seats }, (_, seat) => seat), null];
      const listeners = viewers.map(viewer => ({ viewer, ...listener() }));
      const story = keptStory(live, {});
      for (const { viewer, hear } of listeners)
        hear(viewer === null ? story.everybody() : story.seat(viewer));
      while (outcomeOf(live) === null) {
        const seat = pick(game.toAct(live.state), luck);
        const acted = act(
          live,
          seat,
          live.made[seat],
          game.format(randomAction(game, live.state, seat, luck)),
        );
        if (acted.kind !== 'accepted') throw new Error(acted.kind);
        const from = stepCount(live);
        live = acted.live;
        const broadcast = stateBroadcast(live, from, { [`reef ${live.steps.length}`]: `a"b${from}` });
        for (const { viewer, hear } of listeners)
          hear(viewer === null ? broadcast.everybody() : broadcast.seat(viewer));
      }
      const again = keptStory(live, {}); // as after a move that was taken back
      for (const { viewer, hear } of listeners) {
        hear(viewer === null ? again.everybody() : again.seat(viewer));
        expect(JSON.parse(again.everybody().text())).toEqual(stateMessage(live, null, 0));
      }
      for (const { told } of listeners) sums.whole += told.whole;
      for (const { told } of listeners) sums.patched += told.patched;
    }
    expect(sums.whole).toBeGreaterThan(0);
    expect(sums.patched).toBeLessThan(SHARE * sums.whole);
  });

test('SYNC-47: whoever was told the same is told the same patch, compared once', () => {
  const live = settle(openMatch(GAMES.locker as unknown as Game, 3, {}, 'told'));
  const before = keptStory(live, {}).everybody().pieces();
  const { everybody } = stateBroadcast(live, 1, {});
  const patch = everybody().patch(before);
  const copied = before.map(({ text }) => new TextPiece(text));
  expect(everybody().patch(before)).toBe(patch);
  expect(everybody().patch(copied)).toBe(patch);
});

test('SYNC-44: a table is told in changes, too', () => {
  const tellOf = (watchers: number): Outgoing =>
    outgoing({ t: 'table', table: { id: 'coral-otter-42', watchers } as never });
  const read = openPatchReader();
  read(tellOf(1).text());
  expect(read(tellOf(2).patch(tellOf(1).pieces()))).toBe(tellOf(2).text());
});
