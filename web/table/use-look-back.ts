import type { News, StateMessage, TableInfo } from '@fathoms/protocol/messages.ts';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { Bookmarks } from '../logbook/Logbook.tsx';
import { replayPath } from '../record/address.ts';
import type { Session, SessionState } from '../session/session.ts';
import {
  mayLookBack,
  remember,
  type SeenMoment,
  seenAfter,
  seenFrom,
  type WatchedMoment,
} from './look-back.ts';

const NOTHING: readonly News[] = []; // the same each time: new news would be told

interface LookBack {
  readonly marks: Bookmarks;
  readonly session: Session;
  readonly shown: SessionState;
  readonly state: StateMessage;
  readonly now: (() => void) | null; // back to the present; null = one is there
  readonly watch: (from: number) => (() => void) | null; // tells all from this step on again; null = it was not seen
  readonly watched: (() => void) | null; // on from what is told again; null = nothing is
}

/** Lines of the log lead to what this seat saw then; once the game is over, to its replay. */
export function useLookBack(
  session: Session,
  shown: SessionState,
  state: StateMessage,
  table: TableInfo,
  local: boolean,
): LookBack {
  const [, navigate] = useLocation();
  const [step, setStep] = useState<number | null>(null);
  const [watching, setWatching] = useState<readonly WatchedMoment[]>([]); // the one shown, and what follows
  const { history } = shown;
  const isOver = state.outcome !== null;
  const allowed = mayLookBack(table.yours);
  const seen = useSeen(state, history, allowed);

  const eyes = allowed && state.seat !== null ? state.seat : 'all';
  const then = step === null || isOver ? undefined : seenAfter(seen, step);
  const now = () => {
    setStep(null);
    setWatching([]);
  };
  const watch = (from: number) => {
    const moments = seenFrom(seen, from);
    return moments.length > 0 ? () => setWatching(moments) : null;
  };
  const marks: Bookmarks = {
    at: then ? step : null,
    leads: wanted => isOver || seenAfter(seen, wanted) !== undefined,
    jump: wanted =>
      isOver ? navigate(replayPath({ id: table.id, local }, { step: wanted, eyes })) : setStep(wanted),
  };
  const inPast = { ...session, act: now, skip: now, draft: () => {} }; // whatever is tried there leads back to the present
  const [past] = watching;
  if (past) {
    return {
      marks: { ...marks, at: past.state.seq - 1 },
      session: inPast,
      shown: { ...shown, ...past, skipped: false, busy: false },
      state: past.state,
      now,
      watch,
      watched: () => setWatching(watching.slice(1)),
    };
  }
  if (!then || then.state.seq === state.seq)
    return { marks: { ...marks, at: null }, session, shown, state, now: null, watch, watched: null };
  return {
    marks,
    session: inPast,
    shown: { ...shown, ...then, fresh: NOTHING, busy: false },
    state: then.state,
    now,
    watch,
    watched: null,
  };
}

/** What was shown up to now. */
function useSeen(
  state: StateMessage,
  history: readonly News[],
  allowed: boolean, // to remember it
): readonly SeenMoment[] {
  const before = useRef<readonly SeenMoment[]>([]);
  return useMemo(() => {
    before.current = allowed ? remember(before.current, { state, history }) : [];
    return before.current;
  }, [state, history, allowed]);
}
