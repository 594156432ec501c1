import type { Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import { EYESIGHT } from '@fathoms/kernel/levels.ts';
import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';
import { botSeed, eyeSeed } from '../match/fairness.ts';
import { act, type LiveMatch } from '../match/live.ts';
import { pictureOf } from '../pictures/picture-ids.ts';
import { botLevel, peopleAt } from '../seats/stand-in.ts';
import { choiceFor, legalFor, seenBy } from '../talk/messages.ts';
import type { Work } from '../work/fair-queue.ts';
import type { RoomCore } from './core.ts';
import { type BotLook, fail } from './ports.ts';

interface BotPlayer {
  readonly wake: () => void; // somebody may have to move: look
  readonly busy: () => Promise<void> | null;
  readonly stop: () => void;
}

interface Turn {
  readonly live: LiveMatch;
  readonly seat: Seat;
  readonly level: Level;
}

/**
 * Bots think beside the queue, so that people are served meanwhile, and act through it like anybody. A
 * thought about a match that has moved on is dropped.
 */
export function botPlayer(
  core: RoomCore,
  enqueue: <T>(job: () => Promise<T>) => Promise<T>,
  moved: () => void,
): BotPlayer {
  let busy: Promise<void> | null = null;
  let stopped = false;
  const report = (problem: unknown): void => core.ports.report(problem, core.state.now().table.id);

  const run = async (): Promise<void> => {
    try {
      for (let turn = due(core); turn && !stopped; turn = due(core)) {
        if (!(await move(turn))) return; // asked again when somebody comes or moves
      }
    } finally {
      busy = null; // in the same breath as the last look: nobody's call to wake is lost
    }
  };

  const move = async (turn: Turn): Promise<boolean> => {
    try {
      const work = {
        payers: core.presence.payers(core.state.now().table),
        isWanted: () => !stopped && isDue(core, turn),
      };
      const seen = await glimpse(core, turn, work);
      const action = seen && (await core.ports.think(question(turn, seen.seen), work));
      if (action === null) return true; // there may be something else to decide
      await enqueue(async () => {
        if (stopped) return;
        await take(core, turn, action);
        moved();
      });
      return true;
    } catch (problem) {
      if (stopped) return false; // the node takes its bots away when it closes
      report(problem);
      for (const client of core.presence.clients) fail(client, 'trouble', 'act');
      return false;
    }
  };

  return {
    wake() {
      if (!busy && !stopped && due(core)) busy = run().catch(report);
    },
    busy: () => busy,
    stop() {
      stopped = true;
    },
  };
}

function due(core: RoomCore): Turn | null {
  const { table, live } = core.state.now();
  if (!live || table.status !== 'playing' || !core.presence.leads() || !isAwaited(core)) return null;
  for (const seat of live.game.toAct(live.state)) {
    const level = deciderOf(core, seat);
    if (level) return { live, seat, level };
  }
  return null;
}

/** Whether that is still to be decided. */
const isDue = (core: RoomCore, { live, seat, level }: Turn): boolean =>
  core.state.now().live === live && deciderOf(core, seat) === level && isAwaited(core);

/** Bots among themselves rest while nobody looks; where people play, whoever is next will be called. */
const isAwaited = ({ state, presence }: RoomCore): boolean =>
  presence.people().length > 0 || peopleAt(state.now().table).length > 0;

/** A bot decides in its own seat, for somebody who left theirs to it, and for whoever is out of time. */
const deciderOf = ({ state, time }: RoomCore, seat: Seat): Level | null =>
  botLevel(state.now().table, seat) ?? (time.isOut(seat) ? LEVELS[0] : null);

const NOTHING: BotLook = { seen: undefined };

const withGlimpse = (seen: Seen<Kinds>, glimpse: unknown): Seen<Kinds> =>
  glimpse === undefined ? seen : { ...seen, glimpse };

/** What a bot makes of the pictures. Its luck is settled by seat and moment, so looking twice shows nothing new. */
async function glimpse(
  { state, ports }: RoomCore,
  { live, seat, level }: Turn,
  work: Work,
): Promise<BotLook | null> {
  const { game, seed } = live;
  const scene = game.pictures?.glance(live.state) ?? null;
  if (!game.pictures || scene === null || !ports.look) return NOTHING;
  const luck = eyeSeed(seed, seat, game.pictures.moment(live.state));
  const picture = pictureOf(state.now().table.id, seed, scene);
  // one a table at a time
  return ports.look({ game: game.id, picture, skill: EYESIGHT[level], luck }, { ...work, isFew: true });
}

const question = ({ live, seat, level }: Turn, glimpse: unknown) => ({
  level,
  game: live.game.id,
  version: live.game.version,
  seen: withGlimpse(seenBy(live, seat), glimpse),
  legal: legalFor(live, seat),
  choice: choiceFor(live, seat),
  seed: botSeed(live.seed, seat, live.steps.length + 1),
});

async function take(core: RoomCore, { live, seat, level }: Turn, action: string): Promise<void> {
  const { state, moves } = core;
  if (state.now().live !== live || deciderOf(core, seat) !== level) return; // its player may be back by now
  const by = state.now().table.seats[seat]?.kind === 'human' ? 'bot' : undefined;
  const nth = live.made[seat];
  const result = await moves.commit(now => act(now, seat, nth, action, by));
  if (result.kind === 'refused' && state.now().live === live)
    throw new Error(`bot ${level} in seat ${seat} answered ${action}: ${result.refusal.code}`);
}
