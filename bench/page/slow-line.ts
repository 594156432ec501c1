import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const BYTES_A_MS = 1_600_000 / 8 / 1000; // 1.6 Mbit/s, shared by all connections
const ONE_WAY_MS = 75;
const HANDSHAKE_MS = 2 * ONE_WAY_MS; // before a new connection carries anything
const PACKET = 1460; // bytes: connections take turns after each
const TICK_MS = 2;
const REQUEST = /^[A-Z]+ (\S+) HTTP\/1\.1\r\n/;

/** What came over the line: bytes with all headers, and which addresses were asked for. */
export interface Taken {
  readonly bytes: number;
  readonly asked: readonly string[];
}

/** The way to a server, counted, and on demand as slow as a bad mobile network. */
export interface SlowLine {
  readonly url: string;
  readonly slow: (on: boolean) => void;
  readonly hush: (on: boolean) => void; // nothing comes through and nothing is said; what was open then stays dead
  readonly taken: () => Taken; // since it was last forgotten
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

export async function slowLine(toPort: number): Promise<SlowLine> {
  let isSlow = false;
  let isSilent = false;
  let bytes = 0;
  let asked: string[] = [];
  const waiting = new Map<Socket, Buffer[]>(); // what each browser's connection is still owed, packet by packet
  const open = new Set<Socket>();
  const dead = new Set<Socket>();

  /** Takes turns: one packet a connection, as many as the time since the last look had room for. */
  let credit = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    credit = Math.min(credit + (now - last) * BYTES_A_MS, 10 * PACKET); // nothing is saved up while idle
    last = now;
    for (const [browser, packets] of waiting) {
      if (credit <= 0) break;
      waiting.delete(browser); // to the end of the queue
      const [packet, ...rest] = packets;
      if (rest.length > 0) waiting.set(browser, rest);
      credit -= packet.length;
      setTimeout(() => browser.write(packet), ONE_WAY_MS);
    }
  }, TICK_MS);

  const line = createServer(browser => {
    const server = connect(toPort, '127.0.0.1');
    if (isSilent) dead.add(browser);
    const readyAt = performance.now() + (isSlow ? HANDSHAKE_MS : 0);
    for (const socket of [browser, server]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket
        .on('error', () => {})
        .on('close', () => {
          open.delete(socket);
          dead.delete(browser);
          waiting.delete(browser);
          browser.destroy();
          server.destroy();
        });
    }
    browser.on('data', chunk => {
      if (dead.has(browser)) return;
      const path = REQUEST.exec(chunk.toString('latin1', 0, 2048))?.[1];
      if (path) asked.push(path);
      const late = isSlow ? Math.max(0, readyAt - performance.now()) + ONE_WAY_MS : 0;
      if (late > 0) setTimeout(() => server.write(chunk), late);
      else server.write(chunk);
    });
    server.on('data', chunk => {
      if (dead.has(browser)) return;
      bytes += chunk.length;
      if (!isSlow) return void browser.write(chunk);
      const packets = waiting.get(browser) ?? [];
      for (let at = 0; at < chunk.length; at += PACKET) packets.push(chunk.subarray(at, at + PACKET));
      waiting.set(browser, packets);
    });
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    slow: on => {
      isSlow = on;
    },
    hush: on => {
      isSilent = on;
      if (on) for (const socket of open) dead.add(socket);
    },
    taken: () => ({ bytes, asked: [...asked] }),
    forget: () => {
      bytes = 0;
      asked = [];
    },
    async close() {
      clearInterval(timer);
      for (const socket of open) socket.destroy();
      line.close();
      await once(line, 'close');
    },
  };
}
