import { PROGRAMS_KEPT, type Programs, type StoredProgram } from './programs.ts';
import type { Sqlite } from './sqlite.ts';

export function sqlitePrograms(db: Sqlite, write: <T>(work: () => T) => Promise<T>): Programs {
  const add = db.prepare('INSERT INTO programs (hash, owner, identity, program) VALUES (?, ?, ?, ?)');
  const trim = db.prepare(
    `DELETE FROM programs WHERE owner = ? AND n NOT IN
     (SELECT n FROM programs WHERE owner = ? ORDER BY n DESC LIMIT ${PROGRAMS_KEPT})`,
  );
  const byHash = db.prepare<[string], string>('SELECT program FROM programs WHERE hash = ?').pluck();
  const ofOwner = db
    .prepare<[string], string>('SELECT program FROM programs WHERE owner = ? ORDER BY n')
    .pluck();
  const drop = db.prepare('DELETE FROM programs WHERE owner = ? AND identity = ?');
  const forget = db.prepare('DELETE FROM programs WHERE owner = ?');
  const read = (json: string) => JSON.parse(json) as StoredProgram;
  return {
    addProgram: program =>
      write(() => {
        const { hash, owner, identity } = program;
        add.run(hash, owner, identity, JSON.stringify(program));
        trim.run(owner, owner);
      }),
    async programByHash(hash) {
      const found = byHash.get(hash);
      return found === undefined ? null : read(found);
    },
    programsOf: async owner => ofOwner.all(owner).map(read),
    dropProgram: (owner, identity) =>
      write(() => {
        drop.run(owner, identity);
      }),
    forgetPrograms: owner =>
      write(() => {
        forget.run(owner);
      }),
  };
}
