import { CHAT_KEPT, type StoredChatMessage, type StoredTable } from '../seats/stored-table.ts';
import { chatFor, mayListen, type NewChatMessage, talkRate } from '../talk/chat.ts';
import { type Client, type NodeMessage, send } from './ports.ts';
import type { TableStorage } from './storage.ts';

/** The chat of one table, at this node. */
export interface RoomChat {
  readonly mayTalk: (identity: string) => boolean; // not too fast
  readonly say: (message: NewChatMessage) => Promise<void>;
  readonly catchUp: () => Promise<void>; // with what was said at other nodes
  readonly welcome: (client: Client) => void; // tells a newcomer what is kept
  readonly forget: (identity: string) => Promise<void>;
}

interface RoomChatParts {
  readonly storage: TableStorage;
  readonly table: () => StoredTable;
  readonly clients: ReadonlySet<Client>;
  readonly now: () => number;
  readonly tell: (message: NodeMessage) => void; // the other nodes
}

export function openRoomChat({ storage, table, clients, now, tell }: RoomChatParts): RoomChat {
  const { id } = table();
  let kept: readonly StoredChatMessage[] = [];

  const hear = (added: readonly StoredChatMessage[]): void => {
    if (added.length === 0) return;
    for (const client of clients)
      if (mayListen(table(), client.identity)) send(client, chatFor(added, client.identity));
  };

  /** All that is kept: another node may have added messages, or forgotten somebody's. */
  const catchUp = async (): Promise<void> => {
    const last = kept.at(-1)?.n ?? 0;
    kept = await storage.chatOf(id);
    hear(kept.filter(({ n }) => n > last));
  };

  return {
    mayTalk: talkRate(now),
    async say(message) {
      const said = await storage.addChat(id, message);
      tell({ is: 'said' });
      if (said.n !== (kept.at(-1)?.n ?? 0) + 1) return catchUp(); // somebody spoke at another node
      kept = [...kept, said].slice(-CHAT_KEPT);
      hear([said]);
    },
    catchUp,
    welcome(client) {
      if (kept.length > 0 && mayListen(table(), client.identity))
        send(client, chatFor(kept, client.identity));
    },
    async forget(identity) {
      await storage.forgetChat(id, identity);
      tell({ is: 'said' });
      kept = kept.filter(message => message.owner !== identity);
    },
  };
}
