/**
 * One player at one table: the newest truth, shown at a watchable pace. Knows no game, no home and no
 * view library.
 */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { Refusal } from '@fathoms/kernel/refusal.ts';
import type {
  ClientMessage,
  ErrorCode,
  News,
  ServerMessage,
  StateMessage,
  TableInfo,
} from '@fathoms/protocol/messages.ts';
import { eyes, type Frame, freshSince, heard, holdTime, isOwn, isWhole, queued } from './frames.ts';
import type { Condition, Home } from './home.ts';

export interface Notice {
  readonly id: number; // grows: the same words twice are two notices
  readonly what: { readonly refusal: Refusal } | { readonly code: ErrorCode };
}

export interface SessionState {
  readonly condition: Condition;
  readonly table: TableInfo | null; // null: not heard of yet
  readonly state: StateMessage | null; // what is shown; null = none yet
  readonly fresh: readonly News[]; // what happened since what was shown before
  readonly history: readonly News[];
  readonly behind: number; // newer frames that wait to be shown
  readonly busy: boolean; // an action is on its way
  readonly notice: Notice | null;
}

export interface Session {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (action: string) => void;
  readonly undo: () => void;
  readonly send: (message: ClientMessage) => void; // the lobby's messages, rematch
  readonly skip: () => void; // show the newest at once
  readonly retry: () => void; // try the line again now
  readonly close: () => void;
}

/** Time, and how fast others are shown. Injected, so that tests need not wait. */
export interface Pacer {
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void; // returns how to call it off
  readonly pace: () => number;
}

/** A decision on its way: it has arrived once the seat's own counter has moved past `nth`. */
interface Pending {
  readonly seat: Seat;
  readonly nth: number;
}

export function openSession(home: Home, id: string, pacer: Pacer): Session {
  const listeners = new Set<() => void>();
  const histories = new Map<Seat | null, readonly News[]>();
  let frames: readonly Frame[] = [];
  let pending: Pending | null = null;
  let shownAt = 0;
  let callOff: (() => void) | null = null;
  let current: SessionState = {
    condition: { is: 'connecting' },
    table: null,
    state: null,
    fresh: [],
    history: [],
    behind: 0,
    busy: false,
    notice: null,
  };

  const change = (part: Partial<SessionState>): void => {
    current = { ...current, ...part };
    for (const listener of listeners) listener();
  };
  const yours = (): readonly Seat[] => current.table?.yours ?? [];

  const show = (frame: Frame): void => {
    const { state, history, ...rest } = { ...eyes(frame, current.state?.seat ?? null) };
    const fresh = freshSince({ state, history, ...rest }, current.state?.seq ?? null);
    if (pending?.seat === state.seat && state.nth !== pending.nth) pending = null;
    shownAt = pacer.now();
    change({ state, history, fresh, behind: frames.length, busy: pending !== null });
  };

  /** Shows every frame that is due and sets the alarm for the next. */
  const pump = (): void => {
    callOff?.();
    callOff = null;
    for (let head = frames[0]; head; head = frames[0]) {
      if (frames.length === 1 && !isWhole(head, yours())) return;
      const wait = dueIn(head);
      if (wait > 0) {
        callOff = pacer.after(wait, pump);
        change({ behind: frames.length });
        return;
      }
      frames = frames.slice(1);
      show(head);
    }
  };

  const dueIn = (frame: Frame): number => {
    const news = freshSince(eyes(frame, current.state?.seat ?? null), current.state?.seq ?? null);
    if (isOwn(news, yours())) return 0;
    return shownAt + holdTime(current.fresh, pacer.pace()) - pacer.now();
  };

  const hear = (state: StateMessage): void => {
    const history = heard(histories.get(state.seat) ?? [], state);
    if (!history) return line.send({ t: 'sync' });
    histories.set(state.seat, history);
    frames = queued(frames, { state, history });
    pump();
  };

  const notify = (what: Notice['what']): void =>
    change({ notice: { id: (current.notice?.id ?? 0) + 1, what }, busy: pending !== null });

  const onMessage = (message: ServerMessage): void => {
    switch (message.t) {
      case 'table':
        change({ table: message.table });
        return pump();
      case 'state':
        return hear(message);
      case 'refused':
        pending = null;
        return notify({ refusal: message.refusal });
      case 'error':
        if (message.about === 'act' || message.about === 'undo') pending = null;
        if (message.code === 'out-of-turn') line.send({ t: 'sync' });
        return notify({ code: message.code });
      case 'accepted': // the state that follows says it all
      case 'pong':
        return;
    }
  };

  const decide = (message: ClientMessage & { seat: Seat; nth: number }): void => {
    pending = { seat: message.seat, nth: message.nth };
    change({ busy: true });
    line.send(message);
  };

  const line = home.connect(id, onMessage, condition => change({ condition }));

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
      const { state } = current;
      if (pending || !state?.undo || state.seat === null) return;
      decide({ t: 'undo', seat: state.seat, nth: state.nth });
    },
    send: message => line.send(message),
    skip() {
      const last = frames.at(-1);
      callOff?.();
      callOff = null;
      frames = [];
      if (last) show(last);
    },
    retry: () => line.retry(),
    close() {
      callOff?.();
      line.close();
    },
  };
}
