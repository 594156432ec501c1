import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL, type TableSettings } from '@fathoms/protocol/messages.ts';
import { WebSocket } from 'ws';
import { CUT_OFF, type Line, openGuest, type SiegeGuest } from './guest.ts';

/** Whom to attack, from where, and until when. */
export interface Target {
  readonly address: string; // of one server, or of several separated by commas
  readonly from: string;
  readonly isOver: () => boolean;
}

/** What an attack came to. */
export interface Toll {
  readonly done: number; // messages, requests or tables it got in
  readonly refused: number; // told to wait, or that there is no room
  readonly cutOff: number; // connections it lost
}

export interface Attack {
  readonly name: string;
  readonly rounds: number; // after so many it is refused, where no time goes by to forgive it
  readonly run: (target: Target) => Promise<Toll>;
}

const TABLES = 20;
const SOCKETS_OF_GUEST = 20;
const AT_ONCE = 200;
/** An attacker on the same machine who spins would be measured herself: this is still many times what any limit allows. */
const BREATH_MS = 1;

/** The same again and again over sockets of one guest, which come back whenever they are cut off. */
async function pester(
  { address, from, isOver }: Target,
  sockets: number,
  prepare: (guest: SiegeGuest) => Promise<string | null>,
  once: (line: Line, n: number) => void,
): Promise<Toll> {
  let [done, refused, cutOff] = [0, 0, 0];
  const guests = await Promise.all(
    Array.from({ length: Math.ceil(sockets / SOCKETS_OF_GUEST) }, () => openGuest(address, from)),
  );
  const table = await prepare(guests[0]!);
  const open = (i: number) => {
    const guest = guests[i % guests.length]!;
    return table === null ? guest.connect() : guest.join(table);
  };
  const lines = await Promise.all(Array.from({ length: sockets }, (_, i) => open(i)));
  while (!isOver()) {
    for (const [i, line] of lines.entries()) {
      if (line.socket.readyState === WebSocket.OPEN) {
        once(line, done++);
        continue;
      }
      cutOff++;
      refused += line.counts.refused;
      lines[i] = await open(i);
    }
    await wait(BREATH_MS);
  }
  for (const line of lines) {
    refused += line.counts.refused;
    line.socket.terminate();
  }
  return { done, refused, cutOff };
}

const nowhere = async (): Promise<null> => null;

/** A match of the attacker with herself, so that there is something to tell. */
async function ownMatch(guest: SiegeGuest): Promise<string | null> {
  const id = await guest.newTable('locker', 2);
  if (id === null) return null;
  const line = await guest.join(id);
  for (const seat of [0, 1]) line.send({ t: 'sit', seat, name: 'Mallory' });
  line.send({ t: 'start' });
  await line.next(({ t }) => t === 'state');
  return id;
}

async function ownTable(guest: SiegeGuest): Promise<string | null> {
  return guest.newTable('locker', 2);
}

/** Requests as fast as they are answered. */
async function request({ address, from, isOver }: Target, path: (n: number) => string): Promise<Toll> {
  let [done, refused] = [0, 0];
  const guest = await openGuest(address, from);
  const others = await Promise.all(Array.from({ length: 9 }, () => openGuest(address, from)));
  while (!isOver())
    for (const { status } of await Promise.all([guest, ...others].map(one => one.ask(path(done++)))))
      if (status === 429) refused++;
  return { done, refused, cutOff: 0 };
}

/** Tables that each make the node work, under new names, as many as it lets one address have. */
async function occupy(
  { address, from, isOver }: Target,
  work: (guest: SiegeGuest) => Promise<() => Promise<number>>, // what is done again and again, and answers how often it was refused
): Promise<Toll> {
  let [done, refused] = [0, 0];
  const guests = await Promise.all(Array.from({ length: TABLES }, () => openGuest(address, from)));
  const busy = await Promise.all(guests.map(work));
  while (!isOver()) {
    for (const count of await Promise.all(busy.map(once => once()))) {
      done++;
      refused += count;
    }
    await wait(BREATH_MS);
  }
  return { done, refused, cutOff: 0 };
}

const FRAMES = ['c', 'l1', 'l2', 'r1', 'r2', 'u1', 'u2', 'd1', 'd2'];

/** A table of Dive whose every view is asked for under ever new names. */
async function allViews(target: Target, guest: SiegeGuest): Promise<() => Promise<number>> {
  const id = await guest.newTable('dive', 2);
  if (id === null) return async () => 1;
  const line = await guest.join(id);
  for (const seat of [0, 1]) line.send({ t: 'sit', seat, name: 'Mallory' });
  line.send({ t: 'start' });
  await line.next(({ t }) => t === 'state');
  const stack = line.lastState()?.pictures.stack ?? '';
  return async () => {
    const other = await openGuest(target.address, target.from);
    const answers = await Promise.all(FRAMES.map(frame => other.ask(`/picture/${stack}/${frame}.webp`)));
    return answers.filter(({ status }) => status === 429 || status === CUT_OFF).length;
  };
}

/** Four bots that think hard, or that look hard at pictures, over and over. */
async function fourBarracudas(guest: SiegeGuest, game: string): Promise<() => Promise<number>> {
  const begin = async (): Promise<Line | null> => {
    const id = await guest.newTable(game, 4);
    if (id === null) return null;
    const line = await guest.join(id);
    for (const seat of [0, 1, 2, 3]) line.send({ t: 'bot', seat, level: 'barracuda' });
    line.send({ t: 'start' });
    await line.next(({ t }) => t === 'state');
    return line;
  };
  let line = await begin();
  return async () => {
    if (line && line.lastState()?.outcome === null && line.socket.readyState === WebSocket.OPEN) return 0;
    line = await begin();
    return line ? 0 : 1;
  };
}

/** Half a request on each of many connections. */
async function dawdle({ address, from, isOver }: Target): Promise<Toll> {
  const [first = ''] = address.split(',');
  const [host = '', port = ''] = first.split(':');
  const head = `POST /api/tables HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${from}\r\nContent-Length: 9999\r\n\r\n`;
  let cutOff = 0;
  const open = () => {
    const socket = connect({ host, port: Number(port) });
    socket.on('error', () => {}).on('close', () => cutOff++);
    socket.resume();
    socket.write(head);
    return socket;
  };
  const sockets = Array.from({ length: AT_ONCE }, open);
  let done = 0;
  while (!isOver()) {
    for (const socket of sockets) if (!socket.destroyed && done++ % AT_ONCE === 0) socket.write('{');
    await wait(BREATH_MS);
  }
  const lost = cutOff;
  for (const socket of sockets) socket.destroy();
  return { done, refused: 0, cutOff: lost };
}

const toggled = (n: number): Partial<TableSettings> => ({ watchable: n % 2 === 0 });

export const ATTACKS: readonly Attack[] = [
  {
    name: 'pings',
    rounds: 400,
    run: target => pester(target, 4, nowhere, ({ socket }) => socket.ping('x'.repeat(100))),
  },
  {
    name: 'messages',
    rounds: 120,
    run: target => pester(target, 4, ownMatch, line => line.send({ t: 'sync' })),
  },
  {
    name: 'greetings at one table',
    rounds: 120,
    run: async target => {
      let table = '';
      const prepare = async (guest: SiegeGuest) => {
        table = (await ownMatch(guest)) ?? '';
        return table;
      };
      return pester(target, 90, prepare, (line, n) => {
        if (n % 50 === 0) line.send({ t: 'hello', protocol: PROTOCOL, table });
      });
    },
  },
  {
    name: 'a setting on and off, watched by many',
    rounds: 320,
    run: target =>
      pester(target, 60, ownMatch, (line, n) => {
        if (n % 60 === 0) line.send({ t: 'settings', settings: toggled(n / 60) });
      }),
  },
  {
    name: 'ever other names in a seat',
    rounds: 120,
    run: target =>
      pester(target, 20, ownTable, (line, n) =>
        line.send({ t: 'sit', seat: 0, name: `Mallory ${n % 1000}` }),
      ),
  },
  { name: 'bots', rounds: 1, run: target => occupy(target, guest => fourBarracudas(guest, 'locker')) },
  {
    name: 'looks of bots at pictures',
    rounds: 1,
    run: target => occupy(target, guest => fourBarracudas(guest, 'dive')),
  },
  { name: 'pictures', rounds: 2, run: target => occupy(target, guest => allViews(target, guest)) },
  {
    name: 'codes of tables',
    rounds: 8,
    run: target =>
      request(target, n =>
        n % 2 === 0 ? `/api/tables/coral-otter-${n}` : `/picture/coral-otter-${n}.0000/c.webp`,
      ),
  },
  { name: 'requests', rounds: 95, run: target => request(target, () => '/api/me') },
  {
    name: 'new tables',
    rounds: 8,
    run: target =>
      occupy(target, async guest => async () => ((await guest.newTable('locker', 2)) === null ? 1 : 0)),
  },
  { name: 'slow bodies', rounds: 50, run: dawdle },
];
