import type { ClientMessage } from '@fathoms/protocol/messages.ts';
import { offerMove } from '../seats/device-move.ts';
import { type Change, kick, type TableMeta } from '../seats/lobby.ts';
import { standIn } from '../seats/stand-in.ts';
import { chatFor, mayListen, speak } from '../talk/chat.ts';
import { stepCount } from '../talk/messages.ts';
import type { Desk } from './desk.ts';
import { type Client, fail } from './ports.ts';
import { conclude } from './proposals.ts';

/** Changes the table's facts, if they may be, and tells everybody. */
export async function change(
  desk: Desk,
  client: Client,
  { t }: ClientMessage,
  attempt: (meta: TableMeta) => Change,
): Promise<void> {
  const result = attempt(desk.meta);
  if (!result.ok) return fail(client, result.code, t);
  if (result.meta === desk.meta) return;
  await desk.saveMeta(result.meta);
  desk.sendTable();
}

type Says<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

export async function kickOut(desk: Desk, client: Client, message: Says<'kick'>): Promise<void> {
  const there = desk.meta.seats[message.seat];
  const before = desk.meta;
  await change(desk, client, message, meta => kick(meta, client.identity, message.seat));
  if (desk.meta === before || there?.kind !== 'human') return;
  desk.fail(there.owner, 'kicked', 'kick');
}

export async function leaveToBot(desk: Desk, client: Client, message: Says<'stand-in'>): Promise<void> {
  const { seat, level } = message;
  const there = desk.meta.seats[seat];
  const awayMs = there?.kind === 'human' ? desk.awayMs(there.owner) : 0;
  const since = desk.live ? stepCount(desk.live) : 0;
  await change(desk, client, message, meta =>
    standIn(meta, { identity: client.identity, seat, level, awayMs, since }),
  );
  await conclude(desk, desk.meta.asked); // whoever has a bot is not waited for
}

export async function talk(
  desk: Desk,
  client: Client,
  t: 'say' | 'react',
  what: Parameters<typeof speak>[2],
): Promise<void> {
  const said = speak(desk.meta, client.identity, what);
  if (!said.ok) return fail(client, said.code, t);
  if (!desk.mayTalk(client.identity)) return fail(client, 'too-fast', t);
  await desk.saveMeta(said.meta);
  for (const other of desk.clients)
    if (mayListen(desk.meta, other.identity)) other.send(chatFor([said.line], other.identity));
}

/** The token is told to its asker alone; the table keeps only its hash. */
export async function offer(desk: Desk, client: Client): Promise<void> {
  const token = desk.ports.newSeed();
  const offered = offerMove(desk.meta, client.identity, token);
  if (!offered.ok) return fail(client, offered.code, 'move');
  await desk.saveMeta(offered.meta);
  client.send({ t: 'moving', token });
}
