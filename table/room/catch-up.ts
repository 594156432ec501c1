import type { TableMeta } from '../seats/lobby.ts';
import { chatFor, mayListen } from '../talk/chat.ts';
import type { Desk } from './desk.ts';

/** Tells everybody here what another home has changed in the table's facts. */
export function tellChanges(desk: Desk, before: TableMeta, begun: boolean): void {
  const { meta } = desk;
  if (meta === before) return;
  desk.sendTable();
  if (begun || ownersOf(meta) !== ownersOf(before) || meta.settings !== before.settings) desk.sendStates(0);
  const heard = before.chat?.at(-1)?.n ?? 0;
  const lines = (meta.chat ?? []).filter(line => line.n > heard);
  if (lines.length === 0) return;
  for (const client of desk.clients)
    if (mayListen(meta, client.identity)) client.send(chatFor(lines, client.identity));
}

/** Whose eyes see what depends on who plays where. */
const ownersOf = ({ seats }: TableMeta): string =>
  JSON.stringify(seats.map(seat => (seat.kind === 'human' ? seat.owner : null)));
