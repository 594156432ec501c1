import type { Room } from '@fathoms/table/room.ts';
import { buckets, LIMITS } from './limits.ts';
import type { Rooms } from './rooms.ts';

/**
 * The way to a table by its code. Codes are short enough to be said aloud, so whoever tries many that lead
 * nowhere waits before the next, even if that one is right.
 */
export interface Door {
  /** `address`: where somebody comes from; null = not counted. */
  readonly enter: (table: string, address: string | null) => Promise<Entered>;
  readonly sweep: () => void;
}

type Entered =
  | { readonly ok: true; readonly room: Room }
  | { readonly ok: false; readonly code: 'no-table' | 'too-fast' };

export function openDoor(rooms: Rooms, now: () => number): Door {
  const wrong = buckets(LIMITS.wrongCodes, now);
  return {
    async enter(table, address) {
      if (address !== null && wrong.isEmpty(address)) return { ok: false, code: 'too-fast' };
      const room = await rooms.enter(table);
      if (room) return { ok: true, room };
      if (address !== null) wrong.take(address);
      return { ok: false, code: 'no-table' };
    },
    sweep: wrong.sweep,
  };
}
