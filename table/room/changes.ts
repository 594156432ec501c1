import type { ClientMessage, ErrorCode } from '@fathoms/protocol/messages.ts';
import { claimMove, handOverTo, offerMove } from '../seats/device-move.ts';
import { forgetPerson, NOBODY } from '../seats/forget.ts';
import { type Change, kick } from '../seats/lobby.ts';
import { resign, standIn } from '../seats/stand-in.ts';
import type { StoredTable } from '../seats/stored-table.ts';
import { speak } from '../talk/chat.ts';
import { stepCount } from '../talk/messages.ts';
import type { RoomCore } from './core.ts';
import { type Client, fail, send } from './ports.ts';
import { conclude } from './proposals.ts';
import { saveTimed } from './save-timed.ts';
import type { Written } from './storage.ts';

/** Changes the table, if it may be, and tells everybody. */
export async function change(
  core: Pick<RoomCore, 'state' | 'time' | 'broadcaster'>,
  client: Client,
  { t }: ClientMessage,
  attempt: (table: StoredTable) => Change,
): Promise<Written> {
  const { table } = core.state.now();
  const result = attempt(table);
  if (!result.ok) {
    fail(client, result.code, t);
    return 'ok';
  }
  if (result.table === table) return 'ok';
  const written = await saveTimed(core, result.table);
  if (written === 'ok') core.broadcaster.table();
  return written;
}

/** The same for somebody who need not be at the table; says why it may not be. */
export async function revise(
  core: Pick<RoomCore, 'state' | 'time' | 'broadcaster'>,
  attempt: (table: StoredTable) => Change,
): Promise<ErrorCode | null | 'conflict'> {
  const { table } = core.state.now();
  const result = attempt(table);
  if (!result.ok) return result.code;
  if (result.table !== table && (await saveTimed(core, result.table)) === 'conflict') return 'conflict';
  core.broadcaster.table();
  return null;
}

type Says<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

export async function kickOut(core: RoomCore, client: Client, message: Says<'kick'>): Promise<Written> {
  const { table: before } = core.state.now();
  const there = before.seats[message.seat];
  const clients = [...core.presence.clients];
  const written = await change(core, client, message, table => kick(table, client.identity, message.seat));
  if (written === 'ok' && core.state.now().table !== before && there?.kind === 'human') {
    core.kicked.note(there.owner, clients);
    core.broadcaster.error(there.owner, 'kicked', 'kick');
  }
  return written;
}

export async function leaveToBot(
  core: RoomCore,
  client: Client,
  message: Says<'stand-in'>,
): Promise<Written> {
  const { seat, level } = message;
  const { table: before, live } = core.state.now();
  const there = before.seats[seat];
  const awayMs = there?.kind === 'human' ? core.presence.awayMs(there.owner) : 0;
  const since = live ? stepCount(live) : 0;
  const written = await change(core, client, message, table =>
    standIn(table, { identity: client.identity, seat, level, awayMs, since }),
  );
  return written === 'ok' ? conclude(core) : written; // whoever has a bot is not waited for
}

export async function giveUp(core: RoomCore, client: Client, message: Says<'resign'>): Promise<Written> {
  const { live } = core.state.now();
  const since = live ? stepCount(live) : 0;
  const written = await change(core, client, message, table =>
    resign(table, client.identity, message.seat, since),
  );
  return written === 'ok' ? conclude(core) : written;
}

export async function talk(
  { state, chat, kicked }: Pick<RoomCore, 'state' | 'chat' | 'kicked'>,
  client: Client,
  { t, name }: Says<'say' | 'react'>,
  what: Parameters<typeof speak>[2],
): Promise<void> {
  const said = kicked.isDisguised(client)
    ? ({ ok: false, code: 'kicked' } as const)
    : speak(state.now().table, client.identity, what, name);
  if (!said.ok) return fail(client, said.code, t);
  const payer = said.message.seat === null ? NOBODY : client.identity; // names cost nothing: those who stand share
  if (!chat.mayTalk(payer)) return fail(client, 'too-fast', t);
  await chat.say(said.message);
}

/** The token is told to its asker alone; the table keeps only its hash. */
export async function offer(core: RoomCore, client: Client): Promise<Written> {
  const token = core.ports.newSeed();
  const offered = offerMove(core.state.now().table, client.identity, token);
  if (!offered.ok) {
    fail(client, offered.code, 'move');
    return 'ok';
  }
  const written = await saveTimed(core, offered.table);
  if (written === 'ok') send(client, { t: 'moving', token });
  return written;
}

/** `unknown`: nobody was promised anything for this token. */
export async function claim(core: RoomCore, identity: string, token: string): Promise<Written | 'unknown'> {
  const claimed = claimMove(core.state.now().table, identity, token);
  return claimed.ok ? changeOwner(core, claimed.table) : 'unknown';
}

export const handOver = (core: RoomCore, from: string, to: string): Promise<Written> =>
  changeOwner(core, handOverTo(core.state.now().table, from, to));

async function changeOwner(core: RoomCore, table: StoredTable): Promise<Written> {
  const written = await saveTimed(core, table);
  if (written === 'ok') {
    core.broadcaster.table();
    core.broadcaster.states(); // the old device looks on from here
  }
  return written;
}

/** The chat first: a table is found by its people, so it is found again if this ends half way. */
export async function forget(core: RoomCore, identity: string): Promise<Written> {
  await core.chat.forget(identity);
  return changeOwner(core, forgetPerson(core.state.now().table, identity));
}
