/** What everybody may see of a table, kept beside what the own seats see: for moments when nobody holds the device. */
import type { News, StateMessage } from '@fathoms/protocol/messages.ts';
import { historyAfter, type SeenState } from './frames.ts';

const KEPT = 60; // moments; the page is rarely further behind

interface Onlooker {
  readonly hear: (state: StateMessage) => void; // one for nobody's eyes
  readonly at: (seq: number) => SeenState | null; // the newest that is not ahead of what is shown
}

export function openOnlooker(): Onlooker {
  let moments: readonly SeenState[] = [];
  let heard: readonly News[] = [];
  return {
    hear(state) {
      if (state.seat !== null) throw new Error('an onlooker has no seat');
      const history = historyAfter(heard, state);
      if (!history) return; // a gap: the whole story comes with the next connection
      heard = history;
      moments = [...moments.filter(moment => moment.state.seq < state.seq), { state, history }].slice(-KEPT);
    },
    at: seq => moments.findLast(({ state }) => state.seq <= seq) ?? null,
  };
}
