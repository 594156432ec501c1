import { locker } from '@fathoms/games/locker/index.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type { ServerMessage } from '@fathoms/protocol/messages.ts';
import type { Pieces } from '@fathoms/protocol/write-patch.ts';
import type { Client, Ports } from '@fathoms/table/room/ports.ts';
import { openRoom } from '@fathoms/table/room/room.ts';
import type { TableStorage } from '@fathoms/table/room/storage.ts';
import { newTable } from '@fathoms/table/seats/lobby.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import { SEATS, sameGame } from '../load/same-game.ts';
import { marathon } from '../shared/marathon.ts';
import { heap } from '../shared/measure.ts';

/** What moves cost that far into a match, and what the match takes in memory by then. */
export interface CostSoFar {
  readonly moves: number; // when they began
  readonly cpu: number; // microseconds a move
  readonly memory: number; // KiB
}

/** A match with somebody in every seat. */
interface PlayedMatch {
  readonly move: (luck: Chance) => Promise<void>;
}

const MATCHES = 40; // at once
const STRETCH = 80; // moves measured, about one match: so that early and late moves of one count alike
const LENGTHS = [20, 100, 250, 500, 1000];
const game = marathon(locker as unknown as Game, 5000);

/** Matches in step, without wire and disk; everybody is told every move as text. */
export async function costByLength(
  open: (nth: number) => Promise<PlayedMatch>,
  lengths = LENGTHS,
): Promise<CostSoFar[]> {
  const luck = seeded('length');
  const before = heap();
  const matches: PlayedMatch[] = [];
  for (let nth = 0; nth < MATCHES; nth++) matches.push(await open(nth));
  let made = 0;
  const play = async (until: number): Promise<void> => {
    for (; made < until; made++) for (const match of matches) await match.move(luck);
  };
  const costs: CostSoFar[] = [];
  for (const moves of lengths) {
    await play(moves);
    const memory = (heap() - before) / 1024 / MATCHES;
    const begun = process.cpuUsage();
    await play(moves + STRETCH);
    const { user, system } = process.cpuUsage(begun);
    costs.push({ moves, cpu: (user + system) / STRETCH / MATCHES, memory });
  }
  return costs;
}

const isState = (message: ServerMessage) => message.t === 'state';

/** In a room, as the server has it; what a store would keep is dropped. */
export async function openInRoom(nth: number): Promise<PlayedMatch> {
  const made = newTable(game, {
    ...{ id: `reef-${nth}`, seed: `seed ${nth}`, host: 'P0', seats: SEATS, options: defaultOptions(game) },
  });
  if (!made.ok) throw new Error(made.code);
  let table: StoredTable = made.table;
  const storage: TableStorage = {
    readTable: async () => table,
    createTable: async () => 'ok',
    async saveTable(saved) {
      table = saved;
      return 'ok';
    },
    append: async ({ entries }) => {
      JSON.stringify(entries);
      return 'ok';
    },
    load: async () => [],
    snapshotOf: async () => null,
    keepSnapshot: async () => {},
    pastMatches: async () => [],
    addChat: async (_, message) => ({ n: 1, ...message }),
    chatOf: async () => [],
    forgetChat: async () => {},
  };
  const ports: Ports = {
    ...{ storage, snapshots: { build: 'this', isChecked: () => false } },
    think: async () => null,
    newTableId: async () => '',
    newSeed: () => '',
    now: () => 0,
    after: () => () => {},
    report(problem) {
      throw problem;
    },
  };
  const room = await openRoom(game, table, ports);
  const people = Array.from({ length: SEATS }, (_, seat) => listener(`P${seat}`));
  for (const [seat, { client }] of people.entries()) {
    await room.join(client);
    await room.receive(client, { t: 'sit', seat, name: `P${seat}` });
  }
  await room.receive(people[0].client, { t: 'start' });
  await room.settled();
  return {
    async move(luck) {
      const [seat] = room.toAct();
      const { client, last } = people[seat];
      const state = last();
      if (state?.t !== 'state') throw new Error('nobody was told whose turn it is');
      const { nth, legal } = state;
      await room.receive(client, { t: 'act', seat, nth, action: legal[luck.below(legal.length)] });
    },
  };
}

/** Somebody who is told changes, as a page is. */
function listener(identity: string) {
  let last: ServerMessage | null = null;
  let before: Pieces | null = null;
  const client: Client = {
    identity,
    send(told) {
      if (!isState(told.message)) return;
      if (before) told.patch(before);
      else told.text();
      [last, before] = [told.message, told.pieces()];
    },
  };
  return { client, last: () => last };
}

/** As bare `ws` has it: the same match and views, and nothing else. */
export async function openBare(nth: number): Promise<PlayedMatch> {
  const receive = sameGame(SEATS, game);
  const told: ServerMessage[] = [];
  const send = (seat: number) => (message: ServerMessage) => {
    JSON.stringify(message);
    if (isState(message)) told[seat] = message;
  };
  const sends = Array.from({ length: SEATS }, (_, seat) => send(seat));
  const say = (t: 'join' | 'act', seat: number, nthAct: number, action: string) =>
    receive({ t, table: `reef-${nth}`, seat, nth: nthAct, action }, sends[seat]);
  for (let seat = 0; seat < SEATS; seat++) say('join', seat, 0, '');
  return {
    async move(luck) {
      for (const [seat, state] of told.entries()) {
        if (state.t !== 'state' || state.legal.length === 0) continue;
        say('act', seat, state.nth, state.legal[luck.below(state.legal.length)]);
        return;
      }
      throw new Error('nobody may move');
    },
  };
}
