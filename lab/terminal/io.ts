/** Where a command reads and writes; tests bring their own. */
export interface Io {
  print(text: string): void; // results: standard output
  complain(text: string): void; // problems: standard error
  progress(done: number, all: number): void;
  ask(question: string): Promise<string | null>; // null = the input has ended
  readonly threads: number;
  readonly worker: URL;
  newSeed(): string;
}

export interface Command {
  readonly usage: string;
  readonly summary: string;
  run(args: string[], io: Io): Promise<number>; // the exit code
}

/** Something that can be wrong in what a person typed. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

export const good = <T>(value: T): Read<T> => ({ ok: true, value });
export const bad = (problem: string): { ok: false; problem: string } => ({ ok: false, problem });

/** The exit code for input that cannot be used. */
export function refuse(io: Io, problem: string): number {
  io.complain(`lab: ${problem}`);
  return 1;
}
