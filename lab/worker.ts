import { parentPort } from 'node:worker_threads';
import { playFixture } from './run/match.ts';
import type { Batch, BatchResult } from './run/pool.ts';

parentPort?.on('message', ({ first, fixtures }: Batch) => {
  const result: BatchResult = { first, played: fixtures.map(playFixture) };
  parentPort?.postMessage(result);
});
