import type { Seat } from '@fathoms/kernel/game.ts';
import type { ErrorCode, OpenProposal, Proposal } from '@fathoms/protocol/messages.ts';
import { PATIENCE_MS } from '@fathoms/protocol/messages.ts';
import { type Live, lastDecision } from '../match/live.ts';
import { owns, seatsOf, type TableMeta } from './lobby.ts';
import { settingsOf } from './settings.ts';
import { peopleAt } from './stand-in.ts';

/** What the table knows when somebody asks the others for something. */
interface Situation {
  readonly meta: TableMeta;
  readonly live: Live;
  readonly awayMs: (seat: Seat) => number;
}

type Opened =
  | { readonly ok: true; readonly asked: OpenProposal }
  | { readonly ok: false; readonly code: ErrorCode };

const no = (code: ErrorCode): Opened => ({ ok: false, code });

/** Puts a proposal on the table. The asker agrees with it, in all their seats. */
export function propose({ meta, live, awayMs }: Situation, identity: string, what: Proposal): Opened {
  const by = seatsOf(meta, identity)[0];
  if (by === undefined) return no('no-seat');
  if (meta.status !== 'playing') return no('not-now');
  const wrong = mayAsk({ meta, live, awayMs }, identity, what);
  if (wrong) return no(wrong);
  const waiting = peopleAt(meta).filter(
    seat => !owns(meta, identity, seat) && !(what.is === 'stand-in' && sameOwner(meta, seat, what.seat)),
  );
  return { ok: true, asked: { what, by, waiting } };
}

function mayAsk({ meta, live, awayMs }: Situation, identity: string, what: Proposal): ErrorCode | null {
  switch (what.is) {
    case 'undo':
      return mayAskUndo(meta, live, identity, what);
    case 'stand-in':
      return mayAskBot(meta, awayMs, what.seat);
    case 'pause':
      return meta.pausedAt === undefined && (meta.clock || meta.countdowns) ? null : 'not-now';
  }
}

function mayAskUndo(
  meta: TableMeta,
  live: Live,
  identity: string,
  { seat, nth }: Extract<Proposal, { is: 'undo' }>,
): ErrorCode | null {
  if (!settingsOf(meta).friendlyUndo) return 'no-undo';
  if (!owns(meta, identity, seat)) return 'no-seat';
  const last = lastDecision(live, seat);
  if (!last) return 'no-undo';
  return last.nth === nth ? null : 'out-of-turn';
}

function mayAskBot(meta: TableMeta, awayMs: (seat: Seat) => number, seat: Seat): ErrorCode | null {
  const there = meta.seats[seat];
  if (there?.kind !== 'human') return 'no-seat';
  if (there.standIn) return 'not-now';
  return awayMs(seat) > PATIENCE_MS ? null : 'still-here';
}

function sameOwner(meta: TableMeta, a: Seat, b: Seat): boolean {
  const there = meta.seats[b];
  return there?.kind === 'human' && owns(meta, there.owner, a);
}

/** The proposal after somebody agreed in all their seats. */
export const agree = (asked: OpenProposal, meta: TableMeta, identity: string): OpenProposal => ({
  ...asked,
  waiting: asked.waiting.filter(seat => !owns(meta, identity, seat)),
});
