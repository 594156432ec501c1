import type { Seat } from '@fathoms/kernel/game.ts';
import type {
  ClientMessage,
  News,
  ServerMessage,
  StateMessage,
  TableInfo,
} from '@fathoms/protocol/messages.ts';
import type { Client } from '@fathoms/table/ports.ts';
import type { Room } from '@fathoms/table/room.ts';

type Decision = Extract<ClientMessage, { t: 'act' | 'undo' }>;

/** An action somebody was promised. */
export interface Promised {
  readonly table: string;
  readonly seat: Seat;
  readonly nth: number;
  readonly action: string;
}

/** A page as the real one keeps it: what it was told, and what it said that nobody has answered. */
export interface Page {
  readonly identity: string;
  readonly promised: readonly Promised[];
  readonly gaps: () => number; // times it was told something that did not follow from before
  readonly isOpen: () => boolean;
  readonly table: () => TableInfo | null;
  readonly states: () => ReadonlyMap<Seat | null, StateMessage>; // with the whole story
  readonly open: (room: Room) => Promise<void>;
  readonly drop: () => void; // the line breaks; the page remembers
  readonly reload: () => void; // the page forgets
  readonly say: (message: ClientMessage, arrives: boolean) => Promise<void>; // what does not arrive breaks the line
}

export function openPage(identity: string): Page {
  const promised: Promised[] = [];
  let unanswered: Decision[] = [];
  let states = new Map<Seat | null, StateMessage>();
  let table: TableInfo | null = null;
  let line: { readonly room: Room; readonly client: Client } | null = null;
  let gaps = 0;

  const hear = (message: ServerMessage): void => {
    if (message.t === 'table') {
      table = message.table;
      for (const seat of states.keys()) if (!isMine(message.table, seat)) states.delete(seat);
    } else if (message.t === 'state') keep(message);
    else if (message.t === 'accepted' || message.t === 'refused') settle(message);
    else if (message.t === 'error') unanswered = unanswered.filter(said => said.t !== message.about);
  };

  const keep = (state: StateMessage): void => {
    const story: readonly News[] = state.from === 0 ? [] : (states.get(state.seat)?.news ?? []);
    const news = [...story, ...state.news];
    if (story.length !== state.from || news.length !== state.seq) gaps++;
    states.set(state.seat, { ...state, from: 0, news });
  };

  const settle = ({ t, seat, nth }: Extract<ServerMessage, { t: 'accepted' | 'refused' }>): void => {
    const said = unanswered.find(other => other.seat === seat && other.nth === nth);
    unanswered = unanswered.filter(other => other !== said);
    if (t === 'accepted' && said?.t === 'act' && table)
      promised.push({ table: table.id, seat, nth, action: said.action });
  };

  const drop = (): void => {
    line?.room.leave(line.client);
    line = null;
  };

  return {
    identity,
    promised,
    gaps: () => gaps,
    isOpen: () => line !== null,
    table: () => table,
    states: () => states,
    async open(room) {
      drop();
      if (table?.id !== room.meta().id) forget();
      const client: Client = {
        identity,
        send: message => {
          if (line?.client === client) hear(JSON.parse(JSON.stringify(message)) as ServerMessage);
        },
      };
      line = { room, client };
      await room.join(client);
      for (const said of unanswered) await room.receive(client, said);
    },
    drop,
    reload() {
      drop();
      forget();
    },
    async say(message, arrives) {
      if (!line) return;
      if (message.t === 'act' || message.t === 'undo') {
        if (unanswered.length > 0) return; // one decision at a time
        unanswered = [message];
      }
      if (arrives) await line.room.receive(line.client, message);
      else drop();
    },
  };

  function forget(): void {
    unanswered = [];
    states = new Map();
    table = null;
  }
}

const isMine = ({ yours }: TableInfo, seat: Seat | null): boolean =>
  seat === null ? yours.length === 0 : yours.includes(seat);
