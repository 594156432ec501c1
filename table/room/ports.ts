import type { Game, Kinds, Seen } from '@fathoms/kernel/game.ts';
import type { ClientMessage, ErrorCode, Level, ServerMessage } from '@fathoms/protocol/messages.ts';
import type { JournalEntry } from '../match/journal.ts';
import type { Picture } from '../pictures/picture-ids.ts';
import type { TableMeta } from '../seats/lobby.ts';
import type { Draft } from '../time/drafts.ts';

/** Somebody at the table: a socket, a browser tab. `send` must not throw. */
export interface Client {
  readonly identity: string;
  send(message: ServerMessage): void;
}

export const fail = (client: Client, code: ErrorCode, about: ClientMessage['t']): void =>
  client.send({ t: 'error', code, about });

export interface Journal {
  /** All lines or none, durable once it answers. `conflict`: somebody else wrote line `first` before. */
  append(table: string, first: number, lines: readonly JournalEntry[]): Promise<'ok' | 'conflict'>;
  load(table: string, from?: number): Promise<readonly JournalEntry[]>; // from that line on
}

/** What homes of the same table say to each other. */
export type NodeMessage =
  | { readonly is: 'changed' } // the journal or the facts: look
  | { readonly is: 'who' } // say who is there
  | { readonly is: 'here'; readonly people: readonly string[] } // the identity behind every line there
  | { readonly is: 'draft'; readonly draft: Draft } // for the home that minds the countdowns
  | {
      readonly is: 'told';
      readonly identity: string;
      readonly code: ErrorCode;
      readonly about: ClientMessage['t'];
    };

/** Other homes of the same tables: several servers over one store. */
export interface Others {
  readonly name: string; // of this home among them
  meta(table: string): Promise<TableMeta | null>; // as it is stored now
  tell(table: string, message: NodeMessage): void; // may be lost; whoever writes next finds out
}

/** What a bot is asked: only what its seat may know. */
export interface Question {
  readonly level: Level;
  readonly game: string;
  readonly version: number; // of its rules
  readonly seen: Seen<Kinds>;
  readonly legal: readonly string[];
  readonly choice: unknown; // null = everything is in `legal`
  readonly seed: string; // the bot's own luck
}

/** What a table needs from its home, the server or a browser worker. */
export interface Ports {
  readonly journal: Journal;
  saveMeta(meta: TableMeta): Promise<'ok' | 'conflict'>; // conflict: it does not follow the stored revision
  think(question: Question): Promise<string>; // one of `legal`, or what `choice` allows
  readonly others?: Others; // none = this is the only home
  currentGame?(id: string): Game | null | Promise<Game | null>; // as new tables play it; none = as this one does
  newTableId(): Promise<string>; // not in use
  newSeed(): string; // nobody can guess it
  now(): number; // milliseconds since 1970
  after(ms: number, run: () => void): () => void; // returns how to call it off
  paint?(game: string, pictures: readonly Picture[]): void; // will be looked at soon; must not throw
  report(problem: unknown, table: string): void; // a bug or a failing home; the table goes on
  call?(table: TableMeta, identity: string): void; // somebody who is elsewhere has to decide; must not throw
}
