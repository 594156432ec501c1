import { join } from 'node:path';
import { openBoardgameIo } from './boardgame-io-connections.ts';
import { idleColyseus, openColyseus } from './colyseus-connections.ts';
import { dial, type Open, opened, openSocketIo, openWs, SOCKET_IO } from './connections.ts';
import { openOurs } from './our-connections.ts';

/** A server to be measured or killed, and how people come to its tables. */
export interface Contestant {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: { readonly [name: string]: string };
  readonly port: RegExp; // how it tells its port
  readonly open: Open;
  readonly idle: (port: number) => Promise<() => void>; // a connection that does nothing
  readonly engines: readonly number[]; // processes that work for it besides its own
}

const idleAt =
  (path: string): Contestant['idle'] =>
  async port => {
    const socket = dial(port, path);
    await opened(socket);
    return () => socket.terminate();
  };

const PATCH_BYTES = 200; // what ours sends each seat for a move of Locker, `accepted` left out

/** All of them: our server as it is built into one folder, the peers as into another. */
export function contestantsIn(built: string, peers: string) {
  const peer = (name: string, open: Open, idle: Contestant['idle']): Contestant => ({
    name,
    args: [join(peers, 'load-peer.js'), name],
    env: {},
    port: /^(\d+)$/m,
    open,
    idle,
    engines: [],
  });
  const bareWs = peer('ws', openWs, idleAt('/'));
  const socketIo = peer('Socket.IO', openSocketIo, idleAt(SOCKET_IO));
  const colyseus = peer('Colyseus', openColyseus, idleColyseus);
  const boardgameIo = peer('boardgame.io', openBoardgameIo, idleAt(SOCKET_IO));
  const wireAlone = (viewBytes: number): Contestant => ({
    ...peer('ws, no game', openWs, idleAt('/')),
    env: { VIEW_BYTES: String(Math.round(viewBytes)) },
  });
  const onDisk = (dataDir: string) => ({ DATA_DIR: dataDir, STORE_WORKER: join(built, 'store-worker.js') });
  const wsOnDisk = (dataDir: string): Contestant => ({
    ...peer('ws, on disk', openWs, idleAt('/')),
    env: onDisk(dataDir),
  });
  const patchesOnDisk = (dataDir: string): Contestant => ({
    ...peer('ws, no game, on disk', openWs, idleAt('/')),
    env: { ...onDisk(dataDir), VIEW_BYTES: String(PATCH_BYTES) },
  });
  return {
    /** Our server, with its file in `dataDir`. */
    ours: (dataDir: string): Contestant => ({
      name: 'Fathoms',
      args: [join(built, 'server.js')],
      env: {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        TRUST_PROXY: '1', // so that every table may come from another address
      },
      port: /localhost:(\d+)/,
      open: openOurs,
      idle: idleAt('/ws'),
      engines: [],
    }),
    bareWs,
    wireAlone,
    wsOnDisk,
    patchesOnDisk,
    socketIo,
    colyseus,
    boardgameIo,
    peers: [bareWs, wireAlone(0), wsOnDisk(''), patchesOnDisk(''), socketIo, colyseus, boardgameIo],
  };
}
