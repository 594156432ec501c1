import type { State } from 'boardgame.io';
import type { LockerView } from '../shared/boardgame-io-locker.ts';
import {
  dial,
  type Open,
  opened,
  type SeatConnection,
  type SeatReply,
  SOCKET_IO,
  sizeOf,
  type View,
} from './connections.ts';

const NAMESPACE = '/locker,'; // its server has a Socket.IO namespace for every game

/** What its client sends and receives, by hand over one websocket. A match comes to be when its first seat asks. */
export const openBoardgameIo: Open = async (port, match, listeners) => {
  const join = async (at: number): Promise<SeatConnection[]> => {
    const connections: SeatConnection[] = [];
    // one after the other: two who come first at once would each make a match
    for (const [seat, listen] of listeners.entries())
      connections.push(await sit(at, match, seat, listeners.length, listen));
    return connections;
  };
  return { connections: await join(port), again: join };
};

async function sit(
  port: number,
  match: string,
  seat: number,
  seats: number,
  listen: (reply: SeatReply) => void,
): Promise<SeatConnection> {
  const socket = dial(port, SOCKET_IO);
  const player = String(seat);
  const send = (...args: unknown[]): void => socket.send(`42${NAMESPACE}${JSON.stringify(args)}`);
  const seated = new Promise<void>((resolve, reject) => {
    socket.once('close', () => reject(new Error('hung up')));
    socket.on('message', data => {
      const text = String(data);
      if (text.startsWith('0')) socket.send(`40${NAMESPACE}`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40')) send('sync', match, player, undefined, seats);
      if (!text.startsWith('42')) return;
      const reply = readReply(text, sizeOf(data));
      listen(reply);
      if (reply.is === 'view') resolve();
    });
  });
  await Promise.all([opened(socket), seated]);
  return {
    act(stateId, action) {
      const [type, ...args] = action.split(' ');
      const payload = { type, args: args.map(Number), playerID: player };
      send('update', { type: 'MAKE_MOVE', payload }, stateId, match, player);
    },
    close: () => socket.terminate(),
  };
}

const PREFIX = `42${NAMESPACE}`.length;

function readReply(text: string, bytes: number): SeatReply {
  const isView = text.startsWith('["update"', PREFIX) || text.startsWith('["sync"', PREFIX);
  return isView ? { is: 'view', bytes, view: viewOf(text) } : { is: 'other', bytes };
}

const ACTIVE = '"currentPlayer":"';

const viewOf = (text: string): View => ({
  toAct() {
    if (text.includes('"gameover":')) return undefined;
    return Number.parseInt(text.slice(text.indexOf(ACTIVE) + ACTIVE.length), 10);
  },
  read() {
    const { G, _stateID } = readState(text);
    return { nth: _stateID, legal: G.legal.map(({ name, args }) => [name, ...args].join(' ')) };
  },
});

/** `sync` wraps the state in more that a page needs once. */
export function readState(text: string): State<LockerView> {
  const [, , message] = JSON.parse(text.slice(PREFIX)) as [string, string, object];
  return ('state' in message ? message.state : message) as State<LockerView>;
}
