import type { Sqlite } from './sqlite.ts';
import type { SignOut, StoredPasskey, WaysBack } from './ways-back.ts';

interface Row {
  readonly id: string;
  readonly identity: string;
  readonly counter: number;
  readonly body: string;
}

const read = ({ id, identity, counter, body }: Row): StoredPasskey => ({
  ...{ id, identity, counter },
  ...(JSON.parse(body) as Pick<StoredPasskey, 'domain' | 'key' | 'transports' | 'day'>),
});

export function sqliteWaysBack(db: Sqlite, write: <T>(work: () => T) => Promise<T>): WaysBack {
  const add = db.prepare(
    'INSERT INTO passkeys (id, identity, counter, body) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  );
  const one = db.prepare<[string], Row>('SELECT id, identity, counter, body FROM passkeys WHERE id = ?');
  const all = db.prepare<[string], Row>(
    'SELECT id, identity, counter, body FROM passkeys WHERE identity = ? ORDER BY n',
  );
  const count = db.prepare('UPDATE passkeys SET counter = ? WHERE id = ? AND counter < ?');
  const remove = db.prepare('DELETE FROM passkeys WHERE identity = ? AND id = ?');
  const setWords = db.prepare(
    'INSERT INTO recovery (identity, hash) VALUES (?, ?) ON CONFLICT (identity) DO UPDATE SET hash = excluded.hash',
  );
  const dropWords = db.prepare('DELETE FROM recovery WHERE identity = ?');
  const has = db.prepare<[string], number>('SELECT 1 FROM recovery WHERE identity = ?').pluck();
  const whose = db.prepare<[string], string>('SELECT identity FROM recovery WHERE hash = ?').pluck();
  const forgetSpent = db.prepare('DELETE FROM spent_challenges WHERE until < ?');
  const spend = db.prepare(
    'INSERT INTO spent_challenges (challenge, until) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const epoch = db.prepare<[string], number>('SELECT epoch FROM sign_outs WHERE mark = ?').pluck();
  const end = db.prepare('INSERT OR REPLACE INTO sign_outs (mark, epoch) VALUES (?, ?)'); // under a new number
  const ended = db.prepare<[number], SignOut>('SELECT n, mark, epoch FROM sign_outs WHERE n > ? ORDER BY n');
  const adopt = db.prepare('INSERT OR REPLACE INTO adopted (guest, identity) VALUES (?, ?)');
  const guests = db.prepare<[string], string>('SELECT guest FROM adopted WHERE identity = ?').pluck();
  const dropKeys = db.prepare('DELETE FROM passkeys WHERE identity = ?');
  const dropGuests = db.prepare('DELETE FROM adopted WHERE identity = ? OR guest = ?');
  return {
    addPasskey: ({ id, identity, counter, ...body }) =>
      write(() => void add.run(id, identity, counter, JSON.stringify(body))),
    async passkey(id) {
      const row = one.get(id);
      return row ? read(row) : null;
    },
    passkeysOf: async identity => all.all(identity).map(read),
    countPasskey: (id, counter) => write(() => void count.run(counter, id, counter)),
    removePasskey: (identity, id) => write(() => void remove.run(identity, id)),
    setWords: (identity, hash) =>
      write(() => void (hash === null ? dropWords.run(identity) : setWords.run(identity, hash))),
    hasWords: async identity => has.get(identity) !== undefined,
    whoseWords: async hash => whose.get(hash) ?? null,
    spend: (challenge, until, now) =>
      write(() => {
        forgetSpent.run(now);
        return spend.run(challenge, until).changes > 0;
      }),
    signOut: mark =>
      write(() => {
        const next = (epoch.get(mark) ?? 0) + 1;
        end.run(mark, next);
        return next;
      }),
    signOuts: async after => ended.all(after).map(row => ({ ...row })),
    adopt: (guest, identity) => write(() => void adopt.run(guest, identity)),
    guestsOf: async identity => guests.all(identity),
    forgetWaysBack: identity =>
      write(() => {
        dropKeys.run(identity);
        dropWords.run(identity);
        dropGuests.run(identity, identity);
      }),
  };
}
