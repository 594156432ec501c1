import type { Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';
import { botSeed } from '../match/fairness.ts';
import { glimpseOf } from '../match/glimpse.ts';
import { act, type Live } from '../match/live.ts';
import { botLevel } from '../seats/stand-in.ts';
import { choiceFor, legalFor, seenBy } from '../talk/messages.ts';
import type { Desk } from './desk.ts';

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
export function botPlayer(
  desk: Desk,
  enqueue: <T>(job: () => Promise<T>) => Promise<T>,
  moved: () => void,
): BotPlayer {
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
        if (stopped) return;
        await take(desk, turn, action);
        moved();
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
  const { live } = desk;
  if (!live || desk.meta.closed || !desk.leads()) return null;
  for (const seat of live.game.toAct(live.state)) {
    const level = deciderOf(desk, seat);
    if (level) return { live, seat, level };
  }
  return null;
}

/** A bot decides in its own seat, for somebody who left theirs to it, and for whoever is out of time. */
const deciderOf = (desk: Desk, seat: Seat): Level | null =>
  botLevel(desk.meta, seat) ?? (desk.isOut(seat) ? LEVELS[0] : null);

const withGlimpse = (seen: Seen<Kinds>, glimpse: unknown): Seen<Kinds> =>
  glimpse === undefined ? seen : { ...seen, glimpse };

const question = ({ live, seat, level }: Turn) => ({
  level,
  game: live.game.id,
  version: live.game.version,
  seen: withGlimpse(seenBy(live, seat), glimpseOf(live, seat, level)),
  legal: legalFor(live, seat),
  choice: choiceFor(live, seat),
  seed: botSeed(live.seed, seat, live.steps.length + 1),
});

async function take(desk: Desk, { live, seat, level }: Turn, action: string): Promise<void> {
  if (desk.live !== live || deciderOf(desk, seat) !== level) return; // its player may be back by now
  const by = desk.meta.seats[seat]?.kind === 'human' ? 'bot' : undefined;
  const nth = live.made[seat];
  const result = await desk.commit(
    now => act(now, seat, nth, action, by),
    () => {},
  );
  if (result.kind === 'refused' && desk.live === live)
    throw new Error(`bot ${level} in seat ${seat} answered ${action}: ${result.refusal.code}`);
}
