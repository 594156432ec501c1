import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage, OptionValues, ServerMessage, StateMessage } from '@fathoms/protocol/messages.ts';
import type { JournalEntry } from '../match/journal.ts';
import type { BotQuestion, Client, Ports } from '../room/ports.ts';
import { openRoom, type Room } from '../room/room.ts';
import type { TableStorage } from '../room/storage.ts';
import { newTable } from '../seats/lobby.ts';
import {
  entriesOf,
  pastMatchAt,
  type StoredChatMessage,
  type StoredTable,
  withProgress,
} from '../seats/stored-table.ts';

/** A node in memory whose disk and bots do what a test tells them. */
export interface TestNode extends Ports {
  readonly journals: Map<string, JournalEntry[]>;
  readonly tables: Map<string, StoredTable>;
  readonly chats: Map<string, StoredChatMessage[]>;
  readonly writes: string[]; // every durable write, by name
  readonly problems: unknown[];
  readonly questions: BotQuestion[];
  time: number; // milliseconds
  readonly alarms: Set<{ readonly at: number; readonly run: () => void }>;
  fault: 'none' | 'append' | 'save';
  think: Ports['think']; // a test may think itself
  mayOpenTable?: (client: Client) => boolean;
  choose: (question: BotQuestion) => string | Promise<string>;
}

export function testNode(): TestNode {
  let ids = 0;
  const node: TestNode = {
    journals: new Map(),
    tables: new Map(),
    chats: new Map(),
    writes: [],
    problems: [],
    questions: [],
    time: 1000,
    alarms: new Set(),
    fault: 'none',
    choose: ({ legal, seed }) => legal[seeded(seed).below(legal.length)],
    storage: testStorage(() => node),
    async think(question) {
      node.questions.push(question);
      return node.choose(question);
    },
    look: async ({ picture, skill, luck }) => ({
      seen: { at: picture.id, skill, noise: seeded(luck).below(1_000_000) },
    }),
    newTableId: async () => `next-${++ids}`,
    newSeed: () => `seed-${ids}`,
    now: () => node.time,
    after(ms, run) {
      const alarm = { at: node.time + ms, run };
      node.alarms.add(alarm);
      return () => node.alarms.delete(alarm);
    },
    report: problem => node.problems.push(problem),
  };
  return node;
}

const testStorage = (of: () => TestNode): TableStorage => ({
  readTable: async id => of().tables.get(id) ?? null,
  async createTable(table) {
    of().writes.push('create');
    of().tables.set(table.id, table);
    return 'ok';
  },
  async saveTable(table) {
    await null;
    const node = of();
    if (node.fault === 'save') throw new Error('disk full');
    const stored = node.tables.get(table.id);
    if (!stored) throw new Error(`no table ${table.id}`);
    if (stored.revision !== table.revision - 1 || entriesOf(stored) !== entriesOf(table)) return 'conflict';
    node.writes.push('save');
    node.tables.set(table.id, table);
    return 'ok';
  },
  async append({ table, revision, first, entries, progress }) {
    await null;
    const node = of();
    if (node.fault === 'append') throw new Error('disk full');
    const stored = node.tables.get(table);
    const journal = node.journals.get(table) ?? [];
    if (stored?.status !== 'playing' || stored.revision !== revision || journal.length !== first)
      return 'conflict';
    node.writes.push('append');
    node.journals.set(table, [...journal, ...entries]);
    node.tables.set(table, withProgress(stored, progress));
    return 'ok';
  },
  load: async (table, from = 0) => (of().journals.get(table) ?? []).slice(from),
  async pastMatches({ previous }) {
    const found = [];
    for (let id = previous; id !== undefined; id = of().tables.get(id)?.previous) {
      const table = of().tables.get(id);
      const past = table && pastMatchAt(table);
      if (past) found.unshift(past);
    }
    return found;
  },
  async addChat(table, message) {
    const { chats, writes } = of();
    const before = chats.get(table) ?? [];
    const said = { n: (before.at(-1)?.n ?? 0) + 1, ...message };
    writes.push('chat');
    chats.set(table, [...before, said].slice(-60));
    return said;
  },
  chatOf: async table => of().chats.get(table) ?? [],
  async forgetChat(table, owner) {
    const { chats } = of();
    chats.set(
      table,
      (chats.get(table) ?? []).filter(message => message.owner !== owner),
    );
  },
});

/** Lets time go by: what was to happen meanwhile happens. */
export function pass(node: TestNode, ms: number): void {
  node.time += ms;
  for (const alarm of node.alarms)
    if (alarm.at <= node.time) {
      node.alarms.delete(alarm);
      alarm.run();
    }
}

/** Somebody at the table, with everything they received. */
export interface Guest extends Client {
  readonly received: ServerMessage[];
  readonly say: (message: ClientMessage) => Promise<void>;
  readonly act: (seat: Seat, action: string) => Promise<void>;
  readonly state: (seat: Seat | null) => StateMessage;
  readonly last: () => ServerMessage | undefined;
  readonly fresh: () => ServerMessage[]; // received since the last call
}

export async function guest(room: Room, identity: string): Promise<Guest> {
  const received: ServerMessage[] = [];
  let read = 0;
  const client: Guest = {
    identity,
    received,
    send: told => received.push(JSON.parse(told.text())),
    say: message => room.receive(client, message),
    act: (seat, action) => client.say({ t: 'act', seat, nth: client.state(seat).nth, action }),
    state(seat) {
      const found = received.findLast(m => m.t === 'state' && m.seat === seat);
      if (found?.t !== 'state') throw new Error(`${identity} never saw seat ${seat}`);
      return found;
    },
    last: () => received.at(-1),
    fresh() {
      const news = received.slice(read);
      read = received.length;
      return news;
    },
  };
  await room.join(client);
  return client;
}

interface TableOpening {
  readonly seats?: number;
  readonly options?: OptionValues;
  readonly node?: TestNode;
}

export async function openTable(
  game: Game,
  { seats = 2, options = {}, node = testNode() }: TableOpening = {},
): Promise<{ node: TestNode; room: Room }> {
  const made = newTable(game, { id: 'reef', seed: 'pearl diver', host: 'ada', seats, options });
  if (!made.ok) throw new Error(made.code);
  node.tables.set('reef', made.table);
  return { node, room: await openRoom(game, made.table, node) };
}

/** A started match of Ada (seat 0), Ben (seat 1) and a watcher. */
export async function startedTable(game: Game, opening: TableOpening = {}) {
  const { node, room } = await openTable(game, opening);
  const ada = await guest(room, 'ada');
  const ben = await guest(room, 'ben');
  const cy = await guest(room, 'cy');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await ada.say({ t: 'start' });
  for (const someone of [ada, ben, cy]) someone.fresh();
  return { node, room, ada, ben, cy };
}
