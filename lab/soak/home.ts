import { chooseAction } from '@fathoms/bots/levels.ts';
import { findGame, findHints } from '@fathoms/games/catalog.ts';
import type { JournalLine } from '@fathoms/table/journal.ts';
import type { TableMeta } from '@fathoms/table/lobby.ts';
import type { Ports } from '@fathoms/table/ports.ts';

/** A home in memory whose time goes by when it is told to. */
export interface SoakHome extends Ports {
  readonly lines: Map<string, readonly JournalLine[]>;
  readonly metas: Map<string, TableMeta>;
  readonly problems: string[];
  readonly pass: (ms: number) => void;
}

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export function soakHome(seed: string): SoakHome {
  const alarms = new Set<Alarm>();
  let time = 0;
  let made = 0;
  const home: SoakHome = {
    lines: new Map(),
    metas: new Map(),
    problems: [],
    journal: {
      async append(table, first, lines) {
        const stored = home.lines.get(table) ?? [];
        if (stored.length !== first) return 'conflict';
        home.lines.set(table, [...stored, ...lines]);
        return 'ok';
      },
      load: async table => home.lines.get(table) ?? [],
    },
    async saveMeta(meta) {
      home.metas.set(meta.id, meta);
    },
    async think({ game: id, level, seen, legal, choice, seed: luck }) {
      const [game, hints] = [findGame(id), findHints(id)];
      if (!game || !hints) throw new Error(`no bot plays ${id}`);
      return chooseAction(game, hints, level, seen, legal, choice, luck);
    },
    newTableId: async () => `table-${++made}`,
    newSeed: () => `${seed}:${++made}`,
    now: () => time,
    after(ms, run) {
      const alarm = { at: time + ms, run };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    report: problem => home.problems.push(problem instanceof Error ? problem.message : String(problem)),
    pass(ms) {
      time += ms;
      for (const alarm of alarms) {
        if (alarm.at > time) continue;
        alarms.delete(alarm);
        alarm.run();
      }
    },
  };
  return home;
}
