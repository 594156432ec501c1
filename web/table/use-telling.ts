import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { useLayoutEffect } from 'preact/hooks';
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
): Directed<StateMessage> {
  const { pace } = useSettings();
  const told = useDirector({ fresh, state, skipped }, writerOf(screen), pace);
  const { playing } = told;
  useLayoutEffect(() => {
    session.hold(playing);
    return () => session.hold(false);
  }, [session, playing]);
  return told;
}
