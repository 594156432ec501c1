import type { StateMessage, TableInfo } from '@fathoms/protocol/messages.ts';

/** Whether the coach may be asked: at a table of this device, one person against bots, and nothing that is compared. */
export const mayAskCoach = (
  { yours, seats, daily, shared, evening, settings }: TableInfo,
  local: boolean,
): boolean =>
  local &&
  yours.length === 1 &&
  seats.length > 1 &&
  seats.every(({ kind }, seat) => kind === 'bot' || yours.includes(seat)) &&
  !daily &&
  !shared &&
  !evening &&
  !settings.rated;

/** Whether this seat has something to decide now. */
export const hasChoice = ({ seat, toAct, legal, choice }: StateMessage): boolean =>
  seat !== null && toAct.includes(seat) && (legal.length > 1 || choice !== null);
