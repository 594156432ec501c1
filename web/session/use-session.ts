import { useSyncExternalStore } from 'preact/compat';
import type { Session, SessionState } from './session.ts';

export const useSession = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.get);
