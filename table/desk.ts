import type { Game } from '@fathoms/kernel/game.ts';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { type JournalLine, standing } from './journal.ts';
import { type Acted, type Live, outcomeOf, resumeMatch, settle, type TakenBack } from './live.ts';
import { seatsOf, type TableMeta } from './lobby.ts';
import { type Presence, stateMessage, stepCount, tableInfo } from './messages.ts';
import type { Client, Ports } from './ports.ts';

const ATTEMPTS = 3;

/** A room's heart: the truth in memory, how it is written down and who is told. Not for several jobs at once. */
export interface Desk {
  readonly game: Game;
  readonly ports: Ports;
  readonly clients: Set<Client>;
  meta: TableMeta;
  live: Live | null; // null before the start
  saveMeta(meta: TableMeta): Promise<void>;
  /** Plays on a copy, writes it down, swaps, then tells: `accepted` first, everybody's state after it. */
  commit(attempt: (live: Live) => Acted | TakenBack, accepted: () => void): Promise<Acted | TakenBack>;
  /** Plays the forced moves that are due. */
  settle(): Promise<void>;
  table(identity: string): TableInfo;
  sendTable(): void;
  sendStates(from: number): void;
  sendState(client: Client, from: number): void;
  sync(client: Client): void;
}

export async function openDesk(game: Game, opened: TableMeta, ports: Ports): Promise<Desk> {
  if (opened.version !== game.version)
    throw new Error(`table ${opened.id}: ${game.id} rules version ${opened.version}, not ${game.version}`);
  let lines = 0;

  const load = async (): Promise<void> => {
    const journal = await ports.journal.load(opened.id);
    const { seats, options, rolls, seed } = desk.meta;
    const log = { seats: seats.length, options, rolls, entries: standing(journal) };
    desk.live = resumeMatch(game, log, seed);
    lines = journal.length;
  };

  /** True once it stands in the journal and in memory; false = somebody else was faster, look again. */
  const write = async (next: Live): Promise<boolean> => {
    const added = linesBetween(desk.live, next);
    if (added.length > 0 && (await ports.journal.append(opened.id, lines, added)) === 'conflict') {
      await load();
      desk.sendStates(0);
      return false;
    }
    lines += added.length;
    desk.live = next;
    return true;
  };

  /** The end follows from the journal, so failing to note it down loses nothing. */
  const noteEnd = async (): Promise<void> => {
    if (!desk.live || !outcomeOf(desk.live) || desk.meta.status === 'over') return;
    const over: TableMeta = { ...desk.meta, status: 'over' };
    desk.meta = over;
    await ports.saveMeta(over).catch(problem => ports.report(problem, opened.id));
  };

  const presence = (): Presence => {
    const identities = [...desk.clients].map(client => client.identity);
    const watching = identities.filter(identity => seatsOf(desk.meta, identity).length === 0);
    return { here: new Set(identities), watchers: watching.length };
  };

  const desk: Desk = {
    game,
    ports,
    clients: new Set(),
    meta: opened,
    live: null,
    async saveMeta(meta) {
      await ports.saveMeta(meta);
      desk.meta = meta;
    },
    async commit(attempt, accepted) {
      for (let i = 0; i < ATTEMPTS && desk.live; i++) {
        const before = desk.live;
        const result = attempt(before);
        if (result.kind !== 'accepted') return result;
        if (!(await write(result.live))) continue;
        const playing = desk.meta.status;
        await noteEnd();
        accepted();
        const grew = result.live.steps.length > before.steps.length;
        desk.sendStates(grew ? stepCount(before) : 0);
        if (desk.meta.status !== playing) desk.sendTable();
        return result;
      }
      throw new Error(`table ${opened.id}: the journal does not stand still`);
    },
    async settle() {
      for (let i = 0; i < ATTEMPTS && desk.live; i++) if (await write(settle(desk.live))) return noteEnd();
      throw new Error(`table ${opened.id}: the journal does not stand still`);
    },
    table: identity => tableInfo(desk.meta, identity, presence()),
    sendTable() {
      const now = presence();
      for (const client of desk.clients)
        client.send({ t: 'table', table: tableInfo(desk.meta, client.identity, now) });
    },
    sendStates(from) {
      for (const client of desk.clients) desk.sendState(client, from);
    },
    sendState(client, from) {
      if (!desk.live) return;
      const own = seatsOf(desk.meta, client.identity);
      for (const seat of own.length > 0 ? own : [null]) client.send(stateMessage(desk.live, seat, from));
    },
    sync(client) {
      client.send({ t: 'table', table: desk.table(client.identity) });
      desk.sendState(client, 0);
    },
  };

  if (opened.status !== 'lobby') {
    await load();
    await desk.settle();
  }
  return desk;
}

/** What the journal must hear to get from one match to the other. */
function linesBetween(before: Live | null, after: Live): JournalLine[] {
  const had = before?.steps.length ?? 0;
  const has = after.steps.length;
  if (has < had) return [{ undo: had - has }];
  return after.steps.slice(had).map(step => step.entry);
}
