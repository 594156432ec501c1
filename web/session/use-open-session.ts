import { useEffect, useState } from 'preact/hooks';
import { browserPacer } from './browser.ts';
import type { Transport } from './connection.ts';
import { openSession, type Session } from './session.ts';

/** A session at this table for as long as the page shows it; null = not opened yet. */
export function useOpenSession(transport: Transport, id: string): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = openSession(transport, id, browserPacer);
    const retry = () => opened.retry();
    addEventListener('online', retry);
    setSession(opened);
    return () => {
      removeEventListener('online', retry);
      opened.close();
      setSession(null);
    };
  }, [transport, id]);
  return session;
}
