import type { Seat } from '@fathoms/kernel/game.ts';
import { type Acted, type LiveMatch, settle, type TakenBack } from '../match/live.ts';
import { isNoted } from '../time/progress.ts';
import type { Timekeeper } from '../time/timekeeper.ts';
import { type Broadcaster, looksSame } from './broadcaster.ts';
import type { Ports } from './ports.ts';
import type { Presence } from './presence.ts';
import type { Snapshot, TableState } from './table-state.ts';

/** Nodes that write at once go one after the other, so no more try in vain than there are people at a table. */
const ATTEMPTS = 12;

/** Plays moves: each is one write, and only then told. */
export interface MoveWriter {
  /** Plays on a copy, writes it down, swaps, then tells: `accepted` first, everybody's state after it. */
  readonly commit: (
    attempt: (live: LiveMatch) => Acted | TakenBack,
    accepted?: () => void,
  ) => Promise<Acted | TakenBack>;
  /** Plays the forced moves that are due, and notes what the table has come to where that is missing. */
  readonly settle: (done?: (before: Snapshot) => void) => Promise<void>;
  readonly pushTurn: (before: readonly Seat[]) => void; // to those who are elsewhere
}

interface MoveWriterParts {
  readonly state: TableState;
  readonly time: Timekeeper;
  readonly broadcaster: Broadcaster;
  readonly presence: Presence;
  readonly ports: Pick<Ports, 'pushTurn'>;
}

export function openMoveWriter({ state, time, broadcaster, presence, ports }: MoveWriterParts): MoveWriter {
  const isPlayed = (): boolean => state.now().table.status === 'playing';

  /** Tells everybody who has to decide now, had not to before, and is not at the table to see it. */
  const pushTurn = (before: readonly Seat[]): void => {
    const { table, live } = state.now();
    if (!live || !ports.pushTurn) return;
    const toAct = live.game.toAct(live.state).filter(seat => !before.includes(seat));
    const owners = toAct.flatMap(seat => {
      const there = table.seats[seat];
      return there?.kind === 'human' && !there.standIn ? [there.owner] : [];
    });
    for (const owner of new Set(owners)) if (presence.awayMs(owner) > 0) ports.pushTurn(table, owner);
  };

  return {
    async commit(attempt, accepted = () => {}) {
      for (let i = 0; i < ATTEMPTS; i++) {
        const { table, live } = state.now();
        if (!live) return { kind: 'out-of-turn' };
        const result = attempt(live); // also where the match is over: the move may be its last, written and not answered
        if (result.kind !== 'accepted') return result;
        if (!isPlayed()) return { kind: 'out-of-turn' };
        if ((await state.append(result.live, time.after(live, result.live))) === 'conflict') continue;
        accepted();
        broadcaster.step(live, result.live);
        if (!looksSame(table, state.now().table)) broadcaster.tableNow();
        pushTurn(live.game.toAct(live.state));
        return result;
      }
      throw new Error(`table ${state.now().table.id}: the journal does not stand still`);
    },
    async settle(done = () => {}) {
      for (let i = 0; i < ATTEMPTS; i++) {
        const before = state.now();
        const { table, live } = before;
        if (!live || table.status !== 'playing') return;
        const next = settle(live);
        const progress = time.after(live, next);
        if (next === live && isNoted(table, progress)) return;
        if ((await state.append(next, progress)) === 'ok') return done(before);
      }
      throw new Error(`table ${state.now().table.id}: the journal does not stand still`);
    },
    pushTurn,
  };
}
