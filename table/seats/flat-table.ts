import type { Outcome } from '@fathoms/kernel/game.ts';
import type { OpenProposal, PastMatch, TableStatus } from '@fathoms/protocol/messages.ts';
import type { Contribution } from '../match/fairness.ts';
import type { Clock, LobbyTable, StoredChatMessage, StoredCountdown, StoredTable } from './stored-table.ts';

/** A table as earlier builds stored it: one object with the chat, past matches and times in it. */
export interface FlatTable extends Omit<LobbyTable, 'status' | 'revision'> {
  readonly status: TableStatus;
  readonly revision?: number;
  readonly next: string | null;
  readonly rolls: readonly number[];
  readonly contributions?: readonly Contribution[];
  readonly continues?: number;
  readonly outcome?: Outcome;
  readonly closed?: true;
  readonly asked?: OpenProposal;
  readonly clock?: Clock;
  readonly countdowns?: readonly StoredCountdown[];
  readonly pausedAt?: number;
  readonly history?: readonly PastMatch[];
  readonly chat?: readonly StoredChatMessage[];
}

interface Unfolded {
  readonly table: StoredTable;
  readonly chat: readonly StoredChatMessage[];
}

/** The same table as it is stored now. `entries`: so many are in its journal. */
export function unfoldTable(flat: FlatTable, entries: number): Unfolded {
  const { rolls, contributions, continues, outcome, asked, clock, countdowns, pausedAt, ...others } = flat;
  const { status, next, closed, history = [], chat = [], revision = 0, ...kept } = others;
  const last = history.at(-1);
  const basics = { ...kept, revision, ...(last && { previous: last.table }) };
  if (status === 'lobby') return { chat, table: { ...basics, status } };
  const deal = {
    rolls,
    ...(contributions && { contributions }),
    ...(continues !== undefined && { continues }),
  };
  if (status === 'over') {
    const begun = !closed || contributions !== undefined || entries > 0;
    const table = { ...basics, deal: begun ? deal : null, next, status, entries, outcome: outcome ?? null };
    return { chat, table };
  }
  return {
    chat,
    table: {
      ...basics,
      ...{ deal, status, entries },
      ...(asked && { asked: { ...asked, entries } }),
      ...(clock && { clock }),
      ...(countdowns && { countdowns }),
      ...(pausedAt !== undefined && { pausedAt }),
    },
  };
}
