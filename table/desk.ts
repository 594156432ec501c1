import type { Game, Seat } from '@fathoms/kernel/game.ts';
import type { Asked, ClockInfo, TableInfo } from '@fathoms/protocol/messages.ts';
import { isPrefix, openAudience } from './audience.ts';
import { talkRate } from './chat.ts';
import { decided, expiresIn, reopened, ticked } from './clock.ts';
import { mixed } from './fairness.ts';
import { type JournalLine, standing } from './journal.ts';
import { type Acted, type Live, outcomeOf, resumeMatch, settle, type TakenBack } from './live.ts';
import { seatsOf, type TableMeta } from './lobby.ts';
import { type Presence, stateMessage, stepCount, tableInfo } from './messages.ts';
import type { Client, Ports } from './ports.ts';
import { mayWatch, settingsOf } from './settings.ts';
import { peopleAt } from './stand-in.ts';

const ATTEMPTS = 3;

/** A room's heart: the truth in memory, how it is written down and who is told. Not for several jobs at once. */
export interface Desk {
  readonly game: Game;
  readonly ports: Ports;
  readonly clients: Set<Client>;
  meta: TableMeta;
  live: Live | null; // null before the start
  mayTalk(identity: string): boolean; // not too fast
  timed(): TableMeta; // with the time that has gone by until now
  isOut(seat: Seat): boolean; // of time
  expiresIn(): number | null; // milliseconds until somebody is; null = nobody's clock runs
  asked: Asked | null; // what somebody proposed; forgotten with the room, and when the match moves on
  saveMeta(meta: TableMeta): Promise<void>;
  /** Plays on a copy, writes it down, swaps, then tells: `accepted` first, everybody's state after it. */
  commit(attempt: (live: Live) => Acted | TakenBack, accepted: () => void): Promise<Acted | TakenBack>;
  /** Plays the forced moves that are due. */
  settle(): Promise<void>;
  table(identity: string): TableInfo;
  awayMs(identity: string): number; // since somebody lost the line; 0 = here
  leave(client: Client): boolean; // false = was not here
  sendTable(): void;
  sendStates(from: number): void;
  sendState(client: Client, from: number): void;
  sendWatchers(): void; // what they may see has changed
  sync(client: Client): void;
}

export async function openDesk(game: Game, opened: TableMeta, ports: Ports): Promise<Desk> {
  if (opened.version !== game.version)
    throw new Error(`table ${opened.id}: ${game.id} rules version ${opened.version}, not ${game.version}`);
  let lines = 0;
  const openedAt = ports.now();
  const leftAt = new Map<string, number>();
  const audience = openAudience();
  const watched = (live: Live): Live => audience.sees(live, settingsOf(desk.meta).watchDelay);

  const load = async (): Promise<void> => {
    const journal = await ports.journal.load(opened.id);
    const { seats, options, rolls, seed, contributions = [] } = desk.meta;
    const log = { seats: seats.length, options, rolls, entries: standing(journal) };
    desk.live = resumeMatch(game, log, mixed(seed, contributions));
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
    const outcome = desk.live && outcomeOf(desk.live);
    if (!outcome || desk.meta.status === 'over') return;
    const over: TableMeta = { ...desk.meta, status: 'over', outcome };
    desk.meta = over;
    await ports.saveMeta(over).catch(problem => ports.report(problem, opened.id));
  };

  /** Everybody hears what is new to them; those who look on from behind may hear of an earlier step. */
  const tellStep = (before: Live, after: Live): void => {
    const [sawn, seen] = [watched(before), watched(after)];
    for (const client of desk.clients) {
      const plays = seatsOf(desk.meta, client.identity).length > 0;
      const [old, now] = plays ? [before, after] : [sawn, seen];
      if (old !== now) desk.sendState(client, isPrefix(old, now) ? stepCount(old) : 0);
    }
  };

  /** Seats whose time goes by: people who have to decide. */
  const running = (): Seat[] => {
    const toAct = desk.live ? game.toAct(desk.live.state) : [];
    return peopleAt(desk.meta).filter(seat => toAct.includes(seat));
  };

  const withTime = (meta: TableMeta): TableMeta =>
    meta.clock && desk.live ? { ...meta, clock: ticked(meta.clock, running(), ports.now()) } : meta;

  /** Whoever decided between the two gets their time for it; a lost note of it only costs time. */
  const noteTime = async (timed: TableMeta, before: Live, after: Live): Promise<void> => {
    if (!timed.clock) return;
    const seats = after.steps
      .slice(before.steps.length)
      .flatMap(({ entry }) => (entry.by === 'table' ? [] : [entry.seat]));
    desk.meta = { ...desk.meta, clock: decided(timed.clock, settingsOf(timed).tempo, seats) };
    await ports.saveMeta(desk.meta).catch(problem => ports.report(problem, opened.id));
  };

  const presence = (): Presence => {
    const identities = [...desk.clients].map(client => client.identity);
    const watching = identities.filter(identity => seatsOf(desk.meta, identity).length === 0);
    return {
      here: new Set(identities),
      awayMs: desk.awayMs,
      watchers: watching.length,
      asked: desk.asked,
      clock: clockInfo(),
    };
  };

  const clockInfo = (): ClockInfo | null => {
    const { clock } = withTime(desk.meta);
    return clock && desk.meta.status === 'playing'
      ? { left: clock.left, running: running(), paused: clock.paused }
      : null;
  };

  const desk: Desk = {
    game,
    ports,
    clients: new Set(),
    meta: opened,
    live: null,
    asked: null,
    mayTalk: talkRate(ports.now),
    timed: () => withTime(desk.meta),
    isOut: seat => running().includes(seat) && withTime(desk.meta).clock?.left[seat] === 0,
    expiresIn() {
      const { clock } = desk.meta;
      return clock ? expiresIn(clock, running(), ports.now()) : null;
    },
    async saveMeta(meta) {
      const timed = withTime(meta);
      await ports.saveMeta(timed);
      desk.meta = timed;
    },
    async commit(attempt, accepted) {
      for (let i = 0; i < ATTEMPTS && desk.live; i++) {
        const before = desk.live;
        const result = attempt(before);
        if (result.kind !== 'accepted') return result;
        const timed = withTime(desk.meta); // before the move changes whose time goes by
        if (!(await write(result.live))) continue;
        await noteTime(timed, before, result.live);
        const [status, asked] = [desk.meta.status, desk.asked];
        await noteEnd();
        desk.asked = null;
        accepted();
        tellStep(before, result.live);
        if (desk.meta.status !== status || asked || timed.clock) desk.sendTable();
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
    awayMs(identity) {
      const isHere = [...desk.clients].some(client => client.identity === identity);
      return isHere ? 0 : Math.max(1, ports.now() - (leftAt.get(identity) ?? openedAt));
    },
    leave(client) {
      const was = desk.clients.delete(client);
      if (was) leftAt.set(client.identity, ports.now());
      return was;
    },
    sendStates(from) {
      for (const client of desk.clients) desk.sendState(client, from);
    },
    sendState(client, from) {
      if (!desk.live) return;
      const own = seatsOf(desk.meta, client.identity);
      for (const seat of own) client.send(stateMessage(desk.live, seat, from));
      if (own.length === 0 && mayWatch(desk.meta, client.identity))
        client.send(stateMessage(watched(desk.live), null, from));
    },
    sendWatchers() {
      for (const client of desk.clients)
        if (seatsOf(desk.meta, client.identity).length === 0) desk.sendState(client, 0);
    },
    sync(client) {
      client.send({ t: 'table', table: desk.table(client.identity) });
      desk.sendState(client, 0);
    },
  };

  if (opened.status !== 'lobby') {
    await load();
    await desk.settle();
    const { clock } = opened;
    if (clock) desk.meta = { ...desk.meta, clock: reopened(clock, settingsOf(opened).tempo, ports.now()) };
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
