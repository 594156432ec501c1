import { seatsOf } from '@fathoms/table/seats/lobby.ts';
import type { Rooms } from '../cluster/rooms.ts';

/** What a node tells an operator who looks at tables and load. */
export interface NodeLoad {
  readonly node: string;
  readonly upSeconds: number;
  readonly connections: number;
  readonly tables: number; // in memory
  readonly busy: number; // part of the time its one thread has worked since the last look
  readonly memoryMb: number;
  readonly open: readonly OpenTable[]; // the fullest first
}

export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly people: number; // connections
}

/** Who is at a table right now. Addresses are told to an operator who asks, and kept nowhere. */
export interface PersonHere {
  readonly person: string; // an identity
  readonly name: string; // of the seat, '' = looks on
  readonly address: string | null; // null = this machine
}

interface AnswerPorts {
  readonly name: string; // of this node
  readonly rooms: Rooms;
  readonly connections: () => number;
}

const MOST_TABLES = 200;
export const PEOPLE_AT = 'people at ';

export function nodeAnswers({ name, rooms, connections }: AnswerPorts) {
  let worked = performance.eventLoopUtilization();

  const load = async (): Promise<NodeLoad> => {
    const busy = performance.eventLoopUtilization(worked).utilization;
    worked = performance.eventLoopUtilization();
    const open = (await rooms.visited()).map(room => {
      const { id, game, status } = room.stored();
      return { id, game, status, people: room.clients().length };
    });
    return {
      node: name,
      upSeconds: Math.round(process.uptime()),
      connections: connections(),
      tables: rooms.size(),
      busy: Math.round(busy * 100) / 100,
      memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
      open: open.sort((a, b) => b.people - a.people).slice(0, MOST_TABLES),
    };
  };

  const peopleAt = async (id: string): Promise<readonly PersonHere[]> => {
    const room = (await rooms.visited()).find(one => one.stored().id === id);
    if (!room) return [];
    const table = room.stored();
    return room.clients().map(({ identity, address = null }) => {
      const seat = table.seats[seatsOf(table, identity)[0] ?? -1];
      return { person: identity, name: seat?.kind === 'human' ? seat.name : '', address };
    });
  };

  return async (look: string): Promise<string | null> => {
    if (look === 'load') return JSON.stringify(await load());
    if (look.startsWith(PEOPLE_AT)) return JSON.stringify(await peopleAt(look.slice(PEOPLE_AT.length)));
    return null;
  };
}
