import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';
import {
  CHAT_KEPT,
  MOST_PAST,
  type Progress,
  type StoredChatMessage,
  type StoredTable,
} from '@fathoms/table/seats/stored-table.ts';
import type { DailyTries, NewTry } from './daily-tries.ts';
import { memoryDesk } from './memory-desk.ts';
import { memoryEvenings } from './memory-evenings.ts';
import { memoryRatings } from './memory-rated.ts';
import { memoryShared } from './memory-shared.ts';
import { memoryWaysBack } from './memory-ways-back.ts';
import type { PracticeAnswer } from './practice-answer.ts';
import { memoryPrograms } from './programs.ts';
import { pastMatchesFrom, progressText, rowOf, type TableRow, tableFrom } from './rows.ts';
import { memorySnapshots } from './snapshots.ts';
import { isListed, peopleOf, type Store } from './store.ts';
import type { Subscription } from './subscription.ts';

/** Forgets everything with the process: for tests. */
export function memoryStore(): Store {
  const tables = new Map<string, TableRow<string>>(); // as JSON, so that nobody shares an object with the store
  const journals = new Map<string, string[]>();
  const chats = new Map<string, readonly StoredChatMessage[]>();
  const numbered = new Map<string, number>(); // the last number given at a table
  const subscriptions = new Map<string, Subscription>();
  const secrets = new Map<string, string>();
  let answers: readonly PracticeAnswer[] = [];
  const { rank, ...daily } = memoryDaily();
  const waysBack = memoryWaysBack();
  const isKept = async (identity: string): Promise<boolean> =>
    (await waysBack.hasWords(identity)) || (await waysBack.passkeysOf(identity)).length > 0;
  const read = (row: TableRow<string>): StoredTable => tableFrom(row, JSON.parse);
  const all = (): StoredTable[] => [...tables.values()].map(read).reverse();
  const find = (id: string): StoredTable | null => {
    const row = tables.get(id);
    return row ? read(row) : null;
  };

  return {
    ...daily,
    ...memoryDesk(),
    ...memoryShared(),
    ...waysBack,
    ...memoryPrograms(),
    ...memorySnapshots(),
    ...memoryEvenings(),
    ...memoryRatings(isKept),
    async append({ table, revision, first, entries, progress, score }) {
      const row = tables.get(table);
      if (row?.revision !== revision || row.entries !== first || !isPlayed(row)) return 'conflict';
      const journal = journals.get(table) ?? [];
      journals.set(table, [...journal, ...entries.map(entry => JSON.stringify(entry))]);
      const moved = { entries: first + entries.length, progress: progressText(progress) };
      tables.set(table, { ...row, ...moved });
      if (score !== undefined) rank(table, score);
      return 'ok';
    },
    load: async (table, from = 0) =>
      (journals.get(table) ?? []).slice(from).map(entry => JSON.parse(entry) as JournalEntry),
    async createTable(table) {
      if (tables.has(table.id)) return 'taken';
      tables.set(table.id, rowOf(table));
      return 'ok';
    },
    async saveTable(table) {
      const [stored, row] = [tables.get(table.id), rowOf(table)];
      if (!stored) throw new Error(`no table ${table.id}`);
      if (stored.revision !== row.revision - 1 || stored.entries !== row.entries) return 'conflict';
      tables.set(table.id, row);
      return 'ok';
    },
    readTable: async id => find(id),
    async pastMatches({ previous }) {
      const found: StoredTable[] = [];
      for (let id = previous; id !== undefined && found.length < MOST_PAST; id = found.at(-1)?.previous) {
        const table = find(id);
        if (!table) break;
        found.push(table);
      }
      return pastMatchesFrom(found);
    },
    async addChat(table, message) {
      const before = chats.get(table) ?? [];
      const said = { n: (numbered.get(table) ?? 0) + 1, ...message };
      numbered.set(table, said.n);
      chats.set(table, [...before, said].slice(-CHAT_KEPT));
      return said;
    },
    chatOf: async table => chats.get(table) ?? [],
    talkedAt: async identity =>
      [...chats].flatMap(([table, said]) => (said.some(({ owner }) => owner === identity) ? [table] : [])),
    async forgetChat(table, owner) {
      chats.set(
        table,
        (chats.get(table) ?? []).filter(message => message.owner !== owner),
      );
    },
    tablesOf: async (identity, limit) =>
      all()
        .filter(table => peopleOf(table).includes(identity))
        .slice(0, limit),
    listed: async limit => all().filter(isListed).slice(0, limit),
    subscription: async identity => subscriptions.get(identity) ?? null,
    async subscribe(identity, to) {
      if (to) subscriptions.set(identity, to);
      else subscriptions.delete(identity);
    },
    async count(more, most) {
      answers = [...answers, ...more].slice(-most);
    },
    counted: async () => answers,
    async secret(name, fresh) {
      const value = secrets.get(name) ?? fresh();
      secrets.set(name, value);
      return value;
    },
    async replaceSecret(name, value) {
      if (!secrets.has(name)) throw new Error(`no secret ${name}`);
      secrets.set(name, value);
    },
    async check() {},
    async close() {},
  };
}

const isPlayed = ({ progress }: TableRow<string>): boolean =>
  progress !== null && (JSON.parse(progress) as Progress).status === 'playing';

function memoryDaily(): DailyTries & { readonly rank: (table: string, score: number) => void } {
  const tries = new Map<string, NewTry & { readonly score: number | null }>(); // by table
  return {
    rank(table, score) {
      const found = tries.get(table);
      if (found?.score === null) tries.set(table, { ...found, score });
    },
    async beginDaily(wish) {
      const before = [...tries.values()].find(
        ({ day, game, identity }) => day === wish.day && game === wish.game && identity === wish.identity,
      );
      if (!before) tries.set(wish.table, { ...wish, score: null });
      return before?.table ?? wish.table;
    },
    dailyTries: async (identity, from) =>
      [...tries.values()]
        .filter(one => identity !== NOBODY && one.identity === identity && one.day >= from)
        .sort((a, b) => (a.day + a.game < b.day + b.game ? -1 : 1))
        .map(({ day, game, table, score }) => ({ day, game, table, score })),
    async dailyField(day, game) {
      const divers = new Map<number, number>();
      for (const one of tries.values())
        if (one.day === day && one.game === game && one.score !== null)
          divers.set(one.score, (divers.get(one.score) ?? 0) + 1);
      return [...divers].sort(([a], [b]) => a - b).map(([score, count]) => ({ score, divers: count }));
    },
    dailyTable: async (day, game, score) =>
      [...tries.values()].find(one => one.day === day && one.game === game && one.score === score)?.table ??
      null,
    async forgetDaily(identity) {
      for (const [table, one] of tries) {
        if (one.identity !== identity) continue;
        if (one.score === null) tries.delete(table);
        else tries.set(table, { ...one, identity: NOBODY });
      }
    },
  };
}
