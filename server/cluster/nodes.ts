import type { NodeMessage } from '@fathoms/table/room/ports.ts';
import { z } from 'zod';
import { LIMITS } from '../guests/limits.ts';
import type { Fanout } from './fanout.ts';

/** The other nodes: what they say about tables, which of them are alive and what they keep busy. */
export interface Nodes {
  readonly name: string; // of this one
  readonly tell: (table: string, message: NodeMessage) => void;
  readonly attend: (table: string, hear: (from: string, message: NodeMessage) => void) => Promise<() => void>;
  readonly busy: () => ReadonlySet<string>; // listed tables somebody is at, at other nodes
  readonly beat: (busy: readonly string[]) => void; // says what is busy here, and notices who fell silent
  readonly isCutOff: () => boolean;
  readonly close: () => Promise<void>;
}

interface NodesPorts {
  readonly fanout: Fanout;
  readonly now: () => number;
  readonly lost: (node: string) => void; // it has gone, or died
  readonly returned: () => void; // we were cut off for a while
}

const ALL = 'nodes';
const topicOf = (table: string): string => `table.${table}`;

/** A node of a newer build may say what we do not know; that is not heard. */
const nodeMessage = z.discriminatedUnion('is', [
  z.object({ is: z.literal('changed') }),
  z.object({ is: z.literal('said') }),
  z.object({ is: z.literal('who') }),
  z.object({ is: z.literal('here'), people: z.array(z.string()) }),
  z.object({
    is: z.literal('draft'),
    draft: z.object({ seat: z.number(), decision: z.string(), draft: z.string() }),
  }),
  z.object({ is: z.literal('nudge'), seat: z.number() }),
  z.object({ is: z.literal('answered'), seats: z.array(z.number()) }),
  z.object({ is: z.literal('error'), identity: z.string(), code: z.string(), about: z.string() }),
]) as unknown as z.ZodType<NodeMessage>;

const alive = z.object({ busy: z.array(z.string()).nullable() }); // null = goes now

const NOTHING: ReadonlySet<string> = new Set();

interface Other {
  readonly heardAt: number;
  readonly busy: ReadonlySet<string>;
}

export async function openNodes({ fanout, now, lost, returned }: NodesPorts): Promise<Nodes> {
  const others = new Map<string, Other>();
  let upSince = now();
  const forget = (node: string): void => {
    others.delete(node);
    lost(node);
  };
  const heard = (node: string, busy = others.get(node)?.busy ?? NOTHING): void => {
    others.set(node, { heardAt: now(), busy });
  };

  fanout.onReturn(() => {
    upSince = now();
    returned();
  });
  const stop = await fanout.subscribe(ALL, (from, said) => {
    const read = alive.safeParse(said);
    if (!read.success) return;
    if (read.data.busy) heard(from, new Set(read.data.busy));
    else forget(from);
  });

  return {
    name: fanout.node,
    tell: (table, said) => fanout.say(topicOf(table), said),
    attend: (table, hear) =>
      fanout.subscribe(topicOf(table), (from, said) => {
        const read = nodeMessage.safeParse(said);
        if (!read.success) return;
        heard(from);
        hear(from, read.data);
      }),
    busy: () => new Set([...others.values()].flatMap(({ busy }) => [...busy])),
    beat(busy) {
      fanout.say(ALL, { busy });
      if (!fanout.isUp()) return;
      const silent = now() - LIMITS.silentMs;
      if (upSince < silent) for (const [node, { heardAt }] of others) if (heardAt < silent) forget(node);
    },
    isCutOff: () => !fanout.isUp(),
    async close() {
      fanout.say(ALL, { busy: null });
      stop();
      await fanout.close();
    },
  };
}
