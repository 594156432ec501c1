import { type Kysely, sql } from 'kysely';
import type { Schema } from './postgres-writes.ts';
import { PROGRAMS_KEPT, type Programs, type StoredProgram } from './programs.ts';

export function postgresPrograms(
  db: Kysely<Schema>,
  ask: <T>(question: () => Promise<T>) => Promise<T>,
): Programs {
  return {
    async addProgram(program) {
      const { hash, owner, identity } = program;
      await ask(() =>
        sql`INSERT INTO programs (hash, owner, identity, program)
          VALUES (${hash}, ${owner}, ${identity}, ${JSON.stringify(program)}) ON CONFLICT DO NOTHING`.execute(
          db,
        ),
      );
      await ask(() =>
        sql`DELETE FROM programs WHERE owner = ${owner} AND n NOT IN
          (SELECT n FROM programs WHERE owner = ${owner} ORDER BY n DESC LIMIT ${PROGRAMS_KEPT})`.execute(db),
      );
    },
    async programByHash(hash) {
      const { rows } = await ask(() =>
        sql<{ program: StoredProgram }>`SELECT program FROM programs WHERE hash = ${hash}`.execute(db),
      );
      return rows[0]?.program ?? null;
    },
    async programsOf(owner) {
      const { rows } = await ask(() =>
        sql<{
          program: StoredProgram;
        }>`SELECT program FROM programs WHERE owner = ${owner} ORDER BY n`.execute(db),
      );
      return rows.map(({ program }) => program);
    },
    async dropProgram(owner, identity) {
      await ask(() =>
        sql`DELETE FROM programs WHERE owner = ${owner} AND identity = ${identity}`.execute(db),
      );
    },
    async forgetPrograms(owner) {
      await ask(() => sql`DELETE FROM programs WHERE owner = ${owner}`.execute(db));
    },
  };
}
