import type { Room } from '@fathoms/table/room/room.ts';
import type { Rooms } from '../cluster/rooms.ts';
import { buckets, LIMITS } from '../guests/limits.ts';

/**
 * The way to a table by its code. Codes are short enough to be said aloud, so whoever tries many that lead
 * nowhere waits before the next, even if that one is right.
 */
export interface Admission {
  /** `address`: where somebody comes from; null = not counted. Who is at the table already never waits. */
  readonly enter: (table: string, address: string | null, identity?: string) => Promise<Entered>;
  readonly wasWrong: (address: string | null) => void; // what was asked for is not to be had there
  readonly sweep: () => void;
}

type Entered =
  | { readonly ok: true; readonly room: Room }
  | { readonly ok: false; readonly code: 'no-table' | 'too-fast' };

export function openAdmission(rooms: Rooms, now: () => number): Admission {
  const wrong = buckets(LIMITS.wrongCodes, now);
  const wasWrong = (address: string | null): void => {
    if (address !== null) wrong.take(address);
  };
  return {
    async enter(table, address, identity) {
      const waits = address !== null && wrong.isEmpty(address);
      if (waits && !(identity !== undefined && (await rooms.isAt(table, identity))))
        return { ok: false, code: 'too-fast' };
      const room = await rooms.enter(table);
      if (room) return { ok: true, room };
      wasWrong(address);
      return { ok: false, code: 'no-table' };
    },
    wasWrong,
    sweep: wrong.sweep,
  };
}
