import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '@fathoms/kernel/game.ts';
import type { Open, SeatConnection, SeatReply, View } from './connections.ts';
import { SEATS } from './same-game.ts';

/** Moves there are at least in a random match. */
const MATCH = 70;
const PATIENCE_MS = 60_000;

/** Who is at every table. */
export interface TableCompany {
  readonly seats: number;
  readonly watchers: number;
}
export const FOUR: TableCompany = { seats: SEATS, watchers: 0 };

interface Table {
  readonly connections: readonly SeatConnection[];
  readonly views: (View | null)[];
  sentAt: number; // 0 = nothing under way
  waiting: number; // people that have not seen the move yet
  bytes: number; // received since it was sent
}

/** Tables with people who move when they are told to. */
export interface Tables {
  readonly count: number;
  readonly moveSome: (most: number, luck: Chance) => number; // answers how many could be made
  readonly underWay: () => number;
  readonly left: () => number; // moves before the first match ends
  readonly close: () => void;
}

let named = 0;

/** An address of its own for every table; none is used twice, since a server may remember the match. */
function newName(): string {
  const n = named++;
  return `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
}

/** Sits down at so many tables. `report` is called for each move when the last of its seats has seen it. */
export async function fill(
  open: Open,
  port: number,
  count: number,
  report: (ms: number, bytes: number) => void,
  { seats, watchers } = FOUR,
): Promise<Tables> {
  const tables: Table[] = [];
  let [underWay, made, next] = [0, 0, 0];

  const receive = (table: Table, seat: number, reply: SeatReply): void => {
    if (table.sentAt !== 0) table.bytes += reply.bytes;
    if (reply.is !== 'view') return;
    table.views[seat] = reply.view;
    if (table.sentAt === 0 || --table.waiting > 0) return;
    underWay--;
    report(performance.now() - table.sentAt, table.bytes);
    table.sentAt = 0;
  };

  const sit = async (name: string): Promise<void> => {
    const views = Array.from({ length: seats + watchers }, () => null);
    const table: Table = { connections: [], views, sentAt: 0, waiting: 0, bytes: 0 };
    const { connections } = await open(
      port,
      name,
      views.map((_, seat) => reply => receive(table, seat, reply)),
      seats,
    );
    tables.push(Object.assign(table, { connections }));
  };

  /** Somebody at the table moves; false = nobody can now. */
  const move = (table: Table, luck: Chance): boolean => {
    const seat = table.sentAt === 0 ? table.views[0]?.toAct() : undefined;
    if (seat === undefined) return false;
    const { nth, legal } = table.views[seat]?.read() ?? { nth: 0, legal: [] };
    if (legal.length === 0) return false;
    Object.assign(table, { sentAt: performance.now(), waiting: seats + watchers, bytes: 0 });
    table.connections[seat].act(nth, legal[luck.below(legal.length)]);
    underWay++;
    made++;
    return true;
  };

  for (let i = 0; i < count; i += 10)
    await Promise.all(Array.from({ length: Math.min(10, count - i) }, () => sit(newName())));
  const deadline = performance.now() + PATIENCE_MS;
  while (!tables.every(({ views }) => views.every(Boolean))) {
    if (performance.now() > deadline) throw new Error('some seats never got a view');
    await wait(20);
  }

  return {
    count,
    /** Round the tables; those whose last move is under way are passed over. */
    moveSome(most, luck) {
      let done = 0;
      for (let inVain = 0; done < most && inVain < tables.length; )
        if (move(tables[next++ % tables.length], luck)) [done, inVain] = [done + 1, 0];
        else inVain++;
      return done;
    },
    underWay: () => underWay,
    left: () => MATCH * tables.length - made,
    close() {
      for (const { connections } of tables) for (const connection of connections) connection.close();
    },
  };
}
