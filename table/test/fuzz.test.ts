import { currentGame } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage, News, StateMessage } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { openRoom, type Room } from '../room/room.ts';
import { type Guest, guest, openTable, type TestNode } from './test-node.ts';
import { toy } from './toy.ts';

const IDENTITIES = ['ada', 'ben', 'cy'];

/** A page as the real one keeps it: the last state of each seat and the story it was told. */
interface Page {
  readonly guest: Guest;
  readonly stories: Map<Seat | null, News[]>;
  readonly states: Map<Seat | null, StateMessage>;
}

const pageOf = async (room: Room, identity: string): Promise<Page> => ({
  guest: await guest(room, identity),
  stories: new Map(),
  states: new Map(),
});
const pagesOf = (room: Room): Promise<Page[]> =>
  Promise.all(IDENTITIES.map(identity => pageOf(room, identity)));

function catchUp({ guest, stories, states }: Page): void {
  for (const message of guest.fresh()) {
    if (message.t !== 'state') continue;
    const story = message.from === 0 ? [] : (stories.get(message.seat) ?? []);
    expect(story).toHaveLength(message.from); // nobody ever has to ask what they missed
    stories.set(message.seat, [...story, ...message.news]);
    states.set(message.seat, message);
    expect(stories.get(message.seat)).toHaveLength(message.seq);
  }
}

function anyMessage(page: Page, luck: Chance): ClientMessage {
  const seat = luck.below(3);
  const state = page.states.get(seat);
  const nth = (state?.nth ?? 0) + pick([0, 0, 0, 0, -1, 1], luck);
  const legal = state?.legal ?? [];
  const action =
    legal.length > 0 && luck.below(5) > 0 ? pick(legal, luck) : pick(['bid 9', '', 'mark red'], luck);
  return pick<ClientMessage>(
    [
      ...Array.from({ length: 6 }, (): ClientMessage => ({ t: 'act', seat, nth, action })),
      { t: 'undo', seat, nth },
      { t: 'sync' },
      { t: 'sit', seat, name: 'Thief' },
      { t: 'start' },
    ],
    luck,
  );
}

async function storm(game: Game, node: TestNode, room: Room, luck: Chance): Promise<void> {
  let pages = await pagesOf(room);
  await pages[0].guest.say({ t: 'sit', seat: 0, name: 'Ada' });
  await pages[1].guest.say({ t: 'sit', seat: 1, name: 'Ben' });
  await pages[0].guest.say({ t: 'bot', seat: 2, level: 'seal' });
  await pages[0].guest.say({ t: 'start' });
  for (let i = 0; i < 120; i++) {
    for (const page of pages) catchUp(page);
    const page = pick(pages, luck);
    const said = anyMessage(page, luck);
    node.fault = luck.below(10) === 0 ? 'append' : 'none';
    await Promise.all([page.guest.say(said), ...(luck.below(3) === 0 ? [page.guest.say(said)] : [])]);
    node.fault = 'none';
    if (luck.below(8) === 0) {
      room.leave(page.guest);
      pages = pages.with(pages.indexOf(page), await pageOf(room, page.guest.identity));
    }
    if (luck.below(40) === 0) {
      await room.close();
      room = await openRoom(game, node.tables.get('reef')!, node);
      pages = await pagesOf(room);
    }
  }
  await pages[0].guest.say({ t: 'sync' }); // wakes a bot whose journal failed
  await room.settled();
  await compareWithRestart(game, node, room, pages);
}

/** After the storm every page holds exactly what a fresh room would tell it. */
async function compareWithRestart(
  game: Game,
  node: TestNode,
  room: Room,
  pages: readonly Page[],
): Promise<void> {
  await room.close();
  const fresh = await openRoom(game, node.tables.get('reef')!, node);
  for (const page of pages) {
    catchUp(page);
    const there = await guest(fresh, page.guest.identity);
    for (const [seat, state] of page.states) {
      const truth = there.state(seat);
      expect({ ...state, from: 0, news: page.stories.get(seat) }).toEqual(truth);
    }
  }
  await fresh.close();
}

for (const name of ['pearls', 'locker'])
  test(`a storm of joins, drops, resends, failures and nonsense leaves every page of ${name} with the truth`, async () => {
    const game = name === 'pearls' ? toy : currentGame(name)!;
    for (let seed = 0; seed < 12; seed++) {
      const options = name === 'pearls' ? { rounds: 4 } : {};
      const { node, room } = await openTable(game, { seats: 3, options });
      await storm(game, node, room, seeded(`storm ${seed}`));
      const bugs = node.problems.filter(problem => !String(problem).includes('disk full'));
      expect({ seed, bugs }).toEqual({ seed, bugs: [] });
    }
  });
