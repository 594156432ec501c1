/** When an online table may start, and what has to be sent for it. */
import type { Game } from '@fathoms/kernel/game.ts';
import type { ClientMessage, TableInfo } from '@fathoms/protocol/messages.ts';
import { settle } from '../session/chosen-options.ts';

export interface StartPlan {
  readonly taken: number;
  readonly open: number;
  readonly missing: number; // divers still needed
  readonly awaited: readonly string[]; // seats are kept for them, and they have not come yet
}

export function planStart(table: TableInfo, min: number): StartPlan {
  const open = table.seats.filter(seat => seat.kind === 'open').length;
  const taken = table.seats.length - open;
  const awaited = table.seats.flatMap(seat => (seat.kind === 'human' && seat.awaited ? [seat.name] : []));
  return { taken, open, missing: Math.max(0, min - taken), awaited };
}

/** Open seats are left out, so the table is made to fit first; options that no longer fit go back to default. */
export function startMessages(table: TableInfo, game: Game, plan: StartPlan): ClientMessage[] {
  if (plan.open === 0) return [{ t: 'start' }];
  const options = settle(game, plan.taken, table.options);
  const change: ClientMessage[] = options === table.options ? [] : [{ t: 'options', options }];
  return [...change, { t: 'seats', count: plan.taken }, { t: 'start' }];
}
