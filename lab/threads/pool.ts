import { Worker } from 'node:worker_threads';
import { findGame, findHints } from '@fathoms/games/catalog.ts';
import { type BotTable, type Fixture, type PlayedMatch, playFixture, type Rules } from '../run/match.ts';

export interface Batch {
  readonly first: number; // the place of its first fixture in the whole list
  readonly fixtures: readonly Fixture[];
}
export interface BatchResult {
  readonly first: number;
  readonly played: readonly PlayedMatch[];
}

export interface Pool {
  readonly script: URL; // the worker's
  readonly threads: number; // 1 = no workers
  readonly progress: (done: number, all: number) => void;
}

const BATCH = 8; // small enough that the threads finish together, large enough to be worth a message

/** Plays all fixtures, in whatever order; the results come in the order of the list. */
export async function playAll(fixtures: readonly Fixture[], pool: Pool): Promise<PlayedMatch[]> {
  const threads = Math.min(pool.threads, Math.ceil(fixtures.length / BATCH));
  const results: PlayedMatch[] = new Array(fixtures.length);
  let done = 0;
  const keep = ({ first, played }: BatchResult): void => {
    played.forEach((one, i) => {
      results[first + i] = one;
    });
    done += played.length;
    pool.progress(done, fixtures.length);
  };
  const batches = inBatches(fixtures);
  if (threads <= 1) {
    for (const { first, fixtures } of batches) keep({ first, played: await playBatch(fixtures) });
    return results;
  }
  await Promise.all(Array.from({ length: threads }, () => work(pool.script, batches, keep)));
  return results;
}

/** One match after the other. */
export async function playBatch(fixtures: readonly Fixture[]): Promise<PlayedMatch[]> {
  const played: PlayedMatch[] = [];
  for (const fixture of fixtures) played.push(await playFixture(fixture, rulesOf(fixture)));
  return played;
}

/** The rules a setting names. */
export function rulesOf({ game: id, version }: BotTable): Rules {
  const game = findGame(id, version);
  const hints = findHints(id);
  if (!game || !hints) throw new Error(`unknown game: ${id}, rules version ${version}`);
  return { game, hints };
}

function* inBatches(fixtures: readonly Fixture[]): Generator<Batch> {
  for (let first = 0; first < fixtures.length; first += BATCH) {
    yield { first, fixtures: fixtures.slice(first, first + BATCH) };
  }
}

/** One thread takes batches until none are left. */
function work(script: URL, batches: Iterator<Batch>, keep: (result: BatchResult) => void): Promise<void> {
  const worker = new Worker(script);
  return new Promise<void>((resolve, reject) => {
    const give = (): void => {
      const next = batches.next();
      if (next.done) resolve();
      else worker.postMessage(next.value);
    };
    worker.on('message', (result: BatchResult) => {
      keep(result);
      give();
    });
    worker.on('error', reject);
    worker.on('exit', code => reject(new Error(`a lab thread ended early with ${code}`)));
    give();
  }).finally(() => worker.terminate());
}
