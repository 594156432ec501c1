import type { ChatMessage } from '@fathoms/protocol/messages.ts';
import { useEffect, useState } from 'preact/hooks';
import { audible, loadBlocked } from '../session/chat.ts';

/** The last message read at each table: what was read before the start is not new after it. */
const readAt = new Map<string, number>();

/** Whether there is a message newer than when the chat was last open. */
export function useUnread(table: string, messages: readonly ChatMessage[], open: boolean): boolean {
  const [read, setRead] = useState(readAt.get(table) ?? 0);
  const last = audible(messages, loadBlocked()).at(-1)?.n ?? 0;
  useEffect(() => {
    if (!open) return;
    readAt.set(table, last);
    setRead(last);
  }, [table, open, last]);
  return !open && last > read;
}
