import type { Seat } from '@fathoms/kernel/game.ts';
import type { LiveMatch } from '../match/live.ts';
import { decisionOf } from '../talk/messages.ts';

/** What a seat would decide if its time were up now. */
export interface Draft {
  readonly seat: Seat;
  readonly decision: string; // it means nothing for any other
  readonly draft: string;
}

/** Drafts live in memory alone: never written, never told, not even that there is one. */
export interface Drafts {
  readonly put: (live: LiveMatch, draft: Draft) => void; // too late for its decision: not kept
  readonly of: (seat: Seat) => string | null;
  readonly forget: (live: LiveMatch) => void; // what is decided by now
}

export function openDrafts(): Drafts {
  const kept = new Map<Seat, Draft>();
  const counts = (live: LiveMatch, { seat, decision }: Draft): boolean => decisionOf(live, seat) === decision;
  return {
    put(live, draft) {
      if (counts(live, draft)) kept.set(draft.seat, draft);
    },
    of: seat => kept.get(seat)?.draft ?? null,
    forget(live) {
      for (const draft of kept.values()) if (!counts(live, draft)) kept.delete(draft.seat);
    },
  };
}
