/**
 * Messages between nodes. They may be lost and are never the truth: whoever hears something looks into the store.
 * Every implementation passes test/fanout-contract.ts.
 */
export interface Fanout {
  readonly node: string; // this one's name, new at every start
  /** Hears what other nodes say about a topic, in the order they said it, once this resolves. */
  subscribe(topic: string, hear: Hear): Promise<() => void>; // returns how to stop
  say(topic: string, message: unknown): void; // to every other node that listens
  isUp(): boolean; // false = nothing comes through
  onReturn(run: () => void): void; // it is up again: something may have been missed
  close(): Promise<void>; // what was said before is on its way
}

export type Hear = (from: string, message: unknown) => void;

interface Subscriber {
  readonly node: string;
  readonly hear: Hear;
}

/** Nodes within this process: the embedded server is the only one. Messages arrive after the caller is done. */
export function openHub(report: (problem: unknown) => void): (node: string) => Fanout {
  const topics = new Map<string, Set<Subscriber>>();
  const deliver = ({ hear }: Subscriber, from: string, text: string): void => {
    try {
      hear(from, JSON.parse(text));
    } catch (problem) {
      report(problem);
    }
  };
  return node => hubNode(node, topics, deliver);
}

function hubNode(
  node: string,
  topics: Map<string, Set<Subscriber>>,
  deliver: (to: Subscriber, from: string, text: string) => void,
): Fanout {
  let closed = false;
  const leave = (topic: string, subscriber: Subscriber): void => {
    const subscribers = topics.get(topic);
    subscribers?.delete(subscriber);
    if (subscribers?.size === 0) topics.delete(topic);
  };
  const isHeard = (topic: string): boolean => {
    for (const other of topics.get(topic) ?? []) if (other.node !== node) return true;
    return false;
  };
  return {
    node,
    async subscribe(topic, hear) {
      const subscriber = { node, hear };
      topics.set(topic, (topics.get(topic) ?? new Set()).add(subscriber));
      return () => leave(topic, subscriber);
    },
    say(topic, message) {
      if (closed || !isHeard(topic)) return;
      const text = JSON.stringify(message);
      queueMicrotask(() => {
        for (const other of topics.get(topic) ?? []) if (other.node !== node) deliver(other, node, text);
      });
    },
    isUp: () => true,
    onReturn() {},
    async close() {
      closed = true;
      for (const [topic, subscribers] of topics)
        for (const subscriber of subscribers) if (subscriber.node === node) leave(topic, subscriber);
    },
  };
}
