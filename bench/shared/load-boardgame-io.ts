import { createRequire } from 'node:module';
import type * as BoardgameIo from 'boardgame.io/client';

/** Its package has no ES module entry that Node can load, and it reads NODE_ENV while loading. */
export function loadBoardgameIo(): { Client: typeof BoardgameIo.Client; version: string } {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as typeof BoardgameIo;
  const { version } = require('boardgame.io/package.json') as { version: string };
  return { Client, version };
}
