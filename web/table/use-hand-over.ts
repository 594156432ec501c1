import type { Seat } from '@fathoms/kernel/game.ts';
import type { News, StateMessage, TableInfo } from '@fathoms/protocol/messages.ts';
import { useMemo, useState } from 'preact/hooks';
import type { Session, SessionState } from '../session/session.ts';
import { throughEyesOf } from './pass-on.ts';
import { useCurtain } from './use-curtain.ts';

interface HandOver {
  readonly session: Session;
  readonly shown: SessionState;
  readonly state: StateMessage;
  readonly covered: boolean;
  readonly next: Seat | null; // who gets the device, or has it
  readonly pass: (() => void) | null; // null = nobody has to pass it on
  readonly uncover: () => void;
  readonly recap: readonly News[] | null; // what everybody heard, for who has just uncovered
  readonly closeRecap: () => void;
}

/** Who of those around one device may look now, through whose eyes, and what they have missed. */
export function useHandOver(
  session: Session,
  shown: SessionState,
  state: StateMessage,
  { yours }: TableInfo,
): HandOver {
  const { before, privacy, everybody } = shown;
  const curtain = useCurtain({ yours, seat: state.seat, privacy, before: before?.state.seat ?? null });
  const [recapAt, setRecapAt] = useState<number | null>(null); // the moment it was uncovered at
  const passing = curtain.passing !== null && before?.state.seat === curtain.passing ? before : null;
  const covered = curtain.covered && !passing && state.seat !== null;
  // the same objects as long as nothing changes: what is told next to a moment begins with a new one
  const sees = useMemo(
    () => (passing ? throughEyesOf(session, shown, passing) : { session, shown, state }),
    [passing, session, shown, state],
  );
  return {
    ...sees,
    covered,
    next: state.seat,
    pass: passing && curtain.pass,
    uncover() {
      curtain.uncover();
      setRecapAt(state.seq);
    },
    recap: !covered && !passing && recapAt === state.seq ? (everybody?.history ?? null) : null,
    closeRecap: () => setRecapAt(null),
  };
}
