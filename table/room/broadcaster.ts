import type { ClientMessage, ErrorCode, PictureIds, TableInfo } from '@fathoms/protocol/messages.ts';
import { type Audience, isPrefix } from '../match/audience.ts';
import type { LiveMatch } from '../match/live.ts';
import type { PictureRegistry } from '../pictures/picture-ids.ts';
import { seatsOf } from '../seats/lobby.ts';
import { mayWatch, settingsOf } from '../seats/settings.ts';
import { openProposal, type PlayingTable, type StoredTable } from '../seats/stored-table.ts';
import { stepCount, tableInfo } from '../talk/messages.ts';
import { type StateBroadcast, stateBroadcast } from '../talk/outgoing.ts';
import type { Timekeeper } from '../time/timekeeper.ts';
import type { PastMatches } from './past-matches.ts';
import { type Client, fail, type NodeMessage, send } from './ports.ts';
import type { Presence } from './presence.ts';
import type { Snapshot } from './table-state.ts';

/** Tells everybody at this node what they may know. */
export interface Broadcaster {
  readonly info: (identity: string) => TableInfo;
  readonly table: () => void;
  readonly states: () => void; // the whole story anew
  readonly state: (client: Client) => void;
  readonly watchers: () => void; // what they may see has changed
  readonly sync: (client: Client) => void;
  readonly step: (before: LiveMatch, after: LiveMatch) => void;
  readonly changes: (before: Snapshot) => void; // whatever is new since then
  readonly error: (identity: string, code: ErrorCode, about: ClientMessage['t']) => void; // at any node
}

interface BroadcasterParts {
  readonly present: () => Snapshot;
  readonly presence: Presence;
  readonly time: Timekeeper;
  readonly audience: Audience;
  readonly pictures: PictureRegistry;
  readonly past: PastMatches;
  readonly tell: (message: NodeMessage) => void; // the other nodes
}

/** From which step on something is told, and what was to be seen on the way. */
interface Step {
  readonly from: number;
  readonly passing: PictureIds;
}
const WHOLE_STORY: Step = { from: 0, passing: {} };

export function openBroadcaster(parts: BroadcasterParts): Broadcaster {
  const { present, presence, time, audience, pictures, past, tell } = parts;
  const { clients } = presence;

  const infos = (): ((identity: string) => TableInfo) => {
    const { table } = present();
    const now = {
      here: new Set(presence.people()),
      awayMs: presence.awayMs,
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

  /** States for some of the clients: those who play hear `played`, those who look on `looked`; null = nothing. */
  const sendStates = (to: Iterable<Client>, played: Step | null, looked: Step | null): void => {
    const { table, live } = present();
    if (!live) return;
    const seen = watched(table, live);
    const forSeats = played && broadcast(live, played);
    const forWatchers = looked && (seen === live && looked === played ? forSeats : broadcast(seen, looked));
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
    table: sendTable,
    states,
    state,
    watchers: () => sendStates(clients, null, WHOLE_STORY),
    sync(client) {
      send(client, { t: 'table', table: info(client.identity) });
      state(client);
    },
    step: tellStep,
    changes(before) {
      const { table, live } = present();
      if (before.live && live && before.live !== live) tellStep(before.live, live);
      if (looksSame(before.table, table)) return;
      sendTable();
      const begun = before.live === null && live !== null;
      const seesOther = ownersOf(before.table) !== ownersOf(table) || !sameSettings(before.table, table);
      if (begun || seesOther) states();
    },
    error(identity, code, about) {
      for (const client of clients) if (client.identity === identity) fail(client, code, about);
      tell({ is: 'error', identity, code, about });
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
