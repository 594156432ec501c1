import { setTimeout as wait } from 'node:timers/promises';
import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import type { LoadTable, Open, SeatConnection, SeatReply, View } from '../load/connections.ts';
import { SEATS } from '../load/same-game.ts';
import type { Supervised } from './supervise.ts';

/** What a crash took from the people. */
export interface Loss {
  readonly actions: number; // acknowledged, and not there any more
  readonly tables: number; // not there any more, or there without anything that was played
}

/** As much of a supervised server as people need. */
type ServerUnderTest = Pick<Supervised, 'port' | 'ended'>;

/** People at tables of one server, and what they were promised. */
export interface People {
  readonly acknowledged: () => number;
  readonly play: (on: boolean) => void;
  /** Everybody comes back after a crash; resolves when all seats see their tables or nobody waits longer. */
  readonly back: (server: ServerUnderTest) => Promise<Loss>;
  readonly renew: (port: number) => Promise<void>; // new tables for those that ended or are gone
  readonly leave: () => void;
}

interface Seat {
  view: View | null;
  pending: number | null; // sent, not confirmed
  promised: number[]; // the number each acknowledged action was sent with
}

interface Table {
  readonly seats: readonly Seat[];
  connections: readonly SeatConnection[]; // [] = gone
  again: LoadTable['again'];
}

const PAUSE_MS = 15; // to think
const PATIENCE_MS = 10_000;
const AGAIN_MS = 300; // before trying again

export async function gather(
  open: Open,
  port: number,
  count: number,
  luck: Chance,
  /** How a server says that a move counts: in so many words, or by showing it. */
  promise: 'accepted' | 'view',
): Promise<People> {
  let [acknowledged, named] = [0, 0];
  let playing = false;

  const keep = (seat: Seat): void => {
    if (seat.pending === null) return;
    seat.promised.push(seat.pending);
    seat.pending = null;
    acknowledged++;
  };

  const decide = (table: Table, nth: number): void => {
    const seat = table.seats[nth];
    if (!playing || seat.pending !== null || seat.view?.toAct() !== nth) return;
    const turn = seat.view.read();
    if (turn.legal.length === 0) return;
    seat.pending = turn.nth;
    table.connections[nth]?.act(turn.nth, pick(turn.legal, luck));
  };

  const receive = (table: Table, nth: number, reply: SeatReply): void => {
    const seat = table.seats[nth];
    if (reply.is === 'accepted' && reply.nth === seat.pending) keep(seat);
    if (reply.is !== 'view') return;
    seat.view = reply.view;
    if (promise === 'view' && seat.pending !== null && reply.view.read().nth > seat.pending) keep(seat);
    setTimeout(decide, PAUSE_MS, table, nth);
  };

  const sitDown = async (at: number): Promise<Table> => {
    const seats = Array.from({ length: SEATS }, (): Seat => ({ view: null, pending: null, promised: [] }));
    const table: Table = { seats, connections: [], again: async () => [] };
    const listeners = seats.map((_, nth) => (reply: SeatReply) => receive(table, nth, reply));
    return Object.assign(table, await open(at, `10.0.${named >> 8}.${named++ & 255}`, listeners));
  };

  /** Whether everybody at the table sees it again, if need be at the second try. */
  const comeBack = async (table: Table, server: ServerUnderTest): Promise<boolean> => {
    for (let tries = 0; tries < 2; tries++) {
      for (const seat of table.seats) Object.assign(seat, { view: null, pending: null });
      const deadline = performance.now() + PATIENCE_MS;
      const connections = table.again(await server.port()).catch(() => []);
      table.connections = await Promise.race([connections, wait(PATIENCE_MS, [])]);
      const isBack = (): boolean => table.connections.length > 0 && table.seats.every(seat => seat.view);
      while (table.connections.length > 0 && !isBack() && performance.now() < deadline) await wait(5);
      if (isBack()) return true;
      leave(table);
      await wait(AGAIN_MS);
    }
    return false;
  };

  /** One table after the other: a server that ends because of one gets another chance with the rest. */
  const allComeBack = async (server: ServerUnderTest): Promise<void> => {
    let ended: number;
    do {
      ended = server.ended();
      for (const table of tables.filter(isThere))
        if (!(await comeBack(table, server))) table.connections = [];
    } while (server.ended() !== ended);
  };

  const isThere = ({ connections }: Table): boolean => connections.length > 0;
  const isOver = ({ seats }: Table): boolean => seats.every(({ view }) => view && view.toAct() === undefined);
  const leave = (table: Table): void => {
    for (const connection of table.connections) connection.close();
  };

  let tables = await Promise.all(Array.from({ length: count }, () => sitDown(port)));
  return {
    acknowledged: () => acknowledged,
    play(on) {
      playing = on;
      for (const table of tables) for (const nth of table.seats.keys()) decide(table, nth);
    },
    async back(server) {
      const before = tables.filter(isThere);
      await allComeBack(server);
      let [actions, gone] = [0, 0];
      for (const table of before) {
        const lost = table.seats.reduce((sum, seat) => sum + missing(seat, isThere(table)), 0);
        const kept = table.seats.reduce((sum, seat) => sum + seat.promised.length, 0);
        actions += lost;
        if (!isThere(table) || (lost > 0 && kept === 0)) gone++;
      }
      return { actions, tables: gone };
    },
    async renew(at) {
      const staying = tables.filter(table => isThere(table) && !isOver(table));
      for (const table of tables) if (!staying.includes(table)) leave(table);
      const fresh = Array.from({ length: count - staying.length }, () => sitDown(at));
      tables = [...staying, ...(await Promise.all(fresh))];
    },
    leave() {
      playing = false;
      for (const table of tables) leave(table);
    },
  };
}

/** How many of a seat's acknowledged actions its table does not have; they are forgotten, to be counted once. */
function missing(seat: Seat, isBack: boolean): number {
  const known = isBack ? (seat.view?.read().nth ?? 0) : 0;
  const lost = seat.promised.filter(nth => nth >= known).length;
  seat.promised = seat.promised.filter(nth => nth < known);
  return lost;
}
