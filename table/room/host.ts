import { HOST_PATIENCE_MS } from '@fathoms/protocol/messages.ts';
import { heirOf } from '../seats/lobby.ts';
import type { RoomCore } from './core.ts';
import { saveTimed } from './save-timed.ts';

type Needed = Pick<RoomCore, 'state' | 'presence' | 'time' | 'broadcaster'>;

const heirAt = ({ state, presence }: Needed): string | null =>
  heirOf(state.now().table, identity => presence.awayMs(identity) === 0);

/** Until somebody else becomes host, milliseconds; null = the host is here, or nobody could. */
export const hostAwaitedMs = (core: Needed): number | null =>
  heirAt(core) === null
    ? null
    : Math.max(0, HOST_PATIENCE_MS + 1 - core.presence.awayMs(core.state.now().table.host));

/** A table without a host could not be started, and nobody could free a seat. */
export async function passHost(core: Needed): Promise<void> {
  const { state, broadcaster } = core;
  const heir = heirAt(core);
  if (heir === null || hostAwaitedMs(core) !== 0) return;
  if ((await saveTimed(core, { ...state.now().table, host: heir })) === 'ok') broadcaster.table();
}
