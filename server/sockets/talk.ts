import type { Pieces } from '@fathoms/protocol/write-patch.ts';
import type { Outgoing } from '@fathoms/table/talk/outgoing.ts';

/** What one socket was told last at a table, where it takes changes in place of whole messages (SYNC-42). */
export interface Talk {
  readonly forget: () => void; // the next of everything is whole
  readonly frameOf: (message: Outgoing) => string; // as it goes over the wire
}

export function openTalk(): Talk {
  const last = new Map<unknown, Pieces>(); // by seat, or of the table
  return {
    forget: () => last.clear(),
    frameOf(outgoing) {
      const { message } = outgoing;
      if (message.t !== 'state' && message.t !== 'table') return outgoing.text();
      const key = message.t === 'state' ? message.seat : message.t;
      const before = last.get(key);
      const pieces = outgoing.pieces();
      last.set(key, pieces);
      if (before === undefined || (message.t === 'state' && message.from === 0)) return outgoing.text();
      const patch = outgoing.patch(before);
      return patch.length < lengthOf(pieces) ? patch : outgoing.text();
    },
  };
}

const lengthOf = (pieces: Pieces): number => pieces.reduce((sum, { text }) => sum + text.length, 0);
