import { parentPort } from 'node:worker_threads';
import { playFixture } from './match.ts';
import type { Batch, BatchResult } from './pool.ts';

parentPort?.on('message', ({ first, fixtures }: Batch) => {
  const result: BatchResult = { first, played: fixtures.map(playFixture) };
  parentPort?.postMessage(result);
});
