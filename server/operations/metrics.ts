import type { ServerMessage } from '@fathoms/protocol/messages.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';

/** What an operator may know. Labels are codes from our own lists, never a name, a table or a card. */
export interface Metrics {
  readonly text: () => Promise<string>;
  readonly type: string;
  readonly answered: (about: string, seconds: number) => void;
  readonly said: (message: ServerMessage) => void; // counts refusals
  readonly watch: (watched: Watched) => void;
  readonly journal: (store: Store) => Store; // the same store, its appends measured
}

/** What is looked at whenever somebody asks. */
interface Watched {
  readonly tables: () => number;
  readonly connections: () => number;
  readonly fanoutUp: () => boolean;
}

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]; // seconds

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'fathoms_answer_seconds',
    help: 'From hearing a message to having answered it.',
    labelNames: ['about'],
    buckets: FAST,
    registers,
  });
  const appends = new Histogram({
    name: 'fathoms_journal_append_seconds',
    help: 'From asking to having it durable.',
    buckets: FAST,
    registers,
  });
  const movesTotal = new Counter({
    name: 'fathoms_moves_total',
    help: 'Journal entries written.',
    registers,
  });
  const conflicts = new Counter({
    name: 'fathoms_journal_conflicts_total',
    help: 'Appends that came second to another node’s.',
    registers,
  });
  const refusals = new Counter({
    name: 'fathoms_refusals_total',
    help: 'Messages that were not followed, by why.',
    labelNames: ['code'],
    registers,
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });

  let lag = 0;
  gauge('fathoms_journal_lag', 'Appends asked for and not durable yet.', () => lag);

  return {
    text: () => registry.metrics(),
    type: registry.contentType,
    answered: (about, seconds) => answers.observe({ about }, seconds),
    said(message) {
      if (message.t === 'error') refusals.inc({ code: message.code });
      if (message.t === 'refused') refusals.inc({ code: message.refusal.code });
    },
    watch({ tables, connections, fanoutUp }) {
      gauge('fathoms_tables', 'Tables in memory.', tables);
      gauge('fathoms_connections', 'Open websockets.', connections);
      gauge('fathoms_fanout_up', 'Whether other nodes can be heard.', () => Number(fanoutUp()));
    },
    journal: store => ({
      ...store,
      async append(moves) {
        lag++;
        const at = performance.now();
        try {
          const written = await store.append(moves);
          if (written === 'ok') movesTotal.inc(moves.entries.length);
          else conflicts.inc();
          return written;
        } finally {
          appends.observe((performance.now() - at) / 1000);
          lag--;
        }
      },
    }),
  };
}
