import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useEffect } from 'preact/hooks';
import { randomHex } from '../session/local-store.ts';
import type { Session } from '../session/session.ts';
import { contributionFor, seatsToContribute } from './contributions.ts';

/** Whoever sits down adds luck of their own, after the table's promise is on the screen. */
export function useContributions(session: Session, table: TableInfo | null): void {
  useEffect(() => {
    if (!table) return;
    for (const seat of seatsToContribute(table))
      session.send({
        t: 'luck',
        seat,
        luck: contributionFor(localStorage, table, seat, () => randomHex(32)),
      });
  }, [session, table]);
}
