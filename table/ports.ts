import type { Kinds, Seen } from '@fathoms/kernel/game.ts';
import type { ClientMessage, ErrorCode, Level, ServerMessage } from '@fathoms/protocol/messages.ts';
import type { JournalLine } from './journal.ts';
import type { TableMeta } from './lobby.ts';

/** Somebody at the table: a socket, a browser tab. `send` must not throw. */
export interface Client {
  readonly identity: string;
  send(message: ServerMessage): void;
}

export const fail = (client: Client, code: ErrorCode, about: ClientMessage['t']): void =>
  client.send({ t: 'error', code, about });

export interface Journal {
  /** All lines or none, durable once it answers. `conflict`: somebody else wrote line `first` before. */
  append(table: string, first: number, lines: readonly JournalLine[]): Promise<'ok' | 'conflict'>;
  load(table: string): Promise<readonly JournalLine[]>;
}

/** What a bot is asked: only what its seat may know. */
export interface Question {
  readonly level: Level;
  readonly game: string;
  readonly seen: Seen<Kinds>;
  readonly legal: readonly string[];
  readonly choice: unknown; // null = everything is in `legal`
  readonly seed: string; // the bot's own luck
}

/** What a table needs from its home, the server or a browser worker. */
export interface Ports {
  readonly journal: Journal;
  saveMeta(meta: TableMeta): Promise<void>;
  think(question: Question): Promise<string>; // one of `legal`, or what `choice` allows
  newTableId(): Promise<string>; // not in use
  newSeed(): string; // nobody can guess it
  now(): number; // milliseconds since 1970
  after(ms: number, run: () => void): () => void; // returns how to call it off
  report(problem: unknown, table: string): void; // a bug or a failing home; the table goes on
}
