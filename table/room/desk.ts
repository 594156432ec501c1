import type { Game, Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage, ErrorCode, PictureIds, TableInfo } from '@fathoms/protocol/messages.ts';
import { isPrefix, openAudience } from '../match/audience.ts';
import { mixed } from '../match/fairness.ts';
import { standing } from '../match/journal.ts';
import {
  type Acted,
  entriesBetween,
  follow,
  type Live,
  resumeMatch,
  settle,
  type TakenBack,
} from '../match/live.ts';
import { openPictureRegistry } from '../pictures/picture-ids.ts';
import { type Clock, seatsOf, type TableMeta } from '../seats/lobby.ts';
import { mayWatch, settingsOf } from '../seats/settings.ts';
import { talkRate } from '../talk/chat.ts';
import { type Presence, stateMessage, stepCount, tableInfo } from '../talk/messages.ts';
import { reopened } from '../time/clock.ts';
import { type Drafts, openDrafts } from '../time/drafts.ts';
import { timekeeper } from '../time/timekeeper.ts';
import { afterMove, factsNow } from './after-move.ts';
import { tellChanges } from './catch-up.ts';
import { openOtherHosts, presenceMessage } from './other-hosts.ts';
import { type Client, fail, type Ports } from './ports.ts';
import { pushTurnToAbsent } from './push-turn.ts';

/** Homes that write at once go one after the other, so no more try in vain than there are people at a table. */
const ATTEMPTS = 12;

/** Thrown when somebody else changed the facts meanwhile: the desk has read them anew, ask again. */
export const MOVED_ON = new Error('the table was changed in another home');

/** A room's heart: the truth in memory, how it is written down and who is told. Not for several jobs at once. */
export interface Desk {
  readonly game: Game;
  readonly ports: Ports;
  readonly clients: Set<Client>;
  meta: TableMeta;
  live: Live | null; // null before the start
  readonly drafts: Drafts;
  mayTalk(identity: string): boolean; // not too fast
  isOut(seat: Seat): boolean; // of time
  expiresIn(): number | null; // milliseconds until somebody is; null = nobody's clock runs
  hurryMs(): number | null; // until the table decides for somebody; null = no countdown, or not our business
  scene(id: string): unknown; // what a picture is drawn from; null = there is none to see
  /** Replaces the facts; throws `MOVED_ON` if they were replaced elsewhere meanwhile. */
  saveMeta(meta: TableMeta): Promise<void>;
  /** Changes facts that may also be lost, whatever else happens to them meanwhile. */
  amend(change: (meta: TableMeta) => TableMeta): Promise<void>;
  /** Reads what other homes have written and tells everybody here. */
  refresh(): Promise<void>;
  putOtherHost(home: string, people: readonly string[]): void; // who is at the table in another home
  leads(): boolean; // whether bots and clocks are this home's business
  /** Plays on a copy, writes it down, swaps, then tells: `accepted` first, everybody's state after it. */
  commit(attempt: (live: Live) => Acted | TakenBack, accepted: () => void): Promise<Acted | TakenBack>;
  /** Plays the forced moves that are due. */
  settle(): Promise<void>;
  table(identity: string): TableInfo;
  awayMs(identity: string): number; // since somebody lost the line; 0 = here
  enter(client: Client): void;
  leave(client: Client): boolean; // false = was not here
  sayWho(): void; // to the other homes
  fail(identity: string, code: ErrorCode, about: ClientMessage['t']): void; // wherever they are
  sendTable(): void;
  sendStates(from: number): void;
  sendState(client: Client, from: number, passing?: PictureIds): void; // passing: seen as it happens
  sendWatchers(): void; // what they may see has changed
  sync(client: Client): void;
}

export async function openDesk(game: Game, opened: TableMeta, ports: Ports): Promise<Desk> {
  if (opened.version !== game.version)
    throw new Error(`table ${opened.id}: ${game.id} rules version ${opened.version}, not ${game.version}`);
  let lines = 0;
  let forgiven: Clock | null = null; // as if the table had been closed until now
  const openedAt = ports.now();
  const leftAt = new Map<string, number>();
  const audience = openAudience();
  const otherHosts = openOtherHosts(ports.others?.name ?? '');
  const time = timekeeper(() => desk, ports.now);
  const pictureRegistry = openPictureRegistry(game, opened.id);
  const watched = (live: Live): Live => audience.sees(live, settingsOf(desk.meta).watchDelay);

  /** The whole match, or what was added to the one in memory. */
  const load = async (): Promise<void> => {
    const added = await ports.journal.load(opened.id, lines);
    if (desk.live) come(follow(desk.live, added));
    else {
      const { seats, options, rolls, seed, contributions = [] } = desk.meta;
      const log = { seats: seats.length, options, rolls, entries: standing(added) };
      come(resumeMatch(game, log, mixed(seed, contributions)));
    }
    lines += added.length;
  };

  /** True once it stands in the journal and in memory; false = somebody else was faster, look again. */
  const write = async (next: Live): Promise<boolean> => {
    const added = entriesBetween(desk.live, next);
    if (added.length > 0 && (await ports.journal.append(opened.id, lines, added)) === 'conflict') {
      await catchUp();
      return false;
    }
    lines += added.length;
    come(next);
    return true;
  };

  /** The match has moved on: drafts may be decided by now, and there may be something new to see. */
  const come = (live: Live): void => {
    desk.live = live;
    desk.drafts.forget(live);
    const fresh = pictureRegistry.follow(live);
    if (fresh.length > 0 && desk.clients.size > 0) ports.paint?.(game.id, fresh);
  };

  /** What others wrote, facts before moves: a match that has begun is in its facts. */
  const catchUp = async (): Promise<void> => {
    const { meta, live } = desk;
    const stored = await ports.others?.meta(opened.id);
    if (stored && (stored.revision ?? 0) > (meta.revision ?? 0)) desk.meta = stored;
    if (desk.meta.status !== 'lobby') await load();
    if (live && desk.live && live !== desk.live) tellStep(live, desk.live);
    tellChanges(desk, meta, live === null && desk.live !== null);
  };

  const save = async (meta: TableMeta): Promise<boolean> => {
    const next = { ...meta, revision: (desk.meta.revision ?? 0) + 1 };
    if ((await ports.saveMeta(next)) === 'conflict') {
      await catchUp();
      return false;
    }
    desk.meta = next;
    return true;
  };

  const upToDate = (meta: TableMeta): TableMeta => factsNow(meta, desk.live, ports.now());

  /** From where on somebody has to hear it, and what was to be seen on the way; null = nothing happened. */
  const stepBetween = (before: Live, after: Live) => {
    if (before === after) return null;
    if (!isPrefix(before, after)) return { from: 0, passing: {} };
    return { from: stepCount(before), passing: pictureRegistry.passing(before, after) };
  };

  /** Everybody hears what is new to them; those who look on from behind may hear of an earlier step. */
  const tellStep = (before: Live, after: Live): void => {
    const played = stepBetween(before, after);
    const looked = stepBetween(watched(before), watched(after));
    for (const client of desk.clients) {
      const step = seatsOf(desk.meta, client.identity).length > 0 ? played : looked;
      if (step) desk.sendState(client, step.from, step.passing);
    }
  };

  const everybody = (): string[] => [...peopleHere(), ...otherHosts.people()];
  const peopleHere = (): string[] => [...desk.clients].map(client => client.identity);

  const presence = (): Presence => {
    const identities = everybody();
    const watching = identities.filter(identity => seatsOf(desk.meta, identity).length === 0);
    return {
      here: new Set(identities),
      awayMs: desk.awayMs,
      watchers: watching.length,
      asked: desk.meta.asked ?? null,
      clock: time.clock(),
      countdowns: time.countdowns(),
    };
  };

  const desk: Desk = {
    game,
    ports,
    clients: new Set(),
    meta: opened,
    live: null,
    drafts: openDrafts(),
    mayTalk: talkRate(ports.now),
    isOut: time.isOut,
    expiresIn: time.expiresIn,
    hurryMs: () => (desk.leads() ? time.hurryMs() : null),
    scene: id => (desk.live ? pictureRegistry.find(id, watched(desk.live)) : null),
    async saveMeta(meta) {
      if (!(await save(time.timed(meta)))) throw MOVED_ON;
    },
    async amend(change) {
      try {
        for (let i = 0; i < ATTEMPTS; i++) {
          const next = change(desk.meta);
          if (next === desk.meta || (await save(next))) return;
        }
        throw new Error(`table ${opened.id}: the facts do not stand still`);
      } catch (problem) {
        desk.meta = change(desk.meta);
        ports.report(problem, opened.id);
      }
    },
    async refresh() {
      await catchUp();
      const { live, meta } = desk;
      if (!live) return;
      await desk.settle(); // whoever wrote may have died before the forced moves, or before noting the end
      if (desk.live && desk.live !== live) tellStep(live, desk.live);
      if (desk.meta !== meta) desk.sendTable();
    },
    putOtherHost(home, people) {
      for (const identity of otherHosts.put(home, people)) leftAt.set(identity, ports.now());
      const { clock } = opened;
      if (clock && desk.meta.clock === forgiven) desk.meta = { ...desk.meta, clock }; // it was never closed
    },
    leads: () => otherHosts.leads(desk.clients.size > 0),
    async commit(attempt, accepted) {
      for (let i = 0; i < ATTEMPTS && desk.live; i++) {
        const before = desk.live;
        const result = attempt(before);
        if (result.kind !== 'accepted') return result;
        const { clock } = time.timed(desk.meta); // before the move changes whose time goes by
        if (!(await write(result.live))) continue;
        const { meta } = desk;
        const step = { before, after: result.live, clock, now: ports.now() };
        await desk.amend(now => afterMove(upToDate(now), step));
        accepted();
        tellStep(before, result.live);
        if (desk.meta !== meta) desk.sendTable();
        pushTurnToAbsent(desk, game.toAct(before.state));
        return result;
      }
      throw new Error(`table ${opened.id}: the journal does not stand still`);
    },
    async settle() {
      for (let i = 0; i < ATTEMPTS && desk.live; i++)
        if (await write(settle(desk.live))) return desk.amend(upToDate);
      throw new Error(`table ${opened.id}: the journal does not stand still`);
    },
    table: identity => tableInfo(desk.meta, identity, presence()),
    sendTable() {
      const now = presence();
      for (const client of desk.clients)
        client.send({ t: 'table', table: tableInfo(desk.meta, client.identity, now) });
    },
    awayMs: identity =>
      everybody().includes(identity) ? 0 : Math.max(1, ports.now() - (leftAt.get(identity) ?? openedAt)),
    enter(client) {
      desk.clients.add(client);
      desk.sayWho();
    },
    leave(client) {
      const was = desk.clients.delete(client);
      if (was) leftAt.set(client.identity, ports.now());
      if (was) desk.sayWho();
      return was;
    },
    sayWho() {
      ports.others?.tell(opened.id, presenceMessage(peopleHere()));
    },
    fail(identity, code, about) {
      for (const client of desk.clients) if (client.identity === identity) fail(client, code, about);
      ports.others?.tell(opened.id, { is: 'told', identity, code, about });
    },
    sendStates(from) {
      for (const client of desk.clients) desk.sendState(client, from);
    },
    sendState(client, from, passing = {}) {
      if (!desk.live) return;
      const own = seatsOf(desk.meta, client.identity);
      const tell = (live: Live, viewer: Seat | null): void =>
        client.send(stateMessage(live, viewer, from, { ...pictureRegistry.now(live), ...passing }));
      for (const seat of own) tell(desk.live, seat);
      if (own.length === 0 && mayWatch(desk.meta, client.identity)) tell(watched(desk.live), null);
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
    if (clock) forgiven = reopened(clock, settingsOf(opened).tempo, ports.now());
    if (forgiven) desk.meta = { ...desk.meta, clock: forgiven };
  }
  return desk;
}
