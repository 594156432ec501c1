import { setTimeout as wait } from 'node:timers/promises';
import { findGame, GAMES } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { type ClientMessage, PROTOCOL, type ServerMessage, type Tempo } from '@fathoms/protocol/messages.ts';
import { standing } from '@fathoms/table/match/journal.ts';
import { decisions, type LiveMatch } from '@fathoms/table/match/live.ts';
import { storedMatch } from '@fathoms/table/record/stored-match.ts';
import { WebSocket } from 'ws';
import type { Store } from '../store/store.ts';
import type { Node } from './nodes.ts';
import { type Acknowledged, newPlayer, type Player } from './player.ts';

const SEATS = 2;
/** Painting would take the machine's time from what is measured. */
const PLAYED = Object.values(GAMES as { readonly [id: string]: Game }).filter(game => !game.pictures);
const TEMPOS: readonly Tempo[] = ['calm', 'calm', 'brisk'];

/** People at many tables, and what they were promised. */
export interface Crowd {
  readonly acknowledged: () => number;
  readonly play: (on: boolean) => void;
  readonly abandonSome: () => void;
  readonly renew: () => Promise<void>; // a new table for every match that has ended
  /** Waits until every seat sees its table as the store has it. Answers how long that took. */
  readonly whole: () => Promise<number>;
  /** Looks at everything in the store. */
  readonly audit: () => Promise<Audit>;
  readonly leave: () => void;
}

export interface Audit {
  readonly matches: number;
  readonly entries: number;
  readonly lost: number; // acknowledged and not there
  readonly illegal: number; // matches that do not replay by the rules
}

export async function gather(
  nodes: readonly Node[],
  store: Store,
  tables: number,
  seed: string,
): Promise<Crowd> {
  const luck = seeded(seed);
  const done: Acknowledged[] = [];
  const seen = new Set<string>(); // every table there ever was
  let players: Player[] = [];
  let playing = true;
  const anyNode = (): string => pick(nodes, luck).address();

  const sitDown = async (i: number): Promise<Player[]> => {
    const { id: game } = PLAYED[i % PLAYED.length] as Game;
    const tempo = TEMPOS[i % TEMPOS.length] as Tempo;
    const { table, cookies } = await openTable(anyNode(), game, tempo);
    seen.add(table);
    return cookies.map((cookie, seat) =>
      newPlayer({
        cookie,
        table,
        seat,
        luck: seeded(`${seed} ${table} ${seat}`),
        nodeAddress: anyNode,
        acknowledged: what => done.push(what),
      }),
    );
  };

  for (let i = 0; i < tables; i++) players.push(...(await sitDown(i)));
  for (const player of players) player.play(true);

  const truthOf = async (id: string): Promise<LiveMatch> => {
    const table = await store.readTable(id);
    const game = table && findGame(table.game, table.version);
    if (!game) throw new Error(`table ${id} is gone`);
    return storedMatch(game, table, await store.load(id));
  };

  return {
    acknowledged: () => done.length,
    play(on) {
      playing = on;
      for (const player of players) player.play(on);
    },
    abandonSome() {
      for (const player of players) if (luck.below(3) === 0) player.abandon();
    },
    async renew() {
      const over = new Set(players.filter(player => player.isOver()).map(player => player.table));
      for (const player of players) if (over.has(player.table)) player.leave();
      players = players.filter(player => !over.has(player.table));
      let i = done.length;
      for (const _ of over) players.push(...(await sitDown(i++)));
      for (const player of players) player.play(playing);
    },
    async whole() {
      const start = performance.now();
      let waiting = players;
      while (waiting.length > 0) {
        if (performance.now() - start > 60_000) throw new Error(`${waiting.length} seats never came back`);
        const lengths = new Map<string, number>();
        for (const { table } of waiting) lengths.set(table, standing(await store.load(table)).length + 1);
        waiting = waiting.filter(player => player.seq() !== lengths.get(player.table));
        if (waiting.length > 0) await wait(10);
      }
      return performance.now() - start;
    },
    async audit() {
      let [entries, lost, illegal] = [0, 0, 0];
      for (const table of seen) {
        entries += (await store.load(table)).length;
        const live = await truthOf(table).catch(() => null);
        if (!live) illegal++;
        for (const { seat, nth, action } of done.filter(what => what.table === table))
          if (!live || decisions(live, seat)[nth]?.action !== action) lost++;
      }
      return { matches: seen.size, entries, lost, illegal };
    },
    leave() {
      for (const player of players) player.leave();
    },
  };
}

/** A started table and the cookies of the people at it. */
async function openTable(address: string, game: string, tempo: Tempo) {
  const cookies: string[] = [];
  for (let i = 0; i < SEATS; i++) {
    const answer = await fetch(`http://${address}/api/me`);
    cookies.push(answer.headers.get('set-cookie')?.split(';')[0] ?? '');
  }
  const made = await fetch(`http://${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0] ?? '' },
    body: JSON.stringify({ game, seats: SEATS }),
  });
  const { id: table } = (await made.json()) as { id: string };
  const settings = { t: 'settings', settings: { tempo } } as const;
  const isSeated = (m: ServerMessage, seat: number): boolean =>
    m.t === 'table' && m.table.seats[seat]?.kind === 'human';
  for (const [seat, cookie] of cookies.entries())
    await tell(address, cookie, table, [{ t: 'sit', seat, name: `P${seat}` }], m => isSeated(m, seat));
  const isOn = (m: ServerMessage): boolean => m.t === 'table' && m.table.status === 'playing';
  await tell(address, cookies[0] ?? '', table, [settings, { t: 'start' }], isOn);
  return { table, cookies };
}

/** Says something at a table and waits until it has come to pass. */
async function tell(
  address: string,
  cookie: string,
  table: string,
  messages: readonly ClientMessage[],
  until: (message: ServerMessage) => boolean,
): Promise<void> {
  const socket = new WebSocket(`ws://${address}/ws`, { headers: { cookie } });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('hung up')));
      socket.on('open', () => {
        for (const message of [{ t: 'hello', protocol: PROTOCOL, table }, ...messages])
          socket.send(JSON.stringify(message));
      });
      socket.on('message', text => {
        if (until(JSON.parse(String(text)) as ServerMessage)) resolve();
      });
    });
  } finally {
    socket.terminate();
  }
}
