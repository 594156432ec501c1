import type { GuestProgram } from '@fathoms/table/seats/programs.ts';

/** A token of a program, as it is kept: whoever brings what has this hash is that program. */
export interface StoredProgram extends GuestProgram {
  readonly identity: string; // the program's own, at tables; also the token's name
  readonly hash: string; // SHA-256 of the token, which nobody keeps
  readonly name: string; // what its owner calls it
  readonly made: number; // milliseconds since 1970
}

export const PROGRAMS_KEPT = 20; // of one person, the newest

export interface Programs {
  addProgram(program: StoredProgram): Promise<void>; // and drops the oldest of those beyond PROGRAMS_KEPT
  programByHash(hash: string): Promise<StoredProgram | null>; // null = no such token stands
  programsOf(owner: string): Promise<readonly StoredProgram[]>; // oldest first
  dropProgram(owner: string, identity: string): Promise<void>;
  forgetPrograms(owner: string): Promise<void>; // all of them
}

/** Forgets everything with the process: for tests. */
export function memoryPrograms(): Programs {
  let kept: readonly StoredProgram[] = [];
  const of = (owner: string) => kept.filter(program => program.owner === owner);
  const drop = (isDropped: (program: StoredProgram) => boolean): void => {
    kept = kept.filter(program => !isDropped(program));
  };
  return {
    async addProgram(program) {
      kept = [...kept, program];
      const spare = of(program.owner).slice(0, -PROGRAMS_KEPT);
      drop(one => spare.includes(one));
    },
    programByHash: async hash => kept.find(program => program.hash === hash) ?? null,
    programsOf: async owner => of(owner),
    dropProgram: async (owner, identity) => drop(one => one.owner === owner && one.identity === identity),
    forgetPrograms: async owner => drop(one => one.owner === owner),
  };
}
