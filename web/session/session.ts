/** One player at one table. Knows no game, no transport and no view library. */
import type { Seat } from '@fathoms/kernel/game.ts';
import { PLAIN } from '@fathoms/kernel/painter.ts';
import type { Refusal } from '@fathoms/kernel/refusal.ts';
import type {
  ChatMessage,
  ClientMessage,
  ErrorCode,
  News,
  ServerMessage,
  StateMessage,
  TableInfo,
} from '@fathoms/protocol/messages.ts';
import type { RunningCountdown } from '../board/screen.ts';
import { withMessages } from './chat.ts';
import { runningFrom } from './clock-time.ts';
import type { Condition, Transport } from './connection.ts';
import { openDrafts } from './drafts.ts';
import { type Frame, type Privacy, privacyOf, type SeenState } from './frames.ts';
import { openOnlooker } from './onlooker.ts';
import { openPacedQueue, type Pacer, type Showing } from './paced-queue.ts';
import { addresses, openPictureLoader, type PictureLoader } from './picture-loader.ts';
import { hearRestart } from './restart.ts';

export interface Notice {
  readonly id: number; // grows: the same words twice are two notices
  readonly what: { readonly refusal: Refusal } | { readonly code: ErrorCode };
}

export interface SessionState {
  readonly condition: Condition;
  readonly table: TableInfo | null; // null: not received yet
  readonly countdowns: readonly RunningCountdown[];
  readonly state: StateMessage | null; // what is shown; null = none yet
  readonly fresh: readonly News[]; // what happened since what was shown before
  readonly skipped: boolean; // it was asked for at once
  readonly history: readonly News[];
  readonly privacy: Privacy; // between the seats on this device
  readonly before: SeenState | null; // this moment through the own eyes that were shown before these
  readonly everybody: SeenState | null; // what everybody may see, where several share a device; null = not told
  readonly undo: boolean; // the last own decision may be taken back
  readonly behind: number; // newer frames that wait to be shown
  readonly busy: boolean; // an action is on its way
  readonly notice: Notice | null;
  readonly chat: readonly ChatMessage[];
  readonly moving: string | null; // the token that opens one's seats on another device
}

export interface Session {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (action: string) => void;
  readonly undo: () => void;
  readonly draft: (text: string) => void; // what counts for the seat shown if time is up
  readonly pictures: PictureLoader;
  readonly send: (message: ClientMessage) => void; // the lobby's messages, rematch
  readonly skip: () => void; // show the newest at once
  readonly hold: (on: boolean) => void; // what is shown is still being told
  readonly retry: () => void; // try to connect again now
  readonly close: () => void;
}

const EMPTY: SessionState = {
  condition: { is: 'connecting' },
  table: null,
  countdowns: [],
  state: null,
  fresh: [],
  skipped: false,
  history: [],
  privacy: 'open',
  before: null,
  everybody: null,
  undo: false,
  behind: 0,
  busy: false,
  notice: null,
  chat: [],
  moving: null,
};

/** A decision on its way: it has arrived once the seat's own counter has moved on from `nth`. */
type Pending = Extract<ClientMessage, { t: 'act' | 'undo' }>;

export function openSession(transport: Transport, id: string, pacer: Pacer): Session {
  const listeners = new Set<() => void>();
  let current = EMPTY;
  let shown: Frame = [];
  let eyes: Seat | null = null; // whose are shown
  let earlier: Seat | null = null; // whose were shown before
  const onlooker = openOnlooker();
  let pending: Pending | null = null;

  const change = (part: Partial<SessionState>): void => {
    current = { ...current, ...part, behind: queue.behind(), busy: pending !== null };
    for (const listener of listeners) listener();
  };

  const show = ({ frame, seen, fresh, skipped }: Showing): void => {
    shown = frame;
    if (seen.state.seat !== eyes) earlier = eyes;
    eyes = seen.state.seat;
    const before = frame.find(({ state }) => earlier !== null && state.seat === earlier) ?? null;
    const everybody = onlooker.at(seen.state.seq);
    const decided = frame.find(({ state }) => state.seat === pending?.seat);
    if (decided?.state.nth !== pending?.nth) pending = null;
    change({
      ...seen,
      fresh,
      skipped,
      before,
      everybody,
      privacy: privacyOf(frame),
      undo: undoable() !== null,
    });
  };

  /**
   * The own seat that may take its last decision back: on a shared device not always the one shown, unless
   * that would open what the one shown may not see.
   */
  const undoable = (): StateMessage | null => {
    const isOpen = privacyOf(shown) === 'open';
    return shown.find(({ state }) => state.undo && (isOpen || state.seat === eyes))?.state ?? null;
  };

  const queue = openPacedQueue(pacer, () => current.table?.yours ?? [], show);

  const fail = (what: Notice['what']): void => {
    change({ notice: { id: (current.notice?.id ?? 0) + 1, what } });
  };

  const onMessage = (message: ServerMessage): void => {
    switch (message.t) {
      case 'table':
        change({ table: message.table, countdowns: runningFrom(message.table.countdowns, pacer.now()) });
        queue.pump();
        break;
      case 'state':
        for (const picture of Object.values(message.pictures)) pictures.get(picture, PLAIN); // before it is shown
        if (message.seat === null && (current.table?.yours.length ?? 0) > 0) {
          onlooker.hear(message);
          break;
        }
        if (!queue.add(message)) connection.send({ t: 'sync' });
        else if (queue.behind() !== current.behind) change({});
        break;
      case 'refused':
        pending = null;
        fail({ refusal: message.refusal });
        break;
      case 'error':
        if (message.about === pending?.t) pending = null;
        if (message.code === 'out-of-turn') connection.send({ t: 'sync' });
        fail({ code: message.code });
        break;
      case 'chat':
        change({ chat: withMessages(current.chat, message.lines) });
        break;
      case 'restart':
        hearRestart(message.restart, pacer.now());
        break;
      case 'moving':
        change({ moving: message.token });
        break;
      case 'accepted': // the state that follows says it all
      case 'pong':
        break;
    }
  };

  const decide = (decision: Pending): void => {
    pending = decision;
    change({});
    connection.send(decision);
  };

  /** Said again after every return: a node keeps drafts in memory alone. */
  const drafts = openDrafts(draft => connection.send(draft));

  const onCondition = (condition: Condition): void => {
    change({ condition });
    drafts.setLive(condition.is === 'live');
  };

  const connection = transport.connect(id, onMessage, onCondition);
  const pictures = openPictureLoader({ ...addresses, fetch: connection.picture, after: pacer.after });

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act(action) {
      const { state } = current;
      if (pending || !state || state.seat === null) return;
      decide({ t: 'act', seat: state.seat, nth: state.nth, action });
    },
    undo() {
      const state = undoable();
      if (pending || !state || state.seat === null) return;
      decide({ t: 'undo', seat: state.seat, nth: state.nth });
    },
    draft(text) {
      const { state } = current;
      if (!state || state.seat === null || state.decision === null) return;
      drafts.put({ t: 'draft', seat: state.seat, decision: state.decision, draft: text });
    },
    pictures,
    send: connection.send,
    skip: queue.skip,
    hold: queue.hold,
    retry: connection.retry,
    close() {
      queue.close();
      pictures.close();
      connection.close();
    },
  };
}
