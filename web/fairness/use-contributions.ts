import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useEffect } from 'preact/hooks';
import { randomHex } from '../session/local-store.ts';
import type { Session } from '../session/session.ts';
import { numbersToOpen, promisesToMake } from './contributions.ts';

/** Whoever sits down promises a number of their own, and opens it once everybody's promises are sealed. */
export function useContributions(session: Session, table: TableInfo): void {
  useEffect(() => {
    for (const message of promisesToMake(localStorage, table, () => randomHex(32))) session.send(message);
    for (const message of numbersToOpen(localStorage, table)) session.send(message);
  }, [session, table]);
}
