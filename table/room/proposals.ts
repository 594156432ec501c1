import type { Seat } from '@fathoms/kernel/game.ts';
import type { Proposal } from '@fathoms/protocol/messages.ts';
import { undoAgreed } from '../match/live.ts';
import { agree, propose } from '../seats/agreement.ts';
import { come, seatsOf } from '../seats/lobby.ts';
import { settingsOf } from '../seats/settings.ts';
import { peopleAt, putStandIn, votersAt } from '../seats/stand-in.ts';
import {
  openProposal,
  type PlayingTable,
  type StoredProposal,
  type StoredTable,
  withoutProposal,
} from '../seats/stored-table.ts';
import { stepCount } from '../talk/messages.ts';
import { startClock } from '../time/clock.ts';
import type { RoomCore } from './core.ts';
import { type Client, fail } from './ports.ts';
import { saveTimed } from './save-timed.ts';
import type { Written } from './storage.ts';

const LEVEL = 'seal'; // of a bot the table agrees on

const refused = (client: Client, ...why: [Parameters<typeof fail>[1], 'propose' | 'answer']): Written => {
  fail(client, ...why);
  return 'ok';
};

/** Somebody asks the others for something. One question at a time; asking anew replaces one's own. */
export async function ask(core: RoomCore, client: Client, what: Proposal): Promise<Written> {
  const { table, live } = core.state.now();
  const asked = openProposal(table);
  if (!live) return refused(client, 'not-now', 'propose');
  if (asked && !seatsOf(table, client.identity).includes(asked.by))
    return refused(client, 'not-now', 'propose');
  if (table.status !== 'playing') {
    const isPlayer = seatsOf(table, client.identity).length > 0;
    return refused(client, isPlayer ? 'not-now' : 'no-seat', 'propose');
  }
  const { nudgedMs } = core.waiting;
  const opened = propose({ table, live, awayMs: awayAt(core, table), nudgedMs }, client.identity, what);
  return opened.ok ? conclude(core, opened.asked) : refused(client, opened.code, 'propose');
}

const awayAt =
  ({ presence }: Pick<RoomCore, 'presence'>, table: StoredTable) =>
  (seat: Seat): number => {
    const there = table.seats[seat];
    return there?.kind === 'human' ? presence.awayMs(there.owner) : 0;
  };

/** No is final; the asker's own no withdraws the question. */
export async function reply(core: RoomCore, client: Client, yes: boolean): Promise<Written> {
  const { table } = core.state.now();
  const asked = openProposal(table);
  if (!asked || table.status !== 'playing') return refused(client, 'not-now', 'answer');
  if (seatsOf(table, client.identity).length === 0) return refused(client, 'no-seat', 'answer');
  if (yes) return conclude(core, agree(asked, table, client.identity));
  const written = await saveTimed(core, withoutProposal(table));
  if (written === 'conflict') return written;
  const asker = table.seats[asked.by];
  if (asker?.kind === 'human' && asker.owner !== client.identity)
    core.broadcaster.error(asker.owner, 'declined', 'propose');
  core.broadcaster.table();
  return written;
}

/** Does what was asked for once nobody's yes is missing; whoever left their seat to a bot is not waited for. */
export async function conclude(
  core: RoomCore,
  asked: StoredProposal | null = openProposal(core.state.now().table),
): Promise<Written> {
  const { table } = core.state.now();
  if (!asked || table.status !== 'playing') return 'ok';
  const people = asked.what.is === 'undo' ? votersAt(table, awayAt(core, table)) : peopleAt(table);
  const waiting = asked.waiting.filter(seat => people.includes(seat));
  const written =
    waiting.length > 0
      ? await saveTimed(core, { ...table, asked: { ...asked, waiting } })
      : await carryOut(core, withoutProposal(table), asked.what);
  if (written === 'ok') core.broadcaster.table();
  return written;
}

/** `table`: without the question. */
async function carryOut(core: RoomCore, table: PlayingTable, what: Proposal): Promise<Written> {
  if (what.is === 'undo') {
    const undone = await core.moves.commit(live => undoAgreed(live, what.seat, what.nth));
    if (undone.kind === 'accepted') return 'ok'; // the move has taken the question off the table
    const now = core.state.now().table;
    return now.status === 'playing' ? saveTimed(core, withoutProposal(now)) : 'ok'; // nothing to take back
  }
  if (what.is === 'pause') return saveTimed(core, { ...table, pausedAt: core.ports.now() });
  if (what.is === 'clock') {
    const clock = startClock(what.tempo, table.seats.length, core.ports.now());
    const settings = { ...settingsOf(table), tempo: what.tempo };
    return saveTimed(core, { ...table, settings, ...(clock && { clock }) });
  }
  const { live } = core.state.now();
  const put = live && putStandIn(table, what.seat, { level: LEVEL, since: stepCount(live), given: true });
  return saveTimed(core, put?.ok ? put.table : table);
}

/** Somebody comes: nobody replaces a player who is back, and a seat kept for them is theirs. */
export async function welcomeBack(core: RoomCore, identity: string): Promise<Written> {
  const { table } = core.state.now();
  const arrived = come(table, identity);
  if (arrived !== table) return saveTimed(core, arrived);
  const asked = openProposal(table);
  const isBack = asked?.what.is === 'stand-in' && seatsOf(table, identity).includes(asked.what.seat);
  return isBack && table.status === 'playing' ? saveTimed(core, withoutProposal(table)) : 'ok';
}
