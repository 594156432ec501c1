import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import Module, { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type * as Colyseus from '@colyseus/core';
import type * as ColyseusWs from '@colyseus/ws-transport';
import type * as BoardgameIo from 'boardgame.io/server';
import { Server as SocketIo } from 'socket.io';
import { WebSocketServer } from 'ws';
import { servedLocker } from '../shared/boardgame-io-locker.ts';
import { kept } from './kept.ts';
import { noGame } from './no-game.ts';
import { type PeerMessage, sameGame } from './same-game.ts';

const LOOPBACK = '127.0.0.1';
const require = createRequire(import.meta.url); // some of them are only to be had so

/** A server that listens: its port, and how to end it. */
export interface Serving {
  readonly port: number;
  readonly close: () => void;
}

async function listening(
  server: Server | WebSocketServer,
  close = () => void server.close(),
): Promise<Serving> {
  if (!server.address()) await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close };
}

/** The peers by name. They listen on loopback only. */
export const PEERS: { readonly [name: string]: () => Promise<Serving> } = {
  async ws() {
    const { SEATS } = process.env; // at a table; none = as many as elsewhere
    const receive = sameGame(SEATS === undefined ? undefined : Number(SEATS));
    return bareWs((message, send) => receive(message, answer => send(JSON.stringify(answer))));
  },
  async 'ws, no game'() {
    return bareWs(noGame(Number(process.env.VIEW_BYTES)));
  },
  async 'ws, on disk'() {
    const receive = kept(sameGame());
    return bareWs((message, send) => receive(message, answer => send(JSON.stringify(answer))));
  },
  async 'ws, no game, on disk'() {
    return bareWs(kept(noGame(Number(process.env.VIEW_BYTES))));
  },
  async 'Socket.IO'() {
    const receive = sameGame();
    const http = createServer();
    const server = new SocketIo(http, { transports: ['websocket'], serveClient: false });
    server.on('connection', socket => {
      socket.on('m', (message: PeerMessage) => receive(message, answer => socket.emit('m', answer)));
    });
    return listening(http.listen(0, LOOPBACK), () => void server.close());
  },
  async Colyseus() {
    const receive = sameGame();
    const { Room, Server: Rooms, WebSocketTransport } = loadColyseus();
    class Table extends Room {
      override onCreate(): void {
        this.onMessage('m', (client, message: PeerMessage) =>
          receive(message, answer => client.send('m', answer)),
        );
      }
    }
    class Idle extends Room {}
    const http = createServer();
    const server = new Rooms({ transport: new WebSocketTransport({ server: http }), greet: false });
    server.define('table', Table).filterBy(['table']);
    server.define('idle', Idle);
    await server.listen(0, LOOPBACK);
    return listening(http, () => void server.gracefullyShutdown(false));
  },
  /** In memory, or with the variable its documentation names (FLATFILE_DIR) in files. */
  async 'boardgame.io'() {
    const { Server: Master } = require('boardgame.io/server') as typeof BoardgameIo;
    const server = Master({ games: [servedLocker], origins: [] });
    const where = { port: 0, host: LOOPBACK } as unknown as number; // handed on to Node's `listen` as it is
    const { appServer } = await server.run({ port: where });
    return listening(appServer);
  },
};

function bareWs(receive: (message: PeerMessage, send: (text: string) => void) => void): Promise<Serving> {
  const server = new WebSocketServer({ port: 0, host: LOOPBACK });
  server.on('connection', socket => {
    socket.on('message', text =>
      receive(JSON.parse(String(text)) as PeerMessage, answer => socket.send(answer)),
    );
  });
  return listening(server);
}

/** Loads Colyseus, whose transport asks for express, for a feature that is not used here. */
function loadColyseus(): typeof Colyseus & typeof ColyseusWs {
  const loader = Module as unknown as { _load: (name: string, ...rest: unknown[]) => unknown };
  const load = loader._load;
  loader._load = (name, ...rest) => (name === 'express' ? {} : load(name, ...rest));
  return { ...require('@colyseus/core'), ...require('@colyseus/ws-transport') };
}
