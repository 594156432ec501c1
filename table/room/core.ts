import type { Game } from '@fathoms/kernel/game.ts';
import { openAudience } from '../match/audience.ts';
import { openPictureRegistry } from '../pictures/picture-ids.ts';
import { settingsOf } from '../seats/settings.ts';
import type { StoredTable } from '../seats/stored-table.ts';
import { type Drafts, openDrafts } from '../time/drafts.ts';
import { type Timekeeper, timekeeper } from '../time/timekeeper.ts';
import { type Broadcaster, openBroadcaster } from './broadcaster.ts';
import { type Kicked, openKicked } from './kicked.ts';
import { type MoveWriter, openMoveWriter } from './move-writer.ts';
import { openPastMatches, type PastMatches } from './past-matches.ts';
import type { NodeMessage, Ports } from './ports.ts';
import { openPresence, type Presence } from './presence.ts';
import { openRoomChat, type RoomChat } from './room-chat.ts';
import { openSnapshots } from './snapshots.ts';
import { openTableState, type TableState } from './table-state.ts';
import { openWaiting, type Waiting } from './waiting.ts';

/** The parts a room is made of. Each has one job; what answers messages takes those it needs. */
export interface RoomCore {
  readonly game: Game;
  readonly ports: Ports;
  readonly state: TableState; // stores and catches up
  readonly presence: Presence;
  readonly time: Timekeeper;
  readonly broadcaster: Broadcaster;
  readonly moves: MoveWriter;
  readonly chat: RoomChat;
  readonly past: PastMatches;
  readonly drafts: Drafts;
  readonly kicked: Kicked;
  readonly waiting: Waiting;
  readonly scene: (picture: string) => unknown; // what a picture is drawn from; null = there is none to see
}

export async function openCore(game: Game, opened: StoredTable, ports: Ports): Promise<RoomCore> {
  const { id, version } = opened;
  if (version !== game.version)
    throw new Error(`table ${id}: ${game.id} rules version ${version}, not ${game.version}`);
  const { storage, now } = ports;
  const tell = (message: NodeMessage): void => ports.others?.tell(id, message);
  const drafts = openDrafts();
  const waiting = openWaiting(now);
  const audience = openAudience();
  const pictures = openPictureRegistry(game, id);
  const presence = openPresence({ name: ports.others?.name ?? '', now, tell });
  const past = openPastMatches(opened, storage);
  const state = openTableState(opened, storage, openSnapshots(game, id, ports), {
    matchMoved(live) {
      drafts.forget(live); // some may be decided by now
      if (waiting.follow(live)) broadcaster.table();
      const fresh = pictures.follow(live);
      if (fresh.length === 0 || presence.clients.size === 0) return;
      ports.paint?.(game.id, fresh, { payers: presence.payers(state.now().table), isWanted: isLookedAt });
    },
    caughtUp: before => broadcaster.changes(before),
  });
  const scene = (picture: string): unknown => {
    const { table, live } = state.now();
    return live ? pictures.find(picture, audience.sees(live, settingsOf(table).watchDelay)) : null;
  };
  const isLookedAt = (picture: string): boolean => presence.clients.size > 0 && scene(picture) !== null;
  const time = timekeeper(state.now, now);
  const broadcaster = openBroadcaster({
    ...{ present: state.now, presence, time, waiting, audience, pictures, past, tell, ports },
  });
  const moves = openMoveWriter({ state, time, broadcaster, presence, ports });
  const chat = openRoomChat({
    ...{ storage, clients: presence.clients, now, tell },
    table: () => state.now().table,
  });

  await past.read();
  await chat.catchUp();
  if (opened.status !== 'lobby') {
    await state.catchUp();
    await moves.settle(); // whoever wrote last may have died before the forced moves
  }
  return {
    ...{
      game,
      ports,
      state,
      presence,
      time,
      broadcaster,
      moves,
      chat,
      past,
      drafts,
      waiting,
      scene,
      kicked: openKicked(),
    },
  };
}
