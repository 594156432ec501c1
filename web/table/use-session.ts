import { useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

export const useSession = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.get);
