import type { ChatLine } from '@fathoms/protocol/messages.ts';
import { useEffect, useState } from 'react';
import { audible, loadMuted } from './chat.ts';

/** Whether something was said since the talk was last open. */
export function useUnread(lines: readonly ChatLine[], open: boolean): boolean {
  const [read, setRead] = useState(0);
  const last = audible(lines, loadMuted()).at(-1)?.n ?? 0;
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  return !open && last > read;
}
