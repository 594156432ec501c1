import type { Store } from '../store/store.ts';

/** What an operator's command needs. */
export interface AdminPorts {
  readonly store: Store;
  readonly by: string; // who runs it, for the log
  readonly isAlone: boolean; // one server on one file: its answer is all there is to wait for
  readonly now: () => number; // milliseconds since 1970
  readonly wait: (ms: number) => Promise<unknown>;
  readonly print: (text: string) => void;
}
