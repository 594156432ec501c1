import { GAMES } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { type Entry, play, start } from '@fathoms/kernel/match.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { replayRecord } from '@fathoms/table/record/read-record.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { openReplay, type Replay } from '@fathoms/table/record/replay.ts';
import { marathon } from './shared/marathon.ts';
import { percentile } from './shared/measure.ts';
import type { Cell, ReportTable } from './shared/report.ts';

const ACTIONS = 1000;
const JUMPS = 300;

/** Jumping to any move of a long match, with snapshots and by playing it again from the start; CPU milliseconds. */
export const replay = (): ReportTable[] => [
  {
    title: 'Jumps to any move',
    columns: [
      { head: 'game' },
      { head: 'median', digits: 3 },
      { head: '95th percentile', digits: 3 },
      { head: 'longest', digits: 1 },
      { head: 'the very first', digits: 1 },
      { head: 'median from the start', digits: 3 },
      { head: 'ratio', digits: 1 },
    ],
    rows: (Object.values(GAMES) as Game[]).map(game => rowOf(marathon(game, ACTIONS))),
  },
];

function rowOf(game: Game): Cell[] {
  const record = longMatch(game);
  const replayed = replayRecord(game, record);
  if (!replayed.ok) throw new Error(replayed.problem);
  const kept = openReplay(game, record, replayed);
  const first = cost(() => kept.moment(kept.steps >> 1, 'all'));
  const snapshots = jumps(kept);
  const fromStart = percentile(jumps(openReplay(game, record, replayed, record.entries.length + 1)), 0.5);
  const median = percentile(snapshots, 0.5);
  return [
    ...[game.id, median, percentile(snapshots, 0.95), percentile(snapshots, 1)],
    ...[first, fromStart, fromStart / median],
  ];
}

/** The same moves in the same order for both. */
function jumps(replay: Replay): number[] {
  const chance = seeded('jumps');
  const jump = () => cost(() => replay.moment(chance.below(replay.steps + 1), 'all'));
  for (let i = 0; i < JUMPS; i++) jump(); // the engine compiles what runs often
  return Array.from({ length: JUMPS }, jump).sort((a, b) => a - b);
}

/** CPU milliseconds, because wall time lies on a busy machine. */
function cost(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
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
