/** Around one device: what is shown while it goes from hand to hand. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import type { SeenState } from '../session/frames.ts';
import type { Session, SessionState } from '../session/session.ts';

const nothing = (_: string): void => {};

/** For whoever has decided: they look through their own eyes at what came of it, and touch nothing more. */
export function throughEyesOf(session: Session, shown: SessionState, { state, history }: SeenState) {
  const { fresh } = shown;
  return {
    session: { ...session, act: nothing, draft: nothing, undo: () => {} },
    shown: { ...shown, history, fresh: fresh.length > 0 ? history.slice(-fresh.length) : [], undo: false },
    state: { ...state, legal: [], choice: null },
  };
}

/** The first step after this seat's own last decision; before that, the whole game without its set-up. */
export const sinceLastTurn = (history: readonly News[], seat: Seat): number =>
  Math.max(1, history.findLastIndex(news => news.seat === seat && news.by === 'player') + 1);
