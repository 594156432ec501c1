import { currentGame, GAMES } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { type Entry, play, start } from '@fathoms/kernel/match.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { replayRecord } from '@fathoms/table/record/read-record.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { EVERY, openReplay, type Replay } from '@fathoms/table/record/replay.ts';
import { marathon } from './marathon.ts';
import { machine } from './shared/measure.ts';

const ACTIONS = 1000;
const JUMPS = 300;
const LIMIT_MS = 50; // our mark for any jump, the first included

/** Jumping to any move of a long match, with snapshots and by playing it again from the start. */
export function replay(): void {
  console.log(`Random access to ${JUMPS} moves of a match of ${ACTIONS} actions, everything in view`);
  console.log(`CPU milliseconds a jump: median, 95th percentile, longest; snapshots every ${EVERY} moves`);
  console.log(`${machine()}\n`);
  for (const id of Object.keys(GAMES)) {
    const game = currentGame(id);
    if (game) report(marathon(game, ACTIONS));
  }
}

function report(game: Game): void {
  const record = longMatch(game);
  const opened = cost(() => {
    const replayed = replayRecord(game, record);
    if (!replayed.ok) throw new Error(replayed.problem);
    return { replayed, kept: openReplay(game, record, replayed) };
  });
  const { replayed, kept } = opened.value;
  const first = cost(() => kept.moment(kept.steps >> 1, 'all')).ms;
  const snapshots = jumps(kept);
  const fromStart = jumps(openReplay(game, record, replayed, record.entries.length + 1));
  const line = (name: string, times: readonly number[]): string =>
    `${game.id.padEnd(10)} ${name.padEnd(16)} ${[0.5, 0.95, 1].map(share => at(times, share).toFixed(3).padStart(9)).join(' ')}`;
  console.log(line('from the start', fromStart));
  console.log(line('with snapshots', snapshots));
  const longest = Math.max(first, at(snapshots, 1));
  console.log(
    `${game.id.padEnd(10)} longest jump ${longest.toFixed(1)} ms, the very first ${first.toFixed(1)} ms; ` +
      `limit ${LIMIT_MS} ms ${longest < LIMIT_MS ? 'kept' : 'BROKEN'}`,
  );
  console.log(
    `${game.id.padEnd(10)} ratio of medians ${(at(fromStart, 0.5) / at(snapshots, 0.5)).toFixed(1)}; ` +
      `opening and checking ${record.entries.length} moves once: ${opened.ms.toFixed(0)} ms\n`,
  );
}

/** The same moves in the same order for both. */
function jumps(replay: Replay): number[] {
  const chance = seeded('jumps');
  const jump = () => cost(() => replay.moment(chance.below(replay.steps + 1), 'all')).ms;
  for (let i = 0; i < JUMPS; i++) jump(); // the engine compiles what runs often
  return Array.from({ length: JUMPS }, jump).sort((a, b) => a - b);
}

const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(share * times.length))];

/** CPU time, because wall time lies on a busy machine. */
function cost<T>(work: () => T): { value: T; ms: number } {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return { value, ms: (user + system) / 1000 };
}

export function longMatch(game: Game): MatchRecord {
  const chance = seeded('marathon');
  const options = defaultOptions(game);
  const seats = game.seats.max;
  const opening = start(game, seats, options, chance);
  const entries: Entry[] = [];
  let { state } = opening;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const choice = game.choices?.describe(state, seat) ?? null;
    const action =
      choice === null ? pick(game.legal(state, seat), chance) : game.choices?.sample(choice, chance);
    const played = play({ game, state, chance }, seat, game.format(action));
    if (!played.ok) throw new Error(`${game.id}: ${JSON.stringify(played.refusal)}`);
    entries.push(played.entry);
    state = played.state;
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${game.id}: nobody is to act, and it is not over`);
  return {
    game: game.id,
    version: game.version,
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Diver ${i + 1}`, kind: 'human' })),
    options,
    commitment: commitmentOf('marathon'),
    rolls: opening.rolls,
    entries,
    end: { outcome, seed: 'marathon' },
  };
}
