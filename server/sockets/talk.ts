import type { Pieces } from '@fathoms/protocol/write-patch.ts';
import type { Outgoing } from '@fathoms/table/talk/outgoing.ts';

/** What one socket was told last, for those who take changes in place of whole messages (SYNC-42). */
export interface Talk {
  readonly begin: (patches: boolean) => void; // at a table: nothing was told yet
  readonly forget: () => void; // the next of everything is whole
  readonly frameOf: (message: Outgoing) => string; // as it goes over the wire
}

export function openTalk(): Talk {
  const last = new Map<unknown, Pieces>(); // by seat, or of the table
  let takesPatches = false;
  return {
    begin(patches) {
      takesPatches = patches;
      last.clear();
    },
    forget: () => last.clear(),
    frameOf(outgoing) {
      const { message } = outgoing;
      if (!takesPatches || (message.t !== 'state' && message.t !== 'table')) return outgoing.text();
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
