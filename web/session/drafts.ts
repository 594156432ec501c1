import type { Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage } from '@fathoms/protocol/messages.ts';

type DraftMessage = Extract<ClientMessage, { t: 'draft' }>;

interface Drafts {
  readonly put: (draft: DraftMessage) => void;
  readonly setLive: (live: boolean) => void; // online, or off it
}

/** The newest draft of each seat, sent at once and again after every return to the table. */
export function openDrafts(send: (draft: DraftMessage) => void): Drafts {
  const newest = new Map<Seat, DraftMessage>();
  let live = false;
  return {
    put(draft) {
      const before = newest.get(draft.seat);
      if (before?.decision === draft.decision && before.draft === draft.draft) return;
      newest.set(draft.seat, draft);
      if (live) send(draft);
    },
    setLive(now) {
      if (now && !live) for (const draft of newest.values()) send(draft);
      live = now;
    },
  };
}
