import { createHash } from 'node:crypto';
import { dive } from '@fathoms/games/dive/index.ts';
import type { State } from '@fathoms/games/dive/types.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { act, type LiveMatch, openMatch } from '@fathoms/table/match/live.ts';
import { newTable } from '@fathoms/table/seats/lobby.ts';
import { stateMessage } from '@fathoms/table/talk/messages.ts';
import type { Paint } from '../workers/painters.ts';
import { person, type TestConnection, type TestServer } from './test-server.ts';

export const TABLE = 'still-reef-77';
const game = dive as Game;
const GIVEN = { live: 'on', bots: '' };

/** A painter that takes no time: bytes that differ with everything that could be seen. */
export const quickPaint: Paint = async ({ picture, frame }) =>
  createHash('sha512')
    .update(JSON.stringify([picture.scene, frame]))
    .digest();

export type Moves = readonly (readonly [seat: 0 | 1, action: string])[];

/** The match that a seed and these moves lead to. */
export function foretold(seed: string, options: OptionValues, moves: Moves): LiveMatch {
  const made = newTable(game, { id: TABLE, seed, host: '', seats: 2, options });
  if (!made.ok) throw new Error(made.code);
  let live = openMatch(game, 2, { ...made.table.options, ...GIVEN }, seed);
  for (const [seat, action] of moves) {
    const acted = act(live, seat, live.made[seat], action);
    if (acted.kind !== 'accepted') throw new Error(`${action}: ${JSON.stringify(acted)}`);
    live = acted.live;
  }
  return live;
}

export const stackOf = (live: LiveMatch): State['stack'] => (live.state as State).stack;
export const keyOf = (live: LiveMatch): string => (live.state as State).key;

/** Two stacks that lead to the same match for everybody who only sees what is public. */
export function twins(options: OptionValues, moves: Moves): readonly [string, string] {
  const seen = new Map<string, string>();
  for (let n = 0; n < 5000; n++) {
    const seed = createHash('sha256').update(`stack ${n}`).digest('hex');
    const publicNews = JSON.stringify(stateMessage(foretold(seed, options, moves), null, 1).news);
    const other = seen.get(publicNews);
    if (other !== undefined) return [other, seed];
    seen.set(publicNews, seed);
  }
  throw new Error('no two stacks are alike');
}

export interface DiveTable {
  readonly ada: Awaited<ReturnType<typeof person>>;
  readonly ben: Awaited<ReturnType<typeof person>>;
  readonly cy: Awaited<ReturnType<typeof person>>; // looks on
  readonly connections: {
    readonly ada: TestConnection;
    readonly ben: TestConnection;
    readonly cy: TestConnection;
  };
}

/** Ada and Ben at a table of Dive with a stack of the test's choosing, and Cy who looks on. */
export async function diveTable(
  { address, store }: TestServer,
  seed: string,
  options: OptionValues = {},
): Promise<DiveTable> {
  const [ada, ben, cy] = [await person(address), await person(address), await person(address)];
  const [host = ''] = ada.cookie.slice(ada.cookie.indexOf('=') + 1).split('.');
  const made = newTable(game, { id: TABLE, seed, host, seats: 2, options });
  if (!made.ok) throw new Error(made.code);
  await store.createTable({ ...made.table, commitment: commitmentOf(seed) });
  const connections = {
    ada: await ada.join(TABLE, { patches: true }),
    ben: await ben.join(TABLE),
    cy: await cy.join(TABLE),
  };
  connections.ada.send({ t: 'sit', seat: 0, name: 'Ada' });
  connections.ben.send({ t: 'sit', seat: 1, name: 'Ben' });
  await connections.ada.next(m => m.t === 'table' && m.table.seats.every(seat => seat.kind === 'human'));
  connections.ada.send({ t: 'start' });
  await Promise.all(Object.values(connections).map(connection => connection.state()));
  return { ada, ben, cy, connections };
}

/** Plays on until everybody has received it. */
export async function playOn({ connections }: DiveTable, moves: Moves): Promise<void> {
  for (const [seat, action] of moves) {
    const connection = seat === 0 ? connections.ada : connections.ben;
    const states = connection.received.filter(m => m.t === 'state');
    const last = states.at(-1);
    if (last?.t !== 'state') throw new Error('no state was received');
    const seen = Object.values(connections).map(other => other.state(state => state.seq > last.seq));
    connection.send({ t: 'act', seat, nth: last.nth, action });
    await Promise.all(seen);
  }
}
