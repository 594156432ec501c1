import type { Seat } from '@fathoms/kernel/game.ts';
import type { ErrorCode, OpenProposal, Proposal } from '@fathoms/protocol/messages.ts';
import { PATIENCE_MS, TEMPOS } from '@fathoms/protocol/messages.ts';
import { type LiveMatch, lastDecision } from '../match/live.ts';
import { owns, seatsOf } from './lobby.ts';
import { isRated } from './rated.ts';
import { settingsOf } from './settings.ts';
import { peopleAt, votersAt } from './stand-in.ts';
import type { PlayingTable, StoredProposal, StoredTable } from './stored-table.ts';

/** What the table knows when somebody asks the others for something. */
interface Situation {
  readonly table: PlayingTable;
  readonly live: LiveMatch;
  readonly awayMs: (seat: Seat) => number;
  readonly nudgedMs: (seat: Seat) => number | null; // null = not asked whether they are there
}

type Opened =
  | { readonly ok: true; readonly asked: StoredProposal }
  | { readonly ok: false; readonly code: ErrorCode };

const no = (code: ErrorCode): Opened => ({ ok: false, code });

/** Puts a proposal on the table. The asker agrees with it, in all their seats. */
export function propose(situation: Situation, identity: string, what: Proposal): Opened {
  const { table } = situation;
  const by = seatsOf(table, identity)[0];
  if (by === undefined) return no('no-seat');
  const wrong = mayAsk(situation, identity, what);
  if (wrong) return no(wrong);
  const asked = what.is === 'undo' ? votersAt(table, situation.awayMs) : peopleAt(table);
  const waiting = asked.filter(
    seat => !owns(table, identity, seat) && !(what.is === 'stand-in' && sameOwner(table, seat, what.seat)),
  );
  return { ok: true, asked: { what, by, waiting, entries: table.entries } };
}

function mayAsk(situation: Situation, identity: string, what: Proposal): ErrorCode | null {
  const { table, live } = situation;
  switch (what.is) {
    case 'undo':
      return mayAskUndo(table, live, identity, what);
    case 'stand-in':
      return mayAskBot(situation, what.seat);
    case 'pause':
      return table.pausedAt === undefined && (table.clock || table.countdowns) ? null : 'not-now';
    case 'clock':
      return !table.clock && TEMPOS[what.tempo] ? null : 'not-now';
  }
}

function mayAskUndo(
  table: StoredTable,
  live: LiveMatch,
  identity: string,
  { seat, nth }: Extract<Proposal, { is: 'undo' }>,
): ErrorCode | null {
  if (!settingsOf(table).friendlyUndo) return 'no-undo';
  if (!owns(table, identity, seat)) return 'no-seat';
  const last = lastDecision(live, seat);
  if (!last) return 'no-undo';
  return last.nth === nth ? null : 'out-of-turn';
}

function mayAskBot({ table, awayMs, nudgedMs }: Situation, seat: Seat): ErrorCode | null {
  const there = table.seats[seat];
  if (there?.kind !== 'human') return 'no-seat';
  if (there.standIn || isRated(table)) return 'not-now';
  const isGone = awayMs(seat) > PATIENCE_MS || (nudgedMs(seat) ?? 0) > PATIENCE_MS;
  return isGone ? null : 'still-here';
}

function sameOwner(table: StoredTable, a: Seat, b: Seat): boolean {
  const there = table.seats[b];
  return there?.kind === 'human' && owns(table, there.owner, a);
}

/** The proposal after somebody agreed in all their seats. */
export const agree = <Question extends OpenProposal>(
  asked: Question,
  table: StoredTable,
  identity: string,
): Question => ({
  ...asked,
  waiting: asked.waiting.filter(seat => !owns(table, identity, seat)),
});
