import type { Seat } from '@fathoms/kernel/game.ts';
import type { Level } from '@fathoms/protocol/messages.ts';
import type { Desk } from './desk.ts';
import { botSeed } from './fairness.ts';
import { act, decisions, type Live } from './live.ts';
import { choiceFor, legalFor, seenBy } from './messages.ts';

interface BotPlayer {
  readonly wake: () => void; // somebody may have to move: look
  readonly busy: () => Promise<void> | null;
  readonly stop: () => void;
}

interface Turn {
  readonly live: Live;
  readonly seat: Seat;
  readonly level: Level;
}

/**
 * Bots think beside the queue, so that people are served meanwhile, and act through it like anybody. A
 * thought about a match that has moved on is dropped.
 */
export function botPlayer(desk: Desk, enqueue: <T>(job: () => Promise<T>) => Promise<T>): BotPlayer {
  let busy: Promise<void> | null = null;
  let stopped = false;

  const run = async (): Promise<void> => {
    try {
      for (let turn = due(desk); turn && !stopped; turn = due(desk)) {
        if (!(await move(turn))) return; // asked again when somebody comes or moves
      }
    } finally {
      busy = null; // in the same breath as the last look: nobody's call to wake is lost
    }
  };

  const move = async (turn: Turn): Promise<boolean> => {
    try {
      const action = await desk.ports.think(question(turn));
      await enqueue(async () => {
        if (!stopped) await take(desk, turn, action);
      });
      return true;
    } catch (problem) {
      if (stopped) return false; // the home takes its bots away when it closes
      desk.ports.report(problem, desk.meta.id);
      for (const client of desk.clients) client.send({ t: 'error', code: 'trouble', about: 'act' });
      return false;
    }
  };

  return {
    wake() {
      if (!busy && !stopped && due(desk))
        busy = run().catch(problem => desk.ports.report(problem, desk.meta.id));
    },
    busy: () => busy,
    stop() {
      stopped = true;
    },
  };
}

function due(desk: Desk): Turn | null {
  const { live, meta } = desk;
  if (!live) return null;
  for (const seat of live.game.toAct(live.state)) {
    const occupant = meta.seats[seat];
    if (occupant?.kind === 'bot') return { live, seat, level: occupant.level };
  }
  return null;
}

const question = ({ live, seat, level }: Turn) => ({
  level,
  game: live.game.id,
  seen: seenBy(live, seat),
  legal: legalFor(live, seat),
  choice: choiceFor(live, seat),
  seed: botSeed(live.seed, seat, live.steps.length + 1),
});

async function take(desk: Desk, { live, seat, level }: Turn, action: string): Promise<void> {
  if (desk.live !== live) return;
  const nth = decisions(live, seat).length;
  const result = await desk.commit(
    now => act(now, seat, nth, action),
    () => {},
  );
  if (result.kind === 'refused' && desk.live === live)
    throw new Error(`bot ${level} in seat ${seat} answered ${action}: ${result.refusal.code}`);
}
