import type { Game, Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { ClientMessage, ErrorCode, Level, ServerMessage } from '@fathoms/protocol/messages.ts';
import type { LookJob } from '../pictures/painter-pool.ts';
import type { Ahead } from '../pictures/picture-cache.ts';
import type { Picture } from '../pictures/picture-ids.ts';
import type { GuestProgram } from '../seats/programs.ts';
import type { StoredTable } from '../seats/stored-table.ts';
import { type Outgoing, outgoing } from '../talk/outgoing.ts';
import type { Draft } from '../time/drafts.ts';
import type { Payer } from '../work/accounts.ts';
import type { Work } from '../work/fair-queue.ts';
import type { TableStorage } from './storage.ts';

/** Somebody at the table: a socket, a browser tab. `send` must not throw. */
export interface Client extends Payer {
  readonly program?: GuestProgram; // none = a person
  send(message: Outgoing): void;
}

export const send = (client: Client, message: ServerMessage): void => client.send(outgoing(message));

export const fail = (client: Client, code: ErrorCode, about: ClientMessage['t']): void =>
  send(client, { t: 'error', code, about });

/** What nodes of the same table say to each other. */
export type NodeMessage =
  | { readonly is: 'changed' } // the journal or the table: look
  | { readonly is: 'said' } // the chat: look
  | { readonly is: 'who' } // say who is there
  | { readonly is: 'here'; readonly people: readonly string[] } // the identity behind every connection there
  | { readonly is: 'draft'; readonly draft: Draft } // for the node that leads
  | { readonly is: 'nudge'; readonly seat: Seat } // asked whether they are still there
  | { readonly is: 'answered'; readonly seats: readonly Seat[] } // they are
  | {
      readonly is: 'error'; // for somebody who is at the table there
      readonly identity: string;
      readonly code: ErrorCode;
      readonly about: ClientMessage['t'];
    };

/** Other nodes of the same tables: several servers over one store. */
export interface OtherNodesPort {
  readonly name: string; // of this node among them
  tell(table: string, message: NodeMessage): void; // may be lost; whoever writes next finds out
}

/** What a bot is asked: only what its seat may know. */
export interface BotQuestion {
  readonly level: Level;
  readonly game: string;
  readonly version: number; // of its rules
  readonly seen: Seen<Kinds>;
  readonly legal: readonly string[];
  readonly choice: unknown; // null = everything is in `legal`
  readonly seed: string; // the bot's own luck
}

/** What a bot makes of a picture, in its game's own terms. */
export interface BotLook {
  readonly seen: unknown;
}

/** What a table needs from its node, the server or a browser worker. */
export interface Ports {
  readonly storage: TableStorage;
  readonly snapshots?: { readonly build: string; isChecked(): boolean }; // which build writes them, and whether one is held against the journal; none = there are none
  think(question: BotQuestion, work: Work): Promise<string | null>; // one of `legal`, or what `choice` allows; null = nobody wanted to know any more
  readonly others?: OtherNodesPort; // none = this is the only node
  currentGame?(id: string): Game | null | Promise<Game | null>; // as new tables play it; none = as this one does
  mayOpenTable?(client: Client): boolean; // one more, and notes it; none = as many as they like
  hasBlocked?(host: string, identity: string): Promise<boolean>; // wants nothing to do with them; none = nobody has
  sitsElsewhere?(deal: string, table: string, identity: string): Promise<boolean>; // at another table with the same luck
  markAddress?(address: string): string; // a fingerprint that tells two addresses apart and no more; none = not noted
  newTableId(): Promise<string>; // not in use
  newSeed(): string; // nobody can guess it
  now(): number; // milliseconds since 1970
  after(ms: number, run: () => void): () => void; // returns how to call it off
  paint?(game: string, pictures: readonly Picture[], ahead: Ahead): void; // will be looked at soon; must not throw
  look?(job: LookJob, work: Work): Promise<BotLook | null>; // none = its bots are blind; null = nobody wanted to know any more
  report(problem: unknown, table: string): void; // a bug or a failing node; the table goes on
  pushTurn?(table: StoredTable, identity: string): void; // somebody who is elsewhere has to decide; must not throw
}
