/** Where a table lives: the server or a worker of this browser. A session cannot tell which. */
import type { ClientMessage, ServerMessage } from '@fathoms/protocol/messages.ts';
import type { FetchedPicture } from './picture-loader.ts';

export type Condition =
  | { readonly is: 'connecting' } // for the first time
  | { readonly is: 'live' }
  | { readonly is: 'lost'; readonly since: number } // trying again; milliseconds of the page's clock
  | { readonly is: 'gone'; readonly why: 'no-table' | 'stale-page' | 'banned' | 'signed-out' | 'trouble' }; // for good

export interface Connection {
  readonly send: (message: ClientMessage) => void;
  readonly picture: (id: string, frame: string) => Promise<FetchedPicture>;
  readonly retry: () => void; // now rather than later
  readonly close: () => void;
}

export interface Transport {
  readonly connect: (
    table: string,
    onMessage: (message: ServerMessage) => void,
    onCondition: (condition: Condition) => void,
  ) => Connection;
}
