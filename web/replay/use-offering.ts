import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useEffect } from 'preact/hooks';
import { randomHex } from '../table/local-store.ts';
import type { Session } from '../table/session.ts';
import { offerFor, seatsToOffer } from './offers.ts';

/** Whoever sits down adds luck of their own, after the table's promise is on the screen. */
export function useOffering(session: Session, table: TableInfo | null): void {
  useEffect(() => {
    if (!table) return;
    for (const seat of seatsToOffer(table))
      session.send({ t: 'luck', seat, luck: offerFor(localStorage, table, seat, () => randomHex(32)) });
  }, [session, table]);
}
