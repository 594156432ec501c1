import type { Proposal, StateMessage, TableInfo } from '@fathoms/protocol/messages.ts';

/** What to ask the others for when a move can no longer be taken back freely; null = not at this table, or not now. */
export function friendlyUndo(table: TableInfo, { seat, nth, undo, outcome }: StateMessage): Proposal | null {
  if (!table.settings.friendlyUndo || table.asked || outcome || undo) return null;
  return seat !== null && nth > 0 ? { is: 'undo', seat, nth } : null;
}
