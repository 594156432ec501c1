import type { Room } from '@colyseus/sdk';
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import type { Open, SeatConnection, SeatReply } from './connections.ts';
import type { PeerMessage } from './same-game.ts';

/** Colyseus by its own client, which unpacks every message whether or not somebody reads it. */
export const openColyseus: Open = async (port, table, listeners) => {
  const join = async (at: number): Promise<SeatConnection[]> => {
    const connections: SeatConnection[] = [];
    for (const [seat, listen] of listeners.entries()) {
      const room = await enter(at, 'table', { table });
      const bytes = countBytes(room);
      room.onMessage('m', (message: { t: string; nth: number }) => listen(readReply(message, bytes())));
      const send = (message: Partial<PeerMessage>): void =>
        room.send('m', { t: 'join', table, seat, nth: 0, action: '', ...message });
      send({});
      connections.push({
        act: (nth, action) => send({ t: 'act', nth, action }),
        close: () => void room.leave(false),
      });
    }
    return connections;
  };
  return { connections: await join(port), again: join };
};

/** Connections that do nothing; here they cannot be without a room. */
export async function idleColyseus(port: number): Promise<() => void> {
  const room = await enter(port, 'idle', {});
  return () => void room.leave(false);
}

export async function enter(port: number, name: string, options: object): Promise<Room> {
  const { Client } = await import('@colyseus/sdk');
  const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate(name, options);
  room.reconnection.enabled = false; // we come back ourselves
  return room as Room;
}

function readReply(message: { t: string; nth: number }, bytes: number): SeatReply {
  if (message.t === 'accepted') return { is: 'accepted', bytes, nth: message.nth };
  if (message.t !== 'state') return { is: 'other', bytes };
  const state = message as unknown as StateMessage;
  return { is: 'view', bytes, view: { toAct: () => state.toAct[0], read: () => state } };
}

/** Its client shows only what was in a message, not how long it was. */
function countBytes(room: Room): () => number {
  const { events } = room.connection;
  const { onmessage } = events;
  let bytes = 0;
  events.onmessage = (event: { data: ArrayBuffer }) => {
    bytes = event.data.byteLength;
    onmessage?.(event);
  };
  return () => bytes;
}
