import type { AddressInfo } from 'node:net';
import { chooseAction } from '@fathoms/bots/levels.ts';
import { findGame, findHints } from '@fathoms/games/catalog.ts';
import { hintsFor } from '@fathoms/games/soundings.ts';
import type { BotQuestion } from '@fathoms/table/room/ports.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { Store } from '../store/store.ts';
import { type SoakTime, soakTime } from './time.ts';

/** The real server, on this machine and on a time of its own; it can be restarted. */
export interface SoakServer {
  readonly time: SoakTime;
  readonly problems: string[]; // what it logged as its own failures
  readonly address: () => string; // host and port; another one after a restart
  readonly store: () => Store;
  readonly thoughts: () => number; // how often a bot was asked
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const KEY = Buffer.alloc(32, 'soak');
const ERROR_LEVEL = 50;
const NO_PUSH = { key: '', reaches: () => false, send: async () => 'gone' as const };
const paint = async (): Promise<Uint8Array> => new Uint8Array();

export async function openSoakServer(openStore: () => Store): Promise<SoakServer> {
  const time = soakTime();
  const problems: string[] = [];
  let thoughts = 0;
  const log = pino({ level: 'warn' }, { write: line => void note(line) });
  const note = (line: string): void => {
    const { level, msg, err } = JSON.parse(line) as { level: number; msg: string; err?: { message: string } };
    if (level >= ERROR_LEVEL) problems.push(err ? `${msg}: ${err.message}` : msg);
  };
  const think = async (question: BotQuestion): Promise<string> => {
    thoughts++;
    return decide(question);
  };

  const open = async (): Promise<{ app: FastifyInstance; store: Store; address: string }> => {
    const store = openStore();
    const parts = {
      store,
      think,
      paint,
      look: async () => null,
      key: KEY,
      push: NO_PUSH,
      log,
      webRoot: null,
      trustProxy: false,
      time,
    };
    const app = await buildApp(parts);
    await app.listen({ port: 0, host: '127.0.0.1' });
    return { app, store, address: `127.0.0.1:${(app.server.address() as AddressInfo).port}` };
  };
  let now = await open();
  const close = async (): Promise<void> => {
    await now.app.close();
    await now.store.close();
  };

  return {
    time,
    problems,
    address: () => now.address,
    store: () => now.store,
    thoughts: () => thoughts,
    async restart() {
      await close();
      now = await open();
    },
    close,
  };
}

async function decide(question: BotQuestion): Promise<string> {
  const { game: id, version, level, seen, legal, choice, seed } = question;
  const [game, hints] = [findGame(id, version), findHints(id)];
  if (!game || !hints) throw new Error(`no bot plays ${id}`);
  return chooseAction(game, await hintsFor(level, id, hints), level, seen, legal, choice, seed);
}
