/** One peer's server in a process of its own: `load-peer NAME`; prints its port. */
import { createServer } from 'node:http';
import Module, { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type * as Colyseus from '@colyseus/core';
import type * as ColyseusWs from '@colyseus/ws-transport';
import { Server as SocketIo } from 'socket.io';
import { WebSocketServer } from 'ws';
import { type PeerMessage, sameGame } from './same-game.ts';

const receive = sameGame();

const PEERS: { readonly [name: string]: () => Promise<void> } = {
  async ws() {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    server.on('connection', socket => {
      socket.on('message', text =>
        receive(JSON.parse(String(text)) as PeerMessage, message => socket.send(JSON.stringify(message))),
      );
    });
    server.on('listening', () => console.log((server.address() as AddressInfo).port));
  },
  async 'socket.io'() {
    const http = createServer();
    const server = new SocketIo(http, { transports: ['websocket'], serveClient: false });
    server.on('connection', socket => {
      socket.on('m', (said: PeerMessage) => receive(said, message => socket.emit('m', message)));
    });
    http.listen(0, '127.0.0.1', () => console.log((http.address() as AddressInfo).port));
  },
  async colyseus() {
    const { Room, Server, WebSocketTransport } = loadColyseus();
    class Table extends Room {
      override onCreate(): void {
        this.onMessage('m', (client, said: PeerMessage) =>
          receive(said, message => client.send('m', message)),
        );
      }
    }
    const http = createServer();
    const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
    server.define('table', Table).filterBy(['table']);
    await server.listen(0, '127.0.0.1');
    console.log((http.address() as AddressInfo).port);
  },
};

/** Its transport asks for express when it is loaded, for a feature that is not used here. */
function loadColyseus(): typeof Colyseus & typeof ColyseusWs {
  const loader = Module as unknown as { _load: (name: string, ...rest: unknown[]) => unknown };
  const load = loader._load;
  loader._load = (name, ...rest) => (name === 'express' ? {} : load(name, ...rest));
  const require = createRequire(import.meta.url);
  return { ...require('@colyseus/core'), ...require('@colyseus/ws-transport') };
}

await PEERS[process.argv[2] ?? '']?.();
