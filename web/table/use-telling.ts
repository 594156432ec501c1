import type { News, StateMessage } from '@fathoms/protocol/messages.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameScreen } from '../board/screen.ts';
import { type Directed, useDirector, writerOf } from '../board/use-director.ts';
import type { Session, SessionState } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';

/** Tells at the table what happened; others' next moves wait until that has been seen. */
export function useTelling(
  session: Session,
  { fresh, skipped }: SessionState,
  state: StateMessage,
  screen: GameScreen,
  covered: boolean, // by the curtain: whoever lifts it is told by the recap
): Directed<StateMessage> {
  const { pace } = useSettings();
  const told = useDirector({ fresh: useUntold(fresh, covered), state, skipped }, writerOf(screen), pace);
  const { playing } = told;
  useLayoutEffect(() => {
    session.hold(playing);
    return () => session.hold(false);
  }, [session, playing]);
  return told;
}

const NONE: readonly News[] = [];

/** Whoever comes back from looking at the past is not told the present a second time. */
function useUntold(fresh: readonly News[], covered: boolean): readonly News[] {
  const known = useRef(new WeakSet<readonly News[]>());
  const telling = useRef<readonly News[] | null>(fresh);
  const isOld = covered || (fresh !== telling.current && known.current.has(fresh));
  useLayoutEffect(() => {
    known.current.add(fresh);
    if (covered) telling.current = null;
    else if (!isOld) telling.current = fresh;
  });
  return isOld ? NONE : fresh;
}
