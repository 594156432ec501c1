import BetterSqlite from 'better-sqlite3';

/** As much of SQLite as the store uses, in better-sqlite3's words. */
export interface Sqlite {
  prepare<Values extends unknown[] = unknown[], Row = unknown>(sql: string): Statement<Values, Row>;
  exec(sql: string): unknown;
  pragma(setting: string, options?: { simple: true }): unknown;
  readonly inTransaction: boolean;
  close(): unknown;
}

interface Statement<Values extends unknown[], Row> {
  run(...values: Values): { readonly changes: number | bigint };
  get(...values: Values): Row | undefined;
  all(...values: Values): Row[];
  pluck(): Statement<Values, Row>; // rows are their first column
}

/** As much of `node:sqlite` as is used here: the types of the oldest Node have no word for it. */
interface NodeSqlite {
  readonly DatabaseSync: new (
    file: string,
    options?: { timeout: number },
  ) => {
    prepare(sql: string): NodeStatement;
    exec(sql: string): void;
    readonly isTransaction?: boolean;
    close(): void;
  };
}

interface NodeStatement extends Omit<Statement<unknown[], unknown>, 'pluck'> {
  setReturnArrays(on: boolean): void;
}

const BUSY_MS = 5000; // how long a file may be somebody else's before that is an error

/** The SQLite that Node brings along; null where there is none, or an early one that cannot tell of transactions. */
export const openNodeSqlite = findNodeSqlite();

function findNodeSqlite(): ((file: string) => Sqlite) | null {
  const builtIn = quietly(() => process.getBuiltinModule?.('node:sqlite')) as NodeSqlite | undefined;
  if (!builtIn) return null;
  const probe = new builtIn.DatabaseSync(':memory:');
  const isComplete = probe.isTransaction === false;
  probe.close();
  return isComplete ? file => adapt(new builtIn.DatabaseSync(file, { timeout: BUSY_MS })) : null;
}

/** Node 22 warns that its SQLite is experimental, on the standard error of whoever only asked for a list of tables. */
function quietly<T>(load: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}

export const openBetterSqlite = (file: string): Sqlite =>
  new BetterSqlite(file, { timeout: BUSY_MS }) as Sqlite;

/** Node's own where there is one: then nothing has to be compiled at installation. */
export const openSqlite: (file: string) => Sqlite = openNodeSqlite ?? openBetterSqlite;

function adapt(db: InstanceType<NodeSqlite['DatabaseSync']>): Sqlite {
  const prepare = <Values extends unknown[], Row>(sql: string): Statement<Values, Row> => {
    const statement = db.prepare(sql);
    const whole: Statement<Values, Row> = {
      run: (...values) => statement.run(...values),
      get: (...values) => statement.get(...values) as Row | undefined,
      all: (...values) => statement.all(...values) as Row[],
      pluck() {
        statement.setReturnArrays(true);
        return {
          ...whole,
          get: (...values) => (statement.get(...values) as [Row] | undefined)?.[0],
          all: (...values) => (statement.all(...values) as [Row][]).map(([first]) => first),
        };
      },
    };
    return whole;
  };
  return {
    prepare,
    exec: sql => db.exec(sql),
    pragma: setting => prepare(`PRAGMA ${setting}`).pluck().get(),
    get inTransaction() {
      return db.isTransaction === true;
    },
    close: () => db.close(),
  };
}
