import type { Io } from '../terminal/io.ts';

export interface FakeIo extends Io {
  readonly out: string[];
  readonly err: string[];
}

/** Collects what is written and answers questions from a list; plays without threads unless told otherwise. */
export function fakeIo(answers: readonly string[] = [], more: Partial<Io> = {}): FakeIo {
  const out: string[] = [];
  const err: string[] = [];
  let asked = 0;
  return {
    out,
    err,
    print: text => {
      out.push(text);
    },
    complain: text => {
      err.push(text);
    },
    progress: () => {},
    ask: async () => answers[asked++] ?? null,
    threads: 1,
    worker: new URL('./none.js', import.meta.url),
    newSeed: () => 'fresh',
    ...more,
  };
}
