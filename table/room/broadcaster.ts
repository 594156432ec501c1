import type { ClientMessage, ErrorCode, PictureIds, TableInfo } from '@fathoms/protocol/messages.ts';
import { type Audience, isPrefix } from '../match/audience.ts';
import type { LiveMatch } from '../match/live.ts';
import type { PictureRegistry } from '../pictures/picture-ids.ts';
import { seatsOf } from '../seats/lobby.ts';
import { mayWatch, settingsOf } from '../seats/settings.ts';
import { openProposal, type PlayingTable, type StoredTable } from '../seats/stored-table.ts';
import { stepCount, tableInfo } from '../talk/messages.ts';
import { keptStory, type StateBroadcast, stateBroadcast } from '../talk/outgoing.ts';
import type { Timekeeper } from '../time/timekeeper.ts';
import { openPace, type TalkPace } from './pace.ts';
import type { PastMatches } from './past-matches.ts';
import { type Client, fail, type NodeMessage, type Ports, send } from './ports.ts';
import type { Presence } from './presence.ts';
import type { Snapshot } from './table-state.ts';
import type { Waiting } from './waiting.ts';

/** Tells everybody at this node what they may know. */
export interface Broadcaster {
  readonly info: (identity: string) => TableInfo;
  readonly table: () => void; // as soon as there is room for it: many changes may be told as one
  readonly tableNow: () => void;
  readonly states: () => void; // the whole story anew
  readonly state: (client: Client) => void;
  readonly watchers: () => void; // what they may see has changed; as soon as there is room for it
  readonly welcome: (client: Client) => void; // one who comes; the others hear of it
  readonly sync: (client: Client) => void;
  readonly step: (before: LiveMatch, after: LiveMatch) => void;
  readonly changes: (before: Snapshot) => void; // whatever is new since then
  readonly error: (identity: string, code: ErrorCode, about: ClientMessage['t']) => void; // at any node
  readonly close: () => void;
}

interface BroadcasterParts {
  readonly present: () => Snapshot;
  readonly presence: Presence;
  readonly time: Timekeeper;
  readonly waiting: Waiting;
  readonly audience: Audience;
  readonly pictures: PictureRegistry;
  readonly past: PastMatches;
  readonly tell: (message: NodeMessage) => void; // the other nodes
  readonly ports: Pick<Ports, 'now' | 'after'>;
}

/** Messages of a table to one client each. A company of six never waits; a hundred who come and go do. */
const TABLES = { burst: 400, perSecond: 200 };
const STORIES = { burst: 200, perSecond: 20 };
const SYNCS = { burst: 30, perSecond: 1 }; // of one client

/** From which step on something is told, and what was to be seen on the way. */
interface Step {
  readonly from: number;
  readonly passing: PictureIds;
}
const WHOLE_STORY: Step = { from: 0, passing: {} };

export function openBroadcaster(parts: BroadcasterParts): Broadcaster {
  const { present, presence, time, waiting, audience, pictures, past, tell, ports } = parts;
  const { clients } = presence;
  const tables = openPace(TABLES, ports);
  const watching = openPace(STORIES, ports);
  const syncs = new WeakMap<Client, TalkPace>();

  const infos = (): ((identity: string) => TableInfo) => {
    const { table } = present();
    const now = {
      here: new Set(presence.people()),
      awayMs: presence.awayMs,
      nudgedMs: waiting.nudgedMs,
      watchers: presence.watchers(table),
      clock: time.clock(),
      countdowns: time.countdowns(),
      history: past.known(),
    };
    return identity => tableInfo(table, identity, now);
  };

  const sendTable = (): void => {
    const infoFor = infos();
    for (const client of clients) send(client, { t: 'table', table: infoFor(client.identity) });
  };

  const watched = (table: StoredTable, live: LiveMatch): LiveMatch =>
    audience.sees(live, settingsOf(table).watchDelay);

  const broadcast = (live: LiveMatch, { from, passing }: Step): StateBroadcast =>
    stateBroadcast(live, from, { ...pictures.now(live), ...passing });

  const stories = new WeakMap<LiveMatch, StateBroadcast>();

  const story = (live: LiveMatch): StateBroadcast => {
    const known = stories.get(live) ?? keptStory(live, pictures.now(live));
    stories.set(live, known);
    return known;
  };
  const tellingOf = (live: LiveMatch, step: Step): StateBroadcast =>
    step === WHOLE_STORY ? story(live) : broadcast(live, step);

  /** States for some of the clients: those who play hear `played`, those who look on `looked`; null = nothing. */
  const sendStates = (to: Iterable<Client>, played: Step | null, looked: Step | null): void => {
    const { table, live } = present();
    if (!live) return;
    const seen = watched(table, live);
    const forSeats = played && tellingOf(live, played);
    const forWatchers = looked && (seen === live && looked === played ? forSeats : tellingOf(seen, looked));
    for (const client of to) {
      const own = seatsOf(table, client.identity);
      if (forSeats) for (const seat of own) client.send(forSeats.seat(seat));
      if (forWatchers && own.length === 0 && mayWatch(table, client.identity))
        client.send(forWatchers.everybody());
    }
  };

  const tellStep = (before: LiveMatch, after: LiveMatch): void => {
    const { table } = present();
    const played = stepBetween(pictures, before, after);
    const [seen, sees] = [watched(table, before), watched(table, after)];
    const looked = seen === before && sees === after ? played : stepBetween(pictures, seen, sees);
    sendStates(clients, played, looked);
  };

  const info = (identity: string): TableInfo => infos()(identity);
  const state = (client: Client): void => sendStates([client], WHOLE_STORY, WHOLE_STORY);
  const states = (): void => sendStates(clients, WHOLE_STORY, WHOLE_STORY);

  return {
    info,
    table: () => tables.say(clients.size, sendTable),
    tableNow: sendTable,
    states,
    state,
    watchers: () => watching.say(clients.size, () => sendStates(clients, null, WHOLE_STORY)),
    welcome(client) {
      let isTold = false;
      tables.say(clients.size, () => {
        isTold = true;
        sendTable();
      });
      if (!isTold) send(client, { t: 'table', table: info(client.identity) });
      state(client);
    },
    sync(client) {
      const pace = syncs.get(client) ?? openPace(SYNCS, ports);
      syncs.set(client, pace);
      pace.say(1, () => {
        if (!clients.has(client)) return;
        send(client, { t: 'table', table: info(client.identity) });
        state(client);
      });
    },
    step: tellStep,
    changes(before) {
      const { table, live } = present();
      if (before.live && live && before.live !== live) tellStep(before.live, live);
      if (looksSame(before.table, table)) return;
      if (before.table.status === table.status) tables.say(clients.size, sendTable);
      else sendTable();
      const begun = before.live === null && live !== null;
      const seesOther = ownersOf(before.table) !== ownersOf(table) || !sameSettings(before.table, table);
      if (begun || seesOther) states();
    },
    error(identity, code, about) {
      for (const client of clients) if (client.identity === identity) fail(client, code, about);
      tell({ is: 'error', identity, code, about });
    },
    close() {
      tables.callOff();
      watching.callOff();
      for (const client of clients) syncs.get(client)?.callOff();
    },
  };
}

/** What somebody has to hear who knows the earlier moment; null = nothing happened. */
function stepBetween(pictures: PictureRegistry, before: LiveMatch, after: LiveMatch): Step | null {
  if (before === after) return null;
  if (!isPrefix(before, after)) return WHOLE_STORY;
  return { from: stepCount(before), passing: pictures.passing(before, after) };
}

/** Whether a table looks the same to everybody at it. Whose turn it is, they see in the match. */
export function looksSame(before: StoredTable, after: StoredTable): boolean {
  if (before === after) return true;
  if (before.revision !== after.revision || before.status !== after.status) return false;
  return before.status !== 'playing' || after.status !== 'playing' || sameTimes(before, after);
}

function sameTimes(one: PlayingTable, other: PlayingTable): boolean {
  return (
    one.pausedAt === other.pausedAt &&
    (openProposal(one) === null) === (openProposal(other) === null) &&
    (one.clock === other.clock || JSON.stringify(one.clock) === JSON.stringify(other.clock)) &&
    (one.countdowns === other.countdowns ||
      JSON.stringify(one.countdowns) === JSON.stringify(other.countdowns))
  );
}

/** Whose eyes see what depends on who plays where. */
const ownersOf = ({ seats }: StoredTable): string =>
  JSON.stringify(seats.map(seat => (seat.kind === 'human' ? seat.owner : null)));

const sameSettings = (one: StoredTable, other: StoredTable): boolean =>
  JSON.stringify(one.settings) === JSON.stringify(other.settings);
