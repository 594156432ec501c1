import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage, OptionValues, ServerMessage, StateMessage } from '@fathoms/protocol/messages.ts';
import type { JournalEntry } from '../match/journal.ts';
import type { Client, Ports, Question } from '../room/ports.ts';
import { openRoom, type Room } from '../room/room.ts';
import { newTable, type TableMeta } from '../seats/lobby.ts';

/** A home in memory whose disk and bots do what a test tells them. */
export interface Home extends Ports {
  readonly lines: Map<string, JournalEntry[]>;
  readonly metas: Map<string, TableMeta>;
  readonly problems: unknown[];
  readonly questions: Question[];
  time: number; // milliseconds
  readonly alarms: Set<{ readonly at: number; readonly run: () => void }>;
  fault: 'none' | 'journal' | 'meta';
  choose: (question: Question) => string | Promise<string>;
}

export function testHome(): Home {
  let ids = 0;
  const home: Home = {
    lines: new Map(),
    metas: new Map(),
    problems: [],
    questions: [],
    time: 1000,
    alarms: new Set(),
    fault: 'none',
    choose: ({ legal, seed }) => legal[seeded(seed).below(legal.length)],
    journal: {
      async append(table, first, lines) {
        await null;
        if (home.fault === 'journal') throw new Error('disk full');
        const stored = home.lines.get(table) ?? [];
        if (stored.length !== first) return 'conflict';
        home.lines.set(table, [...stored, ...lines]);
        return 'ok';
      },
      load: async (table, from = 0) => (home.lines.get(table) ?? []).slice(from),
    },
    async saveMeta(meta) {
      await null;
      if (home.fault === 'meta') throw new Error('disk full');
      home.metas.set(meta.id, meta);
      return 'ok';
    },
    async think(question) {
      home.questions.push(question);
      return home.choose(question);
    },
    newTableId: async () => `next-${++ids}`,
    newSeed: () => `seed-${ids}`,
    now: () => home.time,
    after(ms, run) {
      const alarm = { at: home.time + ms, run };
      home.alarms.add(alarm);
      return () => home.alarms.delete(alarm);
    },
    report: problem => home.problems.push(problem),
  };
  return home;
}

/** Lets time go by: what was to happen meanwhile happens. */
export function pass(home: Home, ms: number): void {
  home.time += ms;
  for (const alarm of home.alarms)
    if (alarm.at <= home.time) {
      home.alarms.delete(alarm);
      alarm.run();
    }
}

/** Somebody at the table, with everything they were told. */
export interface Guest extends Client {
  readonly heard: ServerMessage[];
  readonly say: (message: ClientMessage) => Promise<void>;
  readonly act: (seat: Seat, action: string) => Promise<void>;
  readonly state: (seat: Seat | null) => StateMessage;
  readonly last: () => ServerMessage | undefined;
  readonly fresh: () => ServerMessage[]; // heard since the last call
}

export async function guest(room: Room, identity: string): Promise<Guest> {
  const heard: ServerMessage[] = [];
  let read = 0;
  const client: Guest = {
    identity,
    heard,
    send: message => heard.push(JSON.parse(JSON.stringify(message))),
    say: message => room.receive(client, message),
    act: (seat, action) => client.say({ t: 'act', seat, nth: client.state(seat).nth, action }),
    state(seat) {
      const found = heard.findLast(m => m.t === 'state' && m.seat === seat);
      if (found?.t !== 'state') throw new Error(`${identity} never saw seat ${seat}`);
      return found;
    },
    last: () => heard.at(-1),
    fresh() {
      const news = heard.slice(read);
      read = heard.length;
      return news;
    },
  };
  await room.join(client);
  return client;
}

export interface Opening {
  readonly seats?: number;
  readonly options?: OptionValues;
  readonly home?: Home;
}

export async function openTable(
  game: Game,
  { seats = 2, options = {}, home = testHome() }: Opening = {},
): Promise<{ home: Home; room: Room }> {
  const made = newTable(game, { id: 'reef', seed: 'pearl diver', host: 'ada', seats, options });
  if (!made.ok) throw new Error(made.code);
  home.metas.set('reef', made.meta);
  return { home, room: await openRoom(game, made.meta, home) };
}

/** A started match of Ada (seat 0), Ben (seat 1) and a watcher. */
export async function startedTable(game: Game, opening: Opening = {}) {
  const { home, room } = await openTable(game, opening);
  const ada = await guest(room, 'ada');
  const ben = await guest(room, 'ben');
  const cy = await guest(room, 'cy');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await ada.say({ t: 'start' });
  for (const someone of [ada, ben, cy]) someone.fresh();
  return { home, room, ada, ben, cy };
}
