/** A clock that moves when asked, and a transport that delivers what a test wants. */
import type {
  ClientMessage,
  News,
  ServerMessage,
  StateMessage,
  TableInfo,
} from '@fathoms/protocol/messages.ts';
import type { Condition, Transport } from '../connection.ts';

export function fakeClock() {
  let time = 0;
  let alarms: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    after(ms: number, run: () => void) {
      const alarm = { at: time + ms, run };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter(other => other !== alarm);
      };
    },
    pass(ms: number) {
      const end = time + ms;
      for (;;) {
        const [next] = alarms.filter(alarm => alarm.at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        alarms = alarms.filter(other => other !== next);
        time = next.at;
        next.run();
      }
      time = end;
    },
    waiting: () => alarms.length,
  };
}

export function fakeTransport() {
  const sent: ClientMessage[] = [];
  let deliver: (message: ServerMessage) => void = () => {};
  let become: (condition: Condition) => void = () => {};
  const transport: Transport = {
    connect(_table, onMessage, onCondition) {
      deliver = onMessage;
      become = onCondition;
      return {
        send: message => sent.push(message),
        picture: async () => 'gone',
        retry: () => {},
        close: () => {},
      };
    },
  };
  return {
    transport,
    sent,
    deliver: (message: ServerMessage) => deliver(message),
    become: (c: Condition) => become(c),
  };
}

export const tableOf = (yours: readonly number[], part: Partial<TableInfo> = {}): TableInfo => ({
  id: 'coral-otter-42',
  game: 'toy',
  options: {},
  seats: [],
  status: 'playing',
  watchers: 0,
  commitment: '',
  yours,
  host: false,
  next: null,
  settings: {
    listed: false,
    friendlyUndo: false,
    watchable: true,
    watchDelay: 0,
    tempo: 'calm',
    rated: false,
  },
  asked: null,
  clock: null,
  countdowns: [],
  history: [],
  ...part,
});

export const newsBy = (seat: number | null, by: News['by'] = 'player'): News => ({ seat, by, events: [] });

/** A state whose news are its last ones; earlier steps are taken as known. */
export const stateOf = (seat: number | null, seq: number, part: Partial<StateMessage> = {}): StateMessage => {
  const news = part.news ?? [newsBy(1)];
  return {
    t: 'state',
    seat,
    seq,
    from: seq - news.length,
    view: `seat ${seat} at ${seq}`,
    secret: false,
    toAct: [0],
    legal: [],
    choice: null,
    nth: 0,
    undo: false,
    outcome: null,
    pictures: {},
    decision: null,
    ...part,
    news,
  };
};
