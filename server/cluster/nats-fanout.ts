import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';
import type { Fanout, Hear } from './fanout.ts';

const PREFIX = 'fathoms.';
const RECONNECT_MS = 250;
const PING_MS = 5_000; // two unanswered ones in a row: the connection is dead

/** Between processes and machines: NATS core, which keeps nothing. `report` hears of trouble with it. */
export async function natsFanout(
  url: string,
  node: string,
  report: (problem: unknown) => void,
): Promise<Fanout> {
  const connection = await connect({
    servers: url,
    name: node,
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: 2,
  });
  const returned: (() => void)[] = [];
  let up = true;
  watch(connection, isUp => {
    if (isUp && !up) for (const run of returned) run();
    up = isUp;
  }).catch(report);

  return {
    node,
    async subscribe(topic, hear) {
      const subscription = connection.subscribe(PREFIX + topic, {
        callback: (problem, message) => (problem ? report(problem) : deliver(message, hear, report)),
      });
      if (up) await connection.flush(); // now the broker knows of it
      return () => subscription.unsubscribe();
    },
    say(topic, note) {
      if (up) connection.publish(PREFIX + topic, JSON.stringify({ from: node, note }));
    },
    isUp: () => up,
    onReturn: run => void returned.push(run),
    async close() {
      up = false;
      if (!connection.isClosed()) await connection.drain();
    },
  };
}

const envelope = z.object({ from: z.string(), note: z.unknown() });

function deliver(message: Msg, hear: Hear, report: (problem: unknown) => void): void {
  try {
    const { from, note } = envelope.parse(message.json());
    hear(from, note);
  } catch (unreadable) {
    report(unreadable);
  }
}

/** Follows the connection's condition until it is closed for good. */
async function watch(connection: NatsConnection, now: (isUp: boolean) => void): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') now(false);
    if (type === 'reconnect') now(true);
  }
}
